import { Plus, Store as StoreIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Store } from '#shared/stores.ts';
import { useT } from '#web/app/i18n.ts';
import { paths } from '#web/app/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { ConnectStoreDialog } from './connect-store-dialog.tsx';
import { DemoStoreChoice, TryDemoStore } from './demo-stores.tsx';
import { storesQuery } from './queries.ts';
import { StoreCard } from './store-card.tsx';

export function StoresPage() {
  const t = useT();
  const [connecting, setConnecting] = useState(false);
  // A dialog opened anew starts with an empty form, or with the name of the store to connect again.
  const [opening, setOpening] = useState({ count: 0, storeName: '' });
  useConnectedToast();

  function openDialog(storeName: string) {
    setOpening(({ count }) => ({ count: count + 1, storeName }));
    setConnecting(true);
  }

  const connectButton = (
    <Button onClick={() => openDialog('')}>
      <Plus aria-hidden />
      {t('Connect Store')}
    </Button>
  );
  return (
    <Page
      title={t('Connected Stores')}
      description={t('The stores whose orders, products and customers Vitrin reads.')}
      action={connectButton}
    >
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingStores />}
        empty={<NoStores onConnect={() => openDialog('')} />}
      >
        {(stores) => <StoreGrid stores={stores} onReconnect={({ handle }) => openDialog(handle)} />}
      </Loaded>
      <ConnectStoreDialog
        key={opening.count}
        open={connecting}
        onOpenChange={setConnecting}
        storeName={opening.storeName}
      />
    </Page>
  );
}

/** The way back from a platform's consent page: say that it worked, once. */
function useConnectedToast() {
  const t = useT();
  const search = useSearch();
  const [path, navigate] = useLocation();
  useEffect(() => {
    // On its way to the dashboard a new connection passes by here with the dashboard's address.
    if (!path.startsWith(paths.stores)) return;
    const query = new URLSearchParams(search);
    const store = query.get('store');
    if (!query.get('connected') || !store) return;
    toast({
      title: t('Store Connected Successfully!'),
      description: t('{store} is connected. Its orders are being read.', { store }),
    });
    navigate(paths.stores, { replace: true });
  }, [path, search, navigate, t]);
}

function StoreGrid({ stores, onReconnect }: { stores: Store[]; onReconnect: (store: Store) => void }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {stores.map((store) => (
        <li key={store.id} className="grid min-w-0">
          <StoreCard store={store} onReconnect={() => onReconnect(store)} />
        </li>
      ))}
    </ul>
  );
}

function NoStores({ onConnect }: { onConnect: () => void }) {
  const t = useT();
  return (
    <Card flush>
      <EmptyState
        icon={StoreIcon}
        title={t('No Stores Connected')}
        action={
          <>
            <Button onClick={onConnect}>
              <Plus aria-hidden />
              {t('Connect Store')}
            </Button>
            <TryDemoStore />
          </>
        }
      >
        {t('Connect your store and see its figures from the newest orders within a minute.')}
      </EmptyState>
      <DemoStoreChoice />
    </Card>
  );
}

function WaitingStores() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Card>
        <div className="grid gap-5">
          <div className="flex justify-between gap-4">
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-5 w-16" />
          </div>
          <Skeleton className="h-4 w-52" />
          <Skeleton className="h-16" />
          <Skeleton className="h-10 w-32" />
        </div>
      </Card>
    </div>
  );
}
