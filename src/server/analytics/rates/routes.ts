import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { rateEndpoints } from '#shared/analytics/rates.ts';
import type { ExchangeRates } from './service.ts';

export function rateRoutes(app: FastifyInstance, rates: ExchangeRates) {
  serve(app, rateEndpoints.rates, ({ user }) => rates.rates(user.id));
  serve(app, rateEndpoints.choose, ({ user, body }) => rates.choose(user.id, body.currency));
  serve(app, rateEndpoints.read, ({ body }) => rates.read(body.text));
  serve(app, rateEndpoints.import, ({ user, body }) => rates.importList(user.id, body));
  serve(app, rateEndpoints.removeList, ({ user, params }) => rates.removeList(user.id, params.listId));
  serve(app, rateEndpoints.enter, ({ user, body }) => rates.enter(user.id, body));
  serve(app, rateEndpoints.removeEntered, ({ user, body }) => rates.removeEntered(user.id, body));
}
