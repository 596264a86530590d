import { connectAccounts } from '#server/testing/connect-accounts.ts';
import { AGAIN } from '#server/testing/registration.ts';
import { SMALL_SHOP } from '#server/testing/small-shop.ts';
import { startApp } from '#server/testing/start-app.ts';
import { accessTokenEndpoints, SCOPES, type Scope } from '#shared/accounts/access-tokens.ts';
import type { ApiData, ApiEndpoint } from '#shared/programs/api-endpoint.ts';
import { publicId } from '#shared/programs/api-ids.ts';
import { apiPosts } from '#shared/programs/api-posts.ts';
import type { ApiProblem } from '#shared/programs/api-problem.ts';

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startApp>>['signUp']>>;
type Wanted = Partial<{ name: string; scopes: Scope[]; storeIds: string[]; days: number }>;

const OTHER_SHOP = { name: 'coffee-house', products: [{ title: 'Coffee', price: '10.00' }], orders: [] };

/** An owner of two shops, the first the small one, whose programs call; with networks, it posts to X. */
export async function startApi(options: Parameters<typeof startApp>[0] = {}) {
  const started = await startApp({ shops: [SMALL_SHOP, OTHER_SHOP], ...options });
  const owner = await started.signUp();
  const tea = await owner.connectShopify('tea-house');
  const coffee = await owner.connectShopify('coffee-house');

  if (options.social) await connectAccounts(owner, tea.id, 'x');

  async function makeToken(person: Person = owner, wanted: Wanted = {}) {
    const body = { ...AGAIN, name: 'A sheet', scopes: [...SCOPES], storeIds: [tea.id], days: 90, ...wanted };
    return person.expectOk(person.call(accessTokenEndpoints.create, { body }));
  }

  /** A program, which has nothing but its token. */
  function programWith(secret: string | null) {
    async function send(
      method: 'GET' | 'POST' | 'PATCH',
      url: string,
      { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
    ) {
      return started.app.http.inject({
        method,
        url,
        headers: { ...(secret === null ? {} : { authorization: `Bearer ${secret}` }), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      });
    }

    /** As the reference shows it, of a draft that is made for it. @returns it, and its answer. */
    async function callExample(endpoint: ApiEndpoint) {
      const made = await send('POST', addressOf(apiPosts.draft, tea.id), {
        body: apiPosts.draft.example.body,
      });
      const { query, body } = endpoint.example;
      const url = addressOf(endpoint, tea.id, query).replace(':post_id', made.json().data.id);
      const headers: Record<string, string> = endpoint.needsEtag
        ? { 'if-match': made.headers.etag as string }
        : {};
      return send(endpoint.method as 'GET', url, { body, headers });
    }

    /** @throws unless it is answered with 200. */
    async function call<E extends ApiEndpoint>(
      endpoint: E,
      { store = tea.id, query = {}, body }: { store?: string; query?: object; body?: unknown } = {},
    ): Promise<{
      data: E['isList'] extends true ? ApiData<E>[] : ApiData<E>;
      has_more?: boolean;
      next_cursor?: string | null;
    }> {
      const response = await send(endpoint.method as 'GET', addressOf(endpoint, store, query), { body });
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
      return response.json();
    }

    /** What it is refused with. */
    async function refusal(endpoint: ApiEndpoint, body?: unknown, store = tea.id): Promise<ApiProblem> {
      const response = await send(endpoint.method as 'GET', addressOf(endpoint, store), { body });
      if (response.headers['content-type'] !== 'application/problem+json; charset=utf-8')
        throw new Error(`${response.statusCode} ${response.headers['content-type']} ${response.body}`);
      return response.json();
    }
    return { send, call, callExample, refusal };
  }
  return { ...started, owner, tea, coffee, makeToken, programWith };
}

export function addressOf({ path }: ApiEndpoint, store: string, query: object = {}): string {
  const search = new URLSearchParams({ ...query }).toString();
  return path.replace(':store_id', publicId('store', store)) + (search && `?${search}`);
}
