import { queryOptions } from '@tanstack/react-query';
import { profitEndpoints } from '#shared/analytics/profit.ts';
import { keyOf, STALE_AFTER_MS } from '#web/analytics/reports/queries.ts';
import { ApiError } from '#web/core/api/api-error.ts';
import { call } from '#web/core/api/call.ts';

/** Null of a product whose record is still to be read, as while a store is being imported. */
export function productProfitQuery(storeId: string, productId: string) {
  return queryOptions({
    queryKey: keyOf(storeId, 'profit/products', { productId }),
    queryFn: ({ signal }) =>
      call(profitEndpoints.product, { params: { storeId, productId }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }),
    staleTime: STALE_AFTER_MS,
  });
}
