import { CalendarDays } from 'lucide-react';
import { useAccountReturn } from '#web/accounts/account-return.ts';
import { useT } from '#web/app/i18n.ts';
import { WaitingBlocks } from '#web/app/waiting-page.tsx';
import { NoStores } from '#web/stores/no-stores.tsx';
import { storesQuery } from '#web/stores/queries.ts';
import { useSelectedStore } from '#web/stores/selected-store.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { SchedulerFrame } from './scheduler-frame.tsx';
import { StoreScheduler } from './store-scheduler.tsx';

export function SchedulerPage() {
  const { store } = useSelectedStore();
  useAccountReturn();
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
