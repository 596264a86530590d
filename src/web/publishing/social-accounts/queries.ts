import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#shared/core/endpoint.ts';
import { type SocialAccount, socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { call } from '#web/core/api/call.ts';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';

/** Live events refresh it; what was read a while ago is read again all the same. */
const STALE_AFTER_MS = 60_000;

type Accounts = ReplyOf<typeof socialAccountEndpoints.list>;

/** The social accounts of a store, and the ways to connect more; or the accounts of all stores. */
export function accountsQuery(scope: string) {
  return queryOptions({
    queryKey: ['/api/social-media', scope, 'accounts'],
    queryFn: ({ signal }): Promise<Accounts> =>
      scope === ALL_STORES
        ? readAll(signal)
        : call(socialAccountEndpoints.list, { params: { storeId: scope }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

/** An account is connected to one store, so there are no ways for all of them. */
async function readAll(signal: AbortSignal): Promise<Accounts> {
  return { accounts: await call(socialAccountEndpoints.listAll, { signal }), ways: [] };
}

/** Those of one of the stores, or all. */
export function accountsOf(accounts: readonly SocialAccount[], store: string): readonly SocialAccount[] {
  return store === 'all' ? accounts : accounts.filter(({ storeId }) => storeId === store);
}

/** What can be chosen for posts to an account, as its network offers it now. */
export function choicesQuery(storeId: string, accountId: string) {
  return queryOptions({
    queryKey: [...accountsQuery(storeId).queryKey, accountId, 'choices'],
    queryFn: ({ signal }) => call(socialAccountEndpoints.choices, { params: { storeId, accountId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

/** Accounts that a consent opened and nobody has chosen from yet; refreshed with the accounts. */
export function foundQuery(storeId: string) {
  return queryOptions({
    queryKey: [...accountsQuery(storeId).queryKey, 'found'],
    queryFn: ({ signal }) => call(socialAccountEndpoints.found, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}
