import { queryOptions } from '@tanstack/react-query';
import { postingTimesEndpoints } from '#shared/publishing/posting-times.ts';
import { calendarEndpoints, scheduleEndpoints } from '#shared/publishing/schedules.ts';
import { call } from '#web/core/api/call.ts';
import { addDays, wallOf } from '#web/core/app/zone.ts';
import { rangeQuery, scopesOf } from '#web/publishing/calendar/queries.ts';
import type { ShownStores } from '#web/publishing/calendar/stores/shown-stores.ts';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';

/* Live events refresh all of these; what was read a while ago is read again all the same. */
const STALE_AFTER_MS = 60_000;
/** The server names at most so many posts that wait. */
export const MOST_WAITING = 200;
const DAYS_AHEAD = 34;

/** Of a store or of all; so is what waits to go out. */
export function schedulesQuery(scope: string) {
  return queryOptions({
    queryKey: ['/api/social-media', scope, 'schedules'],
    queryFn: ({ signal }) =>
      scope === ALL_STORES
        ? call(scheduleEndpoints.listAll, { signal })
        : call(scheduleEndpoints.list, { params: { storeId: scope }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function waitingPostsQuery(scope: string) {
  return queryOptions({
    queryKey: ['/api/social-media', scope, 'scheduled-posts'],
    queryFn: ({ signal }) =>
      scope === ALL_STORES
        ? call(calendarEndpoints.waitingOfAll, { signal })
        : call(calendarEndpoints.waiting, { params: { storeId: scope }, signal }),
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
export function comingPostsQuery({ scope, home }: Pick<ShownStores, 'scope' | 'home'>) {
  const today = wallOf(new Date(), home.timeZone).day;
  return rangeQuery(scope, today, addDays(today, DAYS_AHEAD));
}

/** What a change to a schedule touches in addition: its posts come, go and wait with it. */
export function scheduleTouched(storeId: string) {
  return scopesOf(storeId).flatMap((scope) => [
    schedulesQuery(scope),
    waitingPostsQuery(scope),
    { queryKey: ['/api/social-media', scope, 'calendar'] },
  ]);
}
