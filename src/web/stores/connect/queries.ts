import { queryOptions } from '@tanstack/react-query';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { call } from '#web/core/api/call.ts';

export function storesQuery() {
  return queryOptions({
    queryKey: ['/api/stores'],
    queryFn: ({ signal }) => call(storeEndpoints.list, { signal }),
  });
}
