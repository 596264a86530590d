import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'id'> {
  label: ReactNode;
  /** Of the box next to its label: `center` where a picture is taller than a line. */
  align?: 'start' | 'center';
  error?: string | undefined;
  onCheckedChange: (checked: boolean) => void;
}

export function Checkbox({ label, align = 'start', error, onCheckedChange, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      {/* By touch the whole row is pressed, and it is taller than it looks. */}
      <label
        className={classNames(
          'flex gap-2.5 text-sm pointer-coarse:-my-1.5 pointer-coarse:py-3',
          align === 'center' ? 'items-center' : 'items-start',
        )}
      >
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className={classNames(
            'size-4.5 shrink-0 cursor-pointer accent-accent',
            align === 'start' && 'mt-0.5',
          )}
          {...rest}
        />
        <span className="min-w-0">{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
