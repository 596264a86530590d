import { text } from '#shared/core/sentence.ts';
import { PLATFORM_NAMES, type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { storesQuery } from './queries.ts';

interface DisconnectStoreDialogProps {
  store: Store;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function DisconnectStoreDialog({ store, open, onOpenChange }: DisconnectStoreDialogProps) {
  const t = useT();
  const disconnect = useChange({
    change: () => call(storeEndpoints.disconnect, { params: { storeId: store.id } }),
    invalidates: [storesQuery()],
    onSuccess() {
      onOpenChange(false);
      toast({
        title: t('Store Disconnected'),
        description: t('{store} and everything read from it are deleted here.', { store: store.storeName }),
      });
      // The button that had the focus is gone with its card.
      document.getElementById('content')?.focus();
    },
    onError(error) {
      onOpenChange(false);
      toast({
        title: t('Disconnection Failed'),
        description: t.message(reasonOf(error, text('Failed to disconnect store. Please try again.'))),
        variant: 'destructive',
      });
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('Disconnect {store}?', { store: store.storeName })}
      description={t('This deletes from Vitrin everything that belongs to this store:')}
      confirmLabel={t('Disconnect')}
      pendingLabel={t('Disconnecting...')}
      pending={disconnect.isPending}
      destructive
      onConfirm={() => disconnect.mutate()}
    >
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        <li>{t('the orders, products and customers read from it')}</li>
        <li>{t('its figures and insights')}</li>
        <li>{t('its posts, schedules and generated content')}</li>
        <li>{t('the access token')}</li>
      </ul>
      <p className="mt-4 text-ink-soft text-sm">
        {t('Your store on {platform} stays as it is. You can connect it again at any time.', {
          platform: PLATFORM_NAMES[store.platform],
        })}
      </p>
    </ConfirmDialog>
  );
}
