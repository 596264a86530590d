import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#simulators/core/time.ts';
import { jpeg, mp4 } from '#simulators/meta/testing/media.ts';
import { createXSimulator, type XSimulator } from './simulator.ts';
import { DEMO_ACCOUNTS } from './state.ts';
import { mediaForm, xClient } from './testing/client.ts';

const [SHOP, OTHER] = DEMO_ACCOUNTS;

let simulator: XSimulator;
let client: ReturnType<typeof xClient>;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createXSimulator({ now: () => new Date(at) });
  client = xClient(simulator.apiOrigin, simulator.tokensFor(SHOP!.id).access_token);
});
afterEach(() => simulator.stop());

const uploadOnce = (content: Buffer, media_category = 'tweet_image') =>
  client.send('media/upload', mediaForm(content, { media_category }));
const status = async (id: string) =>
  (await client.get('media/upload', { command: 'STATUS', media_id: id })).body.data.processing_info;
const post = (...media_ids: string[]) => client.post('tweets', { text: '', media: { media_ids } });

async function uploadInParts(content: Buffer) {
  const described = { media_type: 'video/mp4', total_bytes: content.length, media_category: 'tweet_video' };
  const { id } = (await client.post('media/upload/initialize', described)).body.data;
  const middle = Math.floor(content.length / 2);
  for (const [index, part] of [content.subarray(0, middle), content.subarray(middle)].entries()) {
    const form = mediaForm(part, { segment_index: String(index) });
    expect((await client.send(`media/upload/${id}/append`, form)).status).toBe(200);
  }
  return { id, finalized: await client.post(`media/upload/${id}/finalize`) };
}

test('a picture is taken in one piece, as a file or as base64, and is ready', async () => {
  const { status: code, body } = await uploadOnce(jpeg(1200, 675));
  expect([code, body.data]).toEqual([
    200,
    expect.objectContaining({ id: expect.stringMatching(/^\d{19}$/), expires_after_secs: 86_400 }),
  ]);
  expect(body.data.processing_info).toBeUndefined();
  const text = { media: jpeg(800, 800).toString('base64'), media_category: 'tweet_image' };
  const other = (await client.post('media/upload', text)).body.data.id;
  expect((await post(body.data.id, other)).status).toBe(201);
});

test('what is no picture, has no category or an argument too many is refused', async () => {
  expect((await uploadOnce(Buffer.from('hello'))).status).toBe(400);
  expect((await uploadOnce(jpeg(10, 10), 'tweet_painting')).status).toBe(400);
  const form = mediaForm(jpeg(10, 10), { media_category: 'tweet_image', command: 'INIT' });
  expect((await client.send('media/upload', form)).status).toBe(400);
});

test('a video is sent in parts and worked on before it can be posted', async () => {
  const { id, finalized } = await uploadInParts(mp4());
  expect(finalized.body.data.processing_info).toMatchObject({ state: 'pending', check_after_secs: 4 });
  expect((await post(id)).status).toBe(400);
  at += 2000;
  expect(await status(id)).toEqual({ state: 'in_progress', check_after_secs: 2, progress_percent: 50 });
  at += 2000;
  expect(await status(id)).toMatchObject({ state: 'succeeded' });
  expect((await post(id)).status).toBe(201);
  expect(simulator.feed()).toMatchObject([{ media: [{ kind: 'video' }] }]);
});

test.each([
  ['too long', mp4({ seconds: 141 })],
  ['ordered to be bad', mp4({ note: '[bad-media]' })],
])('a video that is %s fails in processing', async (_what, content) => {
  const { id } = await uploadInParts(content);
  at += 4000;
  expect(await status(id)).toMatchObject({ state: 'failed', error: { name: 'InvalidMedia' } });
  expect((await post(id)).status).toBe(400);
});

test('parts that do not add up are refused, and an upload is finished once', async () => {
  const described = { media_type: 'video/mp4', total_bytes: 99, media_category: 'tweet_video' };
  const { id } = (await client.post('media/upload/initialize', described)).body.data;
  await client.send(`media/upload/${id}/append`, mediaForm(mp4(), { segment_index: '0' }));
  expect((await client.post(`media/upload/${id}/finalize`)).status).toBe(400);
  const whole = await uploadInParts(mp4());
  expect((await client.post(`media/upload/${whole.id}/finalize`)).status).toBe(400);
});

test('media end after a day and belong to who sent them', async () => {
  const { id } = (await uploadOnce(jpeg(1200, 675))).body.data;
  const stranger = xClient(simulator.apiOrigin, simulator.tokensFor(OTHER!.id).access_token);
  expect((await stranger.post('tweets', { media: { media_ids: [id] } })).status).toBe(400);
  at += DAY_MS;
  client = xClient(simulator.apiOrigin, simulator.tokensFor(SHOP!.id).access_token);
  expect((await post(id)).status).toBe(400);
});

test('alternative texts may be a thousand characters long', async () => {
  const { id } = (await uploadOnce(jpeg(1200, 675))).body.data;
  const describe = (text: string) => client.post('media/metadata', { id, metadata: { alt_text: { text } } });
  expect((await describe('a'.repeat(1000))).status).toBe(200);
  expect((await describe('a'.repeat(1001))).status).toBe(400);
  expect(simulator.spentUsd()).toBe(0.005);
});
