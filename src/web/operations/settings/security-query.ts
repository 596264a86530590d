import { queryOptions } from '@tanstack/react-query';
import { securityEndpoints } from '#shared/accounts/security.ts';
import { call } from '#web/core/api/call.ts';

export function signInsQuery() {
  return queryOptions({
    queryKey: [securityEndpoints.history.path],
    queryFn: ({ signal }) => call(securityEndpoints.history, { signal }),
    // Anybody may try at any time.
    staleTime: 0,
  });
}

export function securityQuery() {
  return queryOptions({
    queryKey: [securityEndpoints.read.path],
    queryFn: ({ signal }) => call(securityEndpoints.read, { signal }),
    // Other browsers sign in and out at any time and without a live event.
    staleTime: 0,
  });
}
