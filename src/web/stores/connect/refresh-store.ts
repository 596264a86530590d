import { useEffect, useState } from 'react';
import { text } from '#shared/core/sentence.ts';
import { type Store, type SyncProgress, storeEndpoints } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { toast } from '#web/core/ui/toast.ts';
import { isImporting } from './import-progress.ts';
import { storesQuery } from './queries.ts';

/** Something that takes longer is no longer waited for; the card shows the outcome. */
const WAIT_MS = 60_000;

/** Refreshing lasts until the store was read again, or something got in the way of it. */
export function useRefreshStore({ id, storeName, isActive, sync }: Store) {
  const t = useT();
  const [before, setBefore] = useState<SyncProgress | null>(null);
  const { mutate, isPending } = useChange({
    change: () => call(storeEndpoints.refresh, { params: { storeId: id } }),
    invalidates: [storesQuery()],
    onSuccess: () =>
      toast({
        title: t('Store Refreshed'),
        description: t('What changed in {store} is being read now.', { store: storeName }),
      }),
    onError(error) {
      setBefore(null);
      toast({
        title: t('Refresh Failed'),
        description: t.message(reasonOf(error, text('Failed to refresh store data. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  useEffect(() => {
    if (!before) return;
    const timer = setTimeout(() => setBefore(null), WAIT_MS);
    return () => clearTimeout(timer);
  }, [before]);

  function refresh() {
    setBefore(sync);
    mutate();
  }
  return { refresh, refreshing: isPending || (isActive && before !== null && isAwaited(before, sync)) };
}

/** An import shows its own progress; a refresh then has nothing of its own to wait for. */
function isAwaited(before: SyncProgress, now: SyncProgress): boolean {
  const inTheWay = now.problem !== null && now.problem.code !== before.problem?.code;
  return !isImporting(now) && !inTheWay && now.lastSyncedAt === before.lastSyncedAt;
}
