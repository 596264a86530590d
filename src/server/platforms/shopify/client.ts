import * as z from 'zod';
import { type Again, doublingMs, retry, sleepUnlessAborted } from '#server/core/retry/retry.ts';
import { type Outside, OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { withCurrentToken } from '#server/platforms/ports/patience.ts';
import { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import type { StoreAccess } from '#server/platforms/ports/store-platform.ts';
import { isStoreName } from '#shared/stores/stores.ts';
import { shopifyFailures } from './failures.ts';

export interface ShopifyClientOptions {
  /** `https://{shop}.myshopify.com`; `{shop}` is replaced by the store's name. */
  shopOrigin: string;
  apiVersion: string;
  outside: Pick<Outside, 'request'>;
  clock?: { now(): Date };
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  random?: () => number;
  log?: ShopifyLog;
}

export interface ShopifyLog {
  warn(facts: object, event: string): void;
}

export interface Question<T> {
  document: string;
  variables?: Record<string, unknown>;
  data: z.ZodType<T>;
  /** Points this is expected to request; asking waits until so many are there. */
  expectedCost?: number;
  /** Asked twice it would be done twice: where the answer is lost it is not asked again. */
  once?: boolean;
  signal?: AbortSignal;
}

export interface Answer<T> {
  data: T;
  /** Points Shopify reckoned with, null when it did not say. */
  requestedCost: number | null;
}

/** One query asked for more than a query may cost; asking for less of it helps. */
export class TooCostly extends Error {}

const MAX_ATTEMPTS = 5;
const PATIENCE_MS = 60_000;
/** At most; the first wait is at least half of it. */
const BACKOFF_MS = 1_000;

export function createShopifyClient({
  shopOrigin,
  apiVersion,
  outside,
  clock = { now: () => new Date() },
  sleep = sleepUnlessAborted,
  random = Math.random,
  log,
}: ShopifyClientOptions) {
  const budgets = new Map<string, Budget>();
  let versionWarned = false;

  async function ask<T>(access: StoreAccess, question: Question<T>): Promise<Answer<T>> {
    const { signal, once = false } = question;
    return withCurrentToken(access, () =>
      retry({ again: once ? againIfUndone : again, sleep, signal }, async () => {
        await waitForBudget(access, question);
        return askOnce(access, question);
      }),
    );
  }

  function again(failure: unknown, attempt: number): Again | null {
    if (!(failure instanceof PlatformFailure)) return null;
    if (failure.kind === 'rate-limited')
      return { waitMs: Math.ceil(failure.retryAfterMs! * (1 + random() / 4)), patienceMs: PATIENCE_MS };
    if (failure.kind !== 'unavailable') return null;
    return { waitMs: doublingMs(BACKOFF_MS, attempt, random), attempts: MAX_ATTEMPTS };
  }

  /** A limit is named before anything is done. */
  function againIfUndone(failure: unknown, attempt: number): Again | null {
    const isLimit = failure instanceof PlatformFailure && failure.kind === 'rate-limited';
    return isLimit ? again(failure, attempt) : null;
  }

  async function askOnce<T>(access: StoreAccess, question: Question<T>): Promise<Answer<T>> {
    const reply = await send(access, question);
    judgeStatus(access.storeName, reply);
    const body = readEnvelope(access.storeName, reply);
    noteVersion(reply);
    const cost = body.extensions?.cost;
    if (cost?.throttleStatus)
      budgets.set(access.storeName, { ...cost.throttleStatus, at: clock.now().getTime() });
    const errors = body.errors ?? [];
    const codes = new Set(errors.map((error) => error.extensions?.code));
    if (codes.has('THROTTLED')) throw shopifyFailures.rateLimited(throttleWaitMs(cost));
    if (codes.has('MAX_COST_EXCEEDED')) throw new TooCostly();
    if (codes.has('SHOP_INACTIVE')) throw shopifyFailures.shopFrozen(access.storeName);
    if (codes.has('INTERNAL_SERVER_ERROR')) throw shopifyFailures.unavailable(new Error(errors[0]?.message));
    const denied = errors.filter((error) => error.extensions?.code === 'ACCESS_DENIED');
    if (denied.length < errors.length) {
      throw shopifyFailures.queryRefused(errors.map((error) => error.message).join(' · '));
    }
    const read = question.data.safeParse(body.data);
    // Fields on protected customer data come back as null with an error each; the rest is as good as ever.
    if (read.success) return { data: read.data, requestedCost: cost?.requestedQueryCost ?? null };
    if (denied[0]) throw deniedFailure(denied[0]);
    throw shopifyFailures.unexpectedShape(pathOf(read.error), read.error);
  }

  async function send<T>(
    { storeName, accessToken }: StoreAccess,
    { document, variables, signal }: Question<T>,
  ) {
    if (!isStoreName(storeName)) throw shopifyFailures.shopNotFound(storeName.slice(0, 80));
    try {
      return await outside.request(
        `${shopOrigin.replace('{shop}', storeName)}/admin/api/${apiVersion}/graphql.json`,
        {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            'x-shopify-access-token': accessToken,
          },
          body: JSON.stringify({ query: document, variables }),
          signal,
        },
      );
    } catch (error) {
      if (!(error instanceof OutsideFault)) throw error;
      throw error.code === 'forbidden_address'
        ? shopifyFailures.addressForbidden(error)
        : shopifyFailures.unavailable(error);
    }
  }

  async function waitForBudget<T>(
    access: StoreAccess,
    { expectedCost = 0, signal }: Question<T>,
  ): Promise<void> {
    const budget = budgets.get(access.storeName);
    if (!budget || budget.restoreRate <= 0) return;
    // A clock that was set back says nothing of how long ago that was.
    const passedMs = Math.max(0, clock.now().getTime() - budget.at);
    const restored = (passedMs / 1000) * budget.restoreRate;
    const lacking = Math.min(expectedCost, budget.maximumAvailable) - (budget.currentlyAvailable + restored);
    if (lacking > 0)
      await sleep(Math.min(PATIENCE_MS, Math.ceil((lacking / budget.restoreRate) * 1000)), signal);
  }

  // Past its last day Shopify serves a newer version in silence.
  function noteVersion(reply: OutsideReply): void {
    const served = reply.headers['x-shopify-api-version'];
    if (versionWarned || served === undefined || served === apiVersion) return;
    versionWarned = true;
    log?.warn({ asked: apiVersion, served }, 'shopify served another api version');
  }

  return { ask };
}
export type ShopifyClient = ReturnType<typeof createShopifyClient>;

type Budget = z.infer<typeof ThrottleStatus> & { at: number };

const ThrottleStatus = z.object({
  maximumAvailable: z.number(),
  currentlyAvailable: z.number(),
  restoreRate: z.number(),
});
const Cost = z.object({ requestedQueryCost: z.number().nullish(), throttleStatus: ThrottleStatus.nullish() });
const GraphqlError = z.object({
  message: z.string(),
  extensions: z.object({ code: z.string().nullish(), requiredAccess: z.string().nullish() }).nullish(),
});
const Envelope = z.object({
  // A question refused before it was run has errors and no data.
  data: z.unknown().optional(),
  errors: z.array(GraphqlError).nullish(),
  extensions: z.object({ cost: Cost.nullish() }).nullish(),
});

function judgeStatus(shop: string, { status, headers }: OutsideReply): void {
  if (status === 200) return;
  if (status === 401) throw shopifyFailures.tokenRefused(shop);
  if (status === 402) throw shopifyFailures.shopFrozen(shop);
  if (status === 403) throw shopifyFailures.accessForbidden(shop);
  if (status === 404) throw shopifyFailures.shopNotFound(shop);
  if (status === 423) throw shopifyFailures.shopLocked(shop);
  if (status === 429)
    throw shopifyFailures.rateLimited(Math.max(1, Number(headers['retry-after']) || 0) * 1000);
  if (status >= 500) throw shopifyFailures.unavailable(new Error(`status ${status}`));
  if (status >= 300 && status < 400) throw shopifyFailures.notShopify(shop);
  throw shopifyFailures.unexpectedStatus(status);
}

function readEnvelope(shop: string, { body }: OutsideReply): z.infer<typeof Envelope> {
  const text = body.toString('utf8');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    if (text.startsWith('{')) throw shopifyFailures.unavailable(new Error('half an answer'));
    throw shopifyFailures.notShopify(shop);
  }
  const envelope = Envelope.safeParse(json);
  if (!envelope.success) throw shopifyFailures.unexpectedShape(pathOf(envelope.error), envelope.error);
  return envelope.data;
}

/** `ceil((requested − available) / restored per second)` seconds, at least one (reference/shopify.md section 2). */
function throttleWaitMs(cost: z.infer<typeof Cost> | null | undefined): number {
  const status = cost?.throttleStatus;
  if (!status || status.restoreRate <= 0) return 1000;
  const lacking = (cost.requestedQueryCost ?? 0) - status.currentlyAvailable;
  return Math.max(1, Math.ceil(lacking / status.restoreRate)) * 1000;
}

/** A refusal that names no permission is one for want of approval (reference/shopify.md 1.9). */
function deniedFailure(denied: z.infer<typeof GraphqlError>): PlatformFailure {
  return denied.message.includes('not approved')
    ? shopifyFailures.protectedData()
    : shopifyFailures.scopeMissing(missingScope(denied));
}

function missingScope({ message, extensions }: z.infer<typeof GraphqlError>): string {
  const named = /\b(?:read|write)_[a-z_]+/.exec(`${extensions?.requiredAccess ?? ''} ${message}`);
  return named ? named[0] : `for this (${message.slice(0, 120)})`;
}

export function pathOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue && issue.path.length > 0 ? issue.path.join('.') : 'the reply';
}

/** This connection may not see what was asked for; the rest it may. */
export function isScopeMissing(error: unknown): boolean {
  return (
    error instanceof PlatformFailure && (error.code === 'scope_missing' || error.code === 'protected_data')
  );
}
