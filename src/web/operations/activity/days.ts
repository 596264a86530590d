import type { Activity } from '#shared/operations/activity.ts';
import { wallOf } from '#web/core/app/zone.ts';

export interface ActivityDay {
  day: string;
  activities: Activity[];
}

/** The zone of the store that an entry is about; where there is none, or none any more, the reader's. */
export type ZoneOf = (activity: Activity) => string;

/** In the order in which they come, each under the day that its own clock said. */
export function byDays(activities: readonly Activity[], zoneOf: ZoneOf): ActivityDay[] {
  const days: ActivityDay[] = [];
  for (const activity of activities) {
    const { day } = wallOf(activity.at, zoneOf(activity));
    const last = days.at(-1);
    if (last?.day === day) last.activities.push(activity);
    else days.push({ day, activities: [activity] });
  }
  return days;
}

export const readersZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
