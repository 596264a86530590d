import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { ChangeButton } from '#web/analytics/change/change-button.tsx';
import { DifferenceNote } from '#web/analytics/reports/difference-note.tsx';
import { ExplainedFigure, WaitingFigure } from '#web/analytics/reports/explained-figure.tsx';
import { FigureRow } from '#web/analytics/reports/figure-row.tsx';
import { PeriodNote } from '#web/analytics/reports/period-note.tsx';
import { metricsQuery } from '#web/analytics/reports/queries.ts';
import { useFormat } from '#web/core/app/format.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Alert } from '#web/core/ui/alert.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { isImporting } from '#web/stores/connect/import-progress.ts';

const CARDS = ['totalRevenue', 'totalOrders', 'conversionRate', 'totalCustomers'] as const;

export function MetricCards({ store, range }: { store: Store; range: RangeQuery }) {
  const t = useT();
  const format = useFormat();
  return (
    <Loaded
      query={metricsQuery(store.id, range)}
      failed={t('Failed to load metrics.')}
      waiting={<WaitingCards />}
    >
      {(reply) => (
        <div className="grid gap-3">
          {reply.totalOrders === 0 && !isImporting(store.sync) && (
            <Alert>
              {t('No orders since {date}. The figures start with the first one.', {
                date: format.day(reply.period.from, reply.period.timeZone),
              })}
            </Alert>
          )}
          <FigureRow count={4}>
            {CARDS.map((name) => (
              <ExplainedFigure
                key={name}
                name={name}
                detail={reply.details[name]}
                reply={reply}
                store={store}
                action={
                  name === 'totalRevenue' &&
                  range.range !== 'all' && <ChangeButton store={store} range={range} />
                }
              />
            ))}
          </FigureRow>
          <PeriodNote reply={reply} />
          <DifferenceNote reply={reply} store={store} />
        </div>
      )}
    </Loaded>
  );
}

function WaitingCards() {
  return (
    <div className="grid gap-3">
      <FigureRow count={4}>
        {CARDS.map((name) => (
          <WaitingFigure key={name} />
        ))}
      </FigureRow>
      <Skeleton className="h-4 w-72 max-w-full" />
    </div>
  );
}
