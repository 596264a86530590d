import type { FastifyInstance } from 'fastify';
import { serve } from '#server/core/http/serve.ts';
import { rateEndpoints } from '#shared/analytics/rates.ts';
import type { ExchangeRates } from './service.ts';

export function rateRoutes(app: FastifyInstance, rates: ExchangeRates) {
  serve(app, rateEndpoints.rates, ({ account }) => rates.rates(account.id));
  serve(app, rateEndpoints.choose, ({ account, body, note }) => {
    note(body.currency === null ? { kind: 'currencies-apart' } : { subject: { name: body.currency } });
    return rates.choose(account.id, body.currency);
  });
  serve(app, rateEndpoints.read, ({ body }) => rates.read(body.text));
  serve(app, rateEndpoints.import, ({ account, body, note }) => {
    note({ subject: { name: body.name } });
    return rates.importList(account.id, body);
  });
  serve(app, rateEndpoints.removeList, async ({ account, params, note }) => {
    const { removed, ...reply } = await rates.removeList(account.id, params.listId);
    note({ subject: { id: params.listId, name: removed } });
    return reply;
  });
  serve(app, rateEndpoints.enter, ({ account, body, note }) => {
    note({ subject: pairOf(body) });
    return rates.enter(account.id, body);
  });
  serve(app, rateEndpoints.removeEntered, ({ account, body, note }) => {
    note({ subject: pairOf(body) });
    return rates.removeEntered(account.id, body);
  });
}

const pairOf = ({ from, to, day }: { from: string; to: string; day: string }) => ({
  name: `${from} → ${to}, ${day}`,
});
