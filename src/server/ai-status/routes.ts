import type { FastifyInstance } from 'fastify';
import { serve } from '#server/http/serve.ts';
import { aiStatusEndpoints } from '#shared/ai-status.ts';
import type { AiStatusService } from './service.ts';

export function aiStatusRoutes(app: FastifyInstance, aiStatus: AiStatusService) {
  serve(app, aiStatusEndpoints.read, ({ user }) => aiStatus.read(user.id));
  serve(app, aiStatusEndpoints.check, ({ user }) => aiStatus.check(user.id));
}
