import { connectErrorSentence, readConnectError } from '#web/accounts/connections/connect-error.ts';
import { useConsentReturn } from '#web/core/app/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { paths } from '#web/core/app/paths.ts';
import { toast } from '#web/core/ui/toast.ts';

/** The way back from a platform's consent page. */
export function useStoreReturn() {
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
