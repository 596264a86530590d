import { queryOptions } from '@tanstack/react-query';
import { postingTimesEndpoints } from '#shared/publishing/posting-times.ts';
import { calendarEndpoints, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { call } from '#web/core/api/call.ts';
import { addDays, wallOf } from '#web/core/app/zone.ts';
import { rangeQuery } from '#web/publishing/calendar/queries.ts';

/* Live events refresh all of these; what was read a while ago is read again all the same. */
const STALE_AFTER_MS = 60_000;
/** The server names at most so many posts that wait. */
export const MOST_WAITING = 200;
const DAYS_AHEAD = 34;

export function schedulesQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'schedules'],
    queryFn: ({ signal }) => call(scheduleEndpoints.list, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function waitingPostsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'scheduled-posts'],
    queryFn: ({ signal }) => call(calendarEndpoints.waiting, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function postingTimesQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'posting-times'],
    queryFn: ({ signal }) => call(postingTimesEndpoints.read, { params: { storeId }, signal }),
  });
}

/** Everything on the calendar from today on, as far ahead as schedules are filled. */
export function comingPostsQuery({ id, timeZone }: Store) {
  const today = wallOf(new Date(), timeZone).day;
  return rangeQuery(id, today, addDays(today, DAYS_AHEAD));
}

/** What a change to a schedule touches in addition: its posts come, go and wait with it. */
export function scheduleTouched(storeId: string) {
  return [
    schedulesQuery(storeId),
    waitingPostsQuery(storeId),
    { queryKey: ['/api/social-media', storeId, 'calendar'] },
  ];
}
