import { text } from '#shared/core/sentence.ts';
import { type SocialAccount, socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { accountsQuery } from './queries.ts';

/** Asks the network whether a post would go through, and says what it answered. */
export function useCheckAccount({ id: storeId }: Store, { id: accountId, name }: SocialAccount) {
  const t = useT();
  return useChange({
    change: () => call(socialAccountEndpoints.check, { params: { storeId, accountId } }),
    invalidates: [accountsQuery(storeId)],
    onSuccess({ status, problem }) {
      if (status === 'active' && !problem)
        toast({
          title: t('{account} is fine', { account: name }),
          description: t('Posts can go out to it.'),
        });
      else
        toast({
          title:
            status === 'reconnect'
              ? t('{account} must be connected again', { account: name })
              : t('{account} has a problem', { account: name }),
          description: t.message(problem ?? text('Its posts wait until then.')),
          variant: 'destructive',
        });
    },
    onError: (error) =>
      toast({
        title: t('Not Checked'),
        description: t.message(reasonOf(error, text('The network could not be reached. Please try again.'))),
        variant: 'destructive',
      }),
  });
}
