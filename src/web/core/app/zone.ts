import { DAY_MS, MINUTE_MS } from '#shared/core/time.ts';

/**
 * The store's wall clock. A day is `2026-11-23`, a time `14:30`, a moment the instant in UTC that the server speaks of;
 * arithmetic is on days and times, so that a post that is moved by a day stays at its hour when the clocks change.
 */
export interface Wall {
  day: string;
  time: string;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock on the wall says at that moment. */
export function wallOf(moment: string | Date, timeZone: string): Wall {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(new Date(moment))
      .map(({ type, value }) => [type, value]),
  );
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` };
}

/**
 * The moment at which the clock says so. Of an hour that comes twice it is the first; a time that is skipped moves on
 * by what was skipped, as calendars do (RFC 5545, and Temporal's «compatible»).
 */
export function momentOf({ day, time }: Wall, timeZone: string): string {
  const written = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(written - DAY_MS, timeZone);
  const after = offsetAt(written + DAY_MS, timeZone);
  const fitting = [written - before, written - after].filter(
    (moment) => moment + offsetAt(moment, timeZone) === written,
  );
  return new Date(fitting.length > 0 ? Math.min(...fitting) : written - before).toISOString();
}

/** Whether the clocks skip that time on that day. */
export function isSkipped(wall: Wall, timeZone: string): boolean {
  const real = wallOf(momentOf(wall, timeZone), timeZone);
  return real.day !== wall.day || real.time !== wall.time;
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of another month, or its last one where it has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`;
}

/** On the wall, so across midnight too. */
export function addMinutes({ day, time }: Wall, minutes: number): Wall {
  const moved = new Date(Date.parse(`${day}T${time}:00Z`) + minutes * MINUTE_MS).toISOString();
  return { day: moved.slice(0, 10), time: moved.slice(11, 16) };
}

export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function isDay(text: string | null): text is string {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}

/** Noon of the day in UTC, to be written by `Intl` with that zone. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function offsetAt(moment: number, timeZone: string): number {
  const { day, time } = wallOf(new Date(moment), timeZone);
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(moment / MINUTE_MS) * MINUTE_MS;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}
