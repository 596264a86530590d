import type { FastifyInstance } from 'fastify';

/**
 * For what runs the process: alive as long as it answers at all, since a database that is away is not mended by
 * starting again; ready while work should be sent here.
 */
export function probeRoutes(app: FastifyInstance, isReady: () => Promise<boolean>) {
  app.get('/api/live', async () => ({ status: 'ok' }));

  app.get('/api/ready', async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready' });
  });
}
