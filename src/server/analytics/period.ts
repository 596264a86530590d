import { Temporal } from 'temporal-polyfill';

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

export interface MonthToDate {
  current: Stretch;
  previous: Stretch;
  /** Last month is shorter than this one has come already, so all of it is compared. */
  comparesWholeMonth: boolean;
  fewDays: boolean;
}

const FEW_DAYS = 3;

/** Metrics 6: [1st 00:00, now) against [1st of last month 00:00, same day and clock time), in the store's zone. */
export function monthToDate(now: Date, timeZone: string): MonthToDate {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  const monthStart = here.with({ day: 1 }).startOfDay();
  const lastMonthStart = monthStart.subtract({ months: 1 });
  const comparesWholeMonth = here.day > lastMonthStart.daysInMonth;
  const sameMoment = comparesWholeMonth
    ? monthStart
    : here.with({ year: lastMonthStart.year, month: lastMonthStart.month });
  return {
    current: stretch(monthStart, here),
    previous: stretch(lastMonthStart, sameMoment),
    comparesWholeMonth,
    fewDays: here.day <= FEW_DAYS,
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

function instantOf(moment: Temporal.ZonedDateTime): Date {
  return new Date(moment.epochMilliseconds);
}
