import type { FastifyInstance } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { readerLanguage } from '#server/language/reader-language.ts';
import { insightEndpoints } from '#shared/insights.ts';
import type { AskingService } from './service.ts';

export function askingRoutes(app: FastifyInstance, asking: AskingService) {
  serve(app, insightEndpoints.ask, ({ store, body, request }) =>
    asking.ask(store, body.question, readerLanguage(request.headers['accept-language'])),
  );
}
