import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { rateEndpoints } from '#shared/analytics/rates.ts';
import type { ExchangeRates } from './service.ts';

export function rateRoutes(app: FastifyInstance, rates: ExchangeRates) {
  serve(app, rateEndpoints.rates, ({ user }) => rates.rates(user.id));
  serve(app, rateEndpoints.choose, ({ user, body, note }) => {
    note(body.currency === null ? { kind: 'currencies-apart' } : { subject: { name: body.currency } });
    return rates.choose(user.id, body.currency);
  });
  serve(app, rateEndpoints.read, ({ body }) => rates.read(body.text));
  serve(app, rateEndpoints.import, ({ user, body, note }) => {
    note({ subject: { name: body.name } });
    return rates.importList(user.id, body);
  });
  serve(app, rateEndpoints.removeList, async ({ user, params, note }) => {
    const { removed, ...reply } = await rates.removeList(user.id, params.listId);
    note({ subject: { id: params.listId, name: removed } });
    return reply;
  });
  serve(app, rateEndpoints.enter, ({ user, body, note }) => {
    note({ subject: pairOf(body) });
    return rates.enter(user.id, body);
  });
  serve(app, rateEndpoints.removeEntered, ({ user, body, note }) => {
    note({ subject: pairOf(body) });
    return rates.removeEntered(user.id, body);
  });
}

const pairOf = ({ from, to, day }: { from: string; to: string; day: string }) => ({
  name: `${from} → ${to}, ${day}`,
});
