import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '#web/core/app/paths.ts';

const TABS = ['schedules', 'posts', 'calendar', 'activity'] as const;
export type TabName = (typeof TABS)[number];

/** What the calendar keeps in the address; an address that has one of these means the calendar. */
const OF_CALENDAR = ['post', 'scheduled', 'new', 'day', 'view'];

/** The open tab, as the address says it; the usual one is left out of it. */
export function usePlace() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = new URLSearchParams(search);
  const named = TABS.find((tab) => tab === params.get('tab'));
  const tab = named ?? (OF_CALENDAR.some((name) => params.has(name)) ? 'calendar' : 'schedules');

  // Without it the calendar would be left as soon as what was opened on it is closed.
  const isUnnamed = named === undefined && tab === 'calendar';
  useEffect(() => {
    if (!isUnnamed) return;
    const next = new URLSearchParams(search);
    next.set('tab', 'calendar');
    navigate(`${path}?${next}`, { replace: true });
  }, [isUnnamed, search, path, navigate]);

  return {
    tab,
    goToTab: (next: TabName) => navigate(next === 'schedules' ? path : `${path}?tab=${next}`),
  };
}

/** A day of the calendar. */
export function calendarDay(day: string): string {
  return `${paths.calendar}?tab=calendar&day=${day}`;
}

/** A post, opened on the calendar. */
export function calendarPost(postId: string): string {
  return `${paths.calendar}?tab=calendar&scheduled=${postId}`;
}
