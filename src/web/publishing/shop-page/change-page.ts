import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { text } from '#shared/core/sentence.ts';
import { type ShopPage, type ShopPageChange, shopPageEndpoints } from '#shared/publishing/shop-page.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useT } from '#web/core/app/i18n.ts';
import { type Toast, toast } from '#web/core/ui/toast.ts';
import { shopPageQuery } from './queries.ts';

interface Saving {
  change: ShopPageChange;
  /** What is said once it is saved. */
  done?: Toast | undefined;
}

/** Its failure is shown by the form. */
export function useSavePage(
  storeId: string,
  handlers: { onSaved?: (page: ShopPage) => void; onFailed?: (error: Error) => void } = {},
) {
  const client = useQueryClient();
  const { queryKey } = shopPageQuery(storeId);
  return useMutation({
    mutationKey: changesOf(storeId),
    // Lists are sent whole, so changes that were made quickly have to arrive in their order.
    scope: { id: changesOf(storeId).join(' ') },
    mutationFn: ({ change }: Saving) => call(shopPageEndpoints.change, { params: { storeId }, body: change }),
    async onSuccess(page, { done }) {
      // A reading that is on its way may be older.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, page);
      if (done) toast(done);
      handlers.onSaved?.(page);
    },
    onError: (error) => handlers.onFailed?.(error),
  });
}

/** Its failure is said in a toast, and the page is shown as it was. */
export function useChangePage(storeId: string) {
  const t = useT();
  const { mutate } = useSavePage(storeId, {
    onFailed: (error) =>
      toast({
        title: t('Not Saved'),
        description: t.message(
          reasonOf(error, text('Your shop page could not be changed. Please try again.')),
        ),
        variant: 'destructive',
      }),
  });
  return (change: ShopPageChange, done?: Toast) => mutate({ change, done });
}

/** The page with what is being saved, before the server has answered. */
export function useShownPage(storeId: string, saved: ShopPage): ShopPage {
  const pending = useMutationState({
    filters: { mutationKey: changesOf(storeId), status: 'pending' },
    select: ({ state }) => (state.variables as Saving).change,
  });
  return pending.reduce(withChange, saved);
}

/** A name may be refused, so it is not shown before. */
function withChange(page: ShopPage, change: ShopPageChange): ShopPage {
  const {
    isPublic = page.isPublic,
    inSearch = page.inSearch,
    shortLinks = page.shortLinks,
    links = page.links,
    hiddenPostIds = page.hiddenPostIds,
  } = change;
  return { ...page, isPublic, inSearch, shortLinks, links, hiddenPostIds };
}

const changesOf = (storeId: string) => [...shopPageQuery(storeId).queryKey, 'changes'];
