import { Temporal } from 'temporal-polyfill';

const QUARTER_MS = 15 * 60_000;

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
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const hours = new Map<number, LocalHour>();

  function offsetMs(quarter: number): number {
    const text = format
      .formatToParts(quarter * QUARTER_MS)
      .find((part) => part.type === 'timeZoneName')!.value;
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text)!;
    return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
  }

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

/** From the first instant of a local day (`YYYY-MM-DD`) to that of the next, which is exclusive. */
export function localDay(day: string, timeZone: string): { from: Date; to: Date } {
  const date = Temporal.PlainDate.from(day);
  const startOf = (each: Temporal.PlainDate) => new Date(each.toZonedDateTime(timeZone).epochMilliseconds);
  return { from: startOf(date), to: startOf(date.add({ days: 1 })) };
}
