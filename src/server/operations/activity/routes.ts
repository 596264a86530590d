import type { FastifyInstance } from 'fastify';
import { serveUserCsv } from '#server/analytics/reports/csv-route.ts';
import { serve } from '#server/core/http/serve.ts';
import { ACTIVITY_CSV, ActivityFilter, activityEndpoints } from '#shared/operations/activity.ts';
import type { ActivityService } from './service.ts';

export function activityRoutes(app: FastifyInstance, activity: ActivityService) {
  serve(app, activityEndpoints.list, ({ user, query }) => activity.list(user.id, query));
  serveUserCsv(app, { path: ACTIVITY_CSV, query: ActivityFilter }, activity.file);
}
