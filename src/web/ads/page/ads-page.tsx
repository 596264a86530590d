import { useQueryClient } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useEffect } from 'react';
import { adsKey } from '#web/ads/queries.ts';
import { WaitingAds } from '#web/ads/waiting-ads.tsx';
import { useT } from '#web/core/app/i18n.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { NoStores } from '#web/stores/connect/no-stores.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { AdsFrame } from './ads-frame.tsx';
import { StoreAds } from './store-ads.tsx';

export function AdsPage() {
  const { store } = useSelectedStore();
  useFreshOnChange(store?.id, store?.sync.phase);
  return store ? <StoreAds key={store.id} store={store} /> : <WithoutStore />;
}

/**
 * SPEC section 2: nothing of the store before stays when another is chosen. While a store is read for the first time
 * its advice is read again with every part that has arrived.
 */
function useFreshOnChange(storeId: string | undefined, phase: string | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (!storeId || !phase) return;
    return () => void client.invalidateQueries({ queryKey: adsKey(storeId) });
  }, [client, storeId, phase]);
}

function WithoutStore() {
  const t = useT();
  return (
    <AdsFrame>
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingAds />}
        empty={
          <NoStores icon={Megaphone}>
            {t(
              'The advice is based on the orders, products and customers of your store, so connect it first.',
            )}
          </NoStores>
        }
      >
        {() => null}
      </Loaded>
    </AdsFrame>
  );
}
