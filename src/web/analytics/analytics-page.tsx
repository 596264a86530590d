import { ChartNoAxesColumn, Plus } from 'lucide-react';
import { useState } from 'react';
import { PLATFORM_NAMES, type Store } from '#shared/stores.ts';
import { useT } from '#web/app/i18n.ts';
import { paths } from '#web/app/paths.ts';
import { TryDemoStore } from '#web/stores/demo-stores.tsx';
import { storesQuery } from '#web/stores/queries.ts';
import { useSelectedStore } from '#web/stores/selected-store.ts';
import { ImportNotice } from '#web/stores/store-import.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { MetricCards } from './metric-cards.tsx';
import { Overview } from './overview.tsx';

export function AnalyticsPage() {
  const t = useT();
  const { store } = useSelectedStore();
  return (
    <Page
      title={t('General Analytics')}
      description={t(
        'The month so far beside the same part of last month. Every figure says how it came about.',
      )}
      action={<StoreChoice />}
    >
      <Loaded query={storesQuery()} failed={t('Failed to load stores.')} empty={<NoStores />}>
        {() => store && <StoreAnalytics key={store.id} store={store} />}
      </Loaded>
    </Page>
  );
}

function StoreChoice() {
  const t = useT();
  const { stores, store, selectStore } = useSelectedStore();
  if (!stores || !store) return null;
  return (
    <Select
      aria-label={t('Store')}
      className="w-56 max-w-full"
      value={store.id}
      onValueChange={selectStore}
      options={stores.map(({ id, storeName, platform }) => ({
        value: id,
        label: `${storeName} · ${PLATFORM_NAMES[platform]}`,
      }))}
    />
  );
}

function StoreAnalytics({ store }: { store: Store }) {
  const t = useT();
  const [tab, setTab] = useState<'overview'>('overview');
  return (
    <div className="grid min-w-0 gap-7">
      <ImportNotice store={store} />
      <MetricCards store={store} />
      <Tabs
        label={t('Analytics')}
        tabs={[{ name: 'overview', label: t('Overview'), content: <Overview store={store} /> }]}
        value={tab}
        onValueChange={setTab}
      />
    </div>
  );
}

function NoStores() {
  const t = useT();
  return (
    <Card flush>
      <EmptyState
        icon={ChartNoAxesColumn}
        title={t('No stores connected')}
        action={
          <>
            <ButtonLink to={paths.stores}>
              <Plus aria-hidden />
              {t('Connect Store')}
            </ButtonLink>
            <TryDemoStore />
          </>
        }
      >
        {t('The figures appear with the first orders that are read from your store.')}
      </EmptyState>
    </Card>
  );
}
