import { type Store, storeEndpoints } from '#shared/stores.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/change.ts';
import { useT } from '#web/app/i18n.ts';
import { toast } from '#web/ui/toast.ts';
import { storesQuery } from './queries.ts';

export function useRefreshStore({ id, storeName }: Store) {
  const t = useT();
  const { mutate, isPending } = useChange({
    change: () => call(storeEndpoints.refresh, { params: { storeId: id } }),
    invalidates: [storesQuery()],
    onSuccess: () =>
      toast({
        title: t('Store Refreshed'),
        description: t('What changed in {store} is being read now.', { store: storeName }),
      }),
    onError: () =>
      toast({
        title: t('Refresh Failed'),
        description: t('Failed to refresh store data. Please try again.'),
        variant: 'destructive',
      }),
  });
  return { refresh: () => mutate(), refreshing: isPending };
}
