import { queryOptions } from '@tanstack/react-query';
import { shopPageEndpoints } from '#shared/publishing/shop-page.ts';
import { call } from '#web/core/api/call.ts';

/* Live events refresh it; what was read a while ago is read again all the same. */
const STALE_AFTER_MS = 60_000;

export function shopPageQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'shop-page'],
    queryFn: ({ signal }) => call(shopPageEndpoints.get, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}
