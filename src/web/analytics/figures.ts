import type { MetricDetail, MissingReason } from '#shared/analytics.ts';
import type { createFormat } from '#web/app/format.ts';
import { NO_FIGURE } from '#web/app/format.ts';
import type { Translate } from '#web/app/i18n.ts';
import type { FigureTrend } from '#web/ui/stat-figure.tsx';
import type { Unit } from './metrics.ts';

type Format = ReturnType<typeof createFormat>;

/** Beyond this the pence only cost room; the explanation has them. */
const WHOLE_FROM = 1_000_000;

export function exactFigure(format: Format, unit: Unit, value: number | null, currency: string): string {
  if (unit === 'money') return format.money(value, currency);
  if (unit === 'percent') return format.percent(value, { digits: 2 });
  return format.number(value);
}

export function cardFigure(format: Format, unit: Unit, value: number | null, currency: string): string {
  if (unit === 'money')
    return format.money(value, currency, { whole: value !== null && Math.abs(value) >= WHOLE_FROM });
  return exactFigure(format, unit, value, currency);
}

/** Growth as a signed figure, or null where there is none to state. */
export function growthFigure(
  t: Translate,
  format: Format,
  unit: Unit,
  { growth, growthKind }: MetricDetail,
  currency: string,
): string | null {
  if (growth === null) return null;
  if (growthKind === 'percent') return format.percent(growth, { signed: true });
  if (growthKind !== 'difference') return null;
  const sign = growth > 0 ? '+' : '';
  if (unit === 'percent')
    return t('{points} points', { points: format.number(growth, { signDisplay: 'exceptZero' }) });
  return sign + exactFigure(format, unit, growth, currency);
}

export function growthTrend(
  t: Translate,
  format: Format,
  unit: Unit,
  detail: MetricDetail,
  currency: string,
): FigureTrend {
  if (detail.growthKind === 'new') return { direction: 'up', label: t('New, nothing last month') };
  const growth = growthFigure(t, format, unit, detail, currency);
  const change = growth === null ? 0 : (detail.growth ?? 0);
  return {
    direction: change > 0 ? 'up' : change < 0 ? 'down' : 'flat',
    label: t('{growth} from last month', { growth: growth ?? NO_FIGURE }),
  };
}

/** Why the figure itself is missing. */
export function missingSentence(t: Translate, reason: MissingReason, platform: string): string {
  switch (reason) {
    case 'no_sessions':
      return t('Visits are not shared by {platform}, so there is no rate to show.', { platform });
    case 'no_orders':
      return t('No orders in this period, so there is nothing to divide by.');
    case 'not_covered':
      return t('This period is older than what has been read.');
    case 'no_data_yet':
      return t('Nothing has been read yet.');
  }
}

/** Why there is no growth. */
export function noGrowthSentence(t: Translate, reason: MissingReason, platform: string): string {
  switch (reason) {
    case 'no_sessions':
      return missingSentence(t, reason, platform);
    case 'no_orders':
      return t('There were no orders in the same part of last month.');
    case 'not_covered':
      return t('Last month is not, or not wholly, among what has been read.');
    case 'no_data_yet':
      return t('Nothing has been read yet.');
  }
}
