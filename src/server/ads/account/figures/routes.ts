import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { adsAccountEndpoints } from '#shared/ads/ads-account.ts';
import type { AccountFiguresService } from './service.ts';

export function accountFiguresRoutes(app: FastifyInstance, figures: AccountFiguresService) {
  serve(app, adsAccountEndpoints.figures, ({ store, query }) => figures.figures(store, query.timeframe));
}
