import { Temporal } from 'temporal-polyfill';
import { localDate, zonedTime } from '#server/core/time/local-time.ts';
import type { DayWindow, FigureSubject } from '#server/platforms/ports/ads-platform.ts';

const FIRST_DAYS = 90;
/** Conversions arrive so late (reference/google-ads.md 3). */
const AGAIN_DAYS = 30;
/** Older days are forgotten. */
const RETENTION_DAYS = 400;
const READ_AT_HOUR = 5;

/** Days of one question: what has many parts is asked, and replaced, in smaller pieces. */
const PART_DAYS: Record<FigureSubject | 'shares', number> = {
  days: 31,
  hours: 31,
  ages: 31,
  genders: 31,
  shares: 31,
  places: 15,
  products: 15,
  search_terms: 15,
};

export interface ReadingPlan extends DayWindow {
  /** The first day known when all of it was read. */
  knownFrom: string;
  /** Days before this one are forgotten. */
  retainedFrom: string;
}

interface Known {
  timeZone: string;
  readAt: Date | null;
  knownFrom: string | null;
}

/** Finished days of the account: all that is wanted at first, then from a month before the last reading on. */
export function planReading({ timeZone, readAt, knownFrom }: Known, now: Date): ReadingPlan {
  const today = localDate(now, timeZone);
  const to = today.subtract({ days: 1 }).toString();
  const retainedFrom = today.subtract({ days: RETENTION_DAYS }).toString();
  if (!readAt || !knownFrom) {
    const from = today.subtract({ days: FIRST_DAYS }).toString();
    return { from, to, knownFrom: from, retainedFrom };
  }
  const from = later(localDate(readAt, timeZone).subtract({ days: AGAIN_DAYS }).toString(), retainedFrom);
  return { from, to, knownFrom: later(knownFrom, retainedFrom), retainedFrom };
}

/** Newest first, so that what is looked at most is there first. */
export function partsOf({ from, to }: DayWindow, what: FigureSubject | 'shares'): DayWindow[] {
  const first = Temporal.PlainDate.from(from);
  const parts: DayWindow[] = [];
  let last = Temporal.PlainDate.from(to);
  while (Temporal.PlainDate.compare(last, first) >= 0) {
    const begin = last.subtract({ days: PART_DAYS[what] - 1 });
    parts.push({ from: later(begin.toString(), from), to: last.toString() });
    last = begin.subtract({ days: 1 });
  }
  return parts;
}

/** Early next morning where the account is, when yesterday is counted; each store at a minute of its own. */
export function nextMorning(storeId: string, timeZone: string, now: Date): Date {
  const here = zonedTime(now, timeZone);
  const minute = Number.parseInt(storeId.slice(0, 6), 16) % 60;
  const morning = { hour: READ_AT_HOUR, minute, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 };
  const today = here.with(morning);
  const next = Temporal.ZonedDateTime.compare(today, here) > 0 ? today : here.add({ days: 1 }).with(morning);
  return new Date(next.epochMilliseconds);
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
