import { queryOptions } from '@tanstack/react-query';
import { askingEndpoints } from '#shared/asking.ts';
import { keyOf } from '#web/analytics/queries.ts';
import { call } from '#web/api/call.ts';
import type { Language } from '#web/app/i18n.ts';

/** Worded by the server, so each language has its own reply. */
export function savedCardsQuery(storeId: string, language: Language) {
  return queryOptions({
    queryKey: keyOf(storeId, 'cards', { language }),
    queryFn: ({ signal }) => call(askingEndpoints.cards, { params: { storeId }, signal }),
  });
}
