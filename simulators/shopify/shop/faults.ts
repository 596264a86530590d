import { createFlaky } from '#simulators/core/flaky.ts';
import type { Reply } from '#simulators/shopify/http/http-reply.ts';
import type { Shop } from './shop.ts';

/*
 * Faults, ordered by ordinary input: connecting the shop of that name. Chance is seeded, so a run that
 * failed fails again in the same way.
 */
export const faultNames = [
  'clear',
  'rate-limited',
  'revoked',
  'wrong-token',
  'flaky',
  'html',
  'frozen',
  'forbidden',
  'missing',
  'locked',
  'bulk-refused',
  'bulk-failed',
  'broken-lines',
  'half-file',
  'shuffled',
] as const;

export type FaultName = (typeof faultNames)[number];

export type Disturbance =
  | Reply
  | { kind: 'throttled' }
  | { kind: 'reset' }
  | { kind: 'slow'; delayMs: number };

const FLAKY_SEED = 20_261;

export function createFaults() {
  const requestsByShop = new Map<string, number>();
  const flaky = createFlaky<Disturbance>(FLAKY_SEED, {
    internal: json(500, 'Internal Server Error'),
    gateway: html(502, 'Bad Gateway', 'The server encountered a temporary error.'),
    unavailable: json(503, 'Service Unavailable'),
  });

  /** What goes wrong with this request, before its token is looked at. */
  function disturb(shop: Shop, question: string): Disturbance | null {
    const request = (requestsByShop.get(shop.name) ?? 0) + 1;
    requestsByShop.set(shop.name, request);
    switch (shop.fault) {
      case 'rate-limited':
        return limitedTurns[(request - 1) % limitedTurns.length] ?? null;
      case 'revoked':
        return request === 1 ? null : unauthorized;
      case 'wrong-token':
        return unauthorized;
      case 'flaky':
        return flaky(shop.name, question);
      case 'html':
        return html(200, 'Opening soon', 'This store is being set up.');
      case 'frozen':
        return json(402, 'Unavailable Shop');
      case 'forbidden':
        return json(403, '[API] This action requires merchant approval for the necessary scope.');
      case 'missing':
        return notFound;
      case 'locked':
        return json(423, 'This shop is locked.');
      default:
        return null;
    }
  }

  return { disturb };
}

function json(status: number, errors: string, headers: Record<string, string> = {}): Reply {
  const body = JSON.stringify({ errors });
  return {
    kind: 'reply',
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body,
  };
}

function html(status: number, title: string, text: string): Reply {
  const body = `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`;
  return { kind: 'reply', status, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}

export const unauthorized = json(
  401,
  '[API] Invalid API key or access token (unrecognized login or wrong password)',
);
export const notFound = html(404, 'Not Found', 'This store does not exist.');

const tooMany = json(
  429,
  'Exceeded 2 calls per second for api client. Reduce request rates to resume uninterrupted service.',
  {
    'retry-after': '2.0',
  },
);
const limitedTurns: (Disturbance | null)[] = [tooMany, null, { kind: 'throttled' }, null, null, null];
