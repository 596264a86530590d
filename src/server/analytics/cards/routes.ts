import type { FastifyInstance } from 'fastify';
import { inTime } from '#server/analytics/reports/in-time.ts';
import { serve } from '#server/core/http/serve.ts';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import type { AnalyticsService } from './service.ts';

export function analyticsRoutes(app: FastifyInstance, analytics: AnalyticsService) {
  serve(app, analyticsEndpoints.metrics, ({ store, query }) => inTime(analytics.metrics(store, query)));
  serve(app, analyticsEndpoints.dashboard, ({ store, query }) => inTime(analytics.dashboard(store, query)));
}
