import type { OrderHours } from '#shared/analytics/sales-reports.ts';
import { hourDigits } from '#web/core/app/hour-digits.ts';

export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The weekdays (0 is Sunday) in the order the language begins its week. */
export function weekOrder(locale: string): number[] {
  const info: Partial<{ getWeekInfo: () => { firstDay: number } }> = new Intl.Locale(locale) as never;
  const first = (info.getWeekInfo?.().firstDay ?? 1) % 7;
  return Array.from({ length: 7 }, (_, at) => (first + at) % 7);
}

export function weekdayName(locale: string, weekday: number, length: 'long' | 'short'): string {
  // The first of August 2021 was a Sunday.
  const day = new Date(Date.UTC(2021, 7, 1 + weekday));
  return new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(day);
}

/** '14' or '2 PM'; in full '14:00' or '2:00 PM'. */
export function hourName(locale: string, hour: number, length: 'long' | 'short'): string {
  const moment = new Date(Date.UTC(2021, 7, 1, hour));
  const digits =
    length === 'long'
      ? ({ hour: hourDigits(locale), minute: '2-digit' } as const)
      : ({ hour: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...digits, timeZone: 'UTC' }).format(moment);
}

export function readHours({ cells, weekdays }: OrderHours) {
  const counts = new Map(cells.map(({ weekday, hour, orders }) => [weekday * 24 + hour, orders]));
  const orders = (weekday: number, hour: number) => counts.get(weekday * 24 + hour) ?? 0;
  /** On an average day of that name, so that five Mondays do not outweigh four Tuesdays. */
  function usual(weekday: number, hour: number) {
    const days = weekdays[weekday] ?? 0;
    return days > 0 ? orders(weekday, hour) / days : 0;
  }
  const [busiest] = cells.toSorted((a, b) => usual(b.weekday, b.hour) - usual(a.weekday, a.hour));
  return { orders, usual, busiest, most: busiest ? usual(busiest.weekday, busiest.hour) : 0 };
}
