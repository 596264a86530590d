import { TextInput } from '#web/core/ui/field.tsx';

interface AddressInputProps {
  name: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}

export function AddressInput({ onChange, ...rest }: AddressInputProps) {
  return (
    <TextInput
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="url"
      required
      {...rest}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
