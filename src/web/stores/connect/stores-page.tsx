import { Plus, Store as StoreIcon } from 'lucide-react';
import { useState } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { connectErrorSentence, readConnectError } from '#web/accounts/connections/connect-error.ts';
import { useAddressRequest, useConsentReturn } from '#web/core/app/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { EmptyState } from '#web/core/ui/empty-state.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Page } from '#web/core/ui/page.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { ConnectStoreDialog } from './connect-store-dialog.tsx';
import { DemoStoreChoice, TryDemoStore } from './demo-stores.tsx';
import { storesQuery } from './queries.ts';
import { StoreCard } from './store-card.tsx';
import { useStoreSearch } from './use-store-search.tsx';

export function StoresPage() {
  const t = useT();
  const [connecting, setConnecting] = useState(false);
  // A dialog opened again starts with an empty form, or with the store to connect again.
  const [opening, setOpening] = useState<{ count: number; store?: Store | undefined }>({ count: 0 });
  useStoreReturn();

  function openDialog(store?: Store) {
    setOpening(({ count }) => ({ count: count + 1, store }));
    setConnecting(true);
  }

  useAddressRequest('connect', () => openDialog());

  const connectButton = (
    <RoleButton needs="manage" onClick={() => openDialog()}>
      <Plus aria-hidden />
      {t('Connect Store')}
    </RoleButton>
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
        empty={<NoStores onConnect={() => openDialog()} />}
      >
        {(stores) => <StoreGrid stores={stores} onReconnect={openDialog} />}
      </Loaded>
      <ConnectStoreDialog
        key={opening.count}
        open={connecting}
        onOpenChange={setConnecting}
        store={opening.store}
      />
    </Page>
  );
}

function StoreGrid({ stores, onReconnect }: { stores: Store[]; onReconnect: (store: Store) => void }) {
  const { found, field } = useStoreSearch(stores);
  return (
    <div className="grid gap-4">
      {field && <div className="max-w-md">{field}</div>}
      <ul className={stores.length === 1 ? 'grid' : 'grid gap-4 lg:grid-cols-2'}>
        {found.map((store) => (
          <li key={store.id} className="grid min-w-0">
            <StoreCard store={store} onReconnect={() => onReconnect(store)} />
          </li>
        ))}
      </ul>
    </div>
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
            <RoleButton needs="manage" onClick={onConnect}>
              <Plus aria-hidden />
              {t('Connect Store')}
            </RoleButton>
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
  );
}

/** The way back from a platform's consent page. */
function useStoreReturn() {
  const t = useT();
  useConsentReturn(['connected', 'error', 'platform', 'store'], (query) => {
    // On its way to the dashboard a new connection passes by here with the dashboard's address.
    if (!window.location.pathname.startsWith(paths.stores)) return false;
    const store = query.get('store');
    const error = readConnectError(query);
    if (error) {
      const { title, message } = connectErrorSentence(t, error);
      toast({ title, description: message, variant: 'destructive' });
    } else if (query.get('connected') && store) {
      toast({
        title: t('Store Connected Successfully!'),
        description: t('{store} is connected. Its orders are being read.', { store }),
      });
    } else return false;
    return true;
  });
}
