import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { experimentEndpoints } from '#shared/publishing/experiments.ts';
import type { ExperimentService } from './service.ts';

export function experimentRoutes(app: FastifyInstance, experiments: ExperimentService) {
  serve(app, experimentEndpoints.get, ({ store }) => experiments.get(store));
  serve(app, experimentEndpoints.start, ({ store, body }) => experiments.start(store, body.effect));
  serve(app, experimentEndpoints.end, ({ store, params }) => experiments.end(store, params.experimentId));
  serve(app, experimentEndpoints.quietWeeks, ({ store }) => experiments.quietWeeks(store));
}
