import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adsAssetEndpoints, type FeedProblem } from '#shared/ads/ads-assets.ts';
import { adsKey } from '#web/ads/queries.ts';
import { call } from '#web/core/api/call.ts';

const STALE_AFTER_MS = 60_000;

export function adSetsQuery(storeId: string) {
  return queryOptions({
    queryKey: [...adsKey(storeId), 'assets'],
    queryFn: ({ signal }) => call(adsAssetEndpoints.list, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export interface FeedChoice {
  problem: FeedProblem | undefined;
  search: string;
  page: number;
}

export function feedQuery(storeId: string, { problem, search, page }: FeedChoice) {
  return queryOptions({
    queryKey: [...adsKey(storeId), 'feed', problem ?? '', search, page],
    queryFn: ({ signal }) =>
      call(adsAssetEndpoints.feedCheck, {
        params: { storeId },
        query: { search, page, ...(problem ? { problem } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}
