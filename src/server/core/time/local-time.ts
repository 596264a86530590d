import { Temporal } from 'temporal-polyfill';

/** What clocks in a time zone (IANA name) show at an instant. */
export function zonedTime(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}

export function localDate(instant: Date, timeZone: string): Temporal.PlainDate {
  return zonedTime(instant, timeZone).toPlainDate();
}
