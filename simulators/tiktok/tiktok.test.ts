import { afterEach, beforeEach, expect, test } from 'vitest';
import { backFrom, postForm } from '#simulators/meta/testing/client.ts';
import { mp4 } from '#simulators/meta/testing/media.ts';
import { createTikTokSimulator, type TikTokSimulator } from './simulator.ts';
import { DEMO_ACCOUNTS } from './state.ts';
import { putPart, tiktokClient } from './testing/client.ts';

const [yonder, , , hidden] = DEMO_ACCOUNTS.map(({ openId }) => openId) as [string, string, string, string];
const DRAFT = '/post/publish/inbox/video/init/';
const POST = '/post/publish/video/init/';
const MEGABYTE = 1024 * 1024;
const video = mp4();
let time: number;
let simulator: TikTokSimulator;
let client: ReturnType<typeof tiktokClient>;
const later = (seconds: number) => {
  time += seconds * 1000;
};

beforeEach(async () => {
  time = Date.parse('2026-11-21T12:00:00Z');
  simulator = await createTikTokSimulator({ now: () => new Date(time) });
  client = tiktokClient(simulator.apiOrigin, simulator.tokensFor(yonder).access_token);
});
afterEach(() => simulator.stop());

async function deliver(): Promise<string> {
  const { body } = await client.begin(DRAFT, video.length);
  expect((await putPart(body.data.upload_url, { bytes: video, size: video.length })).status).toBe(201);
  later(20);
  return body.data.publish_id;
}

const statusOf = async (publishId: string) => (await client.status(publishId)).body.data;

test('a video in one part waits in the inbox until it is posted with words', async () => {
  const { body } = await client.begin(DRAFT, video.length);
  const { publish_id: id, upload_url: address } = body.data;
  expect(body.error.code).toBe('ok');
  expect(await statusOf(id)).toMatchObject({ status: 'PROCESSING_UPLOAD', uploaded_bytes: 0 });
  expect((await putPart(address, { bytes: video, size: video.length })).status).toBe(201);
  expect(await statusOf(id)).toMatchObject({ status: 'PROCESSING_UPLOAD', uploaded_bytes: video.length });
  later(5);
  expect(await statusOf(id)).toMatchObject({ status: 'SEND_TO_USER_INBOX' });
  const desk = await (await fetch(`${simulator.apiOrigin}/desk`)).text();
  expect(desk).toContain(id);
  await postForm(`${simulator.apiOrigin}/desk/finish`, { publish_id: id, text: 'Tea' });
  expect(await statusOf(id)).toMatchObject({ status: 'PUBLISH_COMPLETE', publicaly_available_post_id: [] });
  later(30);
  expect((await statusOf(id)).publicaly_available_post_id).toHaveLength(1);
  expect(simulator.feed()).toMatchObject([{ text: 'Tea', account: 'Yonder Gifts' }]);
});

test('ids of posts are bare numbers, longer than JavaScript counts', async () => {
  const id = await deliver();
  simulator.finish(id, 'Tea');
  later(60);
  const reply = await fetch(`${simulator.apiOrigin}/v2/post/publish/status/fetch/`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${simulator.tokensFor(yonder).access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ publish_id: id }),
  });
  const [, written] = /"publicaly_available_post_id":\[(\d{19})\]/.exec(await reply.text()) ?? [];
  expect(written).toBe(simulator.feed()[0]!.id);
});

test('a draft that is discarded has failed', async () => {
  const id = await deliver();
  simulator.discard(id);
  expect(await statusOf(id)).toMatchObject({ status: 'FAILED', fail_reason: 'publish_cancelled' });
});

test('parts come in order, whole, and within the hour', async () => {
  const size = 11 * MEGABYTE;
  const chunk = 5 * MEGABYTE;
  const { body } = await client.begin(DRAFT, size, chunk);
  const address = body.data.upload_url;
  const [first, last] = [Buffer.alloc(chunk), Buffer.alloc(size - chunk)];
  expect((await putPart(address, { bytes: last, from: chunk, size })).status).toBe(416);
  expect((await putPart(address, { bytes: first, size }, { 'content-range': 'all of it' })).status).toBe(400);
  expect((await putPart(address, { bytes: first, size }, { 'content-type': 'image/png' })).status).toBe(400);
  const more = await putPart(address, { bytes: first, size });
  expect([more.status, more.headers.get('content-range')]).toEqual([206, `bytes 0-${chunk - 1}/${size}`]);
  expect((await putPart(address, { bytes: first, size })).status).toBe(416);
  expect((await putPart(`${address}x`, { bytes: last, from: chunk, size })).status).toBe(404);
  later(3601);
  expect((await putPart(address, { bytes: last, from: chunk, size })).status).toBe(403);
});

test.each([
  [11 * MEGABYTE, 4 * MEGABYTE],
  [100 * MEGABYTE, 100 * MEGABYTE],
  [5000 * MEGABYTE, 64 * MEGABYTE],
])('%i bytes in parts of %i are refused before anything is sent', async (size, chunk) => {
  expect(await client.begin(DRAFT, size, chunk)).toMatchObject({
    status: 400,
    body: { error: { code: 'invalid_params' } },
  });
});

test('bytes that are no video fail once they were looked at', async () => {
  const bytes = Buffer.from('no video');
  const { body } = await client.begin(DRAFT, bytes.length);
  await putPart(body.data.upload_url, { bytes, size: bytes.length });
  later(5);
  expect(await statusOf(body.data.publish_id)).toMatchObject({ fail_reason: 'file_format_check_failed' });
});

test('five drafts may wait, and seven uploads a minute are too many', async () => {
  for (let nth = 0; nth < 5; nth += 1) await deliver();
  later(60);
  expect((await client.begin(DRAFT, 10)).body.error.code).toBe('spam_risk_too_many_pending_share');
  simulator.discard(simulator.drafts()[0]!.publishId);
  for (let nth = 0; nth < 5; nth += 1) expect((await client.begin(DRAFT, 10)).status).toBe(200);
  expect(await client.begin(DRAFT, 10)).toMatchObject({
    status: 429,
    body: { error: { code: 'rate_limit_exceeded' } },
  });
});

const infoOf = (more: object = {}) => ({
  post_info: {
    title: 'Tea',
    privacy_level: 'PUBLIC_TO_EVERYONE',
    brand_content_toggle: false,
    brand_organic_toggle: false,
    ...more,
  },
});

test('an audited app posts for all to see, another for private accounts alone', async () => {
  const codeOf = async (of: string, more: object = {}) => {
    const asked = tiktokClient(simulator.apiOrigin, simulator.tokensFor(of).access_token);
    return (await asked.begin(POST, video.length, video.length, infoOf(more))).body.error.code;
  };
  const alone = { privacy_level: 'SELF_ONLY' };
  expect(await codeOf(yonder)).toBe('unaudited_client_can_only_post_to_private_accounts');
  expect(await codeOf(yonder, alone)).toBe('unaudited_client_can_only_post_to_private_accounts');
  expect(await codeOf(hidden)).toBe('privacy_level_option_mismatch');
  expect(await codeOf(hidden, alone)).toBe('ok');
  simulator.setAudited(true);
  expect(await codeOf(yonder)).toBe('ok');
  expect(await codeOf(yonder, { brand_content_toggle: undefined })).toBe('invalid_params');
  expect(await codeOf(yonder, { title: 'x'.repeat(2201) })).toBe('invalid_params');
});

test('what a creator may do is answered, and a refusal of it with status 200', async () => {
  const asked = () => client.post('/post/publish/creator_info/query/');
  expect((await asked()).body.data.privacy_level_options).toContain('PUBLIC_TO_EVERYONE');
  simulator.order('refusal', 'reached_active_user_cap');
  expect(await asked()).toMatchObject({ status: 200, body: { error: { code: 'reached_active_user_cap' } } });
});

test('a permission that was left out is missed by the call that needs it', async () => {
  const page = `${simulator.authOrigin}/v2/auth/authorize/`;
  const redirect_uri = 'http://localhost:3000/api/social-accounts/tiktok/oauth/callback';
  const app = { client_key: simulator.clientId, client_secret: simulator.clientSecret };
  const request: [string, string][] = [
    ['client_key', simulator.clientId],
    ['redirect_uri', redirect_uri],
    ['state', 's'],
    ['response_type', 'code'],
    ['scope', 'user.info.basic,user.info.profile,video.upload'],
  ];
  expect((await fetch(`${page}?${new URLSearchParams(request)}`)).status).toBe(200);
  const answers: [string, string][] = [
    ['account', yonder],
    ['decision', 'allow'],
    ['granted', 'user.info.basic'],
  ];
  const code = backFrom(await postForm(page, [...request, ...answers])).searchParams.get('code')!;
  const token = `${simulator.apiOrigin}/v2/oauth/token/`;
  const given = await postForm(token, { ...app, code, grant_type: 'authorization_code', redirect_uri });
  expect(given.body).toMatchObject({ open_id: yonder, scope: 'user.info.basic', expires_in: 86_400 });
  const asked = tiktokClient(simulator.apiOrigin, given.body.access_token);
  expect((await asked.get('/user/info/?fields=open_id,display_name')).status).toBe(200);
  expect((await asked.get('/user/info/?fields=open_id,username')).body.error.code).toBe(
    'scope_not_authorized',
  );
  expect((await asked.begin(DRAFT, 10)).body.error.code).toBe('scope_not_authorized');
  const renew = { ...app, grant_type: 'refresh_token', refresh_token: given.body.refresh_token };
  expect((await postForm(token, renew)).status).toBe(200);
  expect((await postForm(token, renew)).body.error).toBe('invalid_grant');
});

test('tokens end after a day, or when the desk says so', async () => {
  expect((await client.get('/user/info/?fields=open_id')).status).toBe(200);
  later(86_401);
  expect((await client.get('/user/info/?fields=open_id')).body.error.code).toBe('access_token_invalid');
});

test('faults are ordered at the desk', async () => {
  await postForm(`${simulator.apiOrigin}/desk/order`, { what: 'upload', fault: 'server-error-after-accept' });
  const { body } = await client.begin(DRAFT, video.length);
  expect((await putPart(body.data.upload_url, { bytes: video, size: video.length })).status).toBe(500);
  expect(simulator.uploads()).toBe(1);
  simulator.order('status', 'unavailable');
  expect((await client.status(body.data.publish_id)).status).toBe(503);
});
