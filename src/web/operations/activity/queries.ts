import { infiniteQueryOptions } from '@tanstack/react-query';
import type { QueryInputOf } from '#shared/core/endpoint.ts';
import { activityEndpoints } from '#shared/operations/activity.ts';
import { call } from '#web/core/api/call.ts';

export type Filter = Omit<NonNullable<QueryInputOf<typeof activityEndpoints.list>>, 'after'>;

/** Never old: what was done a moment ago in this tab stands in it. */
export function activityQuery(filter: Filter) {
  return infiniteQueryOptions({
    queryKey: ['/api/activity', filter],
    queryFn: ({ pageParam, signal }) =>
      call(activityEndpoints.list, {
        query: { ...filter, ...(pageParam === null ? {} : { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
