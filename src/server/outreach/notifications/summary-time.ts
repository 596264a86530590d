import { Temporal } from 'temporal-polyfill';
import { zonedTime } from '#server/core/time/local-time.ts';

/** Monday morning, in the store's own time. */
const SENT_FROM_HOUR = 8;
/** News of last week is not sent any later. */
const SENT_WITHIN_DAYS = 2;

export interface SummaryWeek {
  /** ISO week, as `2026-W47`. */
  name: string;
  /** Monday and Sunday. */
  firstDay: string;
  lastDay: string;
}

/** The last week that is over in the zone. */
export function lastWeek(now: Date, timeZone: string): SummaryWeek {
  const monday = mondayOf(zonedTime(now, timeZone).toPlainDate());
  const first = monday.subtract({ days: 7 });
  return {
    name: `${first.yearOfWeek}-W${String(first.weekOfYear).padStart(2, '0')}`,
    firstDay: first.toString(),
    lastDay: monday.subtract({ days: 1 }).toString(),
  };
}

/** When the summary of that week was to be sent, while it still may be; else null. */
export function summaryDueSince(now: Date, timeZone: string): Date | null {
  const local = zonedTime(now, timeZone);
  const due = mondayOf(local.toPlainDate()).toZonedDateTime({
    timeZone,
    plainTime: { hour: SENT_FROM_HOUR },
  });
  const isDue =
    Temporal.ZonedDateTime.compare(local, due) >= 0 &&
    Temporal.ZonedDateTime.compare(local, due.add({ days: SENT_WITHIN_DAYS })) < 0;
  return isDue ? new Date(due.epochMilliseconds) : null;
}

function mondayOf(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.subtract({ days: day.dayOfWeek - 1 });
}
