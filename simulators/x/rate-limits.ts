import { MINUTE_MS } from '#simulators/core/time.ts';
import { xRefusals } from './problems.ts';

const WINDOW_MS = 15 * MINUTE_MS;

/** Per user in 15 minutes: https://docs.x.com/x-api/fundamentals/rate-limits */
const LIMITS = {
  'create post': 100,
  'delete post': 50,
  'read posts': 5000,
  'read timeline': 900,
  me: 75,
  'upload once': 500,
  'upload in parts': 1875,
  metadata: 500,
  analytics: 300,
};

export type LimitedCall = keyof typeof LIMITS;

export type RateLimits = ReturnType<typeof createRateLimits>;

export function createRateLimits(now: () => number, limitOf: (call: LimitedCall) => number | null) {
  const windows = new Map<string, { endsAt: number; used: number }>();

  /** Counts one call and returns the headers that every answer has. */
  function count(accountId: string, call: LimitedCall): Record<string, string> {
    const key = `${accountId} ${call}`;
    const known = windows.get(key);
    const current = known && known.endsAt > now() ? known : { endsAt: now() + WINDOW_MS, used: 0 };
    windows.set(key, current);
    const limit = limitOf(call) ?? LIMITS[call];
    const isRefused = current.used >= limit;
    if (!isRefused) current.used += 1;
    const headers = headersOf(limit, limit - current.used, current.endsAt);
    if (isRefused) throw refusedWith(headers);
    return headers;
  }

  return { count };
}

/** Without a look at the real window. */
export function orderedRefusal(now: number, waitMs: number) {
  return refusedWith(headersOf(LIMITS['create post'], 0, now + waitMs));
}

function headersOf(limit: number, remaining: number, endsAt: number): Record<string, string> {
  return {
    'x-rate-limit-limit': String(limit),
    'x-rate-limit-remaining': String(remaining),
    'x-rate-limit-reset': String(Math.ceil(endsAt / 1000)),
  };
}

function refusedWith(headers: Record<string, string>) {
  const refusal = xRefusals.tooMany();
  Object.assign(refusal.answer.headers!, headers);
  return refusal;
}
