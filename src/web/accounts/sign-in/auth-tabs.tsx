import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { classNames } from '#web/core/ui/class-names.ts';

interface AuthTabsProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; label: string }[];
  value: Name;
  onValueChange: (name: Name) => void;
  /** A tab was pointed at or reached, so it is likely to be chosen. */
  onSoon: () => void;
  children: ReactNode;
}

/** Tabs by hand: radix would cost this page, the first one a visitor loads, a tenth of its budget. */
export function AuthTabs<Name extends string>({
  label,
  tabs,
  value,
  onValueChange,
  onSoon,
  children,
}: AuthTabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent) {
    const here = tabs.findIndex(({ name }) => name === value);
    const target = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onValueChange(tab.name);
    list.current?.querySelector<HTMLElement>(`#auth-tab-${tab.name}`)?.focus();
  }

  return (
    <div className="grid gap-6">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-xl bg-sunken p-1"
      >
        {tabs.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`auth-tab-${name}`}
            aria-selected={name === value}
            aria-controls={name === value ? `auth-panel-${name}` : undefined}
            tabIndex={name === value ? 0 : -1}
            onClick={() => onValueChange(name)}
            onPointerEnter={onSoon}
            onFocus={onSoon}
            className={classNames(
              'h-9 rounded-lg font-medium text-sm transition-colors',
              name === value ? 'bg-chosen text-ink shadow-xs' : 'text-ink-soft hover:text-ink',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`auth-panel-${value}`} aria-labelledby={`auth-tab-${value}`}>
        {children}
      </div>
    </div>
  );
}
