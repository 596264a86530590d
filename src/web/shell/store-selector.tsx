import { ChevronsUpDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { Menu, MenuChoice } from '#web/core/ui/menu.tsx';
import { MANY_STORES } from '#web/stores/connect/find-stores.ts';
import { PlatformBadge } from '#web/stores/connect/platform-badge.tsx';
import { useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { StorePicker } from './store-picker.tsx';

interface ChoiceProps {
  stores: readonly Store[];
  store: Store;
  selectStore: (id: string) => void;
}

/** The store that all pages look at; nothing while there is none. */
export function StoreSelector() {
  const { stores, store, selectStore } = useSelectedStore();
  if (!stores || !store) return null;
  const Choice = stores.length < MANY_STORES ? FewStores : ManyStores;
  return <Choice stores={stores} store={store} selectStore={selectStore} />;
}

function FewStores({ stores, store, selectStore }: ChoiceProps) {
  const t = useT();
  return (
    <Menu
      align="start"
      trigger={<ChosenStore store={store} />}
      className="max-w-[min(24rem,calc(100vw-1rem))]"
    >
      <MenuChoice
        label={t('Store')}
        value={store.id}
        onValueChange={selectStore}
        options={stores.map(({ id, storeName, platform }) => ({
          value: id,
          label: (
            <>
              <span dir="auto" className="truncate">
                {storeName}
              </span>
              <PlatformBadge platform={platform} />
            </>
          ),
        }))}
      />
    </Menu>
  );
}

function ManyStores({ stores, store, selectStore }: ChoiceProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ChosenStore store={store} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} onOpenChange={setOpen} title={t('Choose a store')} size="small">
        <StorePicker
          stores={stores}
          chosenId={store.id}
          onChoose={(id) => {
            setOpen(false);
            selectStore(id);
          }}
        />
      </Dialog>
    </>
  );
}

/** The button; a menu gives it its behaviour as attributes. */
function ChosenStore({ store, ...rest }: { store: Store } & ComponentProps<'button'>) {
  const t = useT();
  return (
    <Button variant="ghost" {...rest} className="min-w-0 max-w-72 shrink! gap-2.5 px-2.5! text-ink!">
      <span className="sr-only">{t('Store')}</span>
      {/* On a phone the name has all the room, and the platform stands below it as a plain word. */}
      <span className="flex min-w-0 items-center gap-x-2.5 max-sm:flex-col max-sm:items-start max-sm:[&>:last-child]:h-auto max-sm:[&>:last-child]:bg-transparent max-sm:[&>:last-child]:px-0">
        <span dir="auto" className="max-w-full truncate max-sm:leading-5">
          {store.storeName}
        </span>
        <PlatformBadge platform={store.platform} />
      </span>
      <ChevronsUpDown aria-hidden className="text-ink-faint" />
    </Button>
  );
}
