import type { FastifyInstance } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { analyticsEndpoints } from '#shared/analytics.ts';
import type { AnalyticsService } from './service.ts';

export function analyticsRoutes(app: FastifyInstance, analytics: AnalyticsService) {
  serve(app, analyticsEndpoints.metrics, ({ store, query }) => analytics.metrics(store, query));
  serve(app, analyticsEndpoints.dashboard, ({ store, query }) => analytics.dashboard(store, query));
}
