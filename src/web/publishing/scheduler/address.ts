import { useEffect, useEffectEvent } from 'react';
import { useAddress } from '#web/core/app/address.ts';
import { paths } from '#web/core/app/paths.ts';

const TABS = ['schedules', 'posts', 'calendar', 'activity'] as const;
export type TabName = (typeof TABS)[number];

/** What the calendar adds to the address; an address that has one of these means the calendar. */
const NO_CALENDAR = {
  post: null,
  scheduled: null,
  new: null,
  day: null,
  view: null,
  share: null,
  store: null,
} as const;
const CALENDAR_NAMES = Object.keys(NO_CALENDAR) as (keyof typeof NO_CALENDAR)[];

/** The open tab. */
export function useSchedulerAddress() {
  const { get, oneOf, go } = useAddress({ tab: null, ...NO_CALENDAR });
  const named = oneOf('tab', TABS);
  const tab = named ?? (CALENDAR_NAMES.some((name) => get(name) !== null) ? 'calendar' : 'schedules');

  // Without it the calendar would be left as soon as what was opened on it is closed.
  const isUnnamed = named === null && tab === 'calendar';
  const nameCalendar = useEffectEvent(() => go({ tab: 'calendar' }, { replace: true }));
  useEffect(() => {
    if (isUnnamed) nameCalendar();
  }, [isUnnamed]);

  return {
    tab,
    goToTab: (next: TabName) => go({ ...NO_CALENDAR, tab: next === 'schedules' ? null : next }),
  };
}

/** A day of the calendar. */
export function calendarDay(day: string): string {
  return `${paths.calendar}?tab=calendar&day=${day}`;
}

/** A post, opened on the calendar; with its store where several are shown. */
export function calendarPost(postId: string, storeId?: string): string {
  return `${paths.calendar}?tab=calendar&scheduled=${postId}${storeId ? `&store=${storeId}` : ''}`;
}
