import { queryOptions } from '@tanstack/react-query';
import { adsCampaignEndpoints } from '#shared/ads/ads-campaigns.ts';
import { adsKey } from '#web/ads/queries.ts';
import { call } from '#web/core/api/call.ts';

const STALE_AFTER_MS = 60_000;

export function matchPreviewQuery(storeId: string) {
  return queryOptions({
    queryKey: [...adsKey(storeId), 'customer-match'],
    queryFn: ({ signal }) => call(adsCampaignEndpoints.matchPreview, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}
