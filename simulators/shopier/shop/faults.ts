import { createFlaky } from '#simulators/core/flaky.ts';
import { type Answer, htmlAnswer, refusals } from '#simulators/shopier/http/answer.ts';
import { commaMoney, type MoneyFormat, pointMoney } from './money.ts';
import type { Shop } from './shop.ts';

/*
 * Faults, ordered by ordinary input: the token of the shop of that name. Chance is seeded, so a run that failed
 * fails again in the same way.
 */
export const faultNames = [
  'clear',
  'products-403',
  'transactions-403',
  'rate-limited',
  'revoked',
  'wrong-token',
  'flaky',
  'html',
  'no-headers',
  'wrapped',
  'comma-money',
  'truncated',
] as const;

export type FaultName = (typeof faultNames)[number];

/** Before a request is answered. */
export type Disturbance =
  | { kind: 'reply'; answer: Answer }
  | { kind: 'reset' }
  | { kind: 'slow'; delayMs: number };

// Its first twenty requests meet every kind of trouble.
const FLAKY_SEED = 20_280;

const reply = (answer: Answer): Disturbance => ({ kind: 'reply', answer });
const tooMany = reply(refusals.tooMany(2).answer);
const limitedTurns: (Disturbance | null)[] = [tooMany, null, tooMany, null, null, null];

interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
}

export function createFaults() {
  const requestsByShop = new Map<string, number>();
  const flaky = createFlaky<Disturbance>(FLAKY_SEED, {
    internal: reply(trouble(500, 'internal_server_error', 'Something went wrong.')),
    gateway: reply(page(502, 'Bad Gateway', 'The server encountered a temporary error.')),
    unavailable: reply(trouble(503, 'service_unavailable', 'Please try again later.')),
  });
  const truncated = new Set<string>();

  function disturb(shop: Shop, { method, path, query }: Asked): Disturbance | null {
    const request = (requestsByShop.get(shop.name) ?? 0) + 1;
    requestsByShop.set(shop.name, request);
    switch (shop.fault) {
      case 'rate-limited':
        return limitedTurns[(request - 1) % limitedTurns.length] ?? null;
      case 'revoked':
        return request === 1 ? null : reply(refusals.badToken().answer);
      case 'wrong-token':
        return reply(refusals.badToken().answer);
      case 'products-403':
        return path.startsWith('/products')
          ? reply(refusals.forbidden('You do not have permission to access products.').answer)
          : null;
      case 'transactions-403':
        return /^\/(orders\/transactions|balance|payouts)\b/.test(path)
          ? reply(refusals.forbidden('You do not have permission to access transactions.').answer)
          : null;
      case 'flaky':
        return flaky(shop.name, `${method} ${path}?${query}`);
      case 'html':
        return reply(page(200, 'Bakım çalışması', 'Shopier kısa bir süre sonra yeniden hizmetinizde.'));
      default:
        return null;
    }
  }

  /** After a request was answered well: the same answer as this shop's fault lets it through. */
  function bend(shop: Shop, path: string, answer: Answer): Answer {
    if (answer.status !== 200 || !Array.isArray(answer.body)) return answer;
    switch (shop.fault) {
      case 'no-headers':
        return { status: answer.status, body: answer.body };
      case 'wrapped':
        return { ...answer, body: path === '/orders' ? { orders: answer.body } : { data: answer.body } };
      case 'truncated':
        return path === '/orders' && !truncated.has(shop.name) ? truncate(shop, answer) : answer;
      default:
        return answer;
    }
  }

  function truncate(shop: Shop, answer: Answer): Answer {
    truncated.add(shop.name);
    const text = JSON.stringify(answer.body);
    const headers = { ...answer.headers, 'content-type': 'application/json; charset=utf-8' };
    return { ...answer, headers, body: text.slice(0, Math.floor(text.length * 0.6)) };
  }

  return { disturb, bend };
}

export function moneyIn(fault: FaultName): MoneyFormat {
  return fault === 'comma-money' ? commaMoney : pointMoney;
}

function trouble(status: number, error: string, message: string): Answer {
  return { status, body: { status, error, message } };
}

function page(status: number, title: string, text: string): Answer {
  return htmlAnswer(
    status,
    `<!DOCTYPE html><html><head><title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>`,
  );
}
