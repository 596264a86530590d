import { type ComponentProps, use, useState } from 'react';
import { classNames } from './class-names.ts';
import { TextInput } from './field.tsx';
import { PartWordsContext } from './part-words.ts';
import { readTypedNumber, writeTypedNumber } from './typed-number.ts';

interface NumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** As `Number` reads it; what was typed and is no number is given as it is. */
  value: string;
  onValueChange: (value: string) => void;
  /** Counts have no fraction; a phone then offers digits only. */
  whole?: boolean;
}

/** A field for an amount or a count. A browser's own number field writes the point in every language. */
export function NumberInput({ value, onValueChange, whole = false, className, ...rest }: NumberInputProps) {
  const { locale } = use(PartWordsContext);
  const [typed, setTyped] = useState<string>();
  const isTyping = typed !== undefined && readTypedNumber(typed, locale) === value;
  return (
    <TextInput
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...rest}
      className={classNames('tabular-nums', className)}
      value={isTyping ? typed : writeTypedNumber(value, locale)}
      onChange={({ target }) => {
        setTyped(target.value);
        onValueChange(readTypedNumber(target.value, locale));
      }}
      // Left, it stands as it was understood.
      onBlur={() => setTyped(undefined)}
    />
  );
}
