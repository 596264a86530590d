import type * as z from 'zod';
import { wasNeverSent } from '#server/platforms/ports/never-sent.ts';
import { type Outside, OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { withCurrentToken } from '#server/platforms/ports/patience.ts';
import type { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { retryAfterMsIn } from '#server/platforms/ports/retry-after.ts';
import { type AccountAccess, OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import { blueskyFailures } from './failures.ts';
import { WireProblem } from './wire.ts';

export interface BlueskyOptions {
  apiOrigin: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
  /** How long the one call that publishes may take. */
  publishLimitMs?: number;
}

interface Question<T> {
  /** Of the method, as `com.atproto.repo.createRecord`. */
  name: string;
  query?: [string, string][];
  body?: object;
  file?: { type: string; bytes: Buffer };
  reply: z.ZodType<T>;
}

const READ_LIMIT_MS = 60_000;
const PUBLISH_LIMIT_MS = 60_000;
const LEAST_WAIT_MS = 15_000;
const OF_TOKENS = new Set([
  'ExpiredToken',
  'InvalidToken',
  'AuthMissing',
  'AuthenticationRequired',
  'AccountTakedown',
]);

/** Bluesky's XRPC. Only a token that ran out is tried again, with the one that took its place; nothing came of the first try. */
export function createBlueskyClient({
  apiOrigin,
  outside,
  now = () => new Date(),
  publishLimitMs = PUBLISH_LIMIT_MS,
}: BlueskyOptions) {
  /** Reads, or makes something nobody sees. */
  const ask = <T>(access: AccountAccess, question: Question<T>): Promise<T> =>
    withCurrentToken(access, () => askWith(access.accessToken, question));

  /** With a token that is not an account's access, or none. */
  async function askWith<T>(token: string | null, question: Question<T>): Promise<T> {
    const reply = await send(token, question, READ_LIMIT_MS).catch((error) => {
      throw error instanceof OutsideFault ? blueskyFailures.unavailable(error) : error;
    });
    const failure = failureIn(reply, now());
    if (failure) throw failure;
    if (reply.status !== 200)
      throw reply.status >= 500
        ? blueskyFailures.unavailable(new Error(`status ${reply.status}`), retryAfterMsIn(reply, now()))
        : blueskyFailures.unexpectedStatus(reply.status);
    const read = question.reply.safeParse(jsonOf(reply));
    if (!read.success) throw blueskyFailures.unexpectedShape(question.name, read.error);
    return read.data;
  }

  /** The one call that makes a post visible. */
  function publish<T>(access: AccountAccess, question: Question<T>): Promise<T> {
    return withCurrentToken(access, async () => {
      const reply = await send(access.accessToken, question, publishLimitMs).catch((error) => {
        if (!(error instanceof OutsideFault)) throw error;
        if (wasNeverSent(error)) throw blueskyFailures.unavailable(error);
        throw new OutcomeUnknown(error.message, { cause: error });
      });
      const failure = failureIn(reply, now());
      if (failure) throw failure;
      const read = question.reply.safeParse(jsonOf(reply));
      if (reply.status !== 200 || !read.success)
        throw new OutcomeUnknown(`Answered with status ${reply.status}`, { cause: read.error });
      return read.data;
    });
  }

  function send(
    token: string | null,
    { name, query = [], body, file }: Omit<Question<unknown>, 'reply'>,
    timeoutMs: number,
  ): Promise<OutsideReply> {
    const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
    const address = `${apiOrigin.replace(/\/+$/, '')}/xrpc/${name}${search}`;
    const headers = {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    if (file)
      return outside.request(address, {
        method: 'POST',
        headers: { ...headers, 'content-type': file.type },
        body: file.bytes,
        timeoutMs,
      });
    if (!body)
      return outside.request(address, { method: query.length > 0 ? 'GET' : 'POST', headers, timeoutMs });
    const sent = { ...headers, 'content-type': 'application/json' };
    return outside.request(address, { method: 'POST', headers: sent, body: JSON.stringify(body), timeoutMs });
  }

  return { ask, askWith, publish };
}
export type BlueskyClient = ReturnType<typeof createBlueskyClient>;

/** The code of a refusal, as its failure names it in `cause`. */
export class XrpcRefusal extends Error {
  override name = 'XrpcRefusal';
  readonly error: string;

  constructor(error: string, message: string) {
    super(message);
    this.error = error;
  }
}

/** What was surely refused; null where the post may have been made. */
function failureIn(reply: OutsideReply, now: Date): PlatformFailure | null {
  const { status } = reply;
  if (status < 400 || status >= 500) return null;
  const { data } = WireProblem.safeParse(jsonOf(reply));
  const error = data?.error ?? '';
  const reason = (data?.message || error || `status ${status}`).slice(0, 300);
  if (status === 429) return blueskyFailures.rateLimited(waitMsIn(reply, now));
  if (status === 401 || OF_TOKENS.has(error))
    return blueskyFailures.tokenRefused(new XrpcRefusal(error, reason));
  const refused = blueskyFailures.refused(reason);
  refused.cause = new XrpcRefusal(error, reason);
  return refused;
}

function waitMsIn(reply: OutsideReply, now: Date): number {
  const resetsAt = Number(reply.headers['ratelimit-reset']) * 1000 || 0;
  return Math.max(LEAST_WAIT_MS, resetsAt - now.getTime(), retryAfterMsIn(reply, now) ?? 0);
}

function jsonOf({ body }: OutsideReply): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
