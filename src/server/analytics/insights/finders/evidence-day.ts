import { localHours } from '#server/core/time/local-hours.ts';

/** The local day of the store in which a moment lies: what evidence says it rests on. */
export function evidenceDay(instant: string, timeZone: string): string {
  return localHours(timeZone)(new Date(instant)).day;
}
