import type { FastifyInstance } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { inTime } from '#server/reporting/in-time.ts';
import { analyticsEndpoints } from '#shared/analytics.ts';
import type { AnalyticsService } from './service.ts';

export function analyticsRoutes(app: FastifyInstance, analytics: AnalyticsService) {
  serve(app, analyticsEndpoints.metrics, ({ store, query }) => inTime(analytics.metrics(store, query)));
  serve(app, analyticsEndpoints.dashboard, ({ store, query }) => inTime(analytics.dashboard(store, query)));
}
