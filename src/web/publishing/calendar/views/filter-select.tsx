import type { LucideIcon } from 'lucide-react';
import { classNames } from '#web/core/ui/class-names.ts';
import { Select } from '#web/core/ui/select.tsx';

interface FilterSelectProps {
  label: string;
  icon: LucideIcon;
  /** 'all' filters nothing. */
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** On a phone a sign that is lit while it filters: the words would take a line of their own. */
export function FilterSelect({ label, icon: Icon, value, onValueChange, options }: FilterSelectProps) {
  return (
    <span
      className={classNames(
        'relative max-sm:size-11 max-sm:rounded-lg max-sm:border max-sm:has-focus-visible:outline-2 max-sm:has-focus-visible:outline-accent max-sm:has-focus-visible:outline-offset-2',
        value === 'all'
          ? 'max-sm:border-line-strong/60 max-sm:bg-surface max-sm:text-ink-soft'
          : 'max-sm:border-accent max-sm:bg-accent-soft max-sm:text-accent',
      )}
    >
      <Icon aria-hidden className="pointer-events-none absolute inset-0 m-auto size-4.5 sm:hidden" />
      <Select
        aria-label={label}
        className="max-sm:absolute max-sm:inset-0 max-sm:opacity-0 max-sm:[&>select]:h-full sm:max-w-64"
        value={value}
        onValueChange={onValueChange}
        options={options}
      />
    </span>
  );
}
