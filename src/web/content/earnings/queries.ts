import { queryOptions } from '@tanstack/react-query';
import { profitEndpoints } from '#shared/analytics/profit.ts';
import { keyOf, STALE_AFTER_MS } from '#web/analytics/reports/queries.ts';
import { call } from '#web/core/api/call.ts';

export function productProfitQuery(storeId: string, productId: string) {
  return queryOptions({
    queryKey: keyOf(storeId, 'profit/products', { productId }),
    queryFn: ({ signal }) => call(profitEndpoints.product, { params: { storeId, productId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}
