import { Smartphone } from 'lucide-react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { WaitingBlocks } from '#web/core/app/waiting-page.tsx';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { NoStores } from '#web/stores/connect/no-stores.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { shopPageQuery } from './queries.ts';
import { StoreShopPage } from './store-shop-page.tsx';

/** Where an owner opens and arranges the public page of a store. */
export function ShopPageScreen() {
  const t = useT();
  const { store } = useSelectedStore();
  return (
    <Page
      title={t('Shop page')}
      description={t(
        'A public page with the pictures of your published posts, each with a link to its product. Its address belongs in your profiles on Instagram, Facebook and X.',
      )}
      action={
        store && (
          <>
            {store.platform === 'shopify' && (
              <ButtonLink to={paths.writeBack} variant="ghost">
                {t('Shopify’s own reports')}
              </ButtonLink>
            )}
            <ButtonLink to={paths.calendar} variant="secondary">
              {t('Open the calendar')}
            </ButtonLink>
          </>
        )
      }
    >
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingBlocks />}
        empty={
          <NoStores icon={Smartphone}>
            {t('The page shows what you publish for your store, so connect it first.')}
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
      query={shopPageQuery(store.id)}
      failed={t('Failed to load the shop page.')}
      waiting={<WaitingCards />}
    >
      {(page) => <StoreShopPage store={store} saved={page} />}
    </Loaded>
  );
}

function WaitingCards() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-72 rounded-xl" />
      <Skeleton className="h-48 rounded-xl" />
      <Skeleton className="h-96 rounded-xl" />
    </div>
  );
}
