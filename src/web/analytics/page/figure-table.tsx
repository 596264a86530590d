import type { DashboardMetrics } from '#shared/analytics/analytics.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { PLATFORM_NAMES, type Store } from '#shared/stores/stores.ts';
import { comparisonWords } from '#web/analytics/reports/comparison-words.ts';
import { ExplainButton } from '#web/analytics/reports/explain-button.tsx';
import type { ExplainedMetric } from '#web/analytics/reports/explanation.tsx';
import { directionOf, exactFigure, growthFigure, missingSentence } from '#web/analytics/reports/figures.ts';
import { isUnshared, type MetricName, metrics } from '#web/analytics/reports/metrics.ts';
import { dashboardQuery } from '#web/analytics/reports/queries.ts';
import { NO_FIGURE, useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';

const ROWS: readonly MetricName[] = [
  'totalRevenue',
  'totalOrders',
  'averageOrderValue',
  'totalCustomers',
  'conversionRate',
  'repeatCustomers',
];

/** All figures of the period next to those they are compared with. */
export function FigureTable({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  return (
    <Loaded
      query={dashboardQuery(store.id, range)}
      failed={t('Failed to load the overview.')}
      waiting={<WaitingRows />}
    >
      {(reply) => <Figures reply={reply} store={store} />}
    </Loaded>
  );
}

function Figures({ reply, store }: { reply: DashboardMetrics; store: Store }) {
  const t = useT();
  const words = comparisonWords(t, reply.period);
  const compares = reply.period.range !== 'all';
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface">
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{t('Overview')}</caption>
        <thead className="text-ink-faint text-xs">
          <tr className="border-line border-b text-right [&_th]:px-4 [&_th]:py-2.5 [&_th]:font-medium sm:[&_th]:px-5">
            <th scope="col" className="text-left">
              {t('Figure')}
            </th>
            <th scope="col">
              {words.current}
              {compares && <span className="block font-normal md:hidden">{words.growth}</span>}
            </th>
            {compares && (
              <>
                <th scope="col" className="hidden sm:table-cell">
                  {words.previous}
                </th>
                <th scope="col" className="hidden md:table-cell">
                  {words.growth}
                </th>
              </>
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {ROWS.map((name) => (
            <Row key={name} name={name} detail={reply.details[name]} reply={reply} store={store} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const tones = { up: 'text-positive', down: 'text-negative', flat: 'text-ink-faint' };

function Row(metric: ExplainedMetric) {
  const t = useT();
  const format = useFormat();
  const { name, detail, reply, store } = metric;
  const { label, unit } = metrics[name];
  const unshared = isUnshared(name, detail, store);
  const direction = directionOf(detail);
  const compares = reply.period.range !== 'all';
  const growth = unshared
    ? NO_FIGURE
    : detail.growthKind === 'new'
      ? t('New')
      : (growthFigure(t, format, unit, detail, reply.currency) ?? NO_FIGURE);
  return (
    <tr className="[&>*]:px-4 [&>*]:py-3 sm:[&>*]:px-5">
      <th scope="row" className="text-left font-normal">
        <span className="flex items-center gap-1">
          {t(label)}
          <ExplainButton {...metric} />
          {detail.fewData && <Badge tone="caution">{t('Little data')}</Badge>}
        </span>
      </th>
      <td className="whitespace-nowrap text-right font-medium">
        {unshared ? NO_FIGURE : exactFigure(format, unit, detail.value, reply.currency)}
        {unshared || (name === 'conversionRate' && detail.reason) ? (
          <span className="block whitespace-normal font-normal text-ink-faint text-xs">
            {unshared || !detail.reason
              ? t('Not shared by {platform}', { platform: PLATFORM_NAMES[store.platform] })
              : missingSentence(t, detail.reason, PLATFORM_NAMES[store.platform])}
          </span>
        ) : (
          compares && (
            <span className={classNames('block font-normal text-xs md:hidden', tones[direction])}>
              {growth}
            </span>
          )
        )}
      </td>
      {compares && (
        <>
          <td className="hidden whitespace-nowrap text-right text-ink-soft sm:table-cell">
            {unshared ? NO_FIGURE : exactFigure(format, unit, detail.previous, reply.currency)}
          </td>
          <td className={classNames('hidden whitespace-nowrap text-right md:table-cell', tones[direction])}>
            {growth}
          </td>
        </>
      )}
    </tr>
  );
}

function WaitingRows() {
  return (
    <div className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
      {ROWS.map((name) => (
        <div key={name} className="flex justify-between gap-8 px-5 py-4">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </div>
  );
}
