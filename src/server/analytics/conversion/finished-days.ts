import { Temporal } from 'temporal-polyfill';
import type { Stretch } from '#server/analytics/reports/range-period.ts';
import type { DaySpan } from './days-to-read.ts';

/** The local days that lie wholly in a stretch, which begins with a day; null where it is shorter than one. */
export function finishedDays({ firstDay, lastDay }: Stretch): DaySpan | null {
  // `to` is exclusive and lies in `lastDay`, so that this day is never whole.
  const last = Temporal.PlainDate.from(lastDay).subtract({ days: 1 }).toString();
  return last < firstDay ? null : { firstDay, lastDay: last };
}

export function countDays({ firstDay, lastDay }: DaySpan): number {
  return Temporal.PlainDate.from(firstDay).until(lastDay).days + 1;
}
