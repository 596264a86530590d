import { Check, Layers, Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Store } from '#shared/stores/stores.ts';
import { useT } from '#web/core/app/i18n.ts';
import { classNames } from '#web/core/ui/class-names.ts';
import { TextInput } from '#web/core/ui/field.tsx';
import { findStores, isNamed } from '#web/stores/connect/find-stores.ts';
import { PlatformBadge } from '#web/stores/connect/platform-badge.tsx';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';

interface StorePickerProps {
  stores: readonly Store[];
  /** All of them can be chosen too. */
  takesAll: boolean;
  chosenId: string;
  onChoose: (id: string) => void;
}

/** Many stores: typed for, walked by the arrow keys, taken by Enter. */
export function StorePicker({ stores, takesAll, chosenId, onChoose }: StorePickerProps) {
  const t = useT();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState(chosenId);
  const found = findStores(stores, typed);
  const hasAll = takesAll && isNamed(t('All stores'), typed);
  const ids = [...(hasAll ? [ALL_STORES] : []), ...found.map((store) => store.id)];
  const at = Math.max(0, ids.indexOf(activeId));
  const active = ids[at];

  useEffect(() => {
    if (active) list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [active, at]);

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (next !== undefined) setActiveId(ids[(next + ids.length) % ids.length] ?? activeId);
    else if (event.key === 'Enter' && active) onChoose(active);
    else return;
    event.preventDefault();
  }
  const optionProps = (option: string) => ({
    id: `${id}-${option}`,
    isChosen: option === chosenId,
    isActive: option === active,
    onChoose: () => onChoose(option),
  });

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
          aria-activedescendant={active && `${id}-${active}`}
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
        {hasAll && (
          <Option {...optionProps(ALL_STORES)}>
            <Layers aria-hidden className="size-4 shrink-0 text-ink-soft" />
            <span className="min-w-0 flex-1 truncate">{t('All stores')}</span>
          </Option>
        )}
        {found.map((store) => (
          <Option key={store.id} {...optionProps(store.id)}>
            <span dir="auto" className="min-w-0 flex-1 truncate">
              {store.storeName}
            </span>
            <PlatformBadge platform={store.platform} />
          </Option>
        ))}
      </div>
      <p role="status" className={active ? 'sr-only' : 'py-6 text-center text-ink-soft text-sm'}>
        {typed.trim() !== '' &&
          (hasAll
            ? t.plural(ids.length, { one: '{n} result', other: '{n} results' })
            : t.plural(found.length, { one: '{n} store found', other: '{n} stores found' }))}
      </p>
    </div>
  );
}

interface OptionProps {
  id: string;
  isChosen: boolean;
  isActive: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ id, isChosen, isActive, onChoose, children }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field above
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm hover:bg-sunken',
        isActive && 'bg-sunken',
      )}
    >
      {children}
      <Check aria-hidden className={classNames('size-4 shrink-0 text-accent', !isChosen && 'invisible')} />
    </div>
  );
}
