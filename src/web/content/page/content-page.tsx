import { Sparkles } from 'lucide-react';
import { DraftsProvider } from '#web/content/result/drafts.tsx';
import { useWorkClock } from '#web/content/work-clock.ts';
import { useT } from '#web/core/app/i18n.ts';
import { WaitingBlocks } from '#web/core/app/waiting-page.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { NoStores } from '#web/stores/connect/no-stores.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { StoreContent } from './store-content.tsx';

export function ContentPage() {
  const t = useT();
  const { store } = useSelectedStore();
  useWorkClock();
  return (
    <Page
      title={t('Content Creator')}
      description={t('Captions, pictures and short reels, made from what your store really sells.')}
    >
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingBlocks />}
        empty={
          <NoStores icon={Sparkles}>
            {t('Posts are made from the products of your store, so connect it first.')}
          </NoStores>
        }
      >
        {() =>
          store && (
            <DraftsProvider key={store.id} storeId={store.id}>
              <StoreContent store={store} />
            </DraftsProvider>
          )
        }
      </Loaded>
    </Page>
  );
}
