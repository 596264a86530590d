import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { allStoresEndpoints } from '#shared/analytics/all-stores.ts';
import type { QueryInputOf } from '#shared/core/endpoint.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { keyOf, rangeInput, STALE_AFTER_MS } from '#web/analytics/reports/queries.ts';
import { call } from '#web/core/api/call.ts';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';

export function allDashboardQuery(range: RangeQuery = { range: 'mtd' }) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(ALL_STORES, 'dashboard', query),
    queryFn: ({ signal }) => call(allStoresEndpoints.dashboard, { query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function allProfitQuery(range: RangeQuery) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(ALL_STORES, 'profit', query),
    queryFn: ({ signal }) => call(allStoresEndpoints.profit, { query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function allSeriesQuery(range: RangeQuery) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(ALL_STORES, 'series', query),
    queryFn: ({ signal }) => call(allStoresEndpoints.series, { query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function allProductsQuery(query: QueryInputOf<typeof allStoresEndpoints.products>) {
  return queryOptions({
    queryKey: keyOf(ALL_STORES, 'products', query),
    queryFn: ({ signal }) => call(allStoresEndpoints.products, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}
