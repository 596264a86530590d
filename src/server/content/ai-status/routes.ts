import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { aiStatusEndpoints } from '#shared/content/ai-status.ts';
import type { AiStatusService } from './service.ts';

export function aiStatusRoutes(app: FastifyInstance, aiStatus: AiStatusService) {
  serve(app, aiStatusEndpoints.read, ({ account }) => aiStatus.read(account.id));
  serve(app, aiStatusEndpoints.check, ({ account }) => aiStatus.check(account.id));
}
