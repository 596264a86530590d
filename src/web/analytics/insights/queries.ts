import { queryOptions } from '@tanstack/react-query';
import { insightEndpoints } from '#shared/analytics/insights.ts';
import { keyOf } from '#web/analytics/reports/queries.ts';
import { call } from '#web/core/api/call.ts';
import type { Language } from '#web/core/app/i18n.ts';

/** Worded by the server, so each language has its own reply. */
export function insightsQuery(storeId: string, language: Language) {
  return queryOptions({
    queryKey: keyOf(storeId, 'insights', { language }),
    queryFn: ({ signal }) => call(insightEndpoints.list, { params: { storeId }, signal }),
  });
}
