import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINUTE_MS } from '#simulators/core/time.ts';
import { DEMO_PAGES } from './accounts.ts';
import { createMetaSimulator, type MetaSimulator } from './simulator.ts';
import { backFrom, graphClient, postForm, readReply } from './testing/client.ts';

const CALLBACK = 'http://localhost:3000/api/social/facebook/callback';
const SCOPES =
  'pages_show_list,pages_manage_posts,pages_read_engagement,instagram_basic,instagram_content_publish';
const [yonder, atelier] = DEMO_PAGES;

let simulator: MetaSimulator;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createMetaSimulator({ now: () => new Date(at) });
});
afterEach(() => simulator.stop());

const asked = () => ({ client_id: simulator.app.id, redirect_uri: CALLBACK, state: 's&t', scope: SCOPES });
const dialog = () => `${simulator.dialogOrigin}/v26.0/dialog/oauth`;
const showConsent = async (query: Record<string, string>) =>
  readReply(await fetch(`${dialog()}?${new URLSearchParams({ ...asked(), ...query })}`));
const allow = (pages: string[], scopes = SCOPES.split(','), changed: Record<string, string> = {}) =>
  postForm(dialog(), [
    ...Object.entries({ ...asked(), decision: 'allow', ...changed }),
    ...pages.map((page): [string, string] => ['page', page]),
    ...scopes.map((scope): [string, string] => ['granted_scope', scope]),
  ]);
const exchange = (query: Record<string, string>) =>
  graphClient(simulator.graphOrigin, '').get('oauth/access_token', {
    client_id: simulator.app.id,
    client_secret: simulator.app.secret,
    redirect_uri: CALLBACK,
    ...query,
  });

async function shortToken(pages: string[], scopes?: string[]): Promise<string> {
  const code = backFrom(await allow(pages, scopes)).searchParams.get('code')!;
  return (await exchange({ code })).body.access_token;
}

async function longToken(pages: string[], scopes?: string[]): Promise<string> {
  const token = await shortToken(pages, scopes);
  return (await exchange({ grant_type: 'fb_exchange_token', fb_exchange_token: token })).body.access_token;
}

test('the consent page lets a person choose Pages and take permissions away', async () => {
  const { status, body } = await showConsent({});
  expect(status).toBe(200);
  expect(body).toContain('Yonder Gifts');
  expect(body).toContain('Instagram: @yonder.gifts');
  expect(body).toContain('No Instagram account linked');
  expect(body).toMatch(/name="granted_scope" value="pages_manage_posts" checked/);
  expect(body).toContain('value="s&#38;t"');
});

test.each<Record<string, string>>([
  { client_id: 'unknown' },
  { redirect_uri: 'http://localhost:3000.elsewhere.example/callback' },
  { scope: 'pages_show_list,everything' },
])('a request with %j is shown to the person and leads nowhere', async (wrong) => {
  expect((await showConsent(wrong)).status).toBe(400);
  const decided = await allow([], [], wrong);
  expect([decided.status, decided.headers.get('location')]).toEqual([400, null]);
});

test('denying leads back with the reason and the state', async () => {
  const back = backFrom(await postForm(dialog(), { ...asked(), decision: 'deny' }));
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('error_reason')).toBe('user_denied');
  expect(back.searchParams.get('state')).toBe('s&t');
  expect(back.hash).toBe('#_=_');
});

test('a code is good once, for ten minutes and for its own address', async () => {
  const newCode = async () => backFrom(await allow([yonder!.id])).searchParams.get('code')!;
  const code = await newCode();
  expect((await exchange({ code })).status).toBe(200);
  expect((await exchange({ code })).body.error.code).toBe(100);
  expect((await exchange({ code: await newCode(), redirect_uri: `${CALLBACK}/` })).status).toBe(400);
  expect((await exchange({ code: await newCode(), client_secret: 'guess' })).status).toBe(400);
  const late = await newCode();
  at += 10 * MINUTE_MS;
  expect((await exchange({ code: late })).status).toBe(400);
});

test('only the granted Pages are listed, with and without an Instagram account, and their tokens do not end', async () => {
  const stall = DEMO_PAGES[3]!;
  const token = await longToken([yonder!.id, stall.id]);
  const fields =
    'id,name,access_token,tasks,picture{url},instagram_business_account{id,username,profile_picture_url}';
  const { body } = await graphClient(simulator.graphOrigin, token).get('me/accounts', { fields });
  expect(body.data).toEqual([
    {
      id: yonder!.id,
      name: 'Yonder Gifts',
      access_token: expect.stringMatching(/^EAA/),
      tasks: ['ANALYZE', 'CREATE_CONTENT', 'MANAGE'],
      picture: { data: { url: expect.stringContaining('/avatar/') } },
      instagram_business_account: {
        id: yonder!.instagram!.id,
        username: 'yonder.gifts',
        profile_picture_url: expect.stringContaining('/avatar/'),
      },
    },
    expect.not.objectContaining({ instagram_business_account: expect.anything() }),
  ]);
  at += 400 * 24 * 60 * MINUTE_MS;
  const pageToken = body.data[0].access_token;
  const page = await graphClient(simulator.graphOrigin, pageToken).get('me', { fields: 'name' });
  expect(page.body).toEqual({ id: yonder!.id, name: 'Yonder Gifts' });
  const other = await graphClient(simulator.graphOrigin, pageToken).get(atelier!.id);
  expect(other.body.error).toMatchObject({ code: 100, error_subcode: 33 });
  const user = await graphClient(simulator.graphOrigin, token).get('me');
  expect(user.body.error).toMatchObject({ code: 190, error_subcode: 463, type: 'OAuthException' });
});

test('a long list of Pages comes in parts', async () => {
  const token = await longToken(DEMO_PAGES.map(({ id }) => id));
  const list = async (query: Record<string, string>) =>
    (await graphClient(simulator.graphOrigin, token).get('me/accounts', { fields: 'id', ...query })).body;
  const first = await list({ limit: '3' });
  expect([first.data.length, first.paging.next]).toEqual([3, expect.any(String)]);
  const second = await list({ limit: '3', after: first.paging.cursors.after });
  expect(second.data).toEqual([{ id: DEMO_PAGES[3]!.id }]);
  expect(second.paging.next).toBeUndefined();
});

test('a permission that was taken away is reported as declined, and missed', async () => {
  const token = await longToken([yonder!.id], ['pages_show_list', 'pages_read_engagement']);
  const client = graphClient(simulator.graphOrigin, token);
  const { body } = await client.get('me/permissions');
  expect(body.data).toContainEqual({ permission: 'pages_show_list', status: 'granted' });
  expect(body.data).toContainEqual({ permission: 'pages_manage_posts', status: 'declined' });
  const [page] = (await client.get('me/accounts')).body.data;
  const posted = await graphClient(simulator.graphOrigin, page.access_token).post(`${page.id}/feed`, {
    message: 'Hi',
  });
  expect([posted.status, posted.body.error.code]).toEqual([403, 10]);
  expect(simulator.feed()).toHaveLength(0);
});

test('debug_token shows whether a token is good, and a changed password ends every token', async () => {
  const token = await longToken([yonder!.id]);
  const [page] = (await graphClient(simulator.graphOrigin, token).get('me/accounts')).body.data;
  const app = graphClient(simulator.graphOrigin, `${simulator.app.id}|${simulator.app.secret}`);
  const debug = async () => (await app.get('debug_token', { input_token: page.access_token })).body.data;
  expect(await debug()).toMatchObject({
    type: 'PAGE',
    is_valid: true,
    expires_at: 0,
    profile_id: yonder!.id,
  });
  await postForm(`${simulator.graphOrigin}/desk/change-password`, {});
  expect(await debug()).toMatchObject({ is_valid: false, error: { code: 190, subcode: 460 } });
  const refused = await graphClient(simulator.graphOrigin, page.access_token).get('me');
  expect([refused.status, refused.body.error.error_subcode]).toEqual([401, 460]);
});

test('an appsecret_proof is verified when it is sent', async () => {
  const token = simulator.pageToken(yonder!.id);
  const client = graphClient(simulator.graphOrigin, token);
  const proof = createHmac('sha256', simulator.app.secret).update(token).digest('hex');
  expect((await client.get('me', { appsecret_proof: proof })).status).toBe(200);
  const wrong = await client.get('me', { appsecret_proof: proof.replace(/^./, 'x') });
  expect(wrong.body.error.message).toContain('appsecret_proof');
});

test('versions that do not exist, fields that do not exist and calls without a token are refused as Graph does', async () => {
  const { graphOrigin } = simulator;
  const unknown = await readReply(await fetch(`${graphOrigin}/v99.0/me`));
  expect(unknown.body.error.message).toContain('Unknown path components');
  expect((await readReply(await fetch(`${graphOrigin}/v26.0/me`))).body.error.code).toBe(2500);
  const client = graphClient(graphOrigin, simulator.pageToken(yonder!.id));
  expect((await client.get('me', { fields: 'id,colour' })).body.error.message).toContain(
    'nonexisting field (colour)',
  );
});

test('an app that asks for a token of its own learns whether its id and secret belong together', async () => {
  const own = { grant_type: 'client_credentials', redirect_uri: '' };
  expect((await exchange(own)).body).toEqual({
    access_token: expect.stringContaining(`${simulator.app.id}|`),
    token_type: 'bearer',
  });
  expect((await exchange({ ...own, client_secret: 'guess' })).body.error).toMatchObject({
    code: 1,
    message: 'Error validating client secret.',
  });
  expect((await exchange({ ...own, client_id: '1' })).body.error.code).toBe(101);
});
