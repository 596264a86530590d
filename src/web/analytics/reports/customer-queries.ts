import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { customerEndpoints } from '#shared/analytics/customer-reports.ts';
import type { QueryInputOf } from '#shared/core/endpoint.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { call } from '#web/core/api/call.ts';
import { keyOf, rangeInput, STALE_AFTER_MS } from './queries.ts';

export function customersQuery(storeId: string) {
  return queryOptions({
    queryKey: keyOf(storeId, 'customers'),
    queryFn: ({ signal }) => call(customerEndpoints.customers, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function customerListQuery(
  storeId: string,
  query: QueryInputOf<typeof customerEndpoints.customerList>,
) {
  return queryOptions({
    queryKey: keyOf(storeId, 'customers/list', query),
    queryFn: ({ signal }) => call(customerEndpoints.customerList, { params: { storeId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}

export function customerGroupsQuery(storeId: string) {
  return queryOptions({
    queryKey: keyOf(storeId, 'customers/groups'),
    queryFn: ({ signal }) => call(customerEndpoints.groups, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function cohortsQuery(storeId: string) {
  return queryOptions({
    queryKey: keyOf(storeId, 'customers/cohorts'),
    queryFn: ({ signal }) => call(customerEndpoints.cohorts, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function loyaltyQuery(storeId: string, range: RangeQuery) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(storeId, 'customers/loyalty', query),
    queryFn: ({ signal }) => call(customerEndpoints.loyalty, { params: { storeId }, query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function firstRepurchaseQuery(storeId: string) {
  return queryOptions({
    queryKey: keyOf(storeId, 'customers/first-repurchase'),
    queryFn: ({ signal }) => call(customerEndpoints.firstRepurchase, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function abandonedCartsQuery(storeId: string) {
  return queryOptions({
    queryKey: keyOf(storeId, 'abandoned-carts'),
    queryFn: ({ signal }) => call(customerEndpoints.abandonedCarts, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function cartListQuery(storeId: string, query: QueryInputOf<typeof customerEndpoints.cartList>) {
  return queryOptions({
    queryKey: keyOf(storeId, 'abandoned-carts/list', query),
    queryFn: ({ signal }) => call(customerEndpoints.cartList, { params: { storeId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}

export function cartSummaryQuery(storeId: string, range: RangeQuery) {
  const query = rangeInput(range);
  return queryOptions({
    queryKey: keyOf(storeId, 'abandoned-carts/summary', query),
    queryFn: ({ signal }) => call(customerEndpoints.cartSummary, { params: { storeId }, query, signal }),
    staleTime: STALE_AFTER_MS,
  });
}
