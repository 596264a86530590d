import { useReportAddress } from '#web/analytics/reports/address.ts';
import { useT } from '#web/core/app/i18n.ts';
import { Segmented } from '#web/core/ui/segmented.tsx';
import { Select } from '#web/core/ui/select.tsx';
import { currencyName } from './group-words.ts';

/** More do not stand side by side on a phone. */
const FEW = 4;

/** Which currency's stores are looked at; nothing while there is one. */
export function CurrencySwitch({ currencies, chosen }: { currencies: readonly string[]; chosen: string }) {
  const t = useT();
  const { go } = useReportAddress();
  if (currencies.length < 2) return null;
  const choose = (currency: string) =>
    go({ currency: currency === currencies[0] ? null : currency, page: null });
  if (currencies.length > FEW)
    return (
      <Select
        aria-label={t('Currency')}
        value={chosen}
        onValueChange={choose}
        options={currencies.map((currency) => ({ value: currency, label: currencyName(t, currency) }))}
      />
    );
  return (
    <div className="w-fit">
      <Segmented
        quiet
        label={t('Currency')}
        value={chosen}
        onValueChange={choose}
        options={currencies.map((currency) => ({
          value: currency,
          label: (
            <span className="px-1.5">
              <span aria-hidden>{currency}</span>
              <span className="sr-only">{currencyName(t, currency)}</span>
            </span>
          ),
        }))}
      />
    </div>
  );
}
