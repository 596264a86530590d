import { describe, expect, test } from 'vitest';
import { createOutside, OutsideFault } from '#server/platforms/ports/outside.ts';
import { APP_CLIENT_ID, APP_CLIENT_SECRET } from '#simulators/shopier/oauth.ts';
import { createShopierSimulator } from '#simulators/shopier/simulator.ts';
import { createShopierAuthorization } from './authorization.ts';
import { createShopierConnector } from './connector.ts';

const now = new Date('2026-11-20T12:00:00Z');

type Scripted = { status?: number; headers?: Record<string, string>; body?: unknown } | Error;

function authorizationOn(
  answer: Scripted,
  { apiOrigin = 'https://api.shopier.com', authOrigin = 'https://developer.shopier.com' } = {},
) {
  const sent: { address: string; form: Record<string, string>; type: string | undefined }[] = [];
  const outside = {
    async request(address: string, options: { headers?: Record<string, string>; body?: unknown } = {}) {
      const form = Object.fromEntries(new URLSearchParams(String(options.body)));
      sent.push({ address, form, type: options.headers?.['content-type'] });
      if (answer instanceof Error) throw answer;
      const { status = 200, headers = {}, body = '' } = answer;
      return { status, headers, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) };
    },
  };
  const app = { clientId: 'app-id', clientSecret: 'app-secret' };
  const authorization = createShopierAuthorization({
    ...app,
    apiOrigin,
    authOrigin,
    outside,
    clock: { now: () => now },
  });
  return { authorization, sent };
}
const tokens = {
  token_type: 'Bearer',
  access_token: 'access-2',
  expires_in: 259_200,
  refresh_token: 'refresh-2',
};
const grant = { storeName: null, refreshToken: 'refresh-1' };
const answer = { storeName: null, code: 'code-1', redirectUri: 'https://vitrin.example/back' };

test.each([
  ['https://developer.shopier.com', 'https://developer.shopier.com/v1/oauth2/authorize'],
  ['https://shopier.com/m/login.php', 'https://shopier.com/m/login.php'],
])('the consent page at %s is %s', (authOrigin, page) => {
  const { authorization } = authorizationOn({}, { authOrigin });
  const address = new URL(
    authorization.consentUrl({ storeName: null, state: 'st', redirectUri: answer.redirectUri }),
  );
  expect(address.origin + address.pathname).toBe(page);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'app-id',
    redirect_uri: answer.redirectUri,
    state: 'st',
    scope: 'orders:read products:read refunds:read shop:read',
  });
});

test('a return brings a code, a refusal, or is none', () => {
  const { authorization } = authorizationOn({});
  const read = (query: string) => authorization.readReturn(new URLSearchParams(query));
  expect(read('code=abc&state=st')).toEqual({ storeName: null, code: 'abc' });
  expect(read('error=access_denied&state=st')).toEqual({ storeName: null, code: null });
  expect(read('state=st')).toBeNull();
});

test('a code is exchanged by a form, at the port that the real Shopier has for it', async () => {
  const { authorization, sent } = authorizationOn({ body: tokens });
  expect(await authorization.exchange(answer)).toEqual({
    accessToken: 'access-2',
    refreshToken: 'refresh-2',
    expiresAt: new Date('2026-11-23T12:00:00Z'),
    refreshExpiresAt: null,
    scopes: [],
  });
  expect(sent).toEqual([
    {
      address: 'https://api.shopier.com:8443/v1/oauth2/token',
      type: 'application/x-www-form-urlencoded',
      form: {
        grant_type: 'authorization_code',
        code: 'code-1',
        client_id: 'app-id',
        client_secret: 'app-secret',
      },
    },
  ]);
});

test('a stand-in is asked at its own port, and each renewal brings another refresh token', async () => {
  const { authorization, sent } = authorizationOn({ body: tokens }, { apiOrigin: 'http://127.0.0.1:4100' });
  expect(await authorization.refresh(grant)).toMatchObject({ refreshToken: 'refresh-2' });
  expect(sent[0]).toMatchObject({
    address: 'http://127.0.0.1:4100/v1/oauth2/token',
    form: { grant_type: 'refresh_token', refresh_token: 'refresh-1' },
  });
});

describe('a refused renewal', () => {
  test.each<[string, Scripted, string, string]>([
    [
      'a dead token',
      { status: 400, body: { error: 'invalid_grant' } },
      'reconnect-needed',
      'reauthorisation_needed',
    ],
    ['401 without a word', { status: 401 }, 'reconnect-needed', 'reauthorisation_needed'],
    [
      'our app',
      { status: 401, body: { error: 'invalid_client', message: 'Client authentication failed.' } },
      'rejected',
      'app_refused',
    ],
    ['a page', { status: 400, body: '<html>' }, 'rejected', 'app_refused'],
    ['a server error', { status: 502, body: '<html>' }, 'unavailable', 'shopier_unavailable'],
    ['no answer', new OutsideFault('timed_out', 'silence'), 'unavailable', 'shopier_unavailable'],
    ['too often', { status: 429, headers: { 'retry-after': '9' } }, 'rate-limited', 'rate_limited'],
    ['an answer without tokens', { body: { ok: true } }, 'unexpected-reply', 'not_shopier'],
    ['no JSON', { body: '<html>' }, 'unexpected-reply', 'not_shopier'],
  ])('%s', async (_, scripted, kind, code) => {
    const failure = await authorizationOn(scripted)
      .authorization.refresh(grant)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ platform: 'shopier', kind, code });
    expect(String(failure)).not.toMatch(/app-secret|refresh-1/);
  });
});

test('a code that is not taken is a refusal of the app, in the words of Shopier', async () => {
  const body = { status: 400, error: 'invalid_grant', message: 'Kod geçersiz.' };
  const { authorization } = authorizationOn({ status: 400, body });
  await expect(authorization.exchange(answer)).rejects.toMatchObject({
    kind: 'rejected',
    code: 'app_refused',
    message: 'Shopier did not accept this app: Kod geçersiz.',
  });
});

test('an owner consents, and the tokens open that shop until they are renewed', async () => {
  const simulator = await createShopierSimulator({
    shops: [{ name: 'cay-evi' }],
    appUrl: 'https://vitrin.example',
  });
  const outside = createOutside({ allowedOrigins: [simulator.origin] });
  const authorization = createShopierAuthorization({
    apiOrigin: simulator.origin,
    authOrigin: simulator.origin,
    clientId: APP_CLIENT_ID,
    clientSecret: APP_CLIENT_SECRET,
    outside,
  });
  const page = new URL(
    authorization.consentUrl({ storeName: null, state: 'st', redirectUri: answer.redirectUri }),
  );
  const form = new URLSearchParams([...page.searchParams, ['shop', 'cay-evi'], ['decision', 'allow']]);
  const consent = await fetch(page.origin + page.pathname, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  const back = new URL(consent.headers.get('location')!);
  const returned = authorization.readReturn(back.searchParams)!;

  const first = await authorization.exchange({ ...answer, code: returned.code! });
  const connector = createShopierConnector({ apiOrigin: simulator.origin, outside });
  const identity = await connector.inspect({ storeName: '', accessToken: first.accessToken });
  expect(identity.externalId).toBe(simulator.shop('cay-evi').accountId);

  const old = { storeName: identity.storeName, refreshToken: first.refreshToken! };
  const second = await authorization.refresh(old);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  await expect(authorization.refresh(old)).rejects.toMatchObject({ code: 'reauthorisation_needed' });
  await expect(authorization.exchange({ ...answer, code: returned.code! })).rejects.toMatchObject({
    code: 'app_refused',
  });
  outside.close();
  await simulator.stop();
});
