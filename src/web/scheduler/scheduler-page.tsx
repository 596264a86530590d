import { CalendarDays, Plus } from 'lucide-react';
import { useAccountReturn } from '#web/accounts/account-return.ts';
import { useT } from '#web/app/i18n.ts';
import { paths } from '#web/app/paths.ts';
import { TryDemoStore } from '#web/stores/demo-stores.tsx';
import { storesQuery } from '#web/stores/queries.ts';
import { useSelectedStore } from '#web/stores/selected-store.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
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
      <Loaded query={storesQuery()} failed={t('Failed to load stores.')} empty={<NoStores />}>
        {() => null}
      </Loaded>
    </SchedulerFrame>
  );
}

function NoStores() {
  const t = useT();
  return (
    <Card flush>
      <EmptyState
        icon={CalendarDays}
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
        {t('Posts are planned from the products and orders of your store, so connect it first.')}
      </EmptyState>
    </Card>
  );
}
