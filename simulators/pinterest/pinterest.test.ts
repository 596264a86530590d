import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#simulators/core/time.ts';
import { backFrom, postForm, readReply } from '#simulators/meta/testing/client.ts';
import { jpeg, mp4 } from '#simulators/meta/testing/media.ts';
import { createPinterestSimulator, type PinterestSimulator } from './simulator.ts';
import { DEMO_ACCOUNTS } from './state.ts';
import { pinterestClient } from './testing/client.ts';

const CALLBACK = 'http://localhost:3000/api/social-accounts/pinterest/oauth/callback';
const SCOPE = 'boards:read,boards:write,pins:read,pins:write,user_accounts:read';
const { id: ACCOUNT } = DEMO_ACCOUNTS[0]!;

let simulator: PinterestSimulator;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createPinterestSimulator({ now: () => new Date(at), processingMs: 8 * SECOND_MS });
});
afterEach(() => simulator.stop());

const asked = () => ({
  client_id: simulator.clientId,
  redirect_uri: CALLBACK,
  response_type: 'code',
  scope: SCOPE,
  state: 'st',
});
const decide = (form: Record<string, string> = {}) =>
  postForm(`${simulator.authOrigin}/oauth/`, { ...asked(), decision: 'allow', account: ACCOUNT, ...form });
const newCode = async () => backFrom(await decide()).searchParams.get('code')!;
const askToken = async (form: Record<string, string>, secret = simulator.clientSecret) =>
  readReply(
    await fetch(`${simulator.apiOrigin}/v5/oauth/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${simulator.clientId}:${secret}`).toString('base64')}`,
      },
      body: new URLSearchParams(form),
    }),
  );
const exchange = (code: string, redirect_uri = CALLBACK) =>
  askToken({ grant_type: 'authorization_code', code, redirect_uri });
const refresh = (refresh_token: string) => askToken({ grant_type: 'refresh_token', refresh_token });
const asOwner = (token = simulator.tokensFor(ACCOUNT).access_token) =>
  pinterestClient(simulator.apiOrigin, token);

const picture = { content_type: 'image/jpeg', data: jpeg(1000, 1500).toString('base64') };
const pin = (more: object = {}) => ({
  board_id: simulator.boardsOf(ACCOUNT)[0]!.id,
  title: 'A lamp',
  description: 'It glows.',
  link: 'https://yonder.example/lamp?utm_content=1',
  alt_text: 'A lamp at night',
  media_source: { source_type: 'image_base64', ...picture },
  ...more,
});

test('the consent page names accounts and rights, and allowing leads to the chosen account', async () => {
  const page = await readReply(await fetch(`${simulator.authOrigin}/oauth/?${new URLSearchParams(asked())}`));
  expect(page.body).toContain('@atelierlumiere');
  expect(page.body).toContain('Create, update, or delete your public Pins');
  const back = backFrom(await decide());
  expect(back.searchParams.get('state')).toBe('st');
  const { status, body } = await exchange(back.searchParams.get('code')!);
  expect([status, body]).toEqual([
    200,
    {
      response_type: 'authorization_code',
      access_token: expect.stringMatching(/^pina_/),
      token_type: 'bearer',
      expires_in: 2_592_000,
      scope: SCOPE.replaceAll(',', ' '),
      refresh_token: expect.stringMatching(/^pinr\./),
      refresh_token_expires_in: 5_184_000,
      refresh_token_expires_at: (at + 60 * DAY_MS) / 1000,
    },
  ]);
  expect((await asOwner(body.access_token).get('user_account')).body).toMatchObject({
    id: ACCOUNT,
    username: 'yondergifts',
    follower_count: 1870,
  });
});

test('denying leads back with access_denied', async () => {
  const back = backFrom(await decide({ decision: 'deny' }));
  expect(back.searchParams.get('error')).toBe('access_denied');
});

test.each<Record<string, string>>([
  { client_id: 'unknown' },
  { redirect_uri: 'https://elsewhere.example/' },
  { response_type: 'token' },
  { state: '' },
  { scope: 'boards:read,everything' },
])('a request with %j leads nowhere', async (wrong) => {
  const decided = await decide(wrong);
  expect([decided.status, decided.headers.get('location')]).toEqual([400, null]);
});

test('a code is good once, with its address and secret', async () => {
  const code = await newCode();
  expect((await exchange(code)).status).toBe(200);
  expect((await exchange(code)).status).toBe(400);
  expect((await exchange(await newCode(), `${CALLBACK}/`)).status).toBe(400);
  const wrongSecret = await askToken(
    { grant_type: 'authorization_code', code: await newCode(), redirect_uri: CALLBACK },
    'guess',
  );
  expect([wrongSecret.status, wrongSecret.body]).toEqual([
    401,
    { code: 2, message: 'Authentication failed.' },
  ]);
  expect((await askToken({ grant_type: 'password' })).body.message).toContain('$.grant_type');
});

test('an access token ends after 30 days; a refresh token is good once, for 60 days', async () => {
  const first = (await exchange(await newCode())).body;
  at += 30 * DAY_MS;
  expect((await asOwner(first.access_token).get('user_account')).body.code).toBe(2);
  const second = (await refresh(first.refresh_token)).body;
  expect((await asOwner(second.access_token).get('user_account')).status).toBe(200);
  expect((await refresh(first.refresh_token)).status).toBe(400);
  at += 60 * DAY_MS;
  expect((await refresh(second.refresh_token)).status).toBe(400);
});

test('a pin is made as described, is listed first, and is seen', async () => {
  const owner = asOwner();
  await owner.post('pins', pin({ title: 'First' }));
  at += MINUTE_MS;
  const { status, headers, body } = await owner.post('pins', pin());
  expect([status, headers.get('x-ratelimit-remaining')]).toEqual([201, '99']);
  expect(body).toMatchObject({
    title: 'A lamp',
    description: 'It glows.',
    link: 'https://yonder.example/lamp?utm_content=1',
    board_id: simulator.boardsOf(ACCOUNT)[0]!.id,
    is_owner: true,
    media: { media_type: 'image' },
  });
  const { items, bookmark } = (await owner.get('pins', { page_size: '1' })).body;
  expect([items.map(({ id }: { id: string }) => id), typeof bookmark]).toEqual([[body.id], 'string']);
  const rest = (await owner.get('pins', { page_size: '1', bookmark })).body;
  expect([rest.items[0].title, rest.bookmark]).toEqual(['First', null]);
  expect((await readReply(await fetch(`${simulator.apiOrigin}/pin/${body.id}/`))).body).toContain('A lamp');
});

test.each<[string, object, string]>([
  ['a title of 101 characters', { title: 'x'.repeat(101) }, '$.title: must be 0 to 100 characters long'],
  ['a text of 801 characters', { description: 'x'.repeat(801) }, '$.description'],
  ['an address of 2,049 characters', { link: `https://a.example/${'x'.repeat(2031)}` }, '$.link'],
  ['alternative text of 501 characters', { alt_text: 'x'.repeat(501) }, '$.alt_text'],
  ['a board that is no number', { board_id: 'gifts' }, '$.board_id: does not match'],
  ['no board', { board_id: undefined }, '$.board_id: is missing'],
  ['an unknown source', { media_source: { source_type: 'file' } }, '$.media_source.source_type'],
  [
    'one picture of several',
    { media_source: { source_type: 'multiple_image_base64', items: [picture] } },
    'there must be 2 to 5 items',
  ],
  [
    'six pictures',
    { media_source: { source_type: 'multiple_image_base64', items: Array(6).fill(picture) } },
    'there must be 2 to 5 items',
  ],
  [
    'a picture that is a GIF',
    { media_source: { source_type: 'image_base64', ...picture, content_type: 'image/gif' } },
    '$.media_source.content_type',
  ],
  [
    'bytes that are no picture',
    { media_source: { source_type: 'image_base64', ...picture, data: 'bm9uZQ==' } },
    'could not be read',
  ],
  ['a name that is not known', { alttext: 'A lamp' }, '$.alttext: is not known'],
])('%s is refused', async (_, wrong, message) => {
  const { status, body } = await asOwner().post('pins', pin(wrong));
  expect([status, body]).toEqual([400, { code: 1, message: expect.stringContaining(message) }]);
  expect(simulator.feed()).toHaveLength(0);
});

test('questions are held to the description, too', async () => {
  const owner = asOwner();
  expect((await owner.get('boards', { page_size: '251' })).status).toBe(400);
  expect((await owner.get('pins', { order: 'newest' })).status).toBe(400);
  expect((await owner.get('pins/abc')).status).toBe(400);
  expect((await owner.get('pins/1/analytics', { start_date: '2026-11-01' })).body.message).toContain(
    '$.end_date: is missing',
  );
});

test('boards are listed without secret ones; pins go to boards that are there and open', async () => {
  const owner = asOwner();
  const { items } = (await owner.get('boards', { page_size: '2' })).body;
  expect(items.map(({ name }: { name: string }) => name)).toEqual(['New in the shop', 'Gift ideas']);
  const secret = simulator.boardsOf(ACCOUNT).find(({ privacy }) => privacy === 'SECRET')!;
  const codeAt = async (board_id: string) => (await owner.post('pins', pin({ board_id }))).body.code;
  expect(await codeAt(secret.id)).toBe(7);
  expect(await codeAt(simulator.boardsOf(DEMO_ACCOUNTS[1]!.id)[0]!.id)).toBe(7);
  expect(await codeAt('999')).toBe(40);
});

test('pins of protected boards are listed when asked for', async () => {
  const owner = asOwner();
  const board = simulator.boardsOf(ACCOUNT).find(({ privacy }) => privacy === 'PROTECTED')!;
  await owner.post('pins', pin({ board_id: board.id }));
  const count = async (query = {}) => (await owner.get('pins', query)).body.items.length;
  expect([await count(), await count({ include_protected_pins: 'true' })]).toEqual([0, 1]);
});

async function upload(content: Buffer, change: (form: FormData) => void = () => {}) {
  const { body } = await asOwner().post('media', { media_type: 'video' });
  const form = new FormData();
  for (const [name, value] of Object.entries<string>(body.upload_parameters)) form.set(name, value);
  change(form);
  form.set('file', new Blob([new Uint8Array(content)]), 'video.mp4');
  const { status } = await fetch(body.upload_url, { method: 'POST', body: form });
  return { id: body.media_id as string, status };
}
const statusOf = async (id: string) => (await asOwner().get(`media/${id}`)).body.status;

test('a video is registered, sent, worked on, and shown with a cover', async () => {
  const { id, status } = await upload(mp4({ seconds: 10 }));
  expect([status, await statusOf(id)]).toEqual([204, 'processing']);
  const source = { source_type: 'video_id', media_id: id, cover_image_key_frame_time: 1 };
  expect((await asOwner().post('pins', pin({ media_source: source }))).body.message).toContain('not ready');
  at += 8 * SECOND_MS;
  expect(await statusOf(id)).toBe('succeeded');
  const { cover_image_key_frame_time: _, ...uncovered } = source;
  expect((await asOwner().post('pins', pin({ media_source: uncovered }))).body.message).toContain(
    'cover_image_url or cover_image_content_type',
  );
  const { body } = await asOwner().post('pins', pin({ media_source: source }));
  expect(body.media.media_type).toBe('video');
});

test('a video of three seconds fails; what is not signed is not taken', async () => {
  const short = await upload(mp4({ seconds: 3 }));
  at += 8 * SECOND_MS;
  expect(await statusOf(short.id)).toBe('failed');
  const unsigned = await upload(mp4(), (form) => form.delete('policy'));
  expect([unsigned.status, await statusOf(unsigned.id)]).toEqual([403, 'registered']);
});

test('figures come after a while, for ninety days back at most', async () => {
  const owner = asOwner();
  const { id } = (await owner.post('pins', pin())).body;
  const query = { start_date: '2026-11-01', end_date: '2026-11-20', metric_types: 'IMPRESSION,SAVE' };
  const read = async (more = {}) => (await owner.get(`pins/${id}/analytics`, { ...query, ...more })).body;
  expect((await read()).all.summary_metrics).toEqual({});
  at += DAY_MS / 2;
  expect((await read()).all.summary_metrics).toEqual({
    IMPRESSION: expect.any(Number),
    SAVE: expect.any(Number),
  });
  expect((await read({ start_date: '2026-08-01' })).code).toBe(1);
  expect((await owner.get('pins/1/analytics', query)).body.code).toBe(50);
});

test('on trial, the whole app has 300 pins and uploads a day, and pins say who sees them', async () => {
  simulator.setAccess('trial');
  const owner = asOwner();
  const { headers } = await owner.post('pins', pin());
  expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['300', '299']);
  expect(simulator.feed()[0]!.account).toContain('visible to its creator only');
  simulator.exhaustWrites(ACCOUNT);
  const other = asOwner(simulator.tokensFor(DEMO_ACCOUNTS[1]!.id).access_token);
  const refused = await other.post('pins', pin());
  expect([refused.status, refused.body.code, refused.headers.get('x-ratelimit-reset')]).toEqual([
    429,
    8,
    String(DAY_MS / 1000),
  ]);
  at += DAY_MS;
  expect((await owner.post('pins', pin())).status).toBe(201);
});

test('the desk changes what the app may do', async () => {
  await postForm(`${simulator.apiOrigin}/desk/back-to-trial`, {});
  await postForm(`${simulator.apiOrigin}/desk/add-board`, { account: ACCOUNT, name: 'Winter' });
  const desk = (await readReply(await fetch(`${simulator.apiOrigin}/desk`))).body;
  expect(desk).toContain('trial access: its pins are visible to their creator only');
  expect(desk).toContain('Winter');
});
