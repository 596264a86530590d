import type { ReactNode } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { paths } from '#web/core/app/paths.ts';
import { ButtonLink } from '#web/core/ui/button.tsx';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';

/** To where accounts of the store are connected: the settings, which are about the selected store. */
export function AccountSettingsLink({ store, children }: { store: Store; children: ReactNode }) {
  const { store: selected, selectStore } = useSelectedStore();
  return (
    <ButtonLink
      variant="secondary"
      size="small"
      to={paths.settings}
      onClick={() => store.id !== selected?.id && selectStore(store.id)}
    >
      {children}
    </ButtonLink>
  );
}
