import { Temporal } from 'temporal-polyfill';
import { localDate } from '#server/core/time/local-time.ts';

/** Local days, both ends included. */
export interface DaySpan {
  firstDay: string;
  lastDay: string;
}

/** A year and a month: every month of the last year has the same month of the year before it only up to now, this one fully. */
const MONTHS_BACK = 13;
/** One answer each: the rows of a split fit into it, and a stop loses no more than one. */
const DAYS_AT_ONCE = 28;
/** Platforms count a day's visits a little late, so the last ones are read again. */
const DAYS_AGAIN = 7;

/**
 * What is still to be read at a moment, in the order of reading, so that `read` stays one unbroken span after each: the
 * newest days first, then back to 13 months. Only days that are over.
 */
export function daysToRead(
  now: Date,
  { timeZone, read }: { timeZone: string; read: DaySpan | null },
): DaySpan[] {
  const yesterday = localDate(now, timeZone).subtract({ days: 1 });
  const oldest = yesterday.subtract({ months: MONTHS_BACK });
  if (!read) return backwards(oldest, yesterday);
  const again = yesterday.subtract({ days: DAYS_AGAIN - 1 });
  const next = Temporal.PlainDate.from(read.lastDay).add({ days: 1 });
  const newest = forwards(earlier(again, next), yesterday);
  return [...newest, ...backwards(oldest, Temporal.PlainDate.from(read.firstDay).subtract({ days: 1 }))];
}

function forwards(first: Temporal.PlainDate, last: Temporal.PlainDate): DaySpan[] {
  const spans: DaySpan[] = [];
  for (let from = first; !isAfter(from, last); from = from.add({ days: DAYS_AT_ONCE }))
    spans.push(spanOf(from, earlier(last, from.add({ days: DAYS_AT_ONCE - 1 }))));
  return spans;
}

function backwards(first: Temporal.PlainDate, last: Temporal.PlainDate): DaySpan[] {
  const spans: DaySpan[] = [];
  for (let to = last; !isAfter(first, to); to = to.subtract({ days: DAYS_AT_ONCE })) {
    const from = to.subtract({ days: DAYS_AT_ONCE - 1 });
    spans.push(spanOf(isAfter(from, first) ? from : first, to));
  }
  return spans;
}

const spanOf = (first: Temporal.PlainDate, last: Temporal.PlainDate): DaySpan => ({
  firstDay: first.toString(),
  lastDay: last.toString(),
});

const isAfter = (one: Temporal.PlainDate, other: Temporal.PlainDate) =>
  Temporal.PlainDate.compare(one, other) > 0;

const earlier = (one: Temporal.PlainDate, other: Temporal.PlainDate) => (isAfter(one, other) ? other : one);
