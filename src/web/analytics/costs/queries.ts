import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf, QueryInputOf } from '#shared/core/endpoint.ts';
import { costEndpoints } from '#shared/stores/costs.ts';
import { keyOf } from '#web/analytics/reports/queries.ts';
import { call } from '#web/core/api/call.ts';

export function costsQuery(storeId: string, query: QueryInputOf<typeof costEndpoints.list>) {
  return queryOptions({
    queryKey: keyOf(storeId, 'costs', query),
    queryFn: ({ signal }) => call(costEndpoints.list, { params: { storeId }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function rulesQuery(storeId: string) {
  return queryOptions({
    queryKey: keyOf(storeId, 'profit-rules'),
    queryFn: ({ signal }) => call(costEndpoints.rules, { params: { storeId }, signal }),
  });
}

export type NotYetSaved = BodyOf<typeof costEndpoints.preview>;

/** What would change; asked for anew each time, as orders come in meanwhile. */
export function previewQuery(storeId: string, body: NotYetSaved) {
  return queryOptions({
    queryKey: [...keyOf(storeId, 'profit-preview'), body],
    queryFn: ({ signal }) => call(costEndpoints.preview, { params: { storeId }, body, signal }),
    gcTime: 0,
  });
}

/** Costs and rules stand behind every figure of the store. */
export const touchedByCosts = (storeId: string) => [{ queryKey: ['/api/analytics', storeId] }];
