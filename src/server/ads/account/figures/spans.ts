import { Temporal } from 'temporal-polyfill';
import { localDate } from '#server/core/time/local-time.ts';
import type { Days } from './repository.ts';

/** The part of these days that is known; null where none is. */
export function knownPart(days: Days, known: { from: string | null; to: string | null }): Days | null {
  const from = known.from !== null && known.from > days.from ? known.from : days.from;
  const to = known.to !== null && known.to < days.to ? known.to : days.to;
  return from <= to ? { from, to } : null;
}

/** As many days right before. */
export function daysBefore({ from, to }: Days): Days {
  const first = Temporal.PlainDate.from(from);
  const days = first.until(Temporal.PlainDate.from(to)).days + 1;
  return { from: first.subtract({ days }).toString(), to: first.subtract({ days: 1 }).toString() };
}

/** The last day that was over when something was read. */
export function lastDayBefore(instant: Date, timeZone: string): string {
  return localDate(instant, timeZone).subtract({ days: 1 }).toString();
}
