import { Check, Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { TextInput } from '#web/core/ui/field.tsx';
import { findStores } from '#web/stores/connect/find-stores.ts';
import { PlatformBadge } from '#web/stores/connect/platform-badge.tsx';

interface StorePickerProps {
  stores: readonly Store[];
  chosenId: string;
  onChoose: (id: string) => void;
}

/** Many stores: typed for, walked by the arrow keys, taken by Enter. */
export function StorePicker({ stores, chosenId, onChoose }: StorePickerProps) {
  const t = useT();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState(chosenId);
  const found = findStores(stores, typed);
  const at = Math.max(
    0,
    found.findIndex((store) => store.id === activeId),
  );
  const active = found[at];

  useEffect(() => {
    if (active) list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [active, at]);

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (next !== undefined) setActiveId(found[(next + found.length) % found.length]?.id ?? activeId);
    else if (event.key === 'Enter' && active) onChoose(active.id);
    else return;
    event.preventDefault();
  }

  return (
    <div className="grid gap-3">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint"
        />
        <TextInput
          role="combobox"
          aria-label={t('Search stores')}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={active && `${id}-${active.id}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('Search stores')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          className="pl-9"
        />
      </div>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={t('Stores')}
        className="grid max-h-80 content-start gap-0.5 overflow-y-auto empty:hidden"
      >
        {found.map((store) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field above
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one
          <div
            key={store.id}
            id={`${id}-${store.id}`}
            role="option"
            aria-selected={store.id === chosenId}
            onClick={() => onChoose(store.id)}
            className={classNames(
              'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm hover:bg-sunken',
              store.id === active?.id && 'bg-sunken',
            )}
          >
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {store.storeName}
            </span>
            <PlatformBadge platform={store.platform} />
            <Check
              aria-hidden
              className={classNames('size-4 shrink-0 text-accent', store.id !== chosenId && 'invisible')}
            />
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'py-6 text-center text-ink-soft text-sm'}>
        {typed.trim() !== '' && t.plural(found.length, { one: '{n} store found', other: '{n} stores found' })}
      </p>
    </div>
  );
}
