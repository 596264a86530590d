import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import { insightHistoryEndpoints } from '#shared/analytics/insight-history.ts';
import { insightEndpoints } from '#shared/analytics/insights.ts';
import type { InsightHistory } from './history.ts';
import type { InsightService } from './service.ts';

export function insightRoutes(
  app: FastifyInstance,
  { insights, history }: { insights: InsightService; history: InsightHistory },
) {
  serve(app, insightEndpoints.list, ({ store, request }) =>
    insights.listFor(store, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, insightEndpoints.listOfAll, ({ user, request }) =>
    insights.listOfAll(user.id, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, insightEndpoints.generate, ({ store, request }) =>
    insights.generate(store, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, insightHistoryEndpoints.list, ({ store, query, request }) =>
    history.listFor(store, query, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, insightEndpoints.mark, ({ store, params, body, request }) =>
    insights.mark(store, params.insightId, body, readerLanguage(request.headers['accept-language'])),
  );
}
