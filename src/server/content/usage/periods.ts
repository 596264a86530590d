import { localDate } from '#server/core/time/local-time.ts';
import type { Resource } from '#shared/content/usage.ts';

/** The UTC day, or the ISO week in UTC, that a resource is counted in. */
export interface UsagePeriod {
  period: 'day' | 'week';
  /** As they stand in usage_tracking; the day is the one that the period begins with. */
  dayOfYear: string;
  weekOfYear: string;
  resetsAt: Date;
}

const PERIODS: Record<Resource, 'day' | 'week'> = {
  text: 'day',
  image: 'day',
  video_5s: 'week',
  video_10s: 'week',
  scheduled: 'day',
};

export function usagePeriod(resource: Resource, now: Date): UsagePeriod {
  const period = PERIODS[resource];
  const today = localDate(now, 'UTC');
  const first = period === 'day' ? today : today.subtract({ days: today.dayOfWeek - 1 });
  const next = first.add(period === 'day' ? { days: 1 } : { weeks: 1 });
  return {
    period,
    dayOfYear: `${first.year}-${String(first.dayOfYear).padStart(3, '0')}`,
    weekOfYear: `${first.yearOfWeek}-W${String(first.weekOfYear).padStart(2, '0')}`,
    resetsAt: new Date(next.toZonedDateTime('UTC').epochMilliseconds),
  };
}
