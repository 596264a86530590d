import { Plus, Sparkles } from 'lucide-react';
import { useT } from '#web/app/i18n.ts';
import { paths } from '#web/app/paths.ts';
import { TryDemoStore } from '#web/stores/demo-stores.tsx';
import { storesQuery } from '#web/stores/queries.ts';
import { useSelectedStore } from '#web/stores/selected-store.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { DraftsProvider } from './result/drafts.tsx';
import { StoreContent } from './store-content.tsx';

export function ContentPage() {
  const t = useT();
  const { store } = useSelectedStore();
  return (
    <Page
      title={t('AI Content Creator')}
      description={t('Captions, pictures and short reels, made from what your store really sells.')}
    >
      <Loaded query={storesQuery()} failed={t('Failed to load stores.')} empty={<NoStores />}>
        {() =>
          store && (
            <DraftsProvider key={store.id}>
              <StoreContent store={store} />
            </DraftsProvider>
          )
        }
      </Loaded>
    </Page>
  );
}

function NoStores() {
  const t = useT();
  return (
    <Card flush>
      <EmptyState
        icon={Sparkles}
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
        {t('Posts are made from the products of your store, so connect it first.')}
      </EmptyState>
    </Card>
  );
}
