import { ChevronsUpDown, Layers } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Badge } from '#web/core/ui/badge.tsx';
import { Button } from '#web/core/ui/button.tsx';
import { Dialog } from '#web/core/ui/dialog.tsx';
import { Menu, MenuChoice, MenuLabel } from '#web/core/ui/menu.tsx';
import { useTakesAllStores } from '#web/stores/connect/all-stores-pages.ts';
import { MANY_STORES } from '#web/stores/connect/find-stores.ts';
import { PlatformBadge } from '#web/stores/connect/platform-badge.tsx';
import { ALL_STORES, useSelectedStore } from '#web/stores/connect/selected-store.ts';
import { StorePicker } from './store-picker.tsx';

interface ChoiceProps {
  stores: readonly Store[];
  /** Null where all are looked at. */
  store: Store | null;
  /** The page can show all of them. */
  takesAll: boolean;
  /** Why they are not looked at though they were chosen. */
  note: string | false;
  selectStore: (id: string) => void;
}

/** The store that all pages look at, or all of them; nothing while there is none. */
export function StoreSelector() {
  const t = useT();
  const { stores, store, selectStore, isAll } = useSelectedStore();
  const takesAll = useTakesAllStores() && (stores?.length ?? 0) > 1;
  if (!stores || !store) return null;
  const Choice = stores.length < MANY_STORES ? FewStores : ManyStores;
  const note =
    isAll && !takesAll && t('This page shows one store at a time: {store}', { store: store.storeName });
  return (
    <>
      <Choice
        stores={stores}
        store={isAll && takesAll ? null : store}
        takesAll={takesAll}
        note={note}
        selectStore={selectStore}
      />
      <span role="status" className="sr-only">
        {note}
      </span>
    </>
  );
}

function FewStores({ stores, store, takesAll, note, selectStore }: ChoiceProps) {
  const t = useT();
  return (
    <Menu
      align="start"
      trigger={<Chosen stores={stores} store={store} />}
      className="max-w-[min(24rem,calc(100vw-1rem))]"
    >
      <MenuChoice
        label={t('Store')}
        value={store?.id ?? ALL_STORES}
        onValueChange={selectStore}
        options={[
          ...(takesAll ? [{ value: ALL_STORES, label: <AllStores stores={stores} /> }] : []),
          ...stores.map((each) => ({ value: each.id, label: <OneStore store={each} /> })),
        ]}
      />
      {note && <MenuLabel>{note}</MenuLabel>}
    </Menu>
  );
}

function ManyStores({ stores, store, takesAll, note, selectStore }: ChoiceProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Chosen stores={stores} store={store} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('Choose a store')}
        description={note}
        size="small"
      >
        <StorePicker
          stores={stores}
          takesAll={takesAll}
          chosenId={store?.id ?? ALL_STORES}
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
function Chosen({
  stores,
  store,
  ...rest
}: Pick<ChoiceProps, 'stores' | 'store'> & ComponentProps<'button'>) {
  const t = useT();
  return (
    <Button variant="ghost" {...rest} className="min-w-0 max-w-72 shrink! gap-2.5 px-2.5! text-ink!">
      <span className="sr-only">{t('Store')}</span>
      {/* On a phone the name has all the room, and what is next to it stands below as a plain word. */}
      <span className="flex min-w-0 items-center gap-x-2.5 max-sm:flex-col max-sm:items-start max-sm:[&>:last-child]:h-auto max-sm:[&>:last-child]:bg-transparent max-sm:[&>:last-child]:px-0 max-sm:[&>svg]:hidden">
        {store ? <OneStore store={store} /> : <AllStores stores={stores} />}
      </span>
      <ChevronsUpDown aria-hidden className="text-ink-faint" />
    </Button>
  );
}

function OneStore({ store: { storeName, platform } }: { store: Store }) {
  return (
    <>
      <span dir="auto" className="max-w-full truncate max-sm:leading-5">
        {storeName}
      </span>
      <PlatformBadge platform={platform} />
    </>
  );
}

function AllStores({ stores }: { stores: readonly Store[] }) {
  const t = useT();
  return (
    <>
      <Layers aria-hidden className="text-ink-soft" />
      <span className="max-w-full truncate max-sm:leading-5">{t('All stores')}</span>
      <Badge>{t.plural(stores.length, { one: '{n} store', other: '{n} stores' })}</Badge>
    </>
  );
}
