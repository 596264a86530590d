import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface MenuProps {
  /** A button; it gets the menu's behaviour. */
  trigger: ReactNode;
  align?: 'start' | 'end';
  className?: string;
  children: ReactNode;
}

export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(
            'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-appear overflow-y-auto rounded-xl border border-line bg-raised p-1.5 shadow-raised',
            className,
          )}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const itemLook =
  'flex min-h-9 items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm -outline-offset-2 data-highlighted:bg-sunken data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0';

interface MenuItemProps {
  onSelect: () => void;
  disabled?: boolean;
  destructive?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, disabled, destructive = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      {...(disabled === undefined ? {} : { disabled })}
      onSelect={onSelect}
      className={classNames(itemLook, destructive && 'text-negative')}
    >
      {children}
    </DropdownMenu.Item>
  );
}

/** Leads elsewhere, in a tab of its own. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild className={itemLook}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    </DropdownMenu.Item>
  );
}

interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  /** The label is for screen readers only. */
  quiet?: boolean;
}

/** One of several, e.g. the theme. */
export function MenuChoice<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  quiet = false,
}: MenuChoiceProps<Value>) {
  function choose(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  }
  return (
    <DropdownMenu.RadioGroup value={value} onValueChange={choose} aria-label={label}>
      <MenuLabel className={quiet ? 'sr-only' : undefined}>{label}</MenuLabel>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} className={itemLook}>
          <span className="flex min-w-0 flex-1 items-center gap-2">{option.label}</span>
          <DropdownMenu.ItemIndicator>
            <Check aria-hidden className="text-accent" />
          </DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

export function MenuLabel({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <DropdownMenu.Label className={classNames('px-2.5 pt-2 pb-1 text-ink-faint text-xs', className)}>
      {children}
    </DropdownMenu.Label>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="my-1.5 h-px bg-line" />;
}
