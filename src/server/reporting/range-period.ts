import { Temporal } from 'temporal-polyfill';
import type { Period } from '#shared/analytics.ts';
import type { Range, RangeQuery } from '#shared/ranges.ts';

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

/** What a range means at this moment, in the store's zone, and what it is fairly compared with (metrics 6). */
export function rangePeriod({ range, from, to }: RangeQuery, situation: Situation): RangePeriod {
  const { now, timeZone, historyFrom } = situation;
  const here = zoned(now, timeZone);
  const found = (): Pick<RangePeriod, 'current' | 'previous'> & Partial<RangePeriod> => {
    switch (range) {
      case 'mtd':
        return monthToDate(here);
      case '12m':
        return yearToDate(here);
      case 'all': {
        const first = historyFrom && historyFrom < now ? zoned(historyFrom, timeZone) : here;
        return { current: stretch(first.startOfDay(), here), previous: null };
      }
      case 'custom':
        return chosenDays(here, from!, to!);
      default:
        return lastDays(here, DAYS[range]);
    }
  };
  return { range, timeZone, comparesWholeMonth: false, fewDays: false, ...found() };
}

/** [1st 00:00, now) against [1st of last month 00:00, same day and clock time). */
function monthToDate(here: Temporal.ZonedDateTime) {
  const first = here.toPlainDate().with({ day: 1 });
  const lastFirst = first.subtract({ months: 1 });
  const comparesWholeMonth = here.day > lastFirst.daysInMonth;
  const sameMoment = comparesWholeMonth
    ? startOf(first, here)
    : here.with({ year: lastFirst.year, month: lastFirst.month });
  return {
    current: stretch(startOf(first, here), here),
    previous: stretch(startOf(lastFirst, here), sameMoment),
    comparesWholeMonth,
    fewDays: here.day <= FEW_DAYS,
  };
}

/**
 * Eleven whole calendar months and this one to date, against the twelve before them, which end at the same day and clock
 * time a year ago (on the 29th of February: with the end of that month).
 */
function yearToDate(here: Temporal.ZonedDateTime) {
  const first = here.toPlainDate().with({ day: 1 }).subtract({ months: 11 });
  const yearAgo = here.subtract({ years: 1 });
  const sameMoment =
    yearAgo.day === here.day ? yearAgo : startOf(yearAgo.toPlainDate().add({ days: 1 }), here);
  return {
    current: stretch(startOf(first, here), here),
    previous: stretch(startOf(first.subtract({ years: 1 }), here), sameMoment),
  };
}

/** Today up to now and the days before it, against as many before those, the last of them to the same clock time. */
function lastDays(here: Temporal.ZonedDateTime, days: number) {
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
  if (last.equals(today)) return lastDays(here, days);
  return {
    current: stretch(startOf(first, here), startOf(last.add({ days: 1 }), here)),
    previous: stretch(startOf(first.subtract({ days }), here), startOf(first, here)),
  };
}

/** From the beginning of the local day in which `from` lies. */
export function stretchFromDayOf(from: Date, to: Date, timeZone: string): Stretch {
  return stretch(zoned(from, timeZone).startOfDay(), zoned(to, timeZone));
}

/** The last local day of which a part lies in the stretch. */
export function lastDayWithin({ from, to, firstDay }: Stretch, timeZone: string): string {
  if (to <= from) return firstDay;
  return zoned(new Date(to.getTime() - 1), timeZone)
    .toPlainDate()
    .toString();
}

/** The period as the contract tells it. */
export function periodReply(period: RangePeriod): Period {
  const { range, current, previous, comparesWholeMonth, fewDays, timeZone } = period;
  return {
    from: current.from.toISOString(),
    to: current.to.toISOString(),
    range,
    firstDay: current.firstDay,
    lastDay: lastDayWithin(current, timeZone),
    compareFrom: previous?.from.toISOString() ?? null,
    compareTo: previous?.to.toISOString() ?? null,
    comparesWholeMonth,
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

function zoned(moment: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
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
