import { useMemo } from 'react';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/core/time.ts';
import { useT } from './i18n.ts';

/** How a missing figure is written. */
export const NO_FIGURE = '—';

/** Figures and moments in the interface's language; money in the store's currency, days in its time zone. */
export function createFormat(locale: string) {
  return {
    number(value: number | null, options?: Intl.NumberFormatOptions) {
      return value === null ? NO_FIGURE : new Intl.NumberFormat(locale, options).format(value);
    },
    /** Major units. Whole amounts lose their zeros when `whole` is set, for large figures. */
    money(value: number | null, currency: string, { whole = false, compact = false } = {}) {
      if (value === null) return NO_FIGURE;
      return new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        ...(whole ? { maximumFractionDigits: 0 } : {}),
        ...(compact ? { notation: 'compact', maximumFractionDigits: 1 } : {}),
      }).format(value);
    },
    /** `value` is in percent: 2.5 → 2.5%. */
    percent(value: number | null, { signed = false, digits = 1 } = {}) {
      if (value === null) return NO_FIGURE;
      const percent = new Intl.NumberFormat(locale, {
        style: 'percent',
        maximumFractionDigits: digits,
        ...(signed ? { signDisplay: 'exceptZero' } : {}),
      });
      // A line may end between the two signs of '-%4', were they not joined.
      return percent.format(value / 100).replace(/^([+-])%/, '$1\u2060%');
    },
    date(instant: string | Date, timeZone?: string) {
      return moment(locale, { dateStyle: 'medium', timeZone }, instant);
    },
    /** Day and month only, for a range whose year is plain. */
    day(instant: string | Date, timeZone?: string) {
      return moment(locale, { day: 'numeric', month: 'short', timeZone }, instant);
    },
    dateTime(instant: string | Date, timeZone?: string) {
      return moment(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }, instant);
    },
    time(instant: string | Date, timeZone?: string) {
      return moment(locale, { timeStyle: 'short', timeZone }, instant);
    },
    /** '3 minutes ago', 'yesterday'. */
    since(instant: string | Date, now: Date) {
      return relative(locale, new Date(instant), now);
    },
  };
}

export function useFormat() {
  const { locale } = useT();
  return useMemo(() => createFormat(locale), [locale]);
}

function moment(locale: string, options: Intl.DateTimeFormatOptions, instant: string | Date) {
  return new Intl.DateTimeFormat(locale, options).format(new Date(instant));
}

const STEPS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', SECOND_MS],
] as const;

function relative(locale: string, then: Date, now: Date) {
  const passed = then.getTime() - now.getTime();
  const [unit, length] =
    STEPS.find(([, step]) => Math.abs(passed) >= step) ?? (['second', SECOND_MS] as const);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(passed / length), unit);
}
