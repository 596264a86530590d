import { useMemo } from 'react';
import { hourDigits } from './hour-digits.ts';
import { useT } from './i18n.ts';
import { momentOf, type Wall } from './zone.ts';

/** 'Tue, 24 Nov, 14:30' on the store's clock; with the year where it is not this one. */
export function useMomentText(timeZone: string) {
  const { locale } = useT();
  return useMemo(() => {
    const near = formatOf(locale, timeZone, {});
    const far = formatOf(locale, timeZone, { year: 'numeric' });
    const year = new Date().getFullYear();
    return (moment: string) => {
      const date = new Date(moment);
      return (date.getFullYear() === year ? near : far).format(date);
    };
  }, [locale, timeZone]);
}

export function useWallText(timeZone: string) {
  const momentText = useMomentText(timeZone);
  return (wall: Wall) => momentText(momentOf(wall, timeZone));
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
