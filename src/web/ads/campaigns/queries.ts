import { queryOptions } from '@tanstack/react-query';
import { adsCampaignEndpoints } from '#shared/ads/ads-campaigns.ts';
import { adsKey } from '#web/ads/queries.ts';
import { call } from '#web/core/api/call.ts';

const STALE_AFTER_MS = 60_000;

export function campaignsQuery(storeId: string) {
  return queryOptions({
    queryKey: [...adsKey(storeId), 'campaigns'],
    queryFn: ({ signal }) => call(adsCampaignEndpoints.list, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function boostableQuery(storeId: string) {
  return queryOptions({
    queryKey: [...adsKey(storeId), 'boostable'],
    queryFn: ({ signal }) => call(adsCampaignEndpoints.boostable, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}
