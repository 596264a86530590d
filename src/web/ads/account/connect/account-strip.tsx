import type { AdsAccount } from '#shared/ads/ads-account.ts';
import type { Store } from '#shared/stores/stores.ts';
import { accountQuery } from '#web/ads/account/queries.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { ChooseAccount } from './choose-account.tsx';
import { ConnectedAccount } from './connected-account.tsx';
import { useAdsReturn } from './consent-return.ts';
import { NotConnected } from './not-connected.tsx';

/** Whether a Google Ads account is known, and what can be done about it: one calm line above the advice. */
export function AccountStrip({ store }: { store: Store }) {
  const t = useT();
  useAdsReturn();
  return (
    <Loaded
      query={accountQuery(store.id)}
      failed={t('The Google Ads account could not be loaded.')}
      waiting={<Skeleton className="h-16 rounded-xl" />}
    >
      {(known) => (
        <section
          aria-label="Google Ads"
          className="min-w-0 rounded-xl border border-line bg-surface px-5 py-3.5"
        >
          <AccountState store={store} known={known} />
        </section>
      )}
    </Loaded>
  );
}

function AccountState({ store, known }: { store: Store; known: AdsAccount }) {
  const { account } = known;
  if (!account) return <NotConnected store={store} known={known} />;
  if (account.status === 'choosing') return <ChooseAccount store={store} account={account} />;
  return <ConnectedAccount store={store} account={account} reports={known.reports} />;
}
