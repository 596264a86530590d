import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { calendarEndpoints, type ScheduledPost } from '#shared/publishing/schedules.ts';
import { call } from '#web/core/api/call.ts';
import type { Touched } from '#web/core/api/query-client.ts';

/* Live events refresh all of these; what was read a while ago is read again all the same. */
const STALE_AFTER_MS = 60_000;

const calendarKey = (storeId: string) => ['/api/social-media', storeId, 'calendar'] as const;
const rangesKey = (storeId: string) => [...calendarKey(storeId), 'days'] as const;
const postKey = (storeId: string, postId: string) => [...calendarKey(storeId), 'posts', postId] as const;

export interface CalendarDays {
  timeZone: string;
  posts: ScheduledPost[];
}

/** Every post of some days of the store, both included. */
export function rangeQuery(storeId: string, from: string, to: string) {
  return queryOptions({
    queryKey: [...rangesKey(storeId), from, to],
    queryFn: ({ signal }): Promise<CalendarDays> =>
      call(calendarEndpoints.range, { params: { storeId }, query: { from, to }, signal }),
    // The next days begin with what is known of them from these.
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}

export function postQuery(storeId: string, postId: string) {
  return queryOptions({
    queryKey: postKey(storeId, postId),
    queryFn: ({ signal }) => call(calendarEndpoints.post, { params: { storeId, postId }, signal }),
    staleTime: 0,
  });
}

export function resultsQuery(storeId: string, postId: string) {
  return queryOptions({
    queryKey: [...postKey(storeId, postId), 'results'],
    queryFn: ({ signal }) => call(calendarEndpoints.results, { params: { storeId, postId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

/** Everything that lists posts; updated by a change that the server answered. */
export function postsTouched(storeId: string): Touched[] {
  return [
    { queryKey: rangesKey(storeId) },
    { queryKey: ['/api/social-media', storeId, 'scheduled-posts'] },
    { queryKey: ['/api/social-media', storeId, 'schedules'] },
  ];
}

export function cancelReading(client: QueryClient, storeId: string): Promise<void> {
  return client.cancelQueries({ queryKey: rangesKey(storeId) });
}

/** Writes a post as it now is wherever it is shown. */
export function showPost(client: QueryClient, storeId: string, post: ScheduledPost): void {
  patchRanges(client, storeId, (posts) => {
    return posts.some(({ id }) => id === post.id)
      ? posts.map((known) => (known.id === post.id ? post : known))
      : [...posts, post];
  });
  client.setQueryData(postKey(storeId, post.id), post);
}

/** Every post that some screen has read. */
export function knownPosts(client: QueryClient, storeId: string): ScheduledPost[] {
  const ranges = client.getQueriesData<CalendarDays>({ queryKey: rangesKey(storeId) });
  return ranges.flatMap(([, range]) => range?.posts ?? []);
}

export function findKnownPost(
  client: QueryClient,
  storeId: string,
  postId: string,
): ScheduledPost | undefined {
  return knownPosts(client, storeId).find(({ id }) => id === postId);
}

export function forgetPost(client: QueryClient, storeId: string, postId: string): void {
  patchRanges(client, storeId, (posts) => posts.filter(({ id }) => id !== postId));
}

function patchRanges(
  client: QueryClient,
  storeId: string,
  change: (posts: ScheduledPost[]) => ScheduledPost[],
): void {
  client.setQueriesData<CalendarDays>(
    { queryKey: rangesKey(storeId) },
    (known) => known && { ...known, posts: change(known.posts) },
  );
}
