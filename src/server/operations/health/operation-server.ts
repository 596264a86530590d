import fastify from 'fastify';
import type { Metrics } from '#server/core/operation/metrics.ts';
import { probeRoutes } from './probe-routes.ts';

interface Options {
  host: string;
  port: number;
  isReady: () => Promise<boolean>;
  /** Null until there is something to measure. */
  metrics: () => Metrics | null;
}

/** For the operators of this process: probes and metrics, on a port that is not for the public. */
export async function startOperationServer({ host, port, isReady, metrics }: Options) {
  const app = fastify();
  probeRoutes(app, isReady);
  app.get('/metrics', async (_request, reply) => {
    const current = metrics();
    if (!current) return reply.code(503).send();
    return reply.type(current.contentType).send(await current.text());
  });
  const origin = await app.listen({ host, port });
  return { origin, close: () => app.close() };
}
