import { queryOptions } from '@tanstack/react-query';
import { analyticsEndpoints } from '#shared/analytics.ts';
import { call } from '#web/api/call.ts';

/** Month to date grows with the clock even when no order comes in. */
const STALE_AFTER_MS = 60_000;

export function metricsQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/analytics', storeId, 'metrics'],
    queryFn: ({ signal }) => call(analyticsEndpoints.metrics, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}

export function dashboardQuery(storeId: string) {
  return queryOptions({
    queryKey: ['/api/analytics', storeId, 'dashboard'],
    queryFn: ({ signal }) => call(analyticsEndpoints.dashboard, { params: { storeId }, signal }),
    staleTime: STALE_AFTER_MS,
  });
}
