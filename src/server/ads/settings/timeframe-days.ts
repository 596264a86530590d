import { Temporal } from 'temporal-polyfill';
import { localDate } from '#server/core/time/local-time.ts';
import type { Timeframe } from '#shared/ads/ads.ts';

export const DAYS_OF: Record<Timeframe, number> = { '7d': 7, '30d': 30, '90d': 90 };

/** First and last local day, both included. */
export interface TimeframeDays {
  from: string;
  to: string;
  days: number;
}

/** The last so many finished days where the store is: today is not over. */
export function timeframeDays(timeframe: Timeframe, now: Date, timeZone: string): TimeframeDays {
  const today = localDate(now, timeZone);
  const days = DAYS_OF[timeframe];
  return { from: today.subtract({ days }).toString(), to: today.subtract({ days: 1 }).toString(), days };
}

/** Every day of them, oldest first. */
export function daysIn({ from, days }: TimeframeDays): string[] {
  const first = Temporal.PlainDate.from(from);
  return Array.from({ length: days }, (_, place) => first.add({ days: place }).toString());
}

/** How many of each weekday lie in them, Sunday first. */
export function weekdaysIn({ from, days }: TimeframeDays): number[] {
  const first = Temporal.PlainDate.from(from).dayOfWeek % 7;
  return Array.from({ length: 7 }, (_, weekday) => Math.ceil((days - ((weekday - first + 7) % 7)) / 7));
}
