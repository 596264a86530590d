import type { FastifyInstance } from 'fastify';
import { openApiOf } from '#server/core/http/openapi.ts';
import { serve } from '#server/core/http/serve.ts';
import { type Environment, environmentEndpoints } from '#shared/stores/environment.ts';

/** What an installation says of itself. */
export function environmentRoutes(app: FastifyInstance, environment: Environment) {
  serve(app, environmentEndpoints.read, async () => environment);
  app.get('/api/openapi.json', () => openApiOf(app.served));
}
