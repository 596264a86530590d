import type { Answer, Outcome } from '#simulators/meta/social/answer.ts';
import type { Call } from '#simulators/meta/social/http-server.ts';
import { readParameters } from '#simulators/meta/social/parameters.ts';
import type { MediaUploads } from './media-uploads.ts';
import type { XOauth } from './oauth.ts';
import type { createPostCreation } from './post-creation.ts';
import type { createPostReading } from './post-reading.ts';
import type { Prices } from './prices.ts';
import { xRefusals } from './problems.ts';
import type { LimitedCall, RateLimits } from './rate-limits.ts';
import type { XAccount } from './state.ts';

type Dependencies = {
  oauth: XOauth;
  limits: RateLimits;
  prices: Prices;
  uploads: MediaUploads;
  creation: ReturnType<typeof createPostCreation>;
  reading: ReturnType<typeof createPostReading>;
};

type Operation = {
  method: string;
  path: RegExp;
  limit: LimitedCall;
  scopes: readonly string[];
  perform(account: XAccount, call: Call, found: { id: string; token: string }): Outcome | Promise<Outcome>;
};

const READ = ['tweet.read', 'users.read'];
const WRITE = ['tweet.write', 'tweet.read', 'users.read'];
const MEDIA = ['media.write'];

/** Every call of api.x.com/2 with a user's token. */
export function createXApi({ oauth, limits, prices, uploads, creation, reading }: Dependencies) {
  const operations: Operation[] = [
    operation('POST', '/2/tweets', 'create post', WRITE, async (account, call, { token }) =>
      creation.create(account, (await readParameters(call)).json, token),
    ),
    operation('DELETE', '/2/tweets/:id', 'delete post', WRITE, (account, _call, { id }) =>
      creation.remove(account, id),
    ),
    operation('GET', '/2/tweets', 'read posts', READ, (account, { query }) =>
      reading.readPosts(account, (query.get('ids') ?? '').split(',').filter(Boolean), query),
    ),
    operation('GET', '/2/users/me', 'me', READ, (account, { query }) => reading.readMe(account, query)),
    operation('GET', '/2/users/:id/tweets', 'read timeline', READ, (account, { query }, { id }) =>
      reading.readTimeline(account, id, query),
    ),
    operation('POST', '/2/media/upload', 'upload once', MEDIA, async (account, call) =>
      uploads.uploadOnce(account, await readParameters(call)),
    ),
    operation('GET', '/2/media/upload', 'upload in parts', MEDIA, (account, { query }) =>
      uploads.status(account, query),
    ),
    operation('POST', '/2/media/upload/initialize', 'upload in parts', MEDIA, async (account, call) =>
      uploads.initialize(account, await readParameters(call)),
    ),
    operation('POST', '/2/media/upload/:id/append', 'upload in parts', MEDIA, async (account, call, { id }) =>
      uploads.append(account, id, await readParameters(call)),
    ),
    operation('POST', '/2/media/upload/:id/finalize', 'upload in parts', MEDIA, (account, _call, { id }) =>
      uploads.finalize(account, id),
    ),
    operation('POST', '/2/media/metadata', 'metadata', MEDIA, async (account, call) => {
      const answer = uploads.describe(account, await readParameters(call));
      prices.charge('media metadata');
      return answer;
    }),
  ];

  async function answer(call: Call): Promise<Outcome> {
    for (const { method, path, limit, scopes, perform } of operations) {
      const matched = method === call.method ? path.exec(call.path) : null;
      if (!matched) continue;
      const token = /^Bearer (\S+)$/.exec(call.headers.authorization ?? '')?.[1] ?? '';
      const account = oauth.authorize(token, scopes);
      const headers = limits.count(account.id, limit);
      prices.checkCredits(account.id);
      const outcome = await withHeaders(headers, async () =>
        perform(account, call, { id: matched[1] ?? '', token }),
      );
      return outcome;
    }
    throw xRefusals.notFound(`No operation ${call.method} ${call.path}.`);
  }

  return { answer };
}

function operation(
  method: string,
  path: string,
  limit: LimitedCall,
  scopes: readonly string[],
  perform: Operation['perform'],
): Operation {
  return { method, path: new RegExp(`^${path.replace(':id', '(\\d{1,19})')}$`), limit, scopes, perform };
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
