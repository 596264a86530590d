import type { Answer, Outcome } from '#simulators/meta/social/answer.ts';
import type { Call } from '#simulators/meta/social/http-server.ts';
import { readParameters } from '#simulators/meta/social/parameters.ts';
import type { Limits } from './limits.ts';
import type { MediaUploads } from './media-uploads.ts';
import type { PinterestOauth } from './oauth.ts';
import type { createPinCreation } from './pin-creation.ts';
import type { PinReading } from './pin-reading.ts';
import { refusals } from './refusals.ts';
import { checkRequest, OPERATIONS, type OperationName } from './request-rules.ts';
import type { PinterestAccount } from './state.ts';

type Dependencies = {
  oauth: PinterestOauth;
  limits: Limits;
  uploads: MediaUploads;
  creation: ReturnType<typeof createPinCreation>;
  reading: PinReading;
};

type Request = { id: string; query: URLSearchParams; body: unknown; token: string };
type Perform = (account: PinterestAccount, request: Request) => Outcome | Promise<Outcome>;

/** Every call of api.pinterest.com/v5 with a user's token; scopes, limits and rules are those of its description. */
export function createPinterestApi({ oauth, limits, uploads, creation, reading }: Dependencies) {
  const operations: Record<Exclude<OperationName, 'POST /oauth/token'>, Perform> = {
    'GET /user_account': (account) => reading.readAccount(account),
    'GET /boards': (account, { query }) => reading.listBoards(account, query),
    'GET /pins': (account, { query }) => reading.listPins(account, query),
    'POST /pins': (account, { body, token }) => creation.create(account, body as object, token),
    'GET /pins/{pin_id}': (account, { id }) => reading.readPin(account, id),
    'GET /pins/{pin_id}/analytics': (account, { id, query }) => reading.readAnalytics(account, id, query),
    'POST /media': (account) => uploads.register(account),
    'GET /media/{media_id}': (account, { id }) => uploads.read(account, id),
  };
  const routes = (Object.entries(operations) as [OperationName, Perform][]).map(([name, perform]) => {
    const [method, template] = name.split(' ') as [string, string];
    const parameter = /\{(\w+)\}/.exec(template)?.[1];
    const path = new RegExp(`^/v5${template.replace(/\{\w+\}/, '([^/]+)')}$`);
    return { name, method, path, parameter, perform };
  });

  return async function answer(call: Call): Promise<Outcome> {
    for (const { name, method, path, parameter, perform } of routes) {
      const matched = method === call.method ? path.exec(call.path) : null;
      if (!matched) continue;
      const { limit, scopes = [] } = OPERATIONS[name];
      const token = /^Bearer (\S+)$/.exec(call.headers.authorization ?? '')?.[1] ?? '';
      const account = oauth.authorize(token, scopes);
      const headers = limits.count(account.id, limit);
      const id = matched[1] ?? '';
      const { query } = call;
      return withHeaders(headers, async () => {
        const body = method === 'POST' ? (await readParameters(call)).json : null;
        checkRequest(name, { path: parameter ? { [parameter]: id } : {}, query, body });
        return perform(account, { id, query, body, token });
      });
    }
    throw refusals.notFound(`${call.method} ${call.path}`);
  };
}

/** Refusals carry them too, unless they have their own. */
async function withHeaders(
  headers: Record<string, string>,
  perform: () => Promise<Outcome>,
): Promise<Outcome> {
  const add = (answer: Answer) => {
    answer.headers = { ...headers, ...answer.headers };
    return answer;
  };
  try {
    const outcome = await perform();
    return outcome === 'silence' ? outcome : add(outcome);
  } catch (cause) {
    if (cause instanceof Error && 'answer' in cause) add(cause.answer as Answer);
    throw cause;
  }
}
