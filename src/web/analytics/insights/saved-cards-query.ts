import { queryOptions } from '@tanstack/react-query';
import { askingEndpoints } from '#shared/analytics/asking.ts';
import type { Language } from '#shared/core/languages.ts';
import { keyOf, STALE_AFTER_MS } from '#web/analytics/reports/queries.ts';
import { call } from '#web/core/api/call.ts';
import { takeTurns } from '#web/core/api/take-turns.ts';

/** Their titles are worded by the server, so each language has its own reply. */
export function savedCardsQuery(storeId: string, language: Language) {
  return queryOptions({
    queryKey: keyOf(storeId, 'cards', { language }),
    queryFn: ({ signal }) => call(askingEndpoints.cards, { params: { storeId }, signal }),
  });
}

/** A browser has six connections to one address, and slow cards leave some of them to the rest of the page. */
const inTurn = takeTurns(3);

export function cardAnswerQuery(storeId: string, cardId: string, language: Language) {
  return queryOptions({
    queryKey: keyOf(storeId, 'card', { cardId, language }),
    queryFn: ({ signal }) =>
      inTurn(() => call(askingEndpoints.card, { params: { storeId, cardId }, signal })),
    staleTime: STALE_AFTER_MS,
  });
}
