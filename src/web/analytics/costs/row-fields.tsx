import type { ReactNode } from 'react';
import { useT } from '#web/core/app/i18n.ts';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { NumberInput } from '#web/core/ui/number-input.tsx';
import { type ListName, type Problems, placeOf } from './rules-form.ts';

interface RowFieldsProps {
  /** Read out before its fields. */
  label: string;
  children: ReactNode;
  remove?: ReactNode;
}

/** The fields of one rule beside each other; on a phone two in a row. */
export function RowFields({ label, children, remove }: RowFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid min-w-0 grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[repeat(4,minmax(0,1fr))_2.5rem]">
        {children}
        {remove}
      </div>
    </fieldset>
  );
}

interface TypedProps<Field extends string> {
  list: ListName;
  row: { key: number } & Record<Field, string>;
  field: Field;
  label: string;
  problems: Problems;
  onValueChange: (value: string) => void;
}

export function TypedNumber<Name extends string>({
  list,
  row,
  field,
  label,
  problems,
  onValueChange,
}: TypedProps<Name>) {
  const t = useT();
  const problem = problems[placeOf(list, row, field)];
  return (
    <Field label={label} error={problem && t.message(problem)} className="self-start">
      <NumberInput value={row[field]} onValueChange={onValueChange} />
    </Field>
  );
}

/** A day that may be left out. */
export function TypedDay<Name extends string>({
  list,
  row,
  field,
  label,
  problems,
  onValueChange,
}: TypedProps<Name>) {
  const t = useT();
  const problem = problems[placeOf(list, row, field)];
  return (
    <Field
      label={label}
      note={t('Optional')}
      error={problem && t.message(problem)}
      className="grid-cols-[minmax(0,1fr)] self-start max-sm:col-span-2"
    >
      <TextInput type="date" value={row[field]} onChange={({ target }) => onValueChange(target.value)} />
    </Field>
  );
}
