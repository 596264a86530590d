import { useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { useReportAddress } from '#web/analytics/reports/address.ts';
import { metricsQuery } from '#web/analytics/reports/queries.ts';
import { useT } from '#web/core/app/i18n.ts';
import { WaitingBlocks } from '#web/core/app/waiting-page.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { Tabs } from '#web/core/ui/tabs.tsx';
import { useMedia } from '#web/core/ui/use-media.ts';
import { NoStores } from '#web/stores/connect/no-stores.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { StoreChoice } from '#web/stores/connect/store-choice.tsx';
import { ImportNotice } from '#web/stores/connect/store-import.tsx';
import { MetricCards } from './metric-cards.tsx';
import { Overview } from './overview.tsx';
import { RangeControl } from './range-control.tsx';

const AllStoresAnalytics = lazy(async () => ({
  default: (await import('./all-stores-analytics.tsx')).AllStoresAnalytics,
}));
const CustomersTab = lazy(async () => ({
  default: (await import('#web/analytics/customers/customers-tab.tsx')).CustomersTab,
}));
const ProductsTab = lazy(async () => ({
  default: (await import('#web/analytics/products/products-tab.tsx')).ProductsTab,
}));
const ProfitTab = lazy(async () => ({
  default: (await import('#web/analytics/profit/profit-tab.tsx')).ProfitTab,
}));
const CartsTab = lazy(async () => ({
  default: (await import('#web/analytics/carts/carts-tab.tsx')).CartsTab,
}));
const InsightsTab = lazy(async () => ({
  default: (await import('#web/analytics/insights/insights-tab.tsx')).InsightsTab,
}));
const AskBox = lazy(async () => ({ default: (await import('#web/analytics/insights/ask-box.tsx')).AskBox }));

export function AnalyticsPage() {
  const t = useT();
  const { store, isAll } = useSelectedStore();
  return (
    <Page
      title={t('General Analytics')}
      description={
        isAll
          ? t('All your stores together and side by side. Every figure shows how it was computed.')
          : t('How your store is doing, next to a fair comparison. Every figure shows how it was computed.')
      }
      action={<StoreChoice />}
    >
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingBlocks />}
        empty={
          <NoStores icon={ChartNoAxesColumn}>
            {t('The figures appear with the first orders that are read from your store.')}
          </NoStores>
        }
      >
        {(stores) =>
          isAll ? (
            <Suspense fallback={<WaitingBlocks />}>
              <AllStoresAnalytics stores={stores} />
            </Suspense>
          ) : (
            store && <StoreAnalytics key={store.id} store={store} />
          )
        }
      </Loaded>
    </Page>
  );
}

function StoreAnalytics({ store }: { store: Store }) {
  const t = useT();
  const { range, tab, goToTab } = useReportAddress();
  const part = { store, range };
  const { data } = useQuery(metricsQuery(store.id, range));
  const isWide = useMedia('(min-width: 40rem)');
  const asking = (
    <Suspense fallback={<Skeleton className="h-60 rounded-xl sm:h-52" />}>
      <div className="print:hidden">
        <AskBox storeId={store.id} />
      </div>
    </Suspense>
  );
  return (
    <div className="grid min-w-0 gap-7">
      <ImportNotice store={store} />
      <div className="grid min-w-0 gap-4">
        <RangeControl period={data?.period} timeZone={store.timeZone} />
        <MetricCards store={store} range={range} />
      </div>
      {isWide && asking}
      <Tabs
        label={t('Analytics')}
        tabs={[
          {
            name: 'overview',
            label: t('Overview'),
            content: <Overview {...part} below={!isWide && asking} />,
          },
          { name: 'profit', label: t('Profit'), content: later(<ProfitTab {...part} />) },
          { name: 'customers', label: t('Customers'), content: later(<CustomersTab {...part} />) },
          { name: 'products', label: t('Products'), content: later(<ProductsTab {...part} />) },
          { name: 'carts', label: t('Abandoned Carts'), content: later(<CartsTab {...part} />) },
          { name: 'insights', label: t('AI Insights'), content: later(<InsightsTab store={store} />) },
        ]}
        value={tab}
        onValueChange={goToTab}
      />
    </div>
  );
}

/** Read in when its tab is opened. */
function later(tab: ReactNode) {
  return <Suspense fallback={<WaitingTable rows={8} />}>{tab}</Suspense>;
}
