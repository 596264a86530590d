import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#simulators/core/time.ts';
import { backFrom, postForm, readReply } from '#simulators/meta/testing/client.ts';
import { mp4 } from '#simulators/meta/testing/media.ts';
import { READ_SCOPE, UPLOAD_SCOPE } from './api.ts';
import { createYoutubeSimulator, type YoutubeSimulator } from './simulator.ts';
import { DEMO_CHANNELS } from './state.ts';

const [CHANNEL, OTHER] = DEMO_CHANNELS;
const STEP = 256 * 1024;

let simulator: YoutubeSimulator;
let token: string;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createYoutubeSimulator({ now: () => new Date(at) });
  token = simulator.tokensFor(CHANNEL!.id).access_token;
});
afterEach(() => simulator.stop());

const film = (bytes = 0) => Buffer.concat([mp4(), Buffer.alloc(bytes)]);

function begin(content: Buffer, { snippet = {}, status = {} }: { snippet?: object; status?: object } = {}) {
  return fetch(`${simulator.apiOrigin}/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-upload-content-type': 'video/mp4',
      'x-upload-content-length': String(content.length),
    },
    body: JSON.stringify({
      snippet: { title: 'Tea', description: 'Fresh tea', ...snippet },
      status: { privacyStatus: 'public', ...status },
    }),
  });
}

async function put(session: string, range: string, content = Buffer.alloc(0)) {
  const response = await fetch(session, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-range': `bytes ${range}` },
    body: new Uint8Array(content),
    redirect: 'manual',
  });
  return readReply(response);
}

async function upload(description = 'Fresh tea', title = 'Tea') {
  const content = film();
  const session = (await begin(content, { snippet: { description, title } })).headers.get('location')!;
  const whole = `0-${content.length - 1}/${content.length}`;
  return { session, whole, content, reply: await put(session, whole, content) };
}

async function read(path: string, query: Record<string, string>) {
  const address = `${simulator.apiOrigin}/youtube/v3/${path}?${new URLSearchParams(query)}`;
  return readReply(await fetch(address, { headers: { authorization: `Bearer ${token}` } }));
}
const reasonOf = ({ body }: { body: { error: { errors: { reason: string }[] } } }) =>
  body.error.errors[0]!.reason;

test('a video is sent in parts, and its session answers with it as often as it is asked', async () => {
  const content = film(STEP * 2);
  const session = (await begin(content)).headers.get('location')!;
  const total = content.length;
  expect((await put(session, `*/${total}`)).headers.get('range')).toBeNull();
  const part = await put(session, `0-${STEP - 1}/${total}`, content.subarray(0, STEP));
  expect([part.status, part.headers.get('range')]).toEqual([308, `bytes=0-${STEP - 1}`]);
  expect((await put(session, `${STEP}-${STEP + 9}/${total}`, content.subarray(STEP, STEP + 10))).status).toBe(
    400,
  );
  expect((await put(session, `*/${total}`)).headers.get('range')).toBe(`bytes=0-${STEP - 1}`);
  expect(simulator.feed()).toHaveLength(0);
  const done = await put(session, `${STEP}-${total - 1}/${total}`, content.subarray(STEP));
  expect(done).toMatchObject({
    status: 200,
    body: { snippet: { title: 'Tea' }, status: { privacyStatus: 'public' } },
  });
  expect((await put(session, `*/${total}`)).body.id).toBe(done.body.id);
  expect(simulator.feed()).toMatchObject([{ id: done.body.id, account: CHANNEL!.title }]);
  expect((await fetch(`${simulator.webOrigin}/shorts/${done.body.id}`)).status).toBe(200);
});

test.each([
  ['a title with <', 'invalidTitle', { snippet: { title: 'Tea <3' } }],
  ['a title of 101 characters', 'invalidTitle', { snippet: { title: 'a'.repeat(101) } }],
  ['an empty title', 'invalidTitle', { snippet: { title: ' ' } }],
  ['a description of 5,002 bytes', 'invalidDescription', { snippet: { description: 'é'.repeat(2501) } }],
  ['a description with >', 'invalidDescription', { snippet: { description: 'a > b' } }],
  ['tags of 501 characters', 'invalidTags', { snippet: { tags: ['a'.repeat(501)] } }],
  ['an unknown privacy', 'invalidVideoMetadata', { status: { privacyStatus: 'friends' } }],
  ['an unknown field', 'badRequest', { snippet: { shorts: true } }],
])('%s is refused as %s', async (_what, reason, resource) => {
  expect(reasonOf(await readReply(await begin(film(), resource)))).toBe(reason);
});

test('the uploads of a day are counted until midnight on the Pacific coast', async () => {
  simulator.setUploadQuota(1);
  await upload();
  expect(reasonOf(await readReply(await begin(film())))).toBe('quotaExceeded');
  // It is four in the morning there.
  at += 19 * HOUR_MS;
  token = simulator.tokensFor(CHANNEL!.id).access_token;
  expect((await begin(film())).status).toBe(403);
  at += HOUR_MS;
  token = simulator.tokensFor(CHANNEL!.id).access_token;
  expect((await begin(film())).status).toBe(200);
});

test('what an app that was not reviewed uploads stays private', async () => {
  simulator.setReviewed(false);
  const { body } = (await upload()).reply;
  expect(body.status.privacyStatus).toBe('private');
  expect((await fetch(`${simulator.webOrigin}/shorts/${body.id}`)).status).toBe(404);
  expect(await (await fetch(`${simulator.webOrigin}/feed.json`)).json()).toMatchObject({ count: 0 });
  token = simulator.tokensFor(OTHER!.id).access_token;
  expect((await read('videos', { part: 'status', id: body.id })).body.items).toEqual([]);
});

test('the uploads of a channel are listed a page at a time, newest first', async () => {
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three']) {
    ids.unshift((await upload('', title)).reply.body.id);
    at += 1000;
  }
  const [channel] = (await read('channels', { part: 'contentDetails', mine: 'true' })).body.items;
  const { uploads: playlistId } = channel.contentDetails.relatedPlaylists;
  const first = (await read('playlistItems', { part: 'snippet', playlistId, maxResults: '2' })).body;
  const pageToken = first.nextPageToken;
  const second = (await read('playlistItems', { part: 'snippet', playlistId, maxResults: '2', pageToken }))
    .body;
  const listed = [...first.items, ...second.items].map(({ snippet }) => snippet.resourceId.videoId);
  expect(listed).toEqual(ids);
  expect(second.nextPageToken).toBeUndefined();
});

test('faults ordered by the description happen to the last part', async () => {
  const lost = await upload('Tea [server-error-after-accept]');
  expect(lost.reply.status).toBe(503);
  expect((await put(lost.session, `*/${lost.content.length}`)).status).toBe(200);
  const never = await upload('Tea [server-error]');
  expect(never.reply.status).toBe(503);
  expect((await put(never.session, `*/${never.content.length}`)).status).toBe(308);
  expect((await put(never.session, never.whole, never.content)).status).toBe(200);
  expect((await upload('Tea [reject]')).reply.status).toBe(403);
  expect(reasonOf((await upload('Tea [rate-limit]')).reply)).toBe('rateLimitExceeded');
  expect((await upload('Tea [expired-token]')).reply.status).toBe(401);
});

test('a session that ended is not known any more, whatever came of it', async () => {
  const { session, content } = await upload();
  simulator.forgetSessions();
  expect((await put(session, `*/${content.length}`)).status).toBe(404);
  expect(simulator.feed()).toHaveLength(1);
});

test('a video that cannot be processed says so after a while', async () => {
  const { id, status } = (await upload('Tea [bad-media]')).reply.body;
  expect(status.uploadStatus).toBe('uploaded');
  at += 60_000;
  const [video] = (await read('videos', { part: 'status,statistics', id })).body.items;
  expect(video).toMatchObject({ status: { uploadStatus: 'failed' }, statistics: { viewCount: '0' } });
});

async function consent(person: string, scopes = [UPLOAD_SCOPE, READ_SCOPE]) {
  const redirect_uri = 'http://localhost:3000/back';
  const app = { client_id: simulator.clientId, client_secret: simulator.clientSecret };
  const asked = {
    client_id: app.client_id,
    redirect_uri,
    response_type: 'code',
    scope: `${UPLOAD_SCOPE} ${READ_SCOPE}`,
    access_type: 'offline',
    prompt: 'consent',
    person,
    decision: 'allow',
  };
  const form = [
    ...Object.entries(asked),
    ...scopes.map((scope): [string, string] => ['granted_scope', scope]),
  ];
  const code = backFrom(await postForm(`${simulator.issuer}/o/oauth2/v2/auth`, form)).searchParams.get(
    'code',
  )!;
  const askTokens = (more: Record<string, string>) =>
    postForm(`${simulator.issuer}/token`, { ...app, redirect_uri, ...more });
  const { body } = await askTokens({ grant_type: 'authorization_code', code });
  token = body.access_token;
  return () => askTokens({ grant_type: 'refresh_token', refresh_token: body.refresh_token });
}

test('consent opens one channel, none where there is none, and no more than was granted', async () => {
  await consent(`of-${OTHER!.id}`);
  const channels = () => read('channels', { part: 'id,snippet', mine: 'true' });
  expect((await channels()).body.items).toMatchObject([{ snippet: { customUrl: OTHER!.handle } }]);
  await consent('without-channel');
  expect((await channels()).body.items).toBeUndefined();
  expect(reasonOf(await readReply(await begin(film())))).toBe('youtubeSignupRequired');
  await consent(`of-${OTHER!.id}`, [READ_SCOPE]);
  expect(reasonOf(await readReply(await begin(film())))).toBe('insufficientPermissions');
});

test('of an app in testing, connections end after a week', async () => {
  const lasting = await consent(`of-${CHANNEL!.id}`);
  simulator.setInTesting(true);
  const short = await consent(`of-${OTHER!.id}`);
  at += 7 * DAY_MS;
  expect((await lasting()).status).toBe(200);
  expect(await short()).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
});
