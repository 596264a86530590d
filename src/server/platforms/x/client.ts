import type * as z from 'zod';
import { wasNeverSent } from '#server/platforms/ports/never-sent.ts';
import { type Outside, OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { withCurrentToken } from '#server/platforms/ports/patience.ts';
import type { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { retryAfterMsIn } from '#server/platforms/ports/retry-after.ts';
import { type AccountAccess, OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import { HOUR_MS } from '#shared/core/time.ts';
import { xFailures } from './failures.ts';
import { WireProblem } from './wire.ts';

export interface XOptions {
  apiOrigin: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
  /** How long the one call that publishes may take. */
  publishLimitMs?: number;
}

export interface XQuestion<T> {
  method?: 'GET' | 'POST';
  /** Behind `/2`. */
  path: string;
  query?: Record<string, string>;
  body?: object | FormData;
  reply: z.ZodType<T>;
}

const READ_LIMIT_MS = 60_000;
const PUBLISH_LIMIT_MS = 60_000;

/** X's API 2. Only a refused token is tried again, with the one that took its place; nothing came of the first try. */
export function createXClient({
  apiOrigin,
  outside,
  now = () => new Date(),
  publishLimitMs = PUBLISH_LIMIT_MS,
}: XOptions) {
  /** Reads, or makes something nobody sees. */
  async function ask<T>(access: AccountAccess, question: XQuestion<T>): Promise<T> {
    const reply = await answerTo(access, question);
    const read = question.reply.safeParse(jsonOf(reply));
    if (!read.success) throw xFailures.unexpectedShape(question.path.replaceAll(/\d{5,}/g, '…'), read.error);
    return read.data;
  }

  /** As it came, where its status says that it is one. */
  function answerTo(access: AccountAccess, question: Omit<XQuestion<unknown>, 'reply'>) {
    return withCurrentToken(access, async () => {
      const reply = await send(access, question, READ_LIMIT_MS).catch((error) => {
        throw error instanceof OutsideFault ? xFailures.unavailable(error) : error;
      });
      if (!isSuccess(reply)) throw failureOf(reply, now()) ?? unknownAnswer(reply, now());
      return reply;
    });
  }

  /** The one call that makes a post visible. */
  function publish<T>(access: AccountAccess, question: XQuestion<T>): Promise<T> {
    return withCurrentToken(access, async () => {
      const reply = await send(access, { method: 'POST', ...question }, publishLimitMs).catch((error) => {
        if (!(error instanceof OutsideFault)) throw error;
        if (wasNeverSent(error)) throw xFailures.unavailable(error);
        throw new OutcomeUnknown(error.message, { cause: error });
      });
      const failure = failureOf(reply, now());
      if (failure) throw failure;
      const read = question.reply.safeParse(jsonOf(reply));
      if (!isSuccess(reply) || !read.success)
        throw new OutcomeUnknown(`Answered with status ${reply.status}`, { cause: read.error });
      return read.data;
    });
  }

  async function send(
    access: AccountAccess,
    question: Omit<XQuestion<unknown>, 'reply'>,
    timeoutMs: number,
  ): Promise<OutsideReply> {
    const { method = 'GET', path, query, body } = question;
    const address = `${apiOrigin.replace(/\/+$/, '')}/2${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const headers = { accept: 'application/json', authorization: `Bearer ${access.accessToken}` };
    if (!body) return outside.request(address, { method, headers, timeoutMs });
    const content = await encoded(body);
    const sent = { method, headers: { ...headers, 'content-type': content.type }, body: content.bytes };
    return outside.request(address, { ...sent, timeoutMs });
  }

  return { ask, answerTo, publish };
}
export type XClient = ReturnType<typeof createXClient>;

async function encoded(body: object | FormData) {
  if (!(body instanceof FormData)) return { type: 'application/json', bytes: JSON.stringify(body) };
  const form = new Response(body);
  return { type: form.headers.get('content-type')!, bytes: new Uint8Array(await form.arrayBuffer()) };
}

const isSuccess = ({ status }: OutsideReply) => status >= 200 && status < 300;

/** The table of reference/social.md 4.6; null where it says nothing, or where the post may have been made. */
function failureOf(reply: OutsideReply, now: Date): PlatformFailure | null {
  const { status } = reply;
  const reason = reasonOf(reply);
  if (status === 401) return xFailures.tokenRefused();
  if (status === 402) return xFailures.creditsDepleted();
  if (status === 403 && /duplicate content/i.test(reason)) return xFailures.duplicate();
  if (status === 429) return xFailures.rateLimited(waitMsIn(reply, now));
  return status === 400 || status === 403 || status === 404 ? xFailures.refused(reason) : null;
}

function unknownAnswer(reply: OutsideReply, now: Date): PlatformFailure {
  const { status } = reply;
  return status >= 500
    ? xFailures.unavailable(new Error(`status ${status}`), retryAfterMsIn(reply, now))
    : xFailures.unexpectedStatus(status);
}

function reasonOf(reply: OutsideReply): string {
  const problem = WireProblem.safeParse(jsonOf(reply));
  if (!problem.success) return `status ${reply.status}`;
  const { errors, detail, title } = problem.data;
  const [first] = errors ?? [];
  return (first?.message || first?.detail || detail || title || `status ${reply.status}`).slice(0, 300);
}

/** Until the latest of the limits that it names; with calls left in the window, it is a cap of longer standing. */
function waitMsIn(reply: OutsideReply, now: Date): number {
  const { headers } = reply;
  const number = (name: string) => Number(headers[name]) || 0;
  const resets = ['x-rate-limit-reset', 'x-user-limit-24hour-reset', 'x-app-limit-24hour-reset'].map(number);
  const waitMs = Math.max(Math.max(...resets) * 1000 - now.getTime(), retryAfterMsIn(reply, now) ?? 0);
  return number('x-rate-limit-remaining') > 0 ? Math.max(waitMs, HOUR_MS) : waitMs;
}

export function jsonOf({ body }: OutsideReply): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
