import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '#shared/core/time.ts';

/** What clocks in a time zone (IANA name) show at an instant. */
export function zonedTime(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}

export function localDate(instant: Date, timeZone: string): Temporal.PlainDate {
  return zonedTime(instant, timeZone).toPlainDate();
}

/** So many days after a local day (`YYYY-MM-DD`): local days have no clock, so that in UTC they are all equally long. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
