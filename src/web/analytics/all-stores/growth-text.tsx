import type { MetricDetail } from '#shared/analytics/analytics.ts';
import { directionOf, growthFigure } from '#web/analytics/reports/figures.ts';
import type { Unit } from '#web/analytics/reports/metrics.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';

interface GrowthTextProps {
  detail: MetricDetail;
  unit: Unit;
  currency: string;
}

const tones = { up: 'text-positive', down: 'text-negative', flat: 'text-ink-faint' };

/** A growth in a row of figures: its sign says what its colour says. */
export function GrowthText({ detail, unit, currency }: GrowthTextProps) {
  const t = useT();
  const format = useFormat();
  const growth =
    detail.growthKind === 'new' ? t('New') : (growthFigure(t, format, unit, detail, currency) ?? NO_FIGURE);
  return <span className={tones[directionOf(detail)]}>{growth}</span>;
}
