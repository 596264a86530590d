import { Temporal } from 'temporal-polyfill';
import { zonedTime } from '#server/core/time/local-time.ts';
import type { Period } from '#shared/analytics/analytics.ts';
import type { Range, RangeQuery } from '#shared/core/ranges.ts';

/** A stretch of time that begins with a local day. `to` is exclusive and lies in the local hour `lastHour` of `lastDay`. */
export interface Stretch {
  from: Date;
  to: Date;
  firstDay: string;
  lastDay: string;
  lastHour: number;
  /** The instant at which that local hour begins: where clocks go back, its first; where they skip into it, that moment. */
  lastHourFrom: Date;
}

export interface RangePeriod {
  range: Range;
  current: Stretch;
  /** Null where there is nothing to compare with: all of the history. */
  previous: Stretch | null;
  /** Last month is shorter than this one has come already, so all of it is compared. */
  comparesWholeMonth: boolean;
  /** Ends now, in the running day. All other stretches are finished days. */
  includesToday: boolean;
  fewDays: boolean;
  timeZone: string;
}

interface Situation {
  now: Date;
  timeZone: string;
  /** The oldest order read; where `all` begins. */
  historyFrom: Date | null;
}

const FEW_DAYS = 3;
const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;
/** Older than any shop on the platforms we read, and within what every database calls a date. */
const EARLIEST_DAY = Temporal.PlainDate.from('2000-01-01');

/**
 * What a range means at this moment, in the store's zone, and what it is fairly compared with (metrics 6). The running day
 * belongs to the month to date, to all of the history and to chosen days that reach it; every other range is finished days.
 */
export function rangePeriod({ range, from, to }: RangeQuery, situation: Situation): RangePeriod {
  const { now, timeZone, historyFrom } = situation;
  const here = zonedTime(now, timeZone);
  const found = (): Pick<RangePeriod, 'current' | 'previous'> & Partial<RangePeriod> => {
    switch (range) {
      case 'mtd':
        return monthToDate(here);
      case '12m':
        return finishedYear(here);
      case 'all': {
        const first = historyFrom && historyFrom < now ? zonedTime(historyFrom, timeZone) : here;
        return { current: stretch(first.startOfDay(), here), previous: null };
      }
      case 'custom':
        return chosenDays(here, from!, to!);
      default:
        return finishedDays(here, DAYS[range]);
    }
  };
  const stretches = found();
  return {
    range,
    timeZone,
    comparesWholeMonth: false,
    includesToday: stretches.current.to > instantOf(here.startOfDay()),
    fewDays: false,
    ...stretches,
  };
}

/** [1st 00:00, now) against [1st of last month 00:00, same day and clock time). */
function monthToDate(here: Temporal.ZonedDateTime) {
  const first = here.toPlainDate().with({ day: 1 });
  const lastFirst = first.subtract({ months: 1 });
  return {
    current: stretch(startOf(first, here), here),
    previous: stretch(startOf(lastFirst, here), sameMoment(here, first, lastFirst)),
    comparesWholeMonth: here.day > lastFirst.daysInMonth,
    fewDays: here.day <= FEW_DAYS,
  };
}

/** Twelve months to the end of yesterday, against the twelve before them. */
function finishedYear(here: Temporal.ZonedDateTime) {
  const today = here.toPlainDate();
  const [first, firstBefore] = [today.subtract({ months: 12 }), today.subtract({ months: 24 })];
  return withPrevious(here, { firstBefore, first, end: today });
}

/** Days to the end of yesterday, against as many before them. */
function finishedDays(here: Temporal.ZonedDateTime, days: number) {
  const today = here.toPlainDate();
  const first = today.subtract({ days });
  return withPrevious(here, { firstBefore: first.subtract({ days }), first, end: today });
}

/** Today up to now and the days before it, against as many before those, the last of them to the same clock time. */
function daysToNow(here: Temporal.ZonedDateTime, days: number) {
  const first = here.toPlainDate().subtract({ days: days - 1 });
  return {
    current: stretch(startOf(first, here), here),
    previous: stretch(startOf(first.subtract({ days }), here), here.subtract({ days })),
  };
}

/** Whole days, both included; days to come are left out, and of today only what is over is taken and compared. */
function chosenDays(here: Temporal.ZonedDateTime, chosenFirst: string, chosenLast: string) {
  const today = here.toPlainDate();
  const first = latest(EARLIEST_DAY, earliest(Temporal.PlainDate.from(chosenFirst), today));
  const last = latest(first, earliest(Temporal.PlainDate.from(chosenLast), today));
  const days = first.until(last).days + 1;
  if (last.equals(today)) return daysToNow(here, days);
  return withPrevious(here, { firstBefore: first.subtract({ days }), first, end: last.add({ days: 1 }) });
}

/** Two stretches of whole days, one right after the other; `end` is the day after the last. */
function withPrevious(
  here: Temporal.ZonedDateTime,
  { firstBefore, first, end }: Record<'firstBefore' | 'first' | 'end', Temporal.PlainDate>,
) {
  return {
    current: stretch(startOf(first, here), startOf(end, here)),
    previous: stretch(startOf(firstBefore, here), startOf(first, here)),
  };
}

/** First and last local day, both included. */
export interface LocalDays {
  from: string;
  to: string;
}

/**
 * Two periods as they can be compared fairly at this moment. Where one of them is still running (its last day is today or
 * later), it ends now and the other at the same point of its own course: the same day of the month and clock time where
 * both begin a calendar month, otherwise as many days after its first one; never after its own last day. Finished periods
 * stay whole. `cut` names the one of which a part was left out for the sake of the other. Which of the two is running does
 * not matter: "last month compared with this month" cuts last month.
 */
export function samePart(
  one: LocalDays,
  other: LocalDays,
  { now, timeZone }: { now: Date; timeZone: string },
): { one: Stretch; other: Stretch; cut: 'one' | 'other' | null } {
  const here = zonedTime(now, timeZone);
  const runs = ({ to }: LocalDays) => to >= here.toPlainDate().toString();
  if (runs(one) === runs(other)) {
    return { one: elapsed(one, here), other: elapsed(other, here), cut: null };
  }
  const [running, finished] = runs(one) ? [one, other] : [other, one];
  const whole = elapsed(finished, here);
  const [begun, first] = [running, finished].map(({ from }) => Temporal.PlainDate.from(from));
  const end = sameMoment(here, begun!, first!);
  const isCut = instantOf(end) < whole.to;
  const part = isCut ? stretch(startOf(first!, here), end) : whole;
  const stretches =
    running === one ? { one: elapsed(one, here), other: part } : { one: part, other: elapsed(other, here) };
  return { ...stretches, cut: isCut ? (running === one ? 'other' : 'one') : null };
}

/** Of a period what is over. */
function elapsed({ from, to }: LocalDays, here: Temporal.ZonedDateTime): Stretch {
  const first = startOf(Temporal.PlainDate.from(from), here);
  const end = startOf(Temporal.PlainDate.from(to).add({ days: 1 }), here);
  const until = Temporal.ZonedDateTime.compare(end, here) <= 0 ? end : here;
  return stretch(first, Temporal.ZonedDateTime.compare(first, until) <= 0 ? until : first);
}

/** Where a period that began on `first` stood when it was as old as the running one, begun on `begun`, is now. */
function sameMoment(
  here: Temporal.ZonedDateTime,
  begun: Temporal.PlainDate,
  first: Temporal.PlainDate,
): Temporal.ZonedDateTime {
  const today = here.toPlainDate();
  if (begun.day !== 1 || first.day !== 1) return here.add({ days: begun.until(first).days });
  const months = (today.year - begun.year) * 12 + today.month - begun.month;
  const month = first.add({ months });
  // The 31st of a month that ends with the 30th is past its end.
  if (today.day > month.daysInMonth) return startOf(month.add({ months: 1 }), here);
  return here.with({ year: month.year, month: month.month });
}

/** From the beginning of the local day in which `from` lies. */
export function stretchFromDayOf(from: Date, to: Date, timeZone: string): Stretch {
  return stretch(zonedTime(from, timeZone).startOfDay(), zonedTime(to, timeZone));
}

/** The last local day of which a part lies in the stretch. */
export function lastDayWithin({ from, to, firstDay }: Stretch, timeZone: string): string {
  if (to <= from) return firstDay;
  return zonedTime(new Date(to.getTime() - 1), timeZone)
    .toPlainDate()
    .toString();
}

/** The period in the words of the contract. */
export function periodReply(period: RangePeriod): Period {
  const { range, current, previous, comparesWholeMonth, includesToday, fewDays, timeZone } = period;
  return {
    from: current.from.toISOString(),
    to: current.to.toISOString(),
    range,
    firstDay: current.firstDay,
    lastDay: lastDayWithin(current, timeZone),
    compareFrom: previous?.from.toISOString() ?? null,
    compareTo: previous?.to.toISOString() ?? null,
    comparesWholeMonth,
    includesToday,
    fewDays,
    timeZone,
  };
}

function stretch(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime): Stretch {
  const hourFrom = to
    .toPlainDateTime()
    .round({ smallestUnit: 'hour', roundingMode: 'floor' })
    .toZonedDateTime(to.timeZoneId, { disambiguation: 'compatible' });
  return {
    from: instantOf(from),
    to: instantOf(to),
    firstDay: from.toPlainDate().toString(),
    lastDay: to.toPlainDate().toString(),
    lastHour: to.hour,
    lastHourFrom: instantOf(hourFrom),
  };
}

/** Not always midnight: where clocks go forward then, the day begins later. */
function startOf(day: Temporal.PlainDate, { timeZoneId }: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return day.toZonedDateTime(timeZoneId);
}

function instantOf(moment: Temporal.ZonedDateTime): Date {
  return new Date(moment.epochMilliseconds);
}

function earliest(one: Temporal.PlainDate, other: Temporal.PlainDate) {
  return Temporal.PlainDate.compare(one, other) <= 0 ? one : other;
}

function latest(one: Temporal.PlainDate, other: Temporal.PlainDate) {
  return Temporal.PlainDate.compare(one, other) >= 0 ? one : other;
}
