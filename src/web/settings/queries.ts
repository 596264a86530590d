import { queryOptions } from '@tanstack/react-query';
import { privacyEndpoints } from '#shared/privacy.ts';
import { call } from '#web/api/call.ts';

export function privacyRequestsQuery() {
  return queryOptions({
    queryKey: [privacyEndpoints.list.path],
    queryFn: ({ signal }) => call(privacyEndpoints.list, { signal }),
    // They come from the platforms, at any time and without a live event.
    staleTime: 0,
  });
}
