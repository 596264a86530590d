import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { profitEndpoints } from '#shared/analytics/profit.ts';
import type { QueryInputOf } from '#shared/core/endpoint.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { keyOf, rangeInput, STALE_AFTER_MS } from '#web/analytics/reports/queries.ts';
import { call } from '#web/core/api/call.ts';

export function profitQuery(storeId: string, range: RangeQuery) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(storeId, 'profit', query),
    queryFn: ({ signal }) => call(profitEndpoints.report, { params: { storeId }, query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function profitPartsQuery(storeId: string, query: QueryInputOf<typeof profitEndpoints.parts>) {
  return queryOptions({
    queryKey: keyOf(storeId, 'profit/parts', query),
    queryFn: ({ signal }) => call(profitEndpoints.parts, { params: { storeId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}

export function profitOrdersQuery(storeId: string, query: QueryInputOf<typeof profitEndpoints.orders>) {
  return queryOptions({
    queryKey: keyOf(storeId, 'profit/orders', query),
    queryFn: ({ signal }) => call(profitEndpoints.orders, { params: { storeId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}

export function vatQuery(storeId: string, range: RangeQuery) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(storeId, 'profit/vat', query),
    queryFn: ({ signal }) => call(profitEndpoints.vat, { params: { storeId }, query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}
