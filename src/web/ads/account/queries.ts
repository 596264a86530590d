import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Timeframe } from '#shared/ads/ads.ts';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import { adsKey } from '#web/ads/queries.ts';
import { call } from '#web/core/api/call.ts';

/** In addition to the live events, which a lost connection would swallow. */
const READING_EVERY_MS = 10_000;
const STALE_AFTER_MS = 60_000;

export function accountQuery(storeId: string) {
  return queryOptions({
    queryKey: [...adsKey(storeId), 'account'],
    queryFn: ({ signal }) => call(adsAccountEndpoints.read, { params: { storeId }, signal }),
    refetchInterval: ({ state }) => (state.data?.account?.status === 'reading' ? READING_EVERY_MS : false),
    staleTime: STALE_AFTER_MS,
  });
}

export function accountFiguresQuery(storeId: string, timeframe: Timeframe) {
  return queryOptions({
    queryKey: [...adsKey(storeId), 'account', 'figures', timeframe],
    queryFn: ({ signal }) =>
      call(adsAccountEndpoints.figures, {
        params: { storeId },
        query: { timeframe },
        cache: 'no-store',
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Everything that an account or an imported report changes: the advice too. */
export function touchedByAccount(storeId: string) {
  return [{ queryKey: adsKey(storeId) }];
}
