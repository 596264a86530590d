import { type ReactNode, useId } from 'react';

interface RadioListProps<Value extends string> {
  label: string;
  /** Null while nothing is chosen. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; note?: ReactNode }[];
}

/** One of few that need more words than stand beside each other. */
export function RadioList<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: RadioListProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-medium text-sm">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="flex items-start gap-2.5 text-sm pointer-coarse:py-1.5">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-accent"
          />
          <span className="grid min-w-0">
            {option.label}
            {option.note && <span className="text-ink-soft text-xs">{option.note}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
