import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { conversionEndpoints } from '#shared/analytics/conversion.ts';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import type { QueryInputOf } from '#shared/core/endpoint.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { call } from '#web/core/api/call.ts';
import { keyOf, rangeInput, STALE_AFTER_MS } from './queries.ts';

export function seriesQuery(storeId: string, range: RangeQuery) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(storeId, 'series', query),
    queryFn: ({ signal }) => call(salesEndpoints.series, { params: { storeId }, query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function orderHoursQuery(storeId: string, range: RangeQuery) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(storeId, 'order-hours', query),
    queryFn: ({ signal }) => call(salesEndpoints.orderHours, { params: { storeId }, query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function placesQuery(storeId: string, range: RangeQuery) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(storeId, 'places', query),
    queryFn: ({ signal }) => call(salesEndpoints.places, { params: { storeId }, query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function conversionQuery(storeId: string, range: RangeQuery) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(storeId, 'conversion', query),
    queryFn: ({ signal }) => call(conversionEndpoints.conversion, { params: { storeId }, query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function changeQuery(storeId: string, range: RangeQuery) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(storeId, 'change', query),
    queryFn: ({ signal }) => call(salesEndpoints.change, { params: { storeId }, query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function forecastQuery(storeId: string) {
  return queryOptions({
    queryKey: keyOf(storeId, 'forecast'),
    queryFn: ({ signal }) => call(salesEndpoints.forecast, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function affinityQuery(storeId: string) {
  return queryOptions({
    queryKey: keyOf(storeId, 'affinity'),
    queryFn: ({ signal }) => call(salesEndpoints.affinity, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function productsQuery(storeId: string, search: string) {
  const query = { search, limit: 12 };
  return queryOptions({
    queryKey: keyOf(storeId, 'products', query),
    queryFn: ({ signal }) => call(salesEndpoints.products, { params: { storeId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}

export function productRankingQuery(
  storeId: string,
  query: QueryInputOf<typeof salesEndpoints.productRanking>,
) {
  return queryOptions({
    queryKey: keyOf(storeId, 'products/ranking', query),
    queryFn: ({ signal }) => call(salesEndpoints.productRanking, { params: { storeId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}
