import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { CONSENT_WAYS } from '#shared/publishing/social-accounts.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { accountErrorSentence } from './account-error.ts';
import { WAY_NAMES } from './way-texts.ts';

const TOLD = ['connected', 'accounts', 'found', 'error', 'way'];

/**
 * The way back from a network's consent page: say once how it ended, then clean the address. What was found speaks for
 * itself where it is chosen from.
 */
export function useAccountReturn() {
  const t = useT();
  const search = useSearch();
  const [path, navigate] = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
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
    } else if (!query.has('found')) return;
    for (const name of TOLD) query.delete(name);
    navigate(query.size > 0 ? `${path}?${query}` : path, { replace: true });
  }, [path, search, navigate, t]);
}
