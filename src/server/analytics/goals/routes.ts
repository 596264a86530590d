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
  serve(app, goalEndpoints.goalOfAll, ({ user, query }) => inTime(goals.ofAll.goal(user.id, query.month)));
  serve(app, goalEndpoints.profitHintOfAll, ({ user, query }) =>
    inTime(goals.ofAll.profitHint(user.id, query.month)),
  );
  serve(app, goalEndpoints.saveOfAll, ({ user, body, note }) => {
    note(deedOf(body));
    return goals.ofAll.save(user.id, body);
  });
}

function deedOf({ month, amount }: { month: string; amount: number | null }): NotedDeed {
  return { kind: amount === null ? 'goal-removed' : 'goal-set', subject: { name: month } };
}
