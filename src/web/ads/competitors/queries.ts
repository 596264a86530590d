import { queryOptions } from '@tanstack/react-query';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { adsKey } from '#web/ads/queries.ts';
import { call } from '#web/core/api/call.ts';

const STALE_AFTER_MS = 60_000;

export function competitorsQuery(storeId: string) {
  return queryOptions({
    queryKey: [...adsKey(storeId), 'competitors'],
    queryFn: ({ signal }) => call(adsAccountEndpoints.competitors, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}
