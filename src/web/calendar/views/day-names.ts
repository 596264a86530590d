import { useMemo } from 'react';
import { useT } from '#web/app/i18n.ts';
import { noonOf } from '#web/calendar/zone.ts';

/** Names of days, written as the language writes them. */
export function useDayNames() {
  const { locale } = useT();
  return useMemo(() => {
    const writer = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (day: string) => format.format(noonOf(day));
    };
    return {
      /** 'Monday, 23 November' */
      long: writer({ weekday: 'long', day: 'numeric', month: 'long' }),
      /** 'Mon' */
      weekday: writer({ weekday: 'short' }),
      weekdayLong: writer({ weekday: 'long' }),
      /** '23' */
      date: writer({ day: 'numeric' }),
      /** '1 Dec' */
      first: writer({ day: 'numeric', month: 'short' }),
    };
  }, [locale]);
}
