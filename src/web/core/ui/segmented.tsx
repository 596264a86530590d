import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface SegmentedProps<Value extends string> {
  label: string;
  /** The label is for screen readers only. */
  quiet?: boolean;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode }[];
  disabled?: boolean;
}

/** One of few, all in view. The browser's own radio buttons, so the arrow keys walk through them. */
export function Segmented<Value extends string>({
  label,
  quiet = false,
  value,
  onValueChange,
  options,
  disabled = false,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="grid min-w-0 gap-1.5">
      <legend className={quiet ? 'sr-only' : 'mb-1.5 font-medium text-sm'}>{label}</legend>
      <div
        className={classNames(
          'gap-1 rounded-xl bg-sunken p-1',
          // More of them may need a second line on a phone.
          options.length > 3 ? 'flex flex-wrap *:flex-auto' : 'grid auto-cols-auto grid-flow-col',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative grid min-h-9 min-w-11 cursor-pointer place-items-center rounded-lg px-2 py-1 text-center font-medium text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              option.value === value ? 'bg-chosen text-ink shadow-xs' : 'text-ink-soft hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
