import { Temporal } from 'temporal-polyfill';
import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';

const QUARTER_MS = 15 * MINUTE_MS;
const QUARTERS_OF_DAY = DAY_MS / QUARTER_MS;

export interface LocalHour {
  /** `YYYY-MM-DD` */
  day: string;
  hour: number;
}

/**
 * Local day and hour of an instant in one time zone (IANA name). Worked out once for every quarter of an hour: every
 * offset in use is a multiple of it, and so is every moment of change.
 */
export function localHours(timeZone: string): (instant: Date) => LocalHour {
  const offsetMs = offsetsOf(timeZone);
  const hours = new Map<number, LocalHour>();

  function hourOf(quarter: number): LocalHour {
    const local = new Date(quarter * QUARTER_MS + offsetMs(quarter)).toISOString();
    return { day: local.slice(0, 10), hour: Number(local.slice(11, 13)) };
  }

  return (instant) => {
    const quarter = Math.floor(instant.getTime() / QUARTER_MS);
    let hour = hours.get(quarter);
    if (!hour) {
      hour = hourOf(quarter);
      hours.set(quarter, hour);
    }
    return hour;
  };
}

/**
 * The local day of an instant (both in milliseconds since 1970, the day as the number of days since then): for reports
 * that ask it of every order. An offset is looked up once for a day in which no clocks change.
 */
export function localDayNumbers(timeZone: string): (ms: number) => number {
  const offsetMs = offsetsOf(timeZone);
  const offsets = new Map<number, number | 'changes'>();

  function offsetOfDay(day: number): number | 'changes' {
    const begins = offsetMs(day * QUARTERS_OF_DAY);
    return begins === offsetMs((day + 1) * QUARTERS_OF_DAY) ? begins : 'changes';
  }

  // Orders come in the order of time, so that most are of the same day as the one before.
  let lastDay = Number.NaN;
  let offset: number | 'changes' = 0;

  return (ms) => {
    const day = Math.floor(ms / DAY_MS);
    if (day !== lastDay) {
      offset = offsets.get(day) ?? offsetOfDay(day);
      offsets.set(day, offset);
      lastDay = day;
    }
    const here = offset === 'changes' ? offsetMs(Math.floor(ms / QUARTER_MS)) : offset;
    return Math.floor((ms + here) / DAY_MS);
  };
}

/** One for each zone: to make one takes as long as a question of the database. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** How far local time is ahead of UTC, by quarters of an hour since 1970. */
function offsetsOf(timeZone: string): (quarter: number) => number {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return (quarter) => {
    const text = format
      .formatToParts(quarter * QUARTER_MS)
      .find((part) => part.type === 'timeZoneName')!.value;
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text)!;
    return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS : 0;
  };
}

/** From the first instant of a local day (`YYYY-MM-DD`) to that of the next, which is exclusive. */
export function localDay(day: string, timeZone: string): { from: Date; to: Date } {
  const date = Temporal.PlainDate.from(day);
  const startOf = (each: Temporal.PlainDate) => new Date(each.toZonedDateTime(timeZone).epochMilliseconds);
  return { from: startOf(date), to: startOf(date.add({ days: 1 })) };
}
