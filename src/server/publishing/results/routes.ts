import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import type { ResultsService } from './service.ts';

export function resultRoutes(app: FastifyInstance, results: ResultsService) {
  serve(app, calendarEndpoints.results, ({ store, params }) => results.resultsOf(store, params.postId));
}
