import { queryOptions } from '@tanstack/react-query';
import { insightEndpoints } from '#shared/analytics/insights.ts';
import type { Language } from '#shared/core/languages.ts';
import { keyOf } from '#web/analytics/reports/queries.ts';
import { call } from '#web/core/api/call.ts';
import { ALL_STORES } from '#web/stores/connect/selected-store.ts';

/** Worded by the server, so each language has its own reply. */
export function insightsQuery(storeId: string, language: Language) {
  return queryOptions({
    queryKey: keyOf(storeId, 'insights', { language }),
    queryFn: ({ signal }) => call(insightEndpoints.list, { params: { storeId }, signal }),
  });
}

export function allInsightsQuery(language: Language) {
  return queryOptions({
    queryKey: keyOf(ALL_STORES, 'insights', { language }),
    queryFn: ({ signal }) => call(insightEndpoints.listOfAll, { signal }),
  });
}
