import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import type { StartService } from '#server/outreach/first-steps/start.ts';
import { visitEndpoints } from '#shared/outreach/visits.ts';
import type { NewsService } from './news.ts';
import type { Visits } from './service.ts';

export function visitRoutes(
  app: FastifyInstance,
  { visits, start, news }: { visits: Visits; start: StartService; news: NewsService },
) {
  serve(app, visitEndpoints.here, ({ user }) => visits.here(user.id));
  serve(app, visitEndpoints.start, ({ user, account }) => start.startOf({ userId: user.id, account }));
  serve(app, visitEndpoints.changeStart, ({ user, account, body }) =>
    start.change({ userId: user.id, account }, body),
  );
  serve(app, visitEndpoints.news, ({ user, store }) => news.newsOf(user, store));
}
