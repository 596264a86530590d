import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR_MS, SECOND_MS } from '#simulators/core/time.ts';
import { backFrom, postForm, readReply } from '#simulators/meta/testing/client.ts';
import { createXSimulator, type XSimulator } from './simulator.ts';
import { DEMO_ACCOUNTS } from './state.ts';
import { xClient } from './testing/client.ts';

const CALLBACK = 'http://localhost:3000/api/social/x/callback';
const SCOPE = 'tweet.read tweet.write users.read media.write offline.access';
const VERIFIER = 'a-verifier-of-some-forty-characters-and-more';

let simulator: XSimulator;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createXSimulator({ now: () => new Date(at) });
});
afterEach(() => simulator.stop());

const asked = () => ({
  response_type: 'code',
  client_id: simulator.clientId,
  redirect_uri: CALLBACK,
  scope: SCOPE,
  state: 'st',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
});
const authorize = () => `${simulator.authOrigin}/i/oauth2/authorize`;
const decide = (form: Record<string, string> = {}) =>
  postForm(authorize(), { ...asked(), decision: 'allow', account: DEMO_ACCOUNTS[1]!.id, ...form });
const askToken = async (form: Record<string, string>, secret = simulator.clientSecret) =>
  readReply(
    await fetch(`${simulator.apiOrigin}/2/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${simulator.clientId}:${secret}`).toString('base64')}`,
      },
      body: new URLSearchParams(form),
    }),
  );
const exchange = (code: string, changed: Record<string, string> = {}) =>
  askToken({
    grant_type: 'authorization_code',
    code,
    redirect_uri: CALLBACK,
    code_verifier: VERIFIER,
    ...changed,
  });
const refresh = (refresh_token: string) => askToken({ grant_type: 'refresh_token', refresh_token });
const newCode = async (form: Record<string, string> = {}) =>
  backFrom(await decide(form)).searchParams.get('code')!;
const me = (token: string) =>
  xClient(simulator.apiOrigin, token).get('users/me', {
    'user.fields': 'username,profile_image_url,public_metrics',
  });

test('the consent page names accounts and rights, and allowing leads to the chosen account', async () => {
  const page = await readReply(await fetch(`${authorize()}?${new URLSearchParams(asked())}`));
  expect(page.body).toContain('@atelierlumiere');
  expect(page.body).toContain('Create and delete posts for you');
  const back = backFrom(await decide());
  expect(back.searchParams.get('state')).toBe('st');
  const { status, body } = await exchange(back.searchParams.get('code')!);
  expect([status, body]).toEqual([
    200,
    {
      token_type: 'bearer',
      expires_in: 7200,
      scope: SCOPE,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    },
  ]);
  expect((await me(body.access_token)).body.data).toMatchObject({
    username: 'atelierlumiere',
    public_metrics: { followers_count: 2980 },
  });
});

test('denying leads back with access_denied', async () => {
  const back = backFrom(await decide({ decision: 'deny' }));
  expect([...back.searchParams]).toEqual([
    ['state', 'st'],
    ['error', 'access_denied'],
  ]);
});

test.each<Record<string, string>>([
  { client_id: 'unknown' },
  { redirect_uri: 'https://elsewhere.example/' },
  { code_challenge_method: 'plain' },
  { state: '' },
  { scope: 'tweet.read everything' },
])('a request with %j leads nowhere', async (wrong) => {
  const decided = await decide(wrong);
  expect([decided.status, decided.headers.get('location')]).toEqual([400, null]);
});

test('a code is good once, for 30 seconds, with its verifier, address and secret', async () => {
  const code = await newCode();
  expect((await exchange(code)).status).toBe(200);
  expect((await exchange(code)).body.error).toBe('invalid_request');
  expect((await exchange(await newCode(), { code_verifier: 'another' })).status).toBe(400);
  expect((await exchange(await newCode(), { redirect_uri: `${CALLBACK}/` })).status).toBe(400);
  expect((await askToken({ grant_type: 'authorization_code', code: await newCode() }, 'guess')).status).toBe(
    401,
  );
  const late = await newCode();
  at += 30 * SECOND_MS;
  expect((await exchange(late)).status).toBe(400);
});

test('an access token ends after two hours; a refresh token is good once', async () => {
  const first = (await exchange(await newCode())).body;
  at += 2 * HOUR_MS;
  const ended = await me(first.access_token);
  expect([ended.status, ended.headers.get('content-type'), ended.body.title]).toEqual([
    401,
    'application/problem+json',
    'Unauthorized',
  ]);
  const second = (await refresh(first.refresh_token)).body;
  expect((await me(second.access_token)).status).toBe(200);
  const spent = await refresh(first.refresh_token);
  expect([spent.status, spent.body.error_description]).toEqual([
    400,
    'Value passed for the token was invalid.',
  ]);
});

test('without offline.access there is no refresh token, without media.write no upload', async () => {
  const { access_token, refresh_token } = (await exchange(await newCode({ scope: 'tweet.read users.read' })))
    .body;
  expect(refresh_token).toBeUndefined();
  const upload = await xClient(simulator.apiOrigin, access_token).post('media/upload/initialize', {});
  expect(upload.status).toBe(403);
});

test('revoking ends both tokens', async () => {
  const { access_token, refresh_token } = (await exchange(await newCode())).body;
  await postForm(`${simulator.apiOrigin}/2/oauth2/revoke`, {
    token: refresh_token,
    client_id: simulator.clientId,
  });
  expect((await me(access_token)).status).toBe(401);
  expect((await refresh(refresh_token)).status).toBe(400);
});

test('a code that was never issued is refused in other words than an app that is not known', async () => {
  const made = { grant_type: 'authorization_code', code: 'never-issued' };
  const known = await askToken(made);
  expect([known.status, known.body.error]).toEqual([400, 'invalid_request']);
  const unknown = await askToken(made, 'guess');
  expect([unknown.status, unknown.body.error]).toEqual([401, 'unauthorized_client']);
});
