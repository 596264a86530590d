import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'id'> {
  label: ReactNode;
  error?: string | undefined;
  onCheckedChange: (checked: boolean) => void;
}

export function Checkbox({ label, error, onCheckedChange, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-2.5">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-accent"
          {...rest}
        />
        <label htmlFor={id} className="text-sm">
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
