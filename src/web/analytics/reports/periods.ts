import type { Metrics } from '#shared/analytics/analytics.ts';
import type { createFormat } from '#web/core/app/format.ts';

type Format = ReturnType<typeof createFormat>;
type Period = Metrics['period'];

/** 'Nov 1 – Nov 12, 2026, 2:02 PM'; a period that ends at midnight ends with the day before. */
export function spanText(format: Format, from: string, to: string, timeZone: string): string {
  const end = isMidnight(to, timeZone)
    ? format.date(new Date(Date.parse(to) - 1), timeZone)
    : format.dateTime(to, timeZone);
  return `${format.day(from, timeZone)} – ${end}`;
}

export function periodText(format: Format, { from, to, timeZone }: Period): string {
  return spanText(format, from, to, timeZone);
}

/** Null where nothing is compared. */
export function comparedText(format: Format, { compareFrom, compareTo, timeZone }: Period): string | null {
  return compareFrom && compareTo ? spanText(format, compareFrom, compareTo, timeZone) : null;
}

/** Days as the platform's report names them; both included. */
export function daysText(format: Format, { from, to }: { from: string; to: string }): string {
  return `${format.day(from, 'UTC')} – ${format.date(to, 'UTC')}`;
}

/** 'February' */
export function comparedMonth(locale: string, { compareFrom, timeZone }: Period): string {
  if (!compareFrom) return '';
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone }).format(new Date(compareFrom));
}

function isMidnight(instant: string, timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return clock.format(new Date(instant)) === '00:00:00';
}
