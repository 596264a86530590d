import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { readerLanguage } from '#server/core/language/reader-language.ts';
import { insightHistoryEndpoints } from '#shared/analytics/insight-history.ts';
import { type InsightStatus, insightEndpoints } from '#shared/analytics/insights.ts';
import type { ActivityKind } from '#shared/core/activity.ts';
import type { InsightHistory } from './history.ts';
import type { InsightService } from './service.ts';

export function insightRoutes(
  app: FastifyInstance,
  { insights, history }: { insights: InsightService; history: InsightHistory },
) {
  serve(app, insightEndpoints.list, ({ store, request }) =>
    insights.listFor(store, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, insightEndpoints.listOfAll, ({ account, request }) =>
    insights.listOfAll(account, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, insightEndpoints.generate, ({ store, request }) =>
    insights.generate(store, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, insightHistoryEndpoints.list, ({ store, query, request }) =>
    history.listFor(store, query, readerLanguage(request.headers['accept-language'])),
  );
  serve(app, insightEndpoints.mark, async ({ store, params, body, request, note }) => {
    const language = readerLanguage(request.headers['accept-language']);
    const insight = await insights.mark(store, params.insightId, body, language);
    // What is read is a reader's own.
    note(
      ...(body.status
        ? [{ kind: INSIGHT_DEEDS[body.status], subject: { id: insight.id, name: insight.title } }]
        : []),
    );
    return insight;
  });
}

const INSIGHT_DEEDS = {
  done: 'insight-done',
  dismissed: 'insight-dismissed',
  open: 'insight-reopened',
} as const satisfies Record<InsightStatus, ActivityKind>;
