import { CalendarDays } from 'lucide-react';
import { useT } from '#web/core/app/i18n.ts';
import { WaitingBlocks } from '#web/core/app/waiting-page.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { useAccountReturn } from '#web/publishing/social-accounts/account-return.ts';
import { NoStores } from '#web/stores/connect/no-stores.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { AllStoresScheduler } from './all-stores-scheduler.tsx';
import { SchedulerFrame } from './scheduler-frame.tsx';
import { StoreScheduler } from './store-scheduler.tsx';

export function SchedulerPage() {
  const { stores, store, isAll } = useSelectedStore();
  useAccountReturn();
  if (stores && store && isAll) return <AllStoresScheduler stores={stores} home={store} />;
  return store ? <StoreScheduler key={store.id} store={store} /> : <WithoutStore />;
}

function WithoutStore() {
  const t = useT();
  return (
    <SchedulerFrame>
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingBlocks />}
        empty={
          <NoStores icon={CalendarDays}>
            {t('Posts are planned from the products and orders of your store, so connect it first.')}
          </NoStores>
        }
      >
        {() => null}
      </Loaded>
    </SchedulerFrame>
  );
}
