import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import { askingEndpoints } from '#shared/analytics/asking.ts';
import type { AskingOfAll } from './all-stores.ts';
import type { SavedCards } from './cards.ts';
import type { AskingService } from './service.ts';

export function askingRoutes(
  app: FastifyInstance,
  { asking, askingOfAll, cards }: { asking: AskingService; askingOfAll: AskingOfAll; cards: SavedCards },
) {
  serve(app, askingEndpoints.ask, ({ store, body, request }) =>
    asking.ask(store, body, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, askingEndpoints.askOfAll, ({ account, body, request }) =>
    askingOfAll.ask(account, body, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, askingEndpoints.cards, ({ store, request }) =>
    cards.list(store, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, askingEndpoints.card, ({ store, params, request }) =>
    cards.answer(store, params.cardId, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, askingEndpoints.saveCard, ({ store, body }) => cards.save(store, body.reading));
  serve(app, askingEndpoints.orderCards, ({ store, body }) => cards.order(store, body.cards));
  serve(app, askingEndpoints.removeCard, ({ store, params }) => cards.remove(store, params.cardId));
}
