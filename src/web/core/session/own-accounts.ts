import { queryOptions, useQuery } from '@tanstack/react-query';
import { memberEndpoints, type OwnAccount } from '#shared/accounts/members.ts';
import { call } from '#web/core/api/call.ts';

const NONE: OwnAccount[] = [];

export function ownAccountsQuery() {
  return queryOptions({
    queryKey: [memberEndpoints.ownAccounts.path],
    queryFn: ({ signal }) => call(memberEndpoints.ownAccounts, { signal }),
  });
}

/** The accounts that the signed-in person is in; none while that is not known. */
export function useOwnAccounts(): { accounts: OwnAccount[]; current: OwnAccount | undefined } {
  const accounts = useQuery(ownAccountsQuery()).data?.accounts ?? NONE;
  return { accounts, current: accounts.find(({ isCurrent }) => isCurrent) };
}
