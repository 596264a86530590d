import type { AdsAccount, AdsConsentError } from '#shared/ads/ads-account.ts';
import type { Store } from '#shared/stores/stores.ts';
import { accountQuery } from '#web/ads/account/queries.ts';
import { useConsentReturn } from '#web/core/app/address.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { refusalSentence } from '#web/core/session/refusal-sentence.ts';
import { Loaded } from '#web/core/ui/loaded.tsx';
import { Skeleton } from '#web/core/ui/skeleton.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { ChooseAccount } from './choose-account.tsx';
import { ConnectedAccount } from './connected-account.tsx';
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

/** The way back from Google's consent page. */
function useAdsReturn() {
  const t = useT();
  useConsentReturn(['ads', 'ads_error'], (query) => {
    const error = query.get('ads_error');
    if (error)
      toast({
        title: t('Connection Failed'),
        description: consentErrorSentence(t, error),
        variant: 'destructive',
      });
    else if (query.get('ads') === 'connected')
      toast({
        title: t('Google Ads Connected'),
        description: t('Its figures take the place of published ones as soon as they are read.'),
      });
    else return false;
    return true;
  });
}

/** Why a consent did not end in a connected account, and what helps. `code` is whatever the address holds. */
export function consentErrorSentence(t: Translate, code: string): string {
  const refused = refusalSentence(t, code);
  if (refused) return refused;
  switch (code as AdsConsentError) {
    case 'oauth_denied':
      return t('No consent was given at Google, so nothing was connected.');
    case 'oauth_expired':
      return t('The sign-in at Google took too long or was already completed. Please start again.');
    case 'oauth_invalid':
      return t('The reply did not come from Google, or belongs to another browser. Please start again.');
    case 'scope_missing':
      return t(
        'The permission to see your Google Ads campaigns was left out. Please connect again and tick it on Google’s page.',
      );
    case 'no_accounts':
      return t(
        'This Google account has no Google Ads account. Please connect again with the one you use for your ads.',
      );
    case 'connection_failed':
      return t(
        'Google gave consent, but then the Google Ads account could not be read. Please try again in a few minutes.',
      );
  }
  return t('Google Ads could not be connected. Please try again.');
}
