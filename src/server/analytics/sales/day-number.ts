import { DAY_MS } from '#shared/core/time.ts';

/** Local days (`YYYY-MM-DD`) counted: plain numbers where hundreds are walked for a reply. */
export function dayNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

export function dayOfNumber(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}
