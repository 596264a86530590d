import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import { ActivityView } from '#web/publishing/calendar/activity/activity-view.tsx';
import { ShownStoresContext, showStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { CalendarView } from '#web/publishing/calendar/views/calendar-view.tsx';
import { calendarReplies, exampleScheduledPost } from './calendar-replies.ts';
import { exampleStore } from './example-store.ts';
import { openPart } from './render.tsx';
import type { PreparedReply } from './replies.ts';

interface CalendarOptions {
  posts?: ScheduledPost[];
  replies?: readonly PreparedReply[];
  address?: string;
}

/** The calendar of the example store, with what a test does there. */
export function openCalendar({
  posts = [exampleScheduledPost()],
  replies = [],
  address = '/social-media-scheduler?tab=calendar&view=month',
}: CalendarOptions = {}) {
  const view = openPart(shown(<CalendarView />), [...replies, ...calendarReplies(posts)], address);
  return { ...view, ...sent(view.calls) };
}

export function openActivity({ posts = [], replies = [] }: CalendarOptions = {}) {
  const view = openPart(
    shown(<ActivityView />),
    [...replies, ...calendarReplies(posts)],
    '/social-media-scheduler?tab=activity',
  );
  return { ...view, ...sent(view.calls) };
}

/** The day of the month view, by how it is read out: 'Tuesday, November 24'. */
export async function calendarDay(day: string) {
  return within(await screen.findByRole('gridcell', { name: new RegExp(`^${day}, \\d+ post`) }));
}

function shown(part: ReactNode) {
  const store = exampleStore();
  return <ShownStoresContext value={showStores([store], store)}>{part}</ShownStoresContext>;
}

function sent(calls: { method: string; path: string; body: unknown }[]) {
  return {
    /** What was posted to addresses that end so. */
    posts: (ending: string) =>
      calls.filter(({ method, path }) => method === 'POST' && path.endsWith(ending)).map(({ body }) => body),
  };
}
