import { useState } from 'react';
import { PUBLISHED_RATE_DAYS, type Rates, rateEndpoints } from '#shared/analytics/rates.ts';
import { text } from '#shared/core/sentence.ts';
import { reasonOf } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';
import { useT } from '#web/core/app/i18n.ts';
import { RoleFence } from '#web/core/session/role-fence.tsx';
import { Card } from '#web/core/ui/card.tsx';
import { Field } from '#web/core/ui/field.tsx';
import { RadioList } from '#web/core/ui/radio-list.tsx';
import { toast } from '#web/core/ui/toast.ts';
import { CurrencySelect } from './currency-select.tsx';
import { touchedByRates } from './queries.ts';

/** Whether the stores' amounts are converted, and into what; it holds as soon as it is chosen. */
export function ChooseCurrency({ rates: { currency, storeCurrencies } }: { rates: Rates }) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const choosing = useChange({
    change: (chosen: string | null) => call(rateEndpoints.choose, { body: { currency: chosen } }),
    invalidates: touchedByRates,
    onSuccess(_reply, chosen) {
      setAsked(false);
      toast({
        title: chosen
          ? t('All stores are now shown in {currency}.', { currency: chosen })
          : t('Currencies are now kept apart.'),
      });
    },
    onError: (error) => toast({ title: t.message(reasonOf(error, otherwise)), variant: 'destructive' }),
  });
  const shown = choosing.isPending ? choosing.variables : currency;
  const isConverted = isAsked || shown !== null;
  const [only] = storeCurrencies;

  function choose(way: 'apart' | 'converted') {
    if (way === 'converted') setAsked(true);
    else if (currency === null) setAsked(false);
    else choosing.mutate(null);
  }
  return (
    <Card title={t('Currency of all stores')}>
      <div className="grid max-w-2xl gap-4">
        <RoleFence needs="manage">
          <RadioList
            label={t('Stores that sell in different currencies')}
            value={isConverted ? 'converted' : 'apart'}
            onValueChange={choose}
            options={[
              {
                value: 'apart',
                label: t('Keep currencies apart'),
                note: t('There is a total for each currency.'),
              },
              {
                value: 'converted',
                label: t('Convert into one currency'),
                note: t('There is one total, and the rates are named next to it.'),
              },
            ]}
          />
        </RoleFence>
        {isConverted && (
          <Field label={t('Convert into')} className="max-w-sm">
            <RoleFence needs="manage">
              <CurrencySelect
                own={storeCurrencies}
                value={shown ?? undefined}
                placeholder={t('Choose a currency')}
                disabled={choosing.isPending}
                onValueChange={choosing.mutate}
              />
            </RoleFence>
          </Field>
        )}
        <p className="text-ink-soft text-sm">
          {t.plural(PUBLISHED_RATE_DAYS, {
            one: 'A published rate also counts for the day after it, where none was published. Nothing is ever converted at a later day’s rate.',
            other:
              'A published rate also counts for up to {n} days after it, such as weekends, where none was published. Nothing is ever converted at a later day’s rate.',
          })}
          {storeCurrencies.length === 1 &&
            only &&
            ` ${t('At the moment all your stores sell in {currency}.', { currency: only })}`}
        </p>
      </div>
    </Card>
  );
}

const otherwise = text('The currency could not be chosen. Please try again.');
