import { type FoundAccount, NETWORK_NAMES } from '#shared/publishing/social-accounts.ts';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { ConfirmDialog } from '#web/core/ui/confirm-dialog.tsx';

interface ShareAccountDialogProps {
  store: Store;
  /** Those that belong to another store. */
  accounts: readonly FoundAccount[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** An account belongs to one store unless its owner says here that two may post to it. */
export function ShareAccountDialog({ store, accounts, ...dialog }: ShareAccountDialogProps) {
  const t = useT();
  return (
    <ConfirmDialog
      {...dialog}
      title={t('Let two stores post to the same account?')}
      description={t('Followers would then see posts of both stores.')}
      confirmLabel={t('Let both post')}
    >
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {accounts.map(({ id, name, network, otherStore }) => (
          <li key={id}>
            {t('{account} belongs to {other}. {store} would post to it as well.', {
              account: `${name} (${NETWORK_NAMES[network]})`,
              other: otherStore ?? '',
              store: store.storeName,
            })}
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
