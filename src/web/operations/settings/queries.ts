import { queryOptions } from '@tanstack/react-query';
import { accountEndpoints } from '#shared/operations/account.ts';
import { privacyEndpoints } from '#shared/stores/privacy.ts';
import { call } from '#web/core/api/call.ts';

export function privacyRequestsQuery() {
  return queryOptions({
    queryKey: [privacyEndpoints.list.path],
    queryFn: ({ signal }) => call(privacyEndpoints.list, { signal }),
    // They come from the platforms, at any time and without a live event.
    staleTime: 0,
  });
}

export function exportQuery() {
  return queryOptions({
    queryKey: [accountEndpoints.lastExport.path],
    queryFn: ({ signal }) => call(accountEndpoints.lastExport, { signal }),
    // It ends by itself after a week.
    staleTime: 0,
  });
}
