import type * as z from 'zod';
import { wasNeverSent } from '#server/platforms/ports/never-sent.ts';
import { type Outside, OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { withCurrentToken } from '#server/platforms/ports/patience.ts';
import type { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { retryAfterMsIn } from '#server/platforms/ports/retry-after.ts';
import { type AccountAccess, OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import { NOT_THERE, pinterestFailures } from './failures.ts';
import { WireProblem } from './wire.ts';

export interface PinterestOptions {
  apiOrigin: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
  /** How long the one call that publishes may take. */
  publishLimitMs?: number;
}

interface Question<T> {
  /** Behind `/v5`. */
  path: string;
  query?: Record<string, string>;
  /** Sent as JSON, by POST. */
  body?: object;
  reply: z.ZodType<T>;
}

const READ_LIMIT_MS = 60_000;
const UPLOAD_LIMIT_MS = 120_000;
/** The call that publishes uploads pictures as well; it has to end within the lease of its delivery. */
const PUBLISH_LIMIT_MS = 120_000;
const LEAST_WAIT_MS = 15_000;

/** Pinterest's API 5. Only a refused token is tried again, with the one that took its place; nothing came of the first try. */
export function createPinterestClient({
  apiOrigin,
  outside,
  now = () => new Date(),
  publishLimitMs = PUBLISH_LIMIT_MS,
}: PinterestOptions) {
  /** Reads, or makes something nobody sees. */
  async function ask<T>(access: AccountAccess, question: Question<T>): Promise<T> {
    const reply = await answerTo(access, question);
    const read = question.reply.safeParse(jsonOf(reply));
    if (!read.success)
      throw pinterestFailures.unexpectedShape(question.path.replaceAll(/\d{5,}/g, '…'), read.error);
    return read.data;
  }

  /** As it came, where its status says that it is one. */
  function answerTo(access: AccountAccess, question: Omit<Question<unknown>, 'reply'>) {
    return withCurrentToken(access, async () => {
      const reply = await send(access, question, READ_LIMIT_MS).catch(asUnavailable);
      if (!isSuccess(reply)) throw failureIn(reply, now()) ?? unknownAnswer(reply, now());
      return reply;
    });
  }

  /** The one call that makes a pin visible. */
  function publish<T>(access: AccountAccess, question: Question<T>): Promise<T> {
    return withCurrentToken(access, async () => {
      const reply = await send(access, question, publishLimitMs).catch((error) => {
        if (!(error instanceof OutsideFault)) throw error;
        if (wasNeverSent(error)) throw pinterestFailures.unavailable(error);
        throw new OutcomeUnknown(error.message, { cause: error });
      });
      const failure = failureIn(reply, now());
      if (failure) throw failure;
      const read = question.reply.safeParse(jsonOf(reply));
      if (!isSuccess(reply) || !read.success)
        throw new OutcomeUnknown(`Answered with status ${reply.status}`, { cause: read.error });
      return read.data;
    });
  }

  /** To the storage that registering named, which wants the file behind all that it gave along. */
  async function upload(
    address: string,
    parameters: Record<string, string>,
    file: { type: string; bytes: Buffer },
  ): Promise<void> {
    const form = new FormData();
    for (const [name, value] of Object.entries(parameters)) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), 'video.mp4');
    const encoded = new Response(form);
    const reply = await outside
      .request(address, {
        method: 'POST',
        headers: { 'content-type': encoded.headers.get('content-type')! },
        body: new Uint8Array(await encoded.arrayBuffer()),
        timeoutMs: UPLOAD_LIMIT_MS,
      })
      .catch(asUnavailable);
    // What it was given may have run out; the next try registers again.
    if (!isSuccess(reply)) throw pinterestFailures.unavailable(new Error(`status ${reply.status}`));
  }

  function send(
    { accessToken }: AccountAccess,
    { path, query, body }: Omit<Question<unknown>, 'reply'>,
    timeoutMs: number,
  ): Promise<OutsideReply> {
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const address = `${apiOrigin.replace(/\/+$/, '')}/v5${path}${search}`;
    const headers = { accept: 'application/json', authorization: `Bearer ${accessToken}` };
    if (!body) return outside.request(address, { headers, timeoutMs });
    const sent = { ...headers, 'content-type': 'application/json' };
    return outside.request(address, { method: 'POST', headers: sent, body: JSON.stringify(body), timeoutMs });
  }

  return { ask, answerTo, publish, upload };
}
export type PinterestClient = ReturnType<typeof createPinterestClient>;

function asUnavailable(error: unknown): never {
  throw error instanceof OutsideFault ? pinterestFailures.unavailable(error) : error;
}

const isSuccess = ({ status }: OutsideReply) => status >= 200 && status < 300;

/** Statuses that a request is surely refused with. */
const REFUSED = new Set([400, 403, 404, 413, 422]);
/** Codes of Pinterest's own, as its description shows them. */
const CODE = { notYours: 7, rateLimit: 8, noBoard: 40, noPin: 50 };

/** What was surely refused; null where it says nothing of the kind, or the pin may have been made. */
function failureIn(reply: OutsideReply, now: Date): PlatformFailure | null {
  const { status } = reply;
  if (status < 400 || status >= 500) return null;
  const { code, reason } = problemIn(reply);
  // Its code is 2, which other refusals have as well.
  if (status === 401 || /authentication failed/i.test(reason)) return pinterestFailures.tokenRefused();
  if (status === 429 || code === CODE.rateLimit) return pinterestFailures.rateLimited(waitMsIn(reply, now));
  if (!REFUSED.has(status)) return null;
  // Older calls repeat the status as their code.
  if (code === CODE.noBoard || /board not found/i.test(reason)) return pinterestFailures.boardMissing();
  if (code === CODE.notYours) return pinterestFailures.boardRefused();
  return status === 404 || code === CODE.noPin
    ? pinterestFailures.refused(reason, NOT_THERE)
    : pinterestFailures.refused(reason);
}

function unknownAnswer(reply: OutsideReply, now: Date): PlatformFailure {
  const { status } = reply;
  return status >= 500
    ? pinterestFailures.unavailable(new Error(`status ${status}`), retryAfterMsIn(reply, now))
    : pinterestFailures.unexpectedStatus(status);
}

export function problemIn(reply: OutsideReply): { code: number | null; reason: string } {
  const { data } = WireProblem.safeParse(jsonOf(reply));
  const reason = (data?.message || `status ${reply.status}`).slice(0, 300);
  return { code: data?.code ?? null, reason };
}

/** Whether its number counts seconds from now or is a moment is not documented; a moment is far greater. */
function waitMsIn(reply: OutsideReply, now: Date): number {
  const reset = Number(reply.headers['x-ratelimit-reset']) || 0;
  const resetMs = reset > 1e9 ? reset * 1000 - now.getTime() : reset * 1000;
  return Math.max(LEAST_WAIT_MS, resetMs, retryAfterMsIn(reply, now) ?? 0);
}

export function jsonOf({ body }: OutsideReply): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
