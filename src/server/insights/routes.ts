import type { FastifyInstance } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { readerLanguage } from '#server/language/reader-language.ts';
import { insightEndpoints } from '#shared/insights.ts';
import type { InsightService } from './service.ts';

export function insightRoutes(app: FastifyInstance, insights: InsightService) {
  serve(app, insightEndpoints.list, ({ store, request }) =>
    insights.listFor(store, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, insightEndpoints.generate, ({ store, request }) =>
    insights.generate(store, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, insightEndpoints.mark, ({ store, params, body, request }) =>
    insights.mark(store, params.insightId, body, readerLanguage(request.headers['accept-language'])),
  );
}
