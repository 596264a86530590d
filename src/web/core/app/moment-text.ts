import { useMemo } from 'react';
import { hourDigits } from './hour-digits.ts';
import { useT } from './i18n.ts';

/** 'Tue, 24 Nov, 14:30' on the store's clock; with the year where it is not this one. */
export function useMomentText(timeZone: string) {
  const { locale } = useT();
  return useMemo(() => momentTextIn(locale, timeZone), [locale, timeZone]);
}

export function momentTextIn(locale: string, timeZone: string) {
  const near = formatOf(locale, timeZone, {});
  const far = formatOf(locale, timeZone, { year: 'numeric' });
  const year = new Date().getFullYear();
  return (moment: string) => {
    const date = new Date(moment);
    return (date.getFullYear() === year ? near : far).format(date);
  };
}

function formatOf(locale: string, timeZone: string, year: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: hourDigits(locale),
    minute: '2-digit',
    ...year,
  });
}
