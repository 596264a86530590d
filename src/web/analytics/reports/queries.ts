import { queryOptions } from '@tanstack/react-query';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { call, searchOf } from '#web/core/api/call.ts';

/** Month to date grows with the clock even when no order comes in. */
export const STALE_AFTER_MS = 60_000;

const monthToDate: RangeQuery = { range: 'mtd' };

/** Every reading of a store begins with this, so that one event refreshes them all. */
export function keyOf(storeId: string, name: string, query: object = {}) {
  return ['/api/analytics', storeId, name, searchOf({ ...query })];
}

/** The usual range needs no words. */
export function rangeInput({ range, from, to }: RangeQuery) {
  if (range === 'mtd') return {};
  return range === 'custom' && from && to ? { range, from, to } : { range };
}

export function metricsQuery(storeId: string, range: RangeQuery = monthToDate) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(storeId, 'metrics', query),
    queryFn: ({ signal }) => call(analyticsEndpoints.metrics, { params: { storeId }, query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function dashboardQuery(storeId: string, range: RangeQuery = monthToDate) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(storeId, 'dashboard', query),
    queryFn: ({ signal }) => call(analyticsEndpoints.dashboard, { params: { storeId }, query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}
