import type { EnteredRate, RateUse } from '#shared/analytics/rates.ts';
import { createFormat } from '#web/core/app/format.ts';
import type { Translate } from '#web/core/app/i18n.ts';
import { noonOf } from '#web/core/app/zone.ts';

/** 'Nov 1 – 28, 2026'; one day stands alone. */
export function daySpan(t: Translate, firstDay: string, lastDay: string): string {
  return new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    noonOf(firstDay),
    noonOf(lastDay),
  );
}

export function dayText(t: Translate, day: string): string {
  return createFormat(t.locale).date(noonOf(day), 'UTC');
}

/** '1 GBP = 1.125 EUR', to the last digit that was entered. */
export function enteredText(t: Translate, { from, to, rate }: Omit<EnteredRate, 'day'>): string {
  return t('1 {from} = {rate} {to}', { from, rate: rateText(t, rate, 15), to });
}

/** The same over days: '1 GBP = 1.1312–1.1498 EUR' */
export function worthText(
  t: Translate,
  { from, to, lowest, highest }: Pick<RateUse, 'from' | 'to' | 'lowest' | 'highest'>,
): string {
  const ends = new Set([lowest, highest].map((rate) => rateText(t, rate, 5)));
  return t('1 {from} = {rate} {to}', { from, rate: [...ends].join('–'), to });
}

/** Small rates keep as many digits as large ones. */
function rateText({ locale }: Translate, rate: number, maximumSignificantDigits: number): string {
  return createFormat(locale).number(rate, { maximumSignificantDigits });
}

export function sourceText(t: Translate, { kind, name }: RateUse['sources'][number]): string {
  switch (kind) {
    case 'imported':
      return name ?? t('imported rates');
    case 'entered':
      return t('rates entered by you');
    case 'platform':
      return t('payments at {platform}', { platform: name ?? '' });
  }
}
