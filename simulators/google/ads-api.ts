import { type Answer, jsonAnswer, type Outcome, Refusal } from '#simulators/meta/social/answer.ts';
import type { Call } from '#simulators/meta/social/http-server.ts';
import { zoneOf } from '#simulators/shopify/shop/local-time.ts';
import type { AccountFixture, PersonFixture } from './accounts.ts';
import { meetFault } from './faults.ts';
import { ADS_SCOPE, type GoogleOauth } from './oauth.ts';
import { adsRefusal, newRequestId, queryRefusal, refusals } from './problems.ts';
import { runQuery } from './query-run.ts';
import type { LocalNow } from './rows.ts';
import type { GoogleState } from './state.ts';

/** What was asked, as the desk and tests see it. */
export type SeenRequest = {
  at: string;
  customerId: string | null;
  managerId: string | null;
  query: string | null;
  status: number;
  rows: number;
};

type Dependencies = {
  state: GoogleState;
  changed: () => void;
  now: () => number;
  oauth: GoogleOauth;
  accounts: readonly AccountFixture[];
  people: readonly PersonFixture[];
  rowsPerPage: number;
  onRequest: () => Promise<void>;
};

const SEEN_MOST = 500;
const SEARCH = /^\/v26\/customers\/(\d+)\/googleAds:(search|searchStream)$/;

export type AdsApi = ReturnType<typeof createAdsApi>;

/** https://developers.google.com/google-ads/api/rest/overview */
export function createAdsApi(dependencies: Dependencies) {
  const { state, changed, now, oauth, accounts, people, rowsPerPage, onRequest } = dependencies;
  const seen: SeenRequest[] = [];

  async function answer(call: Call): Promise<Outcome> {
    const { headers, path } = call;
    const found = SEARCH.exec(path);
    const request: SeenRequest = {
      at: new Date(now()).toISOString(),
      customerId: found?.[1] ?? null,
      managerId: (headers['login-customer-id'] as string | undefined) ?? null,
      query: null,
      status: 0,
      rows: 0,
    };
    seen.push(request);
    if (seen.length > SEEN_MOST) seen.shift();
    await onRequest();
    try {
      const outcome = await answerSeen(call, request, found?.[2] === 'searchStream');
      if (outcome !== 'silence') {
        request.status = outcome.status;
        outcome.headers = { 'request-id': newRequestId(), ...outcome.headers };
      }
      return outcome;
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      request.status = cause.answer.status;
      // A stream fails as it answers: in a list.
      const body = found?.[2] === 'searchStream' ? [cause.answer.body] : cause.answer.body;
      return { ...cause.answer, body };
    }
  }

  async function answerSeen(call: Call, request: SeenRequest, streams: boolean): Promise<Outcome> {
    const token = /^Bearer (\S+)$/.exec(call.headers.authorization ?? '')?.[1] ?? '';
    const grant = oauth.grantOf(token);
    if (!grant) throw refusals.badToken();
    if (!grant.scopes.includes(ADS_SCOPE)) throw refusals.scopeMissing();
    const spoiled = meetFault(state, changed);
    if (spoiled) return spoiled;
    const person = people.find(({ id }) => id === grant.personId);
    if (!person || person.accounts.length === 0) throw refusals.notAdsUser();
    if (call.method === 'GET' && call.path === '/v26/customers:listAccessibleCustomers')
      return jsonAnswer({ resourceNames: person.accounts.map((id) => `customers/${id}`) });
    if (call.method !== 'POST' || request.customerId === null)
      return { status: 404, body: `No operation ${call.method} ${call.path}.` };
    const account = reachedBy(person, request.customerId, request.managerId);
    return search(account, await readQuestion(call), { streams, request });
  }

  function reachedBy(person: PersonFixture, customerId: string, managerId: string | null): AccountFixture {
    const account = accounts.find(({ id }) => id === customerId);
    const manager = accounts.find(({ id }) => id === managerId);
    const isOwn = managerId === null ? person.accounts.includes(customerId) : managerId === customerId;
    const isChild = manager?.children?.includes(customerId) && person.accounts.includes(manager.id);
    if (!account || !(isOwn || isChild)) throw refusals.permissionDenied();
    if (account.status !== 'ENABLED') throw refusals.notEnabled();
    return account;
  }

  function search(
    account: AccountFixture,
    question: { query: string; pageToken: string | null },
    { streams, request }: { streams: boolean; request: SeenRequest },
  ): Answer {
    request.query = question.query.replace(/\s+/g, ' ').trim();
    const { rows, fieldMask } = runQuery(question.query, { account, accounts, now: localNow(account) });
    request.rows = rows.length;
    if (streams) {
      const requestId = newRequestId();
      const batches = pagesOf(rows).map((results) => ({ results, fieldMask, requestId }));
      return { status: 200, body: batches };
    }
    const from = question.pageToken ? Number(Buffer.from(question.pageToken, 'base64url').toString()) : 0;
    if (!Number.isInteger(from) || from < 0)
      throw adsRefusal('INVALID_ARGUMENT', {
        kind: 'requestError',
        code: 'INVALID_PAGE_TOKEN',
        message: 'Page token is invalid.',
      });
    const results = rows.slice(from, from + rowsPerPage);
    const next = from + results.length;
    return jsonAnswer({
      ...(results.length > 0 ? { results } : {}),
      ...(next < rows.length ? { nextPageToken: Buffer.from(String(next)).toString('base64url') } : {}),
      fieldMask,
    });
  }

  function pagesOf(rows: object[]): object[][] {
    const pages: object[][] = [];
    for (let at = 0; at < rows.length; at += rowsPerPage) pages.push(rows.slice(at, at + rowsPerPage));
    return pages;
  }

  function localNow({ timeZone }: AccountFixture): LocalNow {
    const wall = new Date(zoneOf(timeZone).toWall(now()));
    return { day: wall.toISOString().slice(0, 10), hour: wall.getUTCHours() };
  }

  return { answer, seen: seen as readonly SeenRequest[] };
}

async function readQuestion(call: Call): Promise<{ query: string; pageToken: string | null }> {
  const body = (await call.readBody()).toString('utf8');
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw adsRefusal('INVALID_ARGUMENT', {
      kind: 'requestError',
      code: 'UNKNOWN',
      message: 'Invalid JSON payload received.',
    });
  }
  const { query, pageToken, pageSize } = json as { query?: string; pageToken?: string; pageSize?: number };
  if (pageSize !== undefined)
    throw adsRefusal('INVALID_ARGUMENT', {
      kind: 'requestError',
      code: 'PAGE_SIZE_NOT_SUPPORTED',
      message:
        'Setting the page size is not supported. Search responses have a fixed page size of 10000 rows.',
    });
  if (!query) throw queryRefusal('QUERY_NOT_ENOUGH_INPUT', 'The query is missing.');
  return { query, pageToken: pageToken || null };
}
