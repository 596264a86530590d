import type * as z from 'zod';
import { type Again, doublingMs, retry } from '#server/core/retry/retry.ts';
import { type Outside, OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { withCurrentToken } from '#server/platforms/ports/patience.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import { createBudget } from './budget.ts';
import { shopierFailures } from './failures.ts';
import { readJson, reasonOf } from './replies.ts';

export interface ShopierClientOptions {
  apiOrigin: string;
  outside: Pick<Outside, 'request'>;
  clock: { now(): Date };
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  random?: () => number;
}

export interface ShopierLog {
  warn(facts: object, event: string): void;
}

export interface Question<T> {
  method?: 'GET' | 'POST' | 'DELETE';
  /** Behind `/v1`, each part of it already safe in an address. */
  path: string;
  query?: Record<string, string | number>;
  body?: unknown;
  data: z.ZodType<T>;
  signal?: AbortSignal;
}

export interface Answer<T> {
  data: T;
  /** What the paging headers say; null where there are none. */
  totalItems: number | null;
  totalPages: number | null;
}

const MAX_ATTEMPTS = 5;
/** At most; the first wait is at least half of it. */
const BACKOFF_MS = 1_000;
/** Shopier counts over a minute, so it may ask for a whole one. */
const PATIENCE_MS = 75_000;
const DEFAULT_PAUSE_MS = 5_000;

/** Shopier's REST interface: one question at a time, within its limits, with patience. */
export function createShopierClient({
  apiOrigin,
  outside,
  clock,
  sleep,
  random = Math.random,
}: ShopierClientOptions) {
  const budget = createBudget(() => clock.now().getTime());

  async function ask<T>(access: StoreAccess, question: Question<T>): Promise<Answer<T>> {
    const { signal, method = 'GET' } = question;
    // What was posted may have been done although no answer came; only reading is repeated.
    const attempts = method === 'GET' ? MAX_ATTEMPTS : 1;
    const again = (failure: unknown, attempt: number) => judge(failure, attempt, attempts);
    return withCurrentToken(access, () => retry({ again, sleep, signal }, () => askOnce(access, question)));
  }

  function judge(failure: unknown, attempt: number, attempts: number): Again | null {
    if (!(failure instanceof PlatformFailure)) return null;
    if (failure.kind === 'rate-limited')
      return { waitMs: Math.ceil(failure.retryAfterMs! * (1 + random() / 5)), patienceMs: PATIENCE_MS };
    if (failure.kind !== 'unavailable' && !(failure.cause instanceof Unreadable)) return null;
    return { waitMs: doublingMs(BACKOFF_MS, attempt, random), attempts };
  }

  async function askOnce<T>(access: StoreAccess, question: Question<T>): Promise<Answer<T>> {
    const waitMs = budget.reserve(access.accessToken);
    if (waitMs > 0) await sleep(waitMs, question.signal);
    const reply = await send(access.accessToken, question);
    judgeStatus(question.path, reply);
    const json = reply.body.length === 0 ? { value: null } : readJson(reply);
    if (!json) throw shopierFailures.notShopier(new Unreadable());
    const read = question.data.safeParse(json.value);
    if (!read.success) throw shopierFailures.unexpectedShape(pathOf(read.error), read.error);
    const totalItems = countIn(reply, 'shopier-pagination-total-items');
    const totalPages = countIn(reply, 'shopier-pagination-total-pages');
    return { data: read.data, totalItems, totalPages };
  }

  async function send<T>(accessToken: string, { method = 'GET', path, query, body, signal }: Question<T>) {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) parameters.set(name, String(value));
    const headers: Record<string, string> = {
      accept: 'application/json',
      authorization: `Bearer ${accessToken}`,
      'user-agent': 'Vitrin',
    };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const address = `${apiOrigin.replace(/\/+$/, '')}/v1${path}${query ? `?${parameters}` : ''}`;
    try {
      return await outside.request(address, {
        method,
        headers,
        signal,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      if (!(error instanceof OutsideFault)) throw error;
      throw error.code === 'forbidden_address'
        ? shopierFailures.addressForbidden(error)
        : shopierFailures.unavailable(error);
    }
  }

  return { ask };
}
export type ShopierClient = ReturnType<typeof createShopierClient>;

/** A page of a gateway, or an answer that was cut off: often enough the next one is whole. */
class Unreadable extends Error {}

/** Permissions by the first part of a path; what reports orders is said to come with theirs (reference/shopier.md 1.2). */
const PERMISSIONS: Record<string, string> = {
  orders: 'orders:read',
  webhooks: 'orders:read',
  products: 'products:read',
  refunds: 'refunds:read',
  shop: 'shop:read',
};

function judgeStatus(path: string, reply: OutsideReply): void {
  const { status, headers } = reply;
  if (status >= 200 && status < 300) return;
  if (status === 401) throw shopierFailures.tokenRefused();
  if (status === 402) throw shopierFailures.paymentRequired();
  if (status === 403) throw shopierFailures.scopeMissing(PERMISSIONS[path.split('/')[1] ?? ''] ?? path);
  if (status === 404) throw shopierFailures.notFound(path);
  if (status === 429) throw shopierFailures.rateLimited(pauseMsIn(headers['retry-after']));
  if (status >= 500) throw shopierFailures.unavailable(new Error(`status ${status}`));
  if (status >= 300 && status < 400) throw shopierFailures.notShopier();
  const reason = reasonOf(reply);
  if (status === 400 || reason !== null) throw shopierFailures.requestRefused(reason ?? 'no reason given');
  throw shopierFailures.unexpectedStatus(status);
}

function pauseMsIn(seconds: string | undefined): number {
  const given = Number(seconds);
  return Number.isFinite(given) && given > 0 ? given * 1000 : DEFAULT_PAUSE_MS;
}

function countIn({ headers }: OutsideReply, name: string): number | null {
  const value = String(headers[name] ?? '');
  return /^\d{1,12}$/.test(value) ? Number(value) : null;
}

function pathOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue && issue.path.length > 0 ? issue.path.join('.') : 'the reply';
}
