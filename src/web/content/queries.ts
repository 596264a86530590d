import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { salesEndpoints } from '#shared/analytics/sales-reports.ts';
import { contentEndpoints, type Generation } from '#shared/content/content.ts';
import { usageEndpoints } from '#shared/content/usage.ts';
import { call } from '#web/core/api/call.ts';

const USAGE_EVERY_MS = 30_000;
/** In addition to the live events, which a lost connection would swallow. */
const UNDER_WAY_EVERY_MS = 3_000;
const STALE_AFTER_MS = 60_000;
const PRODUCTS_SHOWN = 60;

export function usageQuery() {
  return queryOptions({
    queryKey: ['/api/usage'],
    queryFn: ({ signal }) => call(usageEndpoints.usage, { signal }),
    refetchInterval: USAGE_EVERY_MS,
    staleTime: 0,
  });
}

export function generationsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'generations'],
    queryFn: ({ signal }) => call(contentEndpoints.generations, { params: { storeId }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? UNDER_WAY_EVERY_MS : false),
    staleTime: 0,
  });
}

export function isUnderWay({ status }: Generation): boolean {
  return status === 'queued' || status === 'running';
}

export function historyQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/social-media', storeId, 'history'],
    queryFn: ({ signal }) => call(contentEndpoints.history, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

/** The product of a link: the one that is on sale under that handle. */
export function productByHandleQuery(storeId: string, handle: string) {
  return queryOptions({
    queryKey: ['/api/analytics', storeId, 'products', 'handle', handle],
    async queryFn({ signal }) {
      const query = { search: handle, limit: PRODUCTS_SHOWN };
      const { products } = await call(salesEndpoints.products, { params: { storeId }, query, signal });
      return products.find((product) => product.handle === handle) ?? null;
    },
    staleTime: STALE_AFTER_MS,
  });
}

/** What is on sale, best selling first. */
export function productChoiceQuery(storeId: string, search: string) {
  const query = { search, limit: PRODUCTS_SHOWN };
  return queryOptions({
    queryKey: ['/api/analytics', storeId, 'products', 'choice', search],
    queryFn: ({ signal }) => call(salesEndpoints.products, { params: { storeId }, query, signal }),
    placeholderData: keepPreviousData,
    staleTime: STALE_AFTER_MS,
  });
}
