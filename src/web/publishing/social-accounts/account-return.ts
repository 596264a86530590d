import { CONSENT_WAYS } from '#shared/publishing/social-accounts.ts';
import { useConsentReturn } from '#web/core/app/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { accountErrorSentence } from './account-error.ts';
import { WAY_NAMES } from './way-texts.ts';

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
        title: t('Connected to {network}', { network: WAY_NAMES[connected] }),
        description: t.plural(count, {
          one: 'Posts can go out to this account now.',
          other: 'Posts can go out to these {n} accounts now.',
        }),
      });
    } else return query.has('found');
    return true;
  });
}
