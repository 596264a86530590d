import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';

interface SelectProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  placeholder?: string;
}

/** The browser's own select: phones show their picker, and no style element is injected (radix Select needs one). */
export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  placeholder,
  className,
  ...rest
}: SelectProps<Value>) {
  return (
    <span className={classNames('relative inline-block', className)}>
      <select
        {...useFieldControl()}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange(chosen.value);
        }}
        className="h-10 w-full appearance-none truncate rounded-lg border border-line-strong/60 bg-surface py-0 pr-9 pl-3 text-base transition-colors hover:border-line-strong disabled:opacity-60 sm:text-sm"
        {...rest}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
      />
    </span>
  );
}
