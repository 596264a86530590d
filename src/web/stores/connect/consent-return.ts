import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { connectErrorSentence, readConnectError } from '#web/accounts/connections/connect-error.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { toast } from '#web/core/ui/toast.ts';

/** The way back from a platform's consent page: say once how it ended, then clean the address. */
export function useConsentReturn() {
  const t = useT();
  const search = useSearch();
  const [path, navigate] = useLocation();
  useEffect(() => {
    // On its way to the dashboard a new connection passes by here with the dashboard's address.
    if (!path.startsWith(paths.stores)) return;
    const query = new URLSearchParams(search);
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
    } else return;
    navigate(paths.stores, { replace: true });
  }, [path, search, navigate, t]);
}
