import { type FormEvent, useState } from 'react';
import type { EnteredRate, Rates } from '#shared/analytics/rates.ts';
import { useT } from '#web/core/app/i18n.ts';
import { isDay } from '#web/core/app/zone.ts';
import { RoleButton } from '#web/core/session/role-button.tsx';
import { Alert } from '#web/core/ui/alert.tsx';
import { Field, TextInput } from '#web/core/ui/field.tsx';
import { CurrencySelect } from './currency-select.tsx';
import { enteredText } from './rate-words.ts';
import { readRate } from './read-rate.ts';
import { useSaveRate } from './save-rate.ts';

/** One day's rate: 1 of this was so many of that. */
export function EnterRate({ rates }: { rates: Rates }) {
  const t = useT();
  const [day, setDay] = useState('');
  const [chosenFrom, setFrom] = useState<string>();
  const [chosenTo, setTo] = useState<string>();
  const [typed, setTyped] = useState('');
  // Said once it was tried to save: who is typing has not finished yet.
  const [isTried, setTried] = useState(false);
  const from = chosenFrom ?? rates.known[0]?.currency;
  const to = chosenTo ?? rates.currency ?? undefined;
  const rate = readRate(typed, t.locale);
  const { save, isSaving, failure } = useSaveRate({
    onSaved() {
      setDay('');
      setTyped('');
      setTried(false);
    },
  });
  const missing = (value: string | undefined) => (isTried && !value ? t('Please fill this in.') : undefined);
  const isSame = from !== undefined && from === to;

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isDay(day) || !from || !to || isSame || !(rate > 0)) return;
    const entered = { day, from, to, rate };
    save({ entered, former: rates.entered.find((each) => isSamePlace(each, entered)) });
  }
  return (
    <form aria-label={t('Enter a rate')} noValidate onSubmit={submit} className="grid gap-3">
      {failure && <Alert variant="destructive">{t.message(failure)}</Alert>}
      <div className="grid min-w-0 grid-cols-2 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1.4fr)_auto]">
        <Field
          label={t('From day')}
          error={isTried && !isDay(day) ? t('Please fill this in.') : undefined}
          className="grid-cols-[minmax(0,1fr)]"
        >
          <TextInput type="date" value={day} onChange={({ target }) => setDay(target.value)} />
        </Field>
        <Field label={t('One unit of')} error={missing(from)}>
          <CurrencySelect
            own={rates.storeCurrencies}
            value={from}
            placeholder={t('Choose a currency')}
            onValueChange={setFrom}
          />
        </Field>
        <Field
          label={t('was worth')}
          error={isTried && !(rate > 0) ? t('Please enter a number above 0.') : undefined}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            className="tabular-nums"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Field
          label={t('in this currency')}
          error={isSame ? t('Please choose two different currencies.') : missing(to)}
        >
          <CurrencySelect
            own={rates.storeCurrencies}
            value={to}
            placeholder={t('Choose a currency')}
            onValueChange={setTo}
          />
        </Field>
        <RoleButton
          needs="manage"
          type="submit"
          variant="secondary"
          pending={isSaving}
          pendingLabel={t('Saving...')}
          className="self-start max-lg:justify-self-start lg:mt-6.5"
        >
          {t('Save')}
        </RoleButton>
      </div>
      <p aria-live="polite" className="text-ink-soft text-xs tabular-nums empty:-mt-3">
        {from && to && rate > 0 && !isSame && enteredText(t, { from, to, rate })}
      </p>
    </form>
  );
}

/** A pair has one rate a day, whichever way round it was entered. */
function isSamePlace(one: EnteredRate, other: EnteredRate): boolean {
  const pairOf = ({ from, to }: EnteredRate) => [from, to].sort().join(' ');
  return one.day === other.day && pairOf(one) === pairOf(other);
}
