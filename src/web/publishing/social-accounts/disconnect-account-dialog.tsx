import { text } from '#shared/core/sentence.ts';
import {
  NETWORK_NAMES,
  type SocialAccount,
  socialAccountEndpoints,
} from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { accountsQuery } from './queries.ts';

interface DisconnectAccountDialogProps {
  store: Store;
  account: SocialAccount;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DisconnectAccountDialog({
  store,
  account,
  open,
  onOpenChange,
}: DisconnectAccountDialogProps) {
  const t = useT();
  const at = { account: account.name, network: NETWORK_NAMES[account.network] };
  const disconnect = useChange({
    change: () =>
      call(socialAccountEndpoints.disconnect, { params: { storeId: store.id, accountId: account.id } }),
    invalidates: [accountsQuery(store.id)],
    onSuccess() {
      onOpenChange(false);
      toast({
        title: t('Account Disconnected'),
        description: t('No more posts go out to {account}.', at),
      });
      // The button that had the focus is gone with its row.
      document.getElementById('content')?.focus();
    },
    onError(error) {
      onOpenChange(false);
      toast({
        title: t('Disconnection Failed'),
        description: t.message(reasonOf(error, text('Failed to disconnect the account. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Disconnect {account} from {network}?', at)}
      description={t('Vitrin’s access is revoked and deleted.')}
      confirmLabel={t('Disconnect')}
      pendingLabel={t('Disconnecting...')}
      pending={disconnect.isPending}
      destructive
      onConfirm={() => disconnect.mutate()}
    >
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        <li>{t('Posts that wait for this account alone are put on hold; none of them is deleted.')}</li>
        <li>{t('Posts that also go to other accounts still go out there.')}</li>
        <li>{t('What was published on {network} stays there.', at)}</li>
      </ul>
    </ConfirmDialog>
  );
}
