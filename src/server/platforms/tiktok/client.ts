import type * as z from 'zod';
import { type Outside, OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { withCurrentToken } from '#server/platforms/ports/patience.ts';
import type { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { retryAfterMsIn } from '#server/platforms/ports/retry-after.ts';
import type { AccountAccess } from '#server/platforms/ports/social-network.ts';
import { failureOfCode, tiktokFailures } from './failures.ts';
import { WireEnvelope } from './wire.ts';

export interface TikTokOptions {
  apiOrigin: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
  /** How long the one call that publishes may take. */
  publishLimitMs?: number;
}

interface Question<T> {
  /** Behind `/v2`; TikTok ends each with a slash. */
  path: string;
  query?: Record<string, string>;
  /** Asked by POST where there is one. */
  body?: object;
  reply: z.ZodType<T>;
  timeoutMs?: number;
}

/** A part of a video: from its first byte to before the byte `to`. */
export interface Part {
  bytes: Buffer;
  from: number;
  to: number;
  size: number;
}

const LIMIT_MS = 60_000;
/** Five megabytes over a slow line. */
const PART_LIMIT_MS = 120_000;

/** TikTok's API 2. Only a refused token is tried again, with the one that took its place; nothing came of the first try. */
export function createTikTokClient({ apiOrigin, outside, now = () => new Date() }: TikTokOptions) {
  /** Reads, or makes something nobody sees. */
  function ask<T>(access: AccountAccess, question: Question<T>): Promise<T> {
    return withCurrentToken(access, async () => {
      const reply = await send(access, question).catch((error) => {
        throw error instanceof OutsideFault ? tiktokFailures.unavailable(error) : error;
      });
      const data = dataOf(reply, question.path, now());
      const read = question.reply.safeParse(data);
      if (!read.success) throw tiktokFailures.unexpectedShape(question.path, read.error);
      return read.data;
    });
  }

  function send(access: AccountAccess, { path, query, body, timeoutMs = LIMIT_MS }: Question<unknown>) {
    const address = `${withoutSlash(apiOrigin)}/v2${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const headers = { accept: 'application/json', authorization: `Bearer ${access.accessToken}` };
    if (!body) return outside.request(address, { headers, timeoutMs });
    const sent = { ...headers, 'content-type': 'application/json; charset=UTF-8' };
    return outside.request(address, { method: 'POST', headers: sent, body: JSON.stringify(body), timeoutMs });
  }

  /** The address itself is the permission. What its answer means depends on the part. */
  function put(
    address: string,
    { bytes, from, to, size }: Part,
    timeoutMs = PART_LIMIT_MS,
  ): Promise<OutsideReply> {
    const headers = {
      'content-type': 'video/mp4',
      'content-length': String(to - from),
      'content-range': `bytes ${from}-${to - 1}/${size}`,
    };
    return outside.request(address, { method: 'PUT', headers, body: bytes, timeoutMs });
  }

  return { ask, put };
}
export type TikTokClient = ReturnType<typeof createTikTokClient>;

function dataOf(reply: OutsideReply, path: string, now: Date): unknown {
  const { status } = reply;
  const envelope = WireEnvelope.safeParse(jsonOf(reply));
  if (!envelope.success) throw withoutEnvelope(reply, path, envelope.error, now);
  const { data, error } = envelope.data;
  if (error.code === 'ok') return data;
  const reason = (error.message || error.code).slice(0, 300);
  const known = failureOfCode(error.code, reason);
  if (known) throw known;
  if (status === 429) throw tiktokFailures.rateLimited(retryAfterMsIn(reply, now));
  throw status >= 500
    ? tiktokFailures.unavailable(new Error(error.code), retryAfterMsIn(reply, now))
    : tiktokFailures.refused(reason);
}

function withoutEnvelope(reply: OutsideReply, path: string, cause: unknown, now: Date): PlatformFailure {
  const { status } = reply;
  if (status === 429) return tiktokFailures.rateLimited(retryAfterMsIn(reply, now));
  if (status >= 500)
    return tiktokFailures.unavailable(new Error(`status ${status}`), retryAfterMsIn(reply, now));
  return status === 200
    ? tiktokFailures.unexpectedShape(path, cause)
    : tiktokFailures.unexpectedStatus(status);
}

const IDS = /("publicaly_available_post_id"\s*:\s*\[)([\d\s,]*)(?=\])/g;

/** Ids of posts are numbers that JavaScript would round. */
export function jsonOf({ body }: OutsideReply): unknown {
  const exact = body
    .toString('utf8')
    .replaceAll(IDS, (_, name: string, ids: string) => name + ids.replaceAll(/\d+/g, '"$&"'));
  try {
    return JSON.parse(exact);
  } catch {
    return undefined;
  }
}

export function withoutSlash(origin: string): string {
  return origin.replace(/\/+$/, '');
}
