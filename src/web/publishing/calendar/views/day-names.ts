import { useT } from '#web/core/app/i18n.ts';
import { noonOf } from '#web/core/app/zone.ts';

/** By locale: every cell of a month names its day, and a format is slow to make. */
const known = new Map<string, ReturnType<typeof createDayNames>>();

/** Names of days, written as the language writes them. */
export function useDayNames() {
  const { locale } = useT();
  const names = known.get(locale) ?? createDayNames(locale);
  known.set(locale, names);
  return names;
}

function createDayNames(locale: string) {
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
}
