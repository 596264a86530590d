import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { accessTokenEndpoints } from '#shared/accounts/access-tokens.ts';
import { call } from '#web/core/api/call.ts';

export function accessTokensQuery() {
  return queryOptions({
    queryKey: [accessTokenEndpoints.list.path],
    queryFn: ({ signal }) => call(accessTokenEndpoints.list, { signal }),
    // Programs call at any time.
    staleTime: 0,
  });
}

export function callsQuery(accessTokenId: string) {
  return infiniteQueryOptions({
    queryKey: [accessTokenEndpoints.calls.path, accessTokenId],
    queryFn: ({ pageParam, signal }) =>
      call(accessTokenEndpoints.calls, {
        params: { accessTokenId },
        query: pageParam === null ? {} : { after: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
