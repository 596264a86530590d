import type { ReplyOf } from '#shared/core/endpoint.ts';
import type { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { FoldingCard } from '#web/core/ui/folding-card.tsx';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { useAccountReturn } from './account-return.ts';
import { AccountRow } from './account-row.tsx';
import { ConnectButtons } from './connect-buttons.tsx';
import { FoundAccounts } from './found-accounts.tsx';
import { accountsQuery } from './queries.ts';

/** In the settings: the accounts that each store posts to. */
export function SocialAccounts() {
  const t = useT();
  useAccountReturn();
  return (
    <FoldingCard
      title={t('Social Accounts')}
      description={t('The accounts that the posts of each store go to. Passwords stay with the networks.')}
      action={
        <ButtonLink variant="ghost" size="small" to={paths.networkSetup}>
          {t('Use your own app')}
        </ButtonLink>
      }
    >
      <Loaded
        query={storesQuery()}
        failed={t('Failed to load stores.')}
        waiting={<WaitingAccounts />}
        empty={
          <p className="text-ink-soft text-sm">{t('Connect a store first; its accounts are listed here.')}</p>
        }
      >
        {(stores) => (
          <div className="grid gap-6">
            {stores.map((store) => (
              <StoreAccounts key={store.id} store={store} named={stores.length > 1} />
            ))}
          </div>
        )}
      </Loaded>
    </FoldingCard>
  );
}

function StoreAccounts({ store, named }: { store: Store; named: boolean }) {
  const t = useT();
  return (
    <section aria-label={t('Social accounts of {store}', { store: store.storeName })} className="grid gap-2">
      {named && (
        <h3 dir="auto" className="wrap-anywhere font-medium text-sm">
          {store.storeName}
        </h3>
      )}
      <Loaded
        query={accountsQuery(store.id)}
        failed={t('Failed to load social accounts.')}
        waiting={<WaitingAccounts />}
      >
        {(reply) => <AccountsOf store={store} {...reply} />}
      </Loaded>
    </section>
  );
}

type AccountsOfProps = { store: Store } & ReplyOf<typeof socialAccountEndpoints.list>;

function AccountsOf({ store, accounts, ways }: AccountsOfProps) {
  const t = useT();
  return (
    <div className="grid gap-4">
      <FoundAccounts store={store} />
      {accounts.length === 0 ? (
        <p className="text-ink-soft text-sm">
          {t('No account is connected yet, so posts of this store cannot go out.')}
        </p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {accounts.map((account) => (
            <AccountRow key={account.id} store={store} account={account} />
          ))}
        </ul>
      )}
      <ConnectButtons storeId={store.id} ways={ways} from="settings" />
    </div>
  );
}

function WaitingAccounts() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-10 w-full max-w-md" />
      <Skeleton className="h-10 w-full max-w-sm" />
    </div>
  );
}
