import type { FastifyInstance } from 'fastify';
import { serveAccountCsv } from '#server/analytics/reports/csv-route.ts';
import { serve } from '#server/core/http/serve.ts';
import { ACTIVITY_CSV, ActivityFilter, activityEndpoints } from '#shared/operations/activity.ts';
import type { ActivityService } from './service.ts';

export function activityRoutes(app: FastifyInstance, activity: ActivityService) {
  serve(app, activityEndpoints.list, ({ account, query }) => activity.list(account.id, query));
  serveAccountCsv(app, { path: ACTIVITY_CSV, needs: 'manage', query: ActivityFilter }, activity.file);
}
