import type { FastifyInstance } from 'fastify';
import { inTime } from '#server/analytics/reports/in-time.ts';
import { type NotedDeed, serve } from '#server/core/http/serve.ts';
import { goalEndpoints } from '#shared/analytics/goals.ts';
import type { Goals } from './service.ts';

export function goalRoutes(app: FastifyInstance, goals: Goals) {
  serve(app, goalEndpoints.goal, ({ store, query }) => inTime(goals.goal(store, query.month)));
  serve(app, goalEndpoints.profitHint, ({ store, query }) => inTime(goals.profitHint(store, query.month)));
  serve(app, goalEndpoints.save, ({ store, body, note }) => {
    note(deedOf(body));
    return goals.save(store, body);
  });
  serve(app, goalEndpoints.goalOfAll, ({ account, query }) => inTime(goals.ofAll.goal(account, query.month)));
  serve(app, goalEndpoints.profitHintOfAll, ({ account, query }) =>
    inTime(goals.ofAll.profitHint(account, query.month)),
  );
  serve(app, goalEndpoints.saveOfAll, ({ account, body, note }) => {
    note(deedOf(body));
    return goals.ofAll.save(account, body);
  });
}

function deedOf({ month, amount }: { month: string; amount: number | null }): NotedDeed {
  return { kind: amount === null ? 'goal-removed' : 'goal-set', subject: { name: month } };
}
