import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import { classNames } from './class-names.ts';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

interface FieldProps {
  label: ReactNode;
  /** A standing remark below the control. */
  hint?: ReactNode;
  /** What is wrong; announced, and tied to the control. */
  error?: string | undefined;
  /** A second, quieter word next to the label, such as 'Optional'. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** Label, hint and error around one control (TextInput, PasswordInput, TextArea, Select), which finds its id here. */
export function Field({ label, hint, error, note, className, children }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <span className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-medium text-sm">
          {label}
        </label>
        {note && <span className="text-ink-faint text-xs">{note}</span>}
      </span>
      <FieldContext value={{ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined }}>
        {children}
      </FieldContext>
      <FieldError id={`${id}-error`} error={error} />
      {hint && (
        <p id={`${id}-hint`} className="text-ink-faint text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}

/** The line that says what is wrong with a control, read out when the control is reached. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="text-negative text-xs">
      {error}
    </p>
  );
}

export function useFieldControl(): FieldControl | null {
  return use(FieldContext);
}

const look =
  'w-full text-ellipsis rounded-lg border border-line-strong/60 bg-surface text-base text-ink transition-colors placeholder:text-ink-faint hover:border-line-strong focus-visible:border-accent aria-invalid:border-negative read-only:bg-canvas disabled:opacity-60 sm:text-sm';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      type="text"
      dir="auto"
      {...useFieldControl()}
      className={classNames(look, 'h-10 px-3', className)}
      {...rest}
    />
  );
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      dir="auto"
      {...useFieldControl()}
      className={classNames(look, 'px-3 py-2', className)}
      {...rest}
    />
  );
}
