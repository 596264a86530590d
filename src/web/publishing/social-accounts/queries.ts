import { queryOptions } from '@tanstack/react-query';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { call } from '#web/core/api/call.ts';

/** Live events refresh it; what was read a while ago is read again all the same. */
const STALE_AFTER_MS = 60_000;

/** The social accounts of a store, and the ways to connect more. */
export function accountsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'accounts'],
    queryFn: ({ signal }) => call(socialAccountEndpoints.list, { params: { storeId }, signal }),
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
