import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import { type Again, retry } from '#server/core/retry/retry.ts';
import type { AdsAccess } from '#server/platforms/ports/ads-platform.ts';
import { type Outside, OutsideFault, type OutsideReply } from '#server/platforms/ports/outside.ts';
import { withCurrentToken } from '#server/platforms/ports/patience.ts';
import { isPassing, PlatformFailure } from '#server/platforms/ports/platform-failure.ts';
import { googleAdsFailures } from './failures.ts';
import { pageOf, WireFailure } from './wire.ts';

export interface GoogleAdsOptions {
  adsOrigin: string;
  /** `v26`; every version is another address. */
  version: string;
  outside: Pick<Outside, 'request'>;
  log: FastifyBaseLogger;
  sleep?: (ms: number) => Promise<void>;
  /** How long one answer may take. */
  timeLimitMs?: number;
}

const TIME_LIMIT_MS = 90_000;
/** Pages have ten thousand rows. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Back-off begins with five seconds (reference/google-ads.md 2). */
const WAITS_MS = [5_000, 10_000, 20_000];
const LAST_WAIT_MS = 60_000;

/** Google Ads over REST. Only what reads is asked, so everything may be asked again. */
export function createGoogleAdsClient(options: GoogleAdsOptions) {
  const { version, outside, log, sleep, timeLimitMs = TIME_LIMIT_MS } = options;
  const base = `${options.adsOrigin.replace(/\/+$/, '')}/${version}`;

  async function get<T>(access: AdsAccess, path: string, reply: z.ZodType<T>): Promise<T> {
    return patiently(access, () => send(access, path), path, reply);
  }

  /** All rows that a query finds, a page at a time. */
  async function* search<Row>(
    access: AdsAccess,
    customerId: string,
    query: string,
    row: z.ZodType<Row>,
  ): AsyncGenerator<Row[]> {
    const path = `customers/${customerId}/googleAds:search`;
    const page = pageOf(row);
    let pageToken: string | null = null;
    do {
      const body: object = { query, ...(pageToken ? { pageToken } : {}) };
      const { results, nextPageToken } = await patiently(access, () => send(access, path, body), path, page);
      if (results.length > 0) yield results as Row[];
      pageToken = nextPageToken || null;
    } while (pageToken);
  }

  async function patiently<T>(
    access: AdsAccess,
    ask: () => Promise<OutsideReply>,
    path: string,
    schema: z.ZodType<T>,
  ): Promise<T> {
    return retry({ again, sleep }, () =>
      withCurrentToken(access, async () => readReply(await ask(), path, schema)),
    );
  }

  async function send(access: AdsAccess, path: string, body?: object): Promise<OutsideReply> {
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${access.accessToken}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(access.managerId ? { 'login-customer-id': access.managerId } : {}),
    };
    const sent = body ? ({ method: 'POST', body: JSON.stringify(body) } as const) : {};
    return outside
      .request(`${base}/${path}`, { ...sent, headers, timeoutMs: timeLimitMs, maxBytes: MOST_BYTES })
      .catch((error) => {
        throw error instanceof OutsideFault ? googleAdsFailures.unavailable(error) : error;
      });
  }

  function readReply<T>(reply: OutsideReply, path: string, schema: z.ZodType<T>): T {
    const requestId = reply.headers['request-id'];
    const json = jsonOf(reply);
    if (reply.status !== 200) {
      const { failure, code } = failureOf(reply.status, json);
      log.warn({ requestId, path, status: reply.status, code }, 'google ads refused a question');
      throw failure;
    }
    log.debug({ requestId, path }, 'google ads answered');
    // Cut off on its way; asked again it is whole.
    if (json === undefined) throw googleAdsFailures.unavailable(new Error('half an answer'));
    const read = schema.safeParse(json);
    if (!read.success) throw googleAdsFailures.unexpectedShape(path.replaceAll(/\d{5,}/g, '…'), read.error);
    return read.data;
  }

  return { get, search };
}
export type GoogleAdsClient = ReturnType<typeof createGoogleAdsClient>;

function again(failure: unknown, attempt: number): Again | null {
  const waitMs = WAITS_MS[attempt - 1];
  return waitMs !== undefined && failure instanceof PlatformFailure && isPassing(failure) ? { waitMs } : null;
}

/** The list of reference/google-ads.md 2. */
function failureOf(status: number, json: unknown): { failure: PlatformFailure; code: string } {
  const error = WireFailure.safeParse(json).data?.error;
  const codes = (error?.details ?? []).flatMap(({ reason, errors }) => [
    ...(reason ? [reason] : []),
    ...(errors ?? []).flatMap(({ errorCode }) => Object.values(errorCode ?? {})),
  ]);
  const code = codes[0] ?? error?.status ?? `status ${status}`;
  const says = (...names: string[]) => codes.some((each) => names.includes(each));
  const failure = () => {
    if (says('NOT_ADS_USER')) return googleAdsFailures.noAccounts();
    if (says('CLOUD_PROJECT_NOT_APPROVED_FOR_PRODUCTION', 'DEVELOPER_TOKEN_NOT_APPROVED'))
      return googleAdsFailures.projectNotApproved();
    if (says('CUSTOMER_NOT_ENABLED', 'CUSTOMER_NOT_FOUND')) return googleAdsFailures.notEnabled();
    if (says('ACCESS_TOKEN_SCOPE_INSUFFICIENT')) return googleAdsFailures.scopeMissing();
    if (says('RESOURCE_TEMPORARILY_EXHAUSTED', 'EXCESSIVE_SHORT_TERM_QUERY_RESOURCE_CONSUMPTION'))
      return googleAdsFailures.rateLimited(LAST_WAIT_MS);
    if (status === 401) return googleAdsFailures.tokenRefused();
    if (status === 403) return googleAdsFailures.permissionDenied();
    if (status === 429) return googleAdsFailures.rateLimited(LAST_WAIT_MS);
    if (status >= 500) return googleAdsFailures.unavailable(new Error(`status ${status}`));
    return status === 400
      ? googleAdsFailures.questionRefused(`${code}: ${error?.message ?? ''}`)
      : googleAdsFailures.unexpectedStatus(status);
  };
  return { failure: failure(), code };
}

export function jsonOf({ body }: OutsideReply): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
