import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { postReportEndpoints } from '#shared/publishing/post-report.ts';
import type { PostReports } from './service.ts';

export function postReportRoutes(app: FastifyInstance, reports: PostReports) {
  serve(app, postReportEndpoints.report, ({ store, query }) => reports.report(store, query));
  serve(app, postReportEndpoints.work, ({ store, params, body }) =>
    reports.work(store, { postId: params.postId, ...body }),
  );
}
