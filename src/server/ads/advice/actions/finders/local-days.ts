import { Temporal } from 'temporal-polyfill';

interface Days {
  from: string;
  to: string;
}

/** How many of these days lie in which month (1 to 12). */
export function daysByMonth({ from, to }: Days): Map<number, number> {
  const months = new Map<number, number>();
  const last = Temporal.PlainDate.from(to);
  for (
    let day = Temporal.PlainDate.from(from);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  )
    months.set(day.month, (months.get(day.month) ?? 0) + 1);
  return months;
}

export const dayAfter = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

export const daysFrom = (day: string, later: string): number =>
  Temporal.PlainDate.from(day).until(later).days;
