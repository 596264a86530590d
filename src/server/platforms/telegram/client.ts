import type * as z from 'zod';
import { wasNeverSent } from '#server/platforms/ports/never-sent.ts';
import { type Outside, OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import type { PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { retryAfterMsIn } from '#server/platforms/ports/retry-after.ts';
import { OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import { telegramFailures } from './failures.ts';
import { WireRefusal } from './wire.ts';

export interface TelegramOptions {
  apiOrigin: string;
  outside: Pick<Outside, 'request'>;
  now?: () => Date;
  /** How long the one call that publishes may take. */
  publishLimitMs?: number;
}

interface Question<T> {
  method: string;
  body?: Record<string, string>;
  /** Sent along with the body, each under the name that the body or the method has for it. */
  files?: UploadedFile[];
  reply: z.ZodType<T>;
}

export interface UploadedFile {
  field: string;
  name: string;
  type: string;
  bytes: Buffer;
}

const READ_LIMIT_MS = 30_000;
/** The call that publishes uploads as well; it has to end within the lease of its delivery. */
const PUBLISH_LIMIT_MS = 120_000;
const LEAST_WAIT_MS = 1_000;

/** Telegram's Bot API. The token stands in the address, so no address may be named in an error or a log. */
export function createTelegramClient({
  apiOrigin,
  outside,
  now = () => new Date(),
  publishLimitMs = PUBLISH_LIMIT_MS,
}: TelegramOptions) {
  /** Reads only. */
  async function ask<T>(token: string, question: Question<T>): Promise<T> {
    const reply = await send(token, question, READ_LIMIT_MS).catch((error) => {
      throw error instanceof OutsideFault ? telegramFailures.unavailable(error) : error;
    });
    const failure = failureIn(reply, now());
    if (failure) throw failure;
    if (reply.status !== 200)
      throw reply.status >= 500
        ? telegramFailures.unavailable(new Error(`status ${reply.status}`), retryAfterMsIn(reply, now()))
        : telegramFailures.unexpectedStatus(reply.status);
    const read = question.reply.safeParse(jsonOf(reply));
    if (!read.success) throw telegramFailures.unexpectedShape(question.method, read.error);
    return read.data;
  }

  /** The one call that makes a post visible. */
  async function publish<T>(token: string, question: Question<T>): Promise<T> {
    const reply = await send(token, question, publishLimitMs).catch((error) => {
      if (!(error instanceof OutsideFault)) throw error;
      if (wasNeverSent(error)) throw telegramFailures.unavailable(error);
      throw new OutcomeUnknown(error.message, { cause: error });
    });
    const failure = failureIn(reply, now());
    if (failure) throw failure;
    const read = question.reply.safeParse(jsonOf(reply));
    if (reply.status !== 200 || !read.success)
      throw new OutcomeUnknown(`Answered with status ${reply.status}`, { cause: read.error });
    return read.data;
  }

  function send(
    token: string,
    { method, body = {}, files = [] }: Omit<Question<unknown>, 'reply'>,
    timeoutMs: number,
  ) {
    const address = `${apiOrigin.replace(/\/+$/, '')}/bot${token}/${method}`;
    const content = files.length > 0 ? multipart(body, files) : asJson(body);
    const headers = { accept: 'application/json', 'content-type': content.type };
    return outside.request(address, { method: 'POST', headers, body: content.bytes, timeoutMs });
  }

  return { ask, publish };
}
export type TelegramClient = ReturnType<typeof createTelegramClient>;

const asJson = (body: object) => ({ type: 'application/json', bytes: JSON.stringify(body) });

/** By hand, as `FormData` ends every line of a caption with a carriage return, which counts as a character. */
function multipart(body: Record<string, string>, files: UploadedFile[]) {
  const boundary = crypto.randomUUID();
  const head = (field: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"${more}\r\n\r\n`;
  const fields = Object.entries(body).map(([field, value]) => Buffer.from(`${head(field)}${value}\r\n`));
  const parts = files.flatMap(({ field, name, type, bytes }) => [
    Buffer.from(head(field, `; filename="${name}"\r\ncontent-type: ${type}`)),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...fields, ...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

const MAY_NOT_POST = /administrator rights|not enough rights|CHAT_WRITE_FORBIDDEN|CHAT_ADMIN_REQUIRED/i;

/** What was surely refused; null where it says nothing of the kind, or the post may have been made. */
function failureIn(reply: OutsideReply, now: Date): PlatformFailure | null {
  const { status } = reply;
  const { data } = WireRefusal.safeParse(jsonOf(reply));
  const reason = (data?.description ?? `status ${status}`).replace(/^Bad Request: /, '').slice(0, 300);
  if (status === 401 || status === 404) return telegramFailures.tokenRefused();
  if (status === 403) return telegramFailures.notAdministrator();
  if (status === 429) {
    const seconds = data?.parameters?.retry_after ?? 0;
    return telegramFailures.rateLimited(
      Math.max(LEAST_WAIT_MS, seconds * 1000, retryAfterMsIn(reply, now) ?? 0),
    );
  }
  if (status === 400 && /chat not found/i.test(reason)) return telegramFailures.noChannel();
  if (status === 400 && MAY_NOT_POST.test(reason)) return telegramFailures.notAdministrator();
  return status === 400 || status === 413 ? telegramFailures.refused(reason) : null;
}

function jsonOf({ body }: OutsideReply): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
