import { ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { GroupFigures, WaitingGroup } from '#web/analytics/all-stores/group-figures.tsx';
import { allDashboardQuery } from '#web/analytics/all-stores/queries.ts';
import { StoreOverview } from '#web/analytics/all-stores/store-overview.tsx';
import { StoresReading } from '#web/analytics/all-stores/stores-reading.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { NumbersSeen } from '#web/outreach/first-steps/numbers-seen.tsx';

/** These come after the figures above them, which the page is opened for. */
const AllStoresGoalCard = lazy(async () => ({
  default: (await import('./goal-card.tsx')).AllStoresGoalCard,
}));

const AllStoresProfit = lazy(async () => ({
  default: (await import('./all-stores-profit.tsx')).AllStoresProfit,
}));

const FIGURES = ['totalRevenue', 'totalOrders', 'totalCustomers'] as const;

/** The month so far of all stores, together and one by one. */
export function AllStoresFigures({ stores }: { stores: readonly Store[] }) {
  const t = useT();
  return (
    <section aria-labelledby="all-stores" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="all-stores" className="text-lg">
          {t('All stores')}
        </h2>
        <ButtonLink to={paths.analytics} variant="ghost" className="-mr-3.5">
          {t('All figures')}
          <ArrowRight aria-hidden />
        </ButtonLink>
      </header>
      <StoresReading stores={stores} />
      <Loaded
        query={allDashboardQuery()}
        failed={t('Failed to load metrics.')}
        waiting={<WaitingGroup names={FIGURES} />}
      >
        {(reply) => (
          <div className="grid min-w-0 gap-3">
            <GroupFigures reply={reply} stores={stores} names={FIGURES} />
            {reply.groups.length > 0 && <NumbersSeen />}
            {reply.groups.length > 0 && (
              <Suspense>
                <AllStoresProfit stores={stores} />
              </Suspense>
            )}
            <Suspense>
              <AllStoresGoalCard stores={stores} />
            </Suspense>
            <StoreOverview reply={reply} stores={stores} />
          </div>
        )}
      </Loaded>
    </section>
  );
}
