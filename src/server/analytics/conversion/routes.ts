import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { conversionEndpoints } from '#shared/analytics/conversion.ts';
import type { ConversionService } from './service.ts';

export function conversionRoutes(app: FastifyInstance, { conversion }: ConversionService) {
  serve(app, conversionEndpoints.conversion, ({ store, query }) => conversion(store, query));
}
