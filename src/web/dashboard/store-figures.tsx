import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { DifferenceNote } from '#web/analytics/reports/difference-note.tsx';
import { ExplainedFigure, WaitingFigure } from '#web/analytics/reports/explained-figure.tsx';
import { FigureRow } from '#web/analytics/reports/figure-row.tsx';
import { PeriodNote } from '#web/analytics/reports/period-note.tsx';
import { dashboardQuery } from '#web/analytics/reports/queries.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { NumbersSeen } from '#web/outreach/first-steps/numbers-seen.tsx';
import { ImportNotice } from '#web/stores/connect/store-import.tsx';

/** It comes after the figures above it, which the page is opened for, and once all orders are in. */
const StoreProfit = lazy(async () => ({ default: (await import('./store-profit.tsx')).StoreProfit }));

const GoalCard = lazy(async () => ({ default: (await import('./goal-card.tsx')).GoalCard }));

const FIGURES = ['totalRevenue', 'totalOrders', 'totalCustomers'] as const;

/** The selected store's month so far, true from the first orders read. */
export function StoreFigures({ store }: { store: Store }) {
  const t = useT();
  return (
    <section aria-labelledby="store-figures" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="store-figures" dir="auto" className="min-w-0 break-words text-lg">
          {store.storeName}
        </h2>
        <ButtonLink to={paths.analytics} variant="ghost" className="-mr-3.5">
          {t('All figures')}
          <ArrowRight aria-hidden />
        </ButtonLink>
      </header>
      <ImportNotice store={store} />
      <Loaded
        query={dashboardQuery(store.id)}
        failed={t('Failed to load metrics.')}
        waiting={<WaitingFigures />}
      >
        {(reply) => (
          <>
            <FigureRow count={3}>
              {FIGURES.map((name) => (
                <ExplainedFigure
                  key={name}
                  name={name}
                  detail={reply.details[name]}
                  reply={reply}
                  store={store}
                />
              ))}
            </FigureRow>
            {reply.totalOrders !== null && <NumbersSeen />}
            <PeriodNote reply={reply} />
            <DifferenceNote reply={reply} store={store} />
          </>
        )}
      </Loaded>
      {store.sync.phase === 'ready' && (
        <>
          <Suspense fallback={<Skeleton className="h-24 rounded-xl" />}>
            <StoreProfit store={store} />
          </Suspense>
          <Suspense>
            <GoalCard store={store} />
          </Suspense>
        </>
      )}
    </section>
  );
}

function WaitingFigures() {
  return (
    <FigureRow count={3}>
      {FIGURES.map((name) => (
        <WaitingFigure key={name} />
      ))}
    </FigureRow>
  );
}
