import { RotateCw } from 'lucide-react';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { touchedByAccount } from '#web/ads/account/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { toast } from '#web/core/ui/toast.ts';

/** Reads the account again; where none was chosen, looks again which the consent reaches. */
export function RefreshButton({ store, label }: { store: Store; label: string }) {
  const t = useT();
  const refreshing = useChange({
    change: () => call(adsAccountEndpoints.refresh, { params: { storeId: store.id } }),
    invalidates: touchedByAccount(store.id),
    onSuccess: () =>
      toast({
        title: t('Reading Google Ads'),
        description: t('New figures appear here automatically. What was read minutes ago is not read again.'),
      }),
    onError: (error) =>
      toast({
        title: t('Not Refreshed'),
        description: t.message(
          reasonOf(error, text('The account could not be read again. Please try again in a few minutes.')),
        ),
        variant: 'destructive',
      }),
  });
  return (
    <RoleButton
      needs="manage"
      variant="ghost"
      size="small"
      pending={refreshing.isPending}
      onClick={() => refreshing.mutate()}
    >
      <RotateCw aria-hidden />
      {label}
    </RoleButton>
  );
}
