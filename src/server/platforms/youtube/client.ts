import type * as z from 'zod';
import { localDay } from '#server/core/time/local-hours.ts';
import { localDate } from '#server/core/time/local-time.ts';
import { wasNeverSent } from '#server/platforms/ports/never-sent.ts';
import { type Outside, OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { withCurrentToken } from '#server/platforms/ports/patience.ts';
import type { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { retryAfterMsIn } from '#server/platforms/ports/retry-after.ts';
import { type AccountAccess, OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { youtubeFailures } from './failures.ts';
import { WireProblem, WireVideo } from './wire.ts';

export interface YoutubeOptions {
  apiOrigin: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
  /** How long the one call that publishes may take. */
  publishLimitMs?: number;
}

interface Question {
  /** Behind `/youtube/v3/`. */
  path: string;
  query: Record<string, string>;
}

/** An upload that YouTube holds for us. */
export interface Session {
  /** Opens it without any token, so it is never logged. */
  session: string;
  bytes: number;
}

interface Part {
  from: number;
  content: Uint8Array;
}

/** How far an upload has come, by its session. */
export type Progress =
  | { state: 'complete'; video: WireVideo }
  | { state: 'incomplete'; received: number }
  /** It ended, or YouTube no longer knows what became of it. */
  | { state: 'gone' };

/** Also of one part of a video. */
const READ_LIMIT_MS = 60_000;
const PUBLISH_LIMIT_MS = 60_000;
/** Where quotas begin anew at midnight. */
const QUOTA_ZONE = 'America/Los_Angeles';

/** YouTube's Data API 3. Only a refused token is tried again, with the one that took its place. */
export function createYoutubeClient({
  outside,
  now = () => new Date(),
  publishLimitMs = PUBLISH_LIMIT_MS,
  ...options
}: YoutubeOptions) {
  const apiOrigin = new URL(options.apiOrigin).origin;

  /** Reads. */
  async function ask<T>(access: AccountAccess, question: Question & { reply: z.ZodType<T> }): Promise<T> {
    const reply = await answerTo(access, question);
    const read = question.reply.safeParse(jsonOf(reply));
    if (!read.success) throw youtubeFailures.unexpectedShape(question.path, read.error);
    return read.data;
  }

  /** As it came, where its status says that it is one. */
  function answerTo(access: AccountAccess, { path, query }: Question): Promise<OutsideReply> {
    const address = `${apiOrigin}/youtube/v3/${path}?${new URLSearchParams(query)}`;
    return withCurrentToken(access, async () => {
      const headers = { accept: 'application/json', ...authorizationAt(address, access) };
      return succeeded(await sent(address, { headers, timeoutMs: READ_LIMIT_MS }));
    });
  }

  /** Opens an upload that nobody sees. @returns its session. */
  async function begin(access: AccountAccess, video: { type: string; bytes: number }, resource: object) {
    const address = `${apiOrigin}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`;
    return withCurrentToken(access, async () => {
      const headers = {
        ...authorizationAt(address, access),
        'content-type': 'application/json; charset=UTF-8',
        'x-upload-content-type': video.type,
        'x-upload-content-length': String(video.bytes),
      };
      const body = JSON.stringify(resource);
      const reply = succeeded(
        await sent(address, { method: 'POST', headers, body, timeoutMs: READ_LIMIT_MS }),
      );
      const { location } = reply.headers;
      if (!location || !URL.canParse(location))
        throw youtubeFailures.unexpectedShape('upload/videos', new Error('no session'));
      return location;
    });
  }

  function progress(access: AccountAccess, session: Session): Promise<Progress> {
    return withCurrentToken(access, async () =>
      progressIn(succeeded(await put(access, session, null, READ_LIMIT_MS).catch(asUnavailable), PROGRESS)),
    );
  }

  /** Some of the bytes, but not the last. */
  function send(access: AccountAccess, session: Session, part: Part): Promise<Progress> {
    return withCurrentToken(access, async () =>
      progressIn(succeeded(await put(access, session, part, READ_LIMIT_MS).catch(asUnavailable), PROGRESS)),
    );
  }

  /** The last bytes: the one call that makes a video. */
  function finish(access: AccountAccess, session: Session, part: Part): Promise<Progress> {
    return withCurrentToken(access, async () => {
      const reply = await put(access, session, part, publishLimitMs).catch((error) => {
        if (!(error instanceof OutsideFault)) throw error;
        if (wasNeverSent(error)) throw youtubeFailures.unavailable(error);
        throw new OutcomeUnknown(error.message, { cause: error });
      });
      if (!isSuccess(reply) && !PROGRESS.has(reply.status)) {
        const failure = failureOf(reply, now());
        if (failure) throw failure;
        throw new OutcomeUnknown(`Answered with status ${reply.status}`);
      }
      try {
        return progressIn(reply);
      } catch (cause) {
        throw new OutcomeUnknown(`Answered with status ${reply.status}`, { cause });
      }
    });
  }

  /** Without a part it asks how far the upload has come. */
  function put(
    access: AccountAccess,
    { session, bytes }: Session,
    part: Part | null,
    timeoutMs: number,
  ): Promise<OutsideReply> {
    const range = part ? `${part.from}-${part.from + part.content.length - 1}` : '*';
    const headers = {
      ...authorizationAt(session, access),
      'content-range': `bytes ${range}/${bytes}`,
      'content-length': String(part?.content.length ?? 0),
    };
    const body = part?.content ?? new Uint8Array();
    return outside.request(session, { method: 'PUT', headers, body, timeoutMs });
  }

  const sent: Outside['request'] = (address, asked) => outside.request(address, asked).catch(asUnavailable);

  function succeeded(reply: OutsideReply, alsoGood = NONE): OutsideReply {
    if (isSuccess(reply) || alsoGood.has(reply.status)) return reply;
    throw failureOf(reply, now()) ?? unknownAnswer(reply, now());
  }

  /** A session opens itself; a token is shown to the API alone, wherever the session may be. */
  function authorizationAt(address: string, { accessToken }: AccountAccess): Record<string, string> {
    return new URL(address).origin === apiOrigin ? { authorization: `Bearer ${accessToken}` } : {};
  }

  return { ask, answerTo, begin, progress, send, finish };
}
export type YoutubeClient = ReturnType<typeof createYoutubeClient>;

const NONE = new Set<number>();
const INCOMPLETE = 308;
const GONE = [404, 410];
const PROGRESS = new Set([INCOMPLETE, ...GONE]);

const isSuccess = ({ status }: OutsideReply) => status >= 200 && status < 300;

function asUnavailable(error: unknown): never {
  throw error instanceof OutsideFault ? youtubeFailures.unavailable(error) : error;
}

/** Of a session. A redirect has the status of an incomplete upload, and a place to go to. */
function progressIn(reply: OutsideReply): Progress {
  const { status, headers } = reply;
  if (GONE.includes(status)) return { state: 'gone' };
  if (status === INCOMPLETE) {
    const received = headers.range === undefined ? 0 : receivedIn(String(headers.range));
    if (received === null || headers.location) throw youtubeFailures.unexpectedStatus(status);
    return { state: 'incomplete', received };
  }
  const video = WireVideo.safeParse(jsonOf(reply));
  if (!video.success) throw youtubeFailures.unexpectedShape('upload/videos', video.error);
  return { state: 'complete', video: video.data };
}

function receivedIn(range: string): number | null {
  const last = /^(?:bytes=)?0-(\d+)$/.exec(range)?.[1];
  return last === undefined ? null : Number(last) + 1;
}

/** The list of reference/networks.md 2.3; null where it says nothing, or where a video may have been made. */
function failureOf(reply: OutsideReply, now: Date): PlatformFailure | null {
  const { status } = reply;
  const error = WireProblem.safeParse(jsonOf(reply)).data?.error;
  const reasons = (error?.errors ?? []).map(({ reason }) => reason);
  const says = (...names: string[]) => names.some((name) => reasons.includes(name));
  if (status < 400 || status >= 500) return null;
  if (says('youtubeSignupRequired')) return youtubeFailures.noChannel();
  if (status === 401) return youtubeFailures.tokenRefused();
  if (says('insufficientPermissions')) return youtubeFailures.scopeMissing();
  if (says('accessNotConfigured')) return youtubeFailures.apiNotEnabled();
  if (says('quotaExceeded', 'dailyLimitExceeded')) return youtubeFailures.quotaUsed(untilMidnightMs(now));
  if (says('uploadLimitExceeded')) return youtubeFailures.uploadsUsed(untilMidnightMs(now));
  if (status === 429 || says('rateLimitExceeded', 'userRateLimitExceeded'))
    return youtubeFailures.rateLimited(retryAfterMsIn(reply, now) ?? MINUTE_MS);
  return [400, 403, 404].includes(status)
    ? youtubeFailures.refused((error?.message || `status ${status}`).slice(0, 300))
    : null;
}

function untilMidnightMs(now: Date): number {
  return localDay(localDate(now, QUOTA_ZONE).toString(), QUOTA_ZONE).to.getTime() - now.getTime();
}

function unknownAnswer(reply: OutsideReply, now: Date): PlatformFailure {
  const { status } = reply;
  return status >= 500
    ? youtubeFailures.unavailable(new Error(`status ${status}`), retryAfterMsIn(reply, now))
    : youtubeFailures.unexpectedStatus(status);
}

function jsonOf({ body }: OutsideReply): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
