import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface SwitchProps {
  label: string;
  /** What it does, or what is so as it stands. */
  children: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Something that is on or off, and changes at once. */
export function Switch({ label, children, checked, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label className="flex cursor-pointer items-start justify-between gap-4">
      <span className="grid min-w-0 gap-0.5 text-sm">
        <span className="font-medium">{label}</span>
        <span id={id} className="text-ink-soft">
          {children}
        </span>
      </span>
      <span
        className={classNames(
          'relative mt-0.5 h-7 w-12 shrink-0 rounded-full border transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
          checked ? 'border-accent bg-accent' : 'border-line-strong bg-sunken',
        )}
      >
        <input
          type="checkbox"
          role="switch"
          aria-label={label}
          aria-describedby={id}
          aria-checked={checked}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
        />
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none absolute top-0.75 size-5 rounded-full transition-[left]',
            checked ? 'left-[1.4375rem] bg-on-accent' : 'left-0.75 bg-line-strong',
          )}
        />
      </span>
    </label>
  );
}
