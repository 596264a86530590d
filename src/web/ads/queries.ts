import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AdsResult, adsEndpoints, type NoAdsResult } from '#shared/ads/ads.ts';
import type { Language } from '#shared/core/languages.ts';
import { call } from '#web/core/api/call.ts';
import type { Choice } from './address.ts';

/** Never cached (SPEC section 9): what leaves the screen is read again. Worded by the server, so each language has its own. */
export function adsQuery(storeId: string, { timeframe, campaignType }: Choice, language: Language) {
  return queryOptions({
    queryKey: [...adsKey(storeId), timeframe, campaignType, language],
    queryFn: ({ signal }) =>
      call(adsEndpoints.read, {
        params: { storeId, timeframe, campaignType },
        cache: 'no-store',
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

export function adsKey(storeId: string) {
  return ['/api/ads-optimization', storeId] as const;
}

export function isResult(reply: AdsResult | NoAdsResult): reply is AdsResult {
  return !('error' in reply);
}
