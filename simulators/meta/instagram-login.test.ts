import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#simulators/core/time.ts';
import { createMetaSimulator, type MetaSimulator } from './simulator.ts';
import { backFrom, graphClient, postForm, readReply } from './testing/client.ts';

const CALLBACK = 'http://localhost:3000/api/social/instagram/callback';
const SCOPE = 'instagram_business_basic,instagram_business_content_publish';
const CANDLES = '17841400000000011';
const PRIVATE = '17841400000000012';

let simulator: MetaSimulator;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createMetaSimulator({ now: () => new Date(at) });
});
afterEach(() => simulator.stop());

const asked = () => ({
  client_id: simulator.instagramApp.id,
  redirect_uri: CALLBACK,
  response_type: 'code',
  scope: SCOPE,
  state: 'st',
});
const authorize = () => `${simulator.instagramAuthOrigin}/oauth/authorize`;
const decide = (form: Record<string, string>) =>
  postForm(authorize(), {
    ...asked(),
    decision: 'allow',
    account: CANDLES,
    granted_scope: 'instagram_business_content_publish',
    ...form,
  });
const exchange = (code: string) =>
  postForm(`${simulator.instagramAuthOrigin}/oauth/access_token`, {
    client_id: simulator.instagramApp.id,
    client_secret: simulator.instagramApp.secret,
    code,
    grant_type: 'authorization_code',
    redirect_uri: CALLBACK,
  });
const ask = async (path: string, query: Record<string, string>) =>
  readReply(await fetch(`${simulator.instagramGraphOrigin}/${path}?${new URLSearchParams(query)}`));
const lengthen = (access_token: string) =>
  ask('access_token', {
    grant_type: 'ig_exchange_token',
    client_secret: simulator.instagramApp.secret,
    access_token,
  });
const refresh = (access_token: string) =>
  ask('refresh_access_token', { grant_type: 'ig_refresh_token', access_token });

async function consentCode(form: Record<string, string> = {}): Promise<string> {
  return backFrom(await decide(form)).searchParams.get('code')!;
}

async function longToken(): Promise<string> {
  const short = (await exchange(await consentCode())).body.access_token;
  return (await lengthen(short)).body.access_token;
}

test('the consent page offers professional accounts only', async () => {
  const page = await readReply(await fetch(`${authorize()}?${new URLSearchParams(asked())}`));
  expect(page.body).toContain('@corner.candles');
  expect(page.body).toMatch(new RegExp(`value="${PRIVATE}" disabled`));
  expect(backFrom(await decide({ account: PRIVATE })).searchParams.get('error')).toBe('access_denied');
});

test('consent gives a short token, that one a token of 60 days, and the account says who it is', async () => {
  const back = backFrom(await decide({}));
  expect([back.searchParams.get('state'), back.hash]).toEqual(['st', '#_']);
  const short = (await exchange(back.searchParams.get('code')!)).body;
  expect(short).toEqual({
    access_token: expect.stringMatching(/^IGAA/),
    user_id: CANDLES,
    permissions: SCOPE.split(','),
  });
  const long = (await lengthen(short.access_token)).body;
  expect(long).toMatchObject({ token_type: 'bearer', expires_in: 5_184_000 });
  const me = await graphClient(simulator.instagramGraphOrigin, long.access_token).get('me', {
    fields: 'user_id,username,name,account_type,profile_picture_url,followers_count,media_count',
  });
  expect(me.body).toMatchObject({
    user_id: CANDLES,
    username: 'corner.candles',
    account_type: 'MEDIA_CREATOR',
  });
  expect(me.body.id).not.toBe(CANDLES);
});

test('a code is good once and for an hour', async () => {
  const code = await consentCode();
  const late = await consentCode();
  expect((await exchange(code)).status).toBe(200);
  expect((await exchange(code)).body.error_message).toContain('has been used');
  at += HOUR_MS;
  expect((await exchange(late)).status).toBe(400);
});

test('a long-lived token can be refreshed after a day, until it ends', async () => {
  const token = await longToken();
  expect((await refresh(token)).status).toBe(400);
  at += DAY_MS;
  const renewed = (await refresh(token)).body.access_token;
  expect(renewed).not.toBe(token);
  at += 59.5 * DAY_MS;
  expect((await refresh(token)).body.error).toMatchObject({ code: 190, error_subcode: 463 });
  expect((await refresh(renewed)).status).toBe(200);
});

test('what was not granted cannot be done', async () => {
  const code = await consentCode({ granted_scope: 'instagram_business_basic' });
  const { access_token } = (await exchange(code)).body;
  const client = graphClient(simulator.instagramGraphOrigin, access_token);
  expect((await client.get(CANDLES, { fields: 'username' })).status).toBe(200);
  const made = await client.post(`${CANDLES}/media`, { image_url: 'http://127.0.0.1:1/a.jpg' });
  expect(made.body.error.code).toBe(10);
});

test('each host knows only its own tokens', async () => {
  const token = await longToken();
  expect((await graphClient(simulator.graphOrigin, token).get('me')).body.error.code).toBe(190);
  const page = graphClient(simulator.instagramGraphOrigin, simulator.pageToken('104500000000001'));
  expect((await page.get('me')).body.error.code).toBe(190);
});

test('a code that was never issued is refused in other words than an app that is not known', async () => {
  const refusal = async (changed: Record<string, string>) => {
    const asked = {
      client_id: simulator.instagramApp.id,
      client_secret: simulator.instagramApp.secret,
      code: 'never-issued',
      grant_type: 'authorization_code',
      redirect_uri: CALLBACK,
    };
    const address = `${simulator.instagramAuthOrigin}/oauth/access_token`;
    const { status, body } = await postForm(address, { ...asked, ...changed });
    return [status, body.error_message];
  };
  expect(await refusal({})).toEqual([400, 'This authorization code has been used or has expired.']);
  expect(await refusal({ client_id: '1' })).toEqual([400, 'Invalid platform app']);
  expect(await refusal({ client_secret: 'guess' })).toEqual([400, 'Error validating client secret.']);
});
