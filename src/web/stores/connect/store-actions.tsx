import { RotateCw, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { classNames } from '#web/core/ui/class-names.ts';
import { Tooltip } from '#web/core/ui/tooltip.tsx';
import { DisconnectStoreDialog } from './disconnect-store-dialog.tsx';
import { useRefreshStore } from './refresh-store.ts';

/** Refresh and disconnect, wherever a store is listed. */
export function StoreActions({ store, className }: { store: Store; className?: string }) {
  const t = useT();
  const [leaving, setLeaving] = useState(false);
  const { refresh, refreshing } = useRefreshStore(store);
  return (
    <div className={classNames('flex shrink-0 gap-2', className)}>
      <Tooltip text={t('Refresh')}>
        <RoleButton
          needs="write"
          variant="ghost"
          square
          pending={refreshing}
          aria-label={t('Refresh {store}', { store: store.storeName })}
          onClick={refresh}
        >
          <RotateCw aria-hidden />
        </RoleButton>
      </Tooltip>
      <Tooltip text={t('Disconnect')}>
        <RoleButton
          needs="own"
          variant="ghost"
          square
          aria-label={t('Disconnect {store}', { store: store.storeName })}
          onClick={() => setLeaving(true)}
        >
          <Unplug aria-hidden />
        </RoleButton>
      </Tooltip>
      <DisconnectStoreDialog store={store} open={leaving} onOpenChange={setLeaving} />
    </div>
  );
}
