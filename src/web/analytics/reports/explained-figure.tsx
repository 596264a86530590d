import type { ReactNode } from 'react';
import { PLATFORM_NAMES } from '#shared/stores/stores.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { StatFigure } from '#web/core/ui/stat-figure.tsx';
import { ExplainButton } from './explain-button.tsx';
import type { ExplainedMetric } from './explanation.tsx';
import { cardFigure, growthTrend, missingSentence, noGrowthSentence } from './figures.ts';
import { isUnshared, metrics, unknownDays } from './metrics.ts';

/** A figure with its growth, and the button that opens how it was computed. One cell of a `FigureRow`. */
export function ExplainedFigure({ action, ...metric }: ExplainedMetric & { action?: ReactNode }) {
  const t = useT();
  const format = useFormat();
  const { name, detail, reply, store } = metric;
  const { label, unit } = metrics[name];
  const unshared = isUnshared(name, detail, store);
  return (
    <div className="bg-surface p-5">
      <StatFigure
        label={
          <span className="flex min-h-6 items-center gap-1.5">
            {t(label)}
            {detail.fewData && <Badge tone="caution">{t('Little data')}</Badge>}
            <span className="-mr-2 ml-auto">
              <ExplainButton {...metric} />
            </span>
          </span>
        }
        value={unshared ? NO_FIGURE : cardFigure(format, unit, detail.value, reply.currency)}
        trend={unshared ? undefined : growthTrend(t, format, unit, detail, reply)}
        note={missingNote(t, format, metric)}
      />
      {action}
    </div>
  );
}

/** Only when something is missing and the page does not say so for all figures at once. */
function missingNote(
  t: Translate,
  format: ReturnType<typeof useFormat>,
  { name, detail, reply, store }: ExplainedMetric,
) {
  const platform = PLATFORM_NAMES[store.platform];
  if (isUnshared(name, detail, store)) return t('Not shared by {platform}', { platform });
  if (detail.reason)
    return detail.reason === 'no_data_yet' ? null : missingSentence(t, detail.reason, platform);
  const { known, unknown } = unknownDays(detail);
  if (unknown > 0)
    return t.plural(
      known + unknown,
      { one: 'Visits known for {known} of {n} day', other: 'Visits known for {known} of {n} days' },
      { known },
    );
  if (detail.growthKind !== 'none' || !detail.growthReason || reply.period.range === 'all')
    return known > 0 && reply.period.includesToday ? t('Finished days, without today') : null;
  return noGrowthSentence(t, format, detail.growthReason, { store, period: reply.period });
}

export function WaitingFigure() {
  return (
    <div className="grid gap-2.5 bg-surface p-5">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="h-8 w-36" />
      <Skeleton className="h-3.5 w-28" />
    </div>
  );
}
