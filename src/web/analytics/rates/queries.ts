import { queryOptions } from '@tanstack/react-query';
import { rateEndpoints } from '#shared/analytics/rates.ts';
import { keyOf } from '#web/analytics/reports/queries.ts';
import { call } from '#web/core/api/call.ts';

export function ratesQuery() {
  return queryOptions({
    queryKey: keyOf('all', 'rates'),
    queryFn: ({ signal }) => call(rateEndpoints.rates, { signal }),
  });
}

/** Rates stand behind every figure of all stores. */
export const touchedByRates = [{ queryKey: ['/api/analytics', 'all'] }];
