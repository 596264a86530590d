import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { usageEndpoints } from '#shared/content/usage.ts';
import type { UsageService } from './service.ts';

export function usageRoutes(app: FastifyInstance, usage: UsageService) {
  serve(app, usageEndpoints.usage, ({ account }) => usage.usageOf(account.id));
}
