import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '#simulators/core/time.ts';
import { backFrom, postForm, readReply } from '#simulators/meta/testing/client.ts';
import { DEMO_PEOPLE } from './demo-accounts.ts';
import { ADS_SCOPE } from './oauth.ts';
import { createGoogleSimulator, type GoogleSimulator } from './simulator.ts';
import { adsClient } from './testing/client.ts';

const CALLBACK = 'http://localhost:3000/api/ads/google/callback';
const VERIFIER = 'a-verifier-of-some-forty-characters-and-more';
const NORA = DEMO_PEOPLE[0]!.id;

let simulator: GoogleSimulator;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createGoogleSimulator({ now: () => new Date(at) });
});
afterEach(() => simulator.stop());

const configuration = async () =>
  (await readReply(await fetch(`${simulator.issuer}/.well-known/openid-configuration`))).body;
const asked = () => ({
  response_type: 'code',
  client_id: simulator.clientId,
  redirect_uri: CALLBACK,
  state: 'st',
  scope: ADS_SCOPE,
  access_type: 'offline',
  prompt: 'consent',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
});
const decide = async (form: Record<string, string> = {}) =>
  postForm((await configuration()).authorization_endpoint, {
    ...asked(),
    decision: 'allow',
    person: NORA,
    granted_scope: ADS_SCOPE,
    ...form,
  });
const askToken = async (form: Record<string, string>) =>
  postForm((await configuration()).token_endpoint, {
    client_id: simulator.clientId,
    client_secret: simulator.clientSecret,
    ...form,
  });
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
const accessible = (token: string) => adsClient(simulator.adsOrigin, token).accessible();

test('its configuration names where consent, tokens and their end are', async () => {
  expect(await configuration()).toMatchObject({
    issuer: simulator.issuer,
    authorization_endpoint: `${simulator.issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${simulator.issuer}/token`,
    revocation_endpoint: `${simulator.issuer}/revoke`,
  });
});

test('the consent page names people and rights, and allowing opens the accounts of the person who was chosen', async () => {
  const { authorization_endpoint } = await configuration();
  const page = await readReply(await fetch(`${authorization_endpoint}?${new URLSearchParams(asked())}`));
  expect(page.body).toContain('nora@yonder-gifts.example.com');
  expect(page.body).toContain('your Google Ads accounts');
  const back = backFrom(await decide());
  expect(back.searchParams.get('state')).toBe('st');
  const { status, body } = await exchange(back.searchParams.get('code')!);
  expect([status, body]).toEqual([
    200,
    {
      token_type: 'Bearer',
      expires_in: 3599,
      scope: ADS_SCOPE,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    },
  ]);
  expect((await accessible(body.access_token)).body).toEqual({ resourceNames: ['customers/1001001001'] });
});

test('denying, and granting nothing, leads back with access_denied', async () => {
  const answers: Record<string, string>[] = [{ decision: 'deny' }, { granted_scope: '' }];
  for (const answer of answers)
    expect(backFrom(await decide(answer)).searchParams.get('error')).toBe('access_denied');
});

test.each<Record<string, string>>([
  { client_id: 'unknown' },
  { redirect_uri: 'https://elsewhere.example/' },
  { code_challenge_method: 'plain' },
  { response_type: 'token' },
  { scope: '' },
  { scope: `${ADS_SCOPE} everything` },
])('a request with %j leads nowhere', async (wrong) => {
  const decided = await decide(wrong);
  expect([decided.status, decided.headers.get('location')]).toEqual([400, null]);
});

test('a code is good once, for five minutes, with its verifier, address and secret', async () => {
  const code = await newCode();
  expect((await exchange(code)).status).toBe(200);
  expect((await exchange(code)).body.error).toBe('invalid_grant');
  expect((await exchange(await newCode(), { code_verifier: 'another' })).body.error).toBe('invalid_grant');
  expect((await exchange(await newCode(), { redirect_uri: `${CALLBACK}/` })).status).toBe(400);
  expect((await exchange(await newCode(), { client_secret: 'guess' })).status).toBe(401);
  const late = await newCode();
  at += 5 * MINUTE_MS;
  expect((await exchange(late)).status).toBe(400);
});

test('an access token ends within the hour; the refresh token stays and gives others', async () => {
  const first = (await exchange(await newCode())).body;
  at += 60 * MINUTE_MS;
  expect((await accessible(first.access_token)).body.error.status).toBe('UNAUTHENTICATED');
  const second = (await refresh(first.refresh_token)).body;
  expect(second.refresh_token).toBeUndefined();
  expect((await accessible(second.access_token)).status).toBe(200);
  expect((await refresh(first.refresh_token)).status).toBe(200);
});

test('who agreed before gets a refresh token only when consent is asked for again', async () => {
  await exchange(await newCode());
  expect((await exchange(await newCode({ prompt: '' }))).body.refresh_token).toBeUndefined();
  expect((await exchange(await newCode({ access_type: 'online' }))).body.refresh_token).toBeUndefined();
  expect((await exchange(await newCode())).body.refresh_token).toEqual(expect.any(String));
});

test('revoking any token ends all that the person granted', async () => {
  const first = (await exchange(await newCode())).body;
  const second = (await exchange(await newCode())).body;
  const { revocation_endpoint } = await configuration();
  expect((await postForm(revocation_endpoint, { token: first.refresh_token })).status).toBe(200);
  expect((await refresh(second.refresh_token)).body.error).toBe('invalid_grant');
  expect((await accessible(second.access_token)).status).toBe(401);
  expect((await postForm(revocation_endpoint, { token: first.refresh_token })).status).toBe(400);
});

test('what another scope granted does not open Google Ads', async () => {
  const { body } = await exchange(await newCode({ scope: `${ADS_SCOPE} openid`, granted_scope: 'openid' }));
  expect((await accessible(body.access_token)).body.error.status).toBe('PERMISSION_DENIED');
});
