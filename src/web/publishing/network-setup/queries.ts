import { queryOptions } from '@tanstack/react-query';
import { networkSetupEndpoints } from '#shared/publishing/network-setup.ts';
import { call } from '#web/core/api/call.ts';

/** Of this server: another only after it was started again. */
export function networkSetupsQuery() {
  return queryOptions({
    queryKey: ['/api/network-setups'],
    queryFn: ({ signal }) => call(networkSetupEndpoints.list, { signal }),
  });
}
