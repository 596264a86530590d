import { ChevronsUpDown } from 'lucide-react';
import { PlatformBadge } from '#web/stores/platform-badge.tsx';
import { useSelectedStore } from '#web/stores/selected-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuChoice } from '#web/ui/menu.tsx';
import { useT } from './i18n.ts';

/** The store that all pages look at; nothing while there is none. */
export function StoreSelector() {
  const t = useT();
  const { stores, store, selectStore } = useSelectedStore();
  if (!stores || !store) return null;
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" className="min-w-0 max-w-72 shrink! gap-2.5 px-2.5! text-ink!">
          <span className="sr-only">{t('Store')}</span>
          <span dir="auto" className="truncate">{store.storeName}</span>
          <PlatformBadge platform={store.platform} />
          <ChevronsUpDown aria-hidden className="text-ink-faint" />
        </Button>
      }
    >
      <MenuChoice
        label={t('Store')}
        value={store.id}
        onValueChange={selectStore}
        options={stores.map(({ id, storeName, platform }) => ({
          value: id,
          label: (
            <>
              <span className="truncate">{storeName}</span>
              <PlatformBadge platform={platform} />
            </>
          ),
        }))}
      />
    </Menu>
  );
}
