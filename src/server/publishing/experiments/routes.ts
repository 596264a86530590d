import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { experimentEndpoints } from '#shared/publishing/experiments.ts';
import type { ExperimentService } from './service.ts';

export function experimentRoutes(app: FastifyInstance, experiments: ExperimentService) {
  serve(app, experimentEndpoints.get, ({ store }) => experiments.get(store));
  serve(app, experimentEndpoints.start, async ({ store, body, note }) => {
    const { isChanged, ...reply } = await experiments.start(store, body.effect);
    note(...(isChanged ? [{}] : []));
    return reply;
  });
  serve(app, experimentEndpoints.end, async ({ store, params, note }) => {
    const { isChanged, ...reply } = await experiments.end(store, params.experimentId);
    note(...(isChanged ? [{ subject: { id: params.experimentId } }] : []));
    return reply;
  });
  serve(app, experimentEndpoints.quietWeeks, ({ store }) => experiments.quietWeeks(store));
}
