import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type StartChange, visitEndpoints } from '#shared/outreach/visits.ts';
import { call } from '#web/core/api/call.ts';
import { useChange } from '#web/core/api/change.ts';

/** Read again wherever it is shown: steps are done on other pages. */
export function startQuery() {
  return queryOptions({
    queryKey: ['/api/start'],
    queryFn: ({ signal }) => call(visitEndpoints.start, { signal }),
    staleTime: 0,
  });
}

export function useChangeStart() {
  const client = useQueryClient();
  return useChange({
    change: (body: StartChange) => call(visitEndpoints.changeStart, { body }),
    onSuccess: (start) => client.setQueryData(startQuery().queryKey, start),
  });
}
