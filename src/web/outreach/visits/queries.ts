import { queryOptions } from '@tanstack/react-query';
import { visitEndpoints } from '#shared/outreach/visits.ts';
import { keyOf } from '#web/analytics/reports/queries.ts';
import { call } from '#web/core/api/call.ts';

/** Reports a visit, and receives since when the owner was away; null where that is no matter of news. */
export function visitQuery() {
  return queryOptions({
    queryKey: ['/api/visit'],
    queryFn: ({ signal }) => call(visitEndpoints.here, { signal }),
  });
}

export function newsQuery(storeId: string, since: string) {
  return queryOptions({
    queryKey: keyOf(storeId, 'news', { since }),
    queryFn: ({ signal }) => call(visitEndpoints.news, { params: { storeId }, signal }),
  });
}
