import { Coins } from 'lucide-react';
import type { Store } from '#shared/stores/stores.ts';
import { WaitingTable } from '#web/analytics/lists/waiting-table.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { WaitingBlocks } from '#web/core/app/waiting-page.tsx';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { NoStores } from '#web/stores/connect/no-stores.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { rulesQuery } from './queries.ts';
import { StoreCosts } from './store-costs.tsx';

export function CostsPage() {
  const t = useT();
  const { store } = useSelectedStore();
  return (
    <Page
      title={t('Costs')}
      description={t(
        'What your goods, payments and parcels cost you: what your profit is worked out of. What is missing is never counted as 0.',
      )}
      action={
        store && (
          <ButtonLink to={`${paths.analytics}?tab=profit`} variant="secondary">
            {t('See the profit')}
          </ButtonLink>
        )
      }
    >
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingBlocks />}
        empty={
          <NoStores icon={Coins}>
            {t('Costs are entered once a store is connected and its products are read.')}
          </NoStores>
        }
      >
        {() => store && <OfStore key={store.id} store={store} />}
      </Loaded>
    </Page>
  );
}

function OfStore({ store }: { store: Store }) {
  const t = useT();
  return (
    <Loaded
      query={rulesQuery(store.id)}
      failed={t('Failed to load costs.')}
      waiting={<WaitingTable rows={10} />}
    >
      {(reply) => <StoreCosts store={store} reply={reply} />}
    </Loaded>
  );
}
