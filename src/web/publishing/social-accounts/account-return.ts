import { WAYS } from '#shared/content/networks/networks.ts';
import { type AccountError, CONSENT_WAYS, type ConsentWay } from '#shared/publishing/social-accounts.ts';
import { useConsentReturn } from '#web/core/app/address.ts';
import { type Translate, useT } from '#web/core/app/i18n.ts';
import { refusalSentence } from '#web/core/session/refusal-sentence.ts';
import { toast } from '#web/core/ui/toast.ts';

/** The way back from a network's consent page. What was found speaks for itself where it is chosen from. */
export function useAccountReturn() {
  const t = useT();
  useConsentReturn(['connected', 'accounts', 'found', 'error', 'way'], (query) => {
    const error = query.get('error');
    const connected = CONSENT_WAYS.find((way) => way === query.get('connected'));
    if (error) {
      const way = CONSENT_WAYS.find((one) => one === query.get('way')) ?? null;
      toast({
        title: t('Connection Failed'),
        description: accountErrorSentence(t, error, way),
        variant: 'destructive',
      });
    } else if (connected) {
      const count = Number(query.get('accounts')) || 1;
      toast({
        title: t('Connected to {network}', { network: WAYS[connected].name }),
        description: t.plural(count, {
          one: 'Posts can go out to this account now.',
          other: 'Posts can go out to these {n} accounts now.',
        }),
      });
    } else return query.has('found');
    return true;
  });
}

/** Why a consent did not end in a connected account, and what helps. `code` is whatever the address holds. */
export function accountErrorSentence(t: Translate, code: string, way: ConsentWay | null): string {
  const refused = refusalSentence(t, code);
  if (refused) return refused;
  const at = { platform: way ? WAYS[way].name : t('the network') };
  switch (code as AccountError) {
    case 'oauth_denied':
      return t('No consent was given at {platform}, so nothing was connected.', at);
    case 'oauth_expired':
      return t('The consent at {platform} took too long or was already completed. Please start again.', at);
    case 'oauth_invalid':
      return t(
        'The reply did not come from {platform}, or belongs to another browser. Please start again.',
        at,
      );
    case 'scope_missing':
      return t(
        'A permission that posting needs was left out at {platform}. Please connect again and leave all of them on.',
        at,
      );
    case 'no_channel':
      return t(
        'This Google account has no YouTube channel. Create one at YouTube, or connect with another account.',
      );
    case 'no_accounts':
      return t(
        'No Page was chosen on which you may create posts. Please connect again and choose at least one.',
      );
    case 'account_personal':
      return t(
        'This is a personal Instagram account, and apps may only post to professional ones. Switch it to a business or creator account in the Instagram app, then connect again.',
      );
    case 'connection_failed':
      return t(
        '{platform} gave consent, but then the account could not be read. Please try again in a few minutes.',
        at,
      );
  }
  return t('The account could not be connected. Please try again.');
}
