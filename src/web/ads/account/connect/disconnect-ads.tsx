import { useState } from 'react';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';
import { touchedByAccount } from '#web/ads/account/queries.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';

interface DisconnectAdsProps {
  store: Store;
  /** Of the account, as the question names it. */
  name: string;
  label: string;
}

export function DisconnectAds({ store, name, label }: DisconnectAdsProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const disconnecting = useChange({
    change: () => call(adsAccountEndpoints.disconnect, { params: { storeId: store.id } }),
    invalidates: touchedByAccount(store.id),
    onSuccess() {
      setOpen(false);
      toast({ title: t('Google Ads Disconnected') });
      // The button that had the focus is gone.
      document.getElementById('content')?.focus();
    },
    onError(error) {
      setOpen(false);
      toast({
        title: t('Disconnection Failed'),
        description: t.message(
          reasonOf(error, text('Google Ads could not be disconnected. Please try again.')),
        ),
        variant: 'destructive',
      });
    },
  });
  return (
    <>
      <RoleButton needs="manage" variant="ghost" size="small" onClick={() => setOpen(true)}>
        {label}
      </RoleButton>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t('Disconnect {account}?', { account: name })}
        description={t('Vitrin’s access to Google is revoked and deleted.')}
        confirmLabel={t('Disconnect')}
        pendingLabel={t('Disconnecting...')}
        pending={disconnecting.isPending}
        destructive
        onConfirm={() => disconnecting.mutate()}
      >
        <ul className="grid list-disc gap-1 pl-5 text-sm">
          <li>{t('What was read of the account is deleted here: campaigns, search terms and figures.')}</li>
          <li>{t('Reports you imported stay until you delete them.')}</li>
          <li>{t('Nothing changes in Google Ads; your campaigns keep running.')}</li>
        </ul>
      </ConfirmDialog>
    </>
  );
}
