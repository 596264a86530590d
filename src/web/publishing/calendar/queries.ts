import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { calendarEndpoints, type ScheduledPost } from '#shared/publishing/schedules.ts';
import { call } from '#web/core/api/call.ts';
import type { Touched } from '#web/core/api/query-client.ts';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';

/* Live events refresh all of these; what was read a while ago is read again all the same. */
const STALE_AFTER_MS = 60_000;

const calendarKey = (scope: string) => ['/api/social-media', scope, 'calendar'] as const;
const rangesKey = (scope: string) => [...calendarKey(scope), 'days'] as const;
const postKey = (storeId: string, postId: string) => [...calendarKey(storeId), 'posts', postId] as const;

interface CalendarDays {
  posts: ScheduledPost[];
}

/** Every post of some days of a store or of all, both days included. */
export function rangeQuery(scope: string, from: string, to: string) {
  const query = { from, to };
  return queryOptions({
    queryKey: [...rangesKey(scope), from, to],
    queryFn: ({ signal }): Promise<CalendarDays> =>
      scope === ALL_STORES
        ? call(calendarEndpoints.rangeOfAll, { query, signal })
        : call(calendarEndpoints.range, { params: { storeId: scope }, query, signal }),
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
  return scopesOf(storeId).flatMap((scope) => [
    { queryKey: rangesKey(scope) },
    { queryKey: ['/api/social-media', scope, 'scheduled-posts'] },
    { queryKey: ['/api/social-media', scope, 'schedules'] },
  ]);
}

export async function cancelReading(client: QueryClient, storeId: string): Promise<void> {
  await Promise.all(scopesOf(storeId).map((scope) => client.cancelQueries({ queryKey: rangesKey(scope) })));
}

/** What is read of a store, by itself and with all others. */
export function scopesOf(storeId: string): string[] {
  return [storeId, ALL_STORES];
}

/** Writes a post as it now is wherever it is shown. */
export function showPost(client: QueryClient, post: ScheduledPost): void {
  const { storeId } = post;
  patchRanges(client, storeId, (posts) => {
    return posts.some(({ id }) => id === post.id)
      ? posts.map((known) => (known.id === post.id ? post : known))
      : [...posts, post];
  });
  client.setQueryData(postKey(storeId, post.id), post);
}

/** Every post that some screen has read. */
export function knownPosts(client: QueryClient, storeId: string): ScheduledPost[] {
  return scopesOf(storeId)
    .flatMap((scope) => postsReadOf(client, scope))
    .filter((post) => post.storeId === storeId);
}

/** A post that some screen has read, of a store or of all. */
export function findKnownPost(client: QueryClient, scope: string, postId: string): ScheduledPost | undefined {
  return postsReadOf(client, scope).find(({ id }) => id === postId);
}

function postsReadOf(client: QueryClient, scope: string): ScheduledPost[] {
  const ranges = client.getQueriesData<CalendarDays>({ queryKey: rangesKey(scope) });
  return ranges.flatMap(([, range]) => range?.posts ?? []);
}

export function forgetPost(client: QueryClient, storeId: string, postId: string): void {
  patchRanges(client, storeId, (posts) => posts.filter(({ id }) => id !== postId));
}

function patchRanges(
  client: QueryClient,
  storeId: string,
  change: (posts: ScheduledPost[]) => ScheduledPost[],
): void {
  for (const scope of scopesOf(storeId))
    client.setQueriesData<CalendarDays>(
      { queryKey: rangesKey(scope) },
      (known) => known && { ...known, posts: change(known.posts) },
    );
}
