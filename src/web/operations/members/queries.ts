import { queryOptions } from '@tanstack/react-query';
import { memberEndpoints } from '#shared/accounts/members.ts';
import { call } from '#web/core/api/call.ts';

export function membersQuery() {
  return queryOptions({
    queryKey: [memberEndpoints.list.path],
    queryFn: ({ signal }) => call(memberEndpoints.list, { signal }),
    // Invitations are accepted, and members seen, at any time.
    staleTime: 0,
  });
}
