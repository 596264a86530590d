import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { AllStoresDashboard } from '#shared/analytics/all-stores.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { Store } from '#shared/stores/stores.ts';
import { AllOverview } from '#web/analytics/all-stores/all-overview.tsx';
import { GroupFigures, WaitingGroup } from '#web/analytics/all-stores/group-figures.tsx';
import { allDashboardQuery } from '#web/analytics/all-stores/queries.ts';
import { periodIn } from '#web/analytics/all-stores/store-groups.ts';
import { StoresReading } from '#web/analytics/all-stores/stores-reading.tsx';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { isBeingCounted } from '#web/core/ui/stale-reply.ts';
import { Tabs } from '#web/core/ui/tabs.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';
import { RangeControl } from './range-control.tsx';

const StoresTab = lazy(async () => ({
  default: (await import('#web/analytics/all-stores/stores-tab.tsx')).StoresTab,
}));
const CustomersByStore = lazy(async () => ({
  default: (await import('#web/analytics/all-stores/customers-by-store.tsx')).CustomersByStore,
}));
const AllProfit = lazy(async () => ({
  default: (await import('#web/analytics/all-stores/all-profit.tsx')).AllProfit,
}));
const AllProducts = lazy(async () => ({
  default: (await import('#web/analytics/all-stores/all-products.tsx')).AllProducts,
}));
const AllInsights = lazy(async () => ({
  default: (await import('#web/analytics/insights/all-insights.tsx')).AllInsights,
}));
const AskBox = lazy(async () => ({ default: (await import('#web/analytics/insights/ask-box.tsx')).AskBox }));

const CARDS = ['totalRevenue', 'totalOrders', 'averageOrderValue', 'totalCustomers'] as const;

interface CountedPart {
  reply: AllStoresDashboard;
  stores: readonly Store[];
  range: RangeQuery;
}

/** All stores at once. */
export function AllStoresAnalytics({ stores }: { stores: readonly Store[] }) {
  const t = useT();
  const { range, allStoresTab, goToTab } = useReportAddress();
  const isWide = useMedia('(min-width: 40rem)');
  const query = allDashboardQuery(range);
  const { data, error } = useQuery(query);

  /** A tab about what the cards are of as well, which say whether it failed or is being counted again. */
  function counted(tab: (part: CountedPart) => ReactNode) {
    if (!data) return error && !isBeingCounted(error) ? null : <WaitingTable rows={8} />;
    return later(tab({ reply: data, stores, range }));
  }

  const asking = (
    <Suspense fallback={<Skeleton className="h-60 rounded-xl sm:h-52" />}>
      <AskBox storeId={ALL_STORES} />
    </Suspense>
  );
  return (
    <div className="grid min-w-0 gap-7">
      <StoresReading stores={stores} />
      <div className="grid min-w-0 gap-4">
        <RangeControl period={data && periodIn(data)} />
        <h2 className="sr-only">{t('All stores')}</h2>
        <Loaded query={query} failed={t('Failed to load metrics.')} waiting={<WaitingGroup names={CARDS} />}>
          {(reply) => <GroupFigures reply={reply} stores={stores} names={CARDS} />}
        </Loaded>
      </div>
      {isWide && asking}
      <Tabs
        label={t('Analytics')}
        tabs={[
          {
            name: 'overview',
            label: t('Overview'),
            content: counted((part) => <AllOverview {...part} below={!isWide && asking} />),
          },
          { name: 'stores', label: t('Stores'), content: counted((part) => <StoresTab {...part} />) },
          { name: 'profit', label: t('Profit'), content: later(<AllProfit stores={stores} range={range} />) },
          {
            name: 'products',
            label: t('Products'),
            content: later(<AllProducts stores={stores} range={range} />),
          },
          {
            name: 'customers',
            label: t('Customers'),
            content: counted((part) => <CustomersByStore {...part} />),
          },
          { name: 'insights', label: t('AI Insights'), content: later(<AllInsights stores={stores} />) },
        ]}
        value={allStoresTab}
        onValueChange={goToTab}
      />
    </div>
  );
}

/** Read in when its tab is opened. */
function later(tab: ReactNode) {
  return <Suspense fallback={<WaitingTable rows={8} />}>{tab}</Suspense>;
}
