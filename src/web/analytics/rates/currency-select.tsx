import { useT } from '#web/core/app/i18n.ts';
import { Select } from '#web/core/ui/select.tsx';

/** Those that most owners look for. */
const COMMON = ['EUR', 'USD', 'GBP', 'TRY'];

interface CurrencySelectProps {
  value: string | undefined;
  onValueChange: (currency: string) => void;
  /** Shown before all others. */
  own: readonly string[];
  placeholder: string;
  disabled?: boolean;
}

/** Every currency there is, found by typing its letters. */
export function CurrencySelect({ own, ...select }: CurrencySelectProps) {
  const { locale } = useT();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const codes = new Set([...own, ...COMMON, ...Intl.supportedValuesOf('currency')]);
  return (
    <Select
      {...select}
      className="w-full"
      options={[...codes].map((code) => ({ value: code, label: `${code} · ${names.of(code)}` }))}
    />
  );
}
