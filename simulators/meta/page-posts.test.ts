import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#simulators/core/time.ts';
import { createMetaSimulator, type MetaSimulator } from './simulator.ts';
import { graphClient, readReply } from './testing/client.ts';
import { jpeg, mp4, png, startMediaHost } from './testing/media.ts';

const PAGE = '104500000000001';

let simulator: MetaSimulator;
let host: Awaited<ReturnType<typeof startMediaHost>>;
let client: ReturnType<typeof graphClient>;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createMetaSimulator({ now: () => new Date(at), limits: { pageReels: 2 } });
  client = graphClient(simulator.graphOrigin, simulator.pageToken(PAGE));
  host = await startMediaHost({
    'one.jpg': jpeg(1080, 1080, '1'),
    'two.jpg': jpeg(1080, 1080, '2'),
    'drawing.png': png(600, 600),
    'reel.mp4': mp4(),
    'wide.mp4': mp4({ width: 1920, height: 1080 }),
    'long.mp4': mp4({ seconds: 91 }),
    'small.mp4': mp4({ width: 270, height: 480 }),
  });
});
afterEach(async () => {
  await simulator.stop();
  await host.stop();
});

const post = (form: Record<string, string>) => client.post(`${PAGE}/feed`, form);
const photo = async (name: string, more: Record<string, string> = {}) =>
  (await client.post(`${PAGE}/photos`, { url: host.at(name), published: 'false', ...more })).body.id;
const attach = (...ids: string[]) => JSON.stringify(ids.map((media_fbid) => ({ media_fbid })));
const POST_FIELDS =
  'id,message,created_time,permalink_url,attachments{target,media_type,url,subattachments},shares,comments.summary(true).limit(0),reactions.summary(true).limit(0)';

test('a text with a link is seen at once and can be read back', async () => {
  const { id } = (await post({ message: 'Open late today', link: 'https://shop.example/open' })).body;
  expect(id).toMatch(new RegExp(`^${PAGE}_\\d+$`));
  const { body } = await client.get(id, { fields: POST_FIELDS });
  expect(body).toMatchObject({
    id,
    message: 'Open late today',
    created_time: '2026-11-20T12:00:00+0000',
    attachments: { data: [{ media_type: 'link', url: 'https://shop.example/open' }] },
    reactions: { summary: { total_count: 0 } },
  });
  expect(await (await fetch(body.permalink_url)).text()).toContain('Open late today');
  expect(simulator.feed('facebook')).toMatchObject([
    { id, account: 'Yonder Gifts', text: 'Open late today' },
  ]);
});

test('photos are sent unseen and become one post, whose list shows their ids', async () => {
  const ids = [await photo('one.jpg', { alt_text_custom: 'A cup' }), await photo('two.jpg')];
  expect(simulator.feed()).toHaveLength(0);
  const { id } = (await post({ message: 'Two cups', attached_media: attach(...ids) })).body;
  const { data } = (
    await client.get(`${PAGE}/posts`, { fields: POST_FIELDS, since: String(at / 1000 - 120) })
  ).body;
  expect(data[0].id).toBe(id);
  expect(data[0].attachments.data[0].subattachments.data).toEqual(
    ids.map((each) => expect.objectContaining({ target: { id: each } })),
  );
  expect(simulator.feed()[0]!.media.map(({ altText }) => altText)).toEqual(['A cup', null]);
  const again = await post({ message: 'Other words', attached_media: attach(ids[0]!) });
  expect(again.body.error).toMatchObject({ code: 100, error_subcode: 1366051 });
});

test('bytes are taken for a photo as well as an address, and only pictures', async () => {
  const form = new FormData();
  form.set('published', 'false');
  form.set('source', new Blob([new Uint8Array(jpeg(900, 900))], { type: 'image/jpeg' }), 'a.jpg');
  const at = `${simulator.graphOrigin}/v26.0/${PAGE}/photos?access_token=${simulator.pageToken(PAGE)}`;
  expect((await readReply(await fetch(at, { method: 'POST', body: form }))).body.id).toMatch(/^\d+$/);
  const video = await client.post(`${PAGE}/photos`, { url: host.at('reel.mp4'), published: 'false' });
  expect(video.body.error.error_subcode).toBe(1366046);
  const gone = await client.post(`${PAGE}/photos`, { url: host.at('gone.jpg'), published: 'false' });
  expect(gone.body.error.code).toBe(324);
});

test('the same post twice in a row is refused with 506, with another between it is not', async () => {
  await post({ message: 'Hello' });
  const repeated = await post({ message: 'Hello' });
  expect(repeated.body.error).toMatchObject({ code: 506, message: expect.stringContaining('Duplicate') });
  await post({ message: 'Something else' });
  expect((await post({ message: 'Hello' })).status).toBe(200);
  expect(simulator.feed().map(({ text }) => text)).toEqual(['Hello', 'Something else', 'Hello']);
});

test.each([
  [{}, 100],
  [{ link: 'https://www.facebook.com/another' }, 100],
  [{ message: 'a', link: 'nowhere' }, 100],
  [{ message: 'a', attached_media: '[{"media_fbid":"1"}]' }, 100],
])('the post %j is refused', async (form, code) => {
  expect((await post(form)).body.error.code).toBe(code);
  expect(simulator.feed()).toHaveLength(0);
});

test('a draft is unseen until it is published, and publishing it twice makes one post', async () => {
  const { id } = (await post({ message: 'Soon', published: 'false' })).body;
  expect(simulator.feed()).toHaveLength(0);
  expect((await client.get(id, { fields: 'is_published' })).body.is_published).toBe(false);
  expect((await client.post(id, { is_published: 'true' })).body).toEqual({ success: true });
  expect((await client.post(id, { is_published: 'true' })).body).toEqual({ success: true });
  expect(simulator.feed()).toHaveLength(1);
});

test('a deleted post is gone, and the feed remembers that there was one', async () => {
  const { id } = (await post({ message: 'Oops' })).body;
  expect((await client.remove(id)).body).toEqual({ success: true });
  expect((await client.get(id)).status).toBe(400);
  expect((await client.get(`${PAGE}/posts`)).body.data).toEqual([]);
  expect(simulator.feed()).toMatchObject([{ id, deleted: true }]);
});

async function reel(file: string, description: string) {
  const { video_id, upload_url } = (await client.post(`${PAGE}/video_reels`, { upload_phase: 'start' })).body;
  const headers = { authorization: `OAuth ${simulator.pageToken(PAGE)}`, file_url: host.at(file) };
  await fetch(upload_url, { method: 'POST', headers });
  const form = { upload_phase: 'finish', video_id, video_state: 'PUBLISHED', description };
  return { video_id, finish: () => client.post(`${PAGE}/video_reels`, form) };
}

test('a reel goes through its three phases and reports how far it is', async () => {
  const { video_id, finish } = await reel('reel.mp4', 'Watch');
  const status = async () => (await client.get(video_id, { fields: 'status,permalink_url' })).body.status;
  expect(await status()).toMatchObject({
    video_status: 'upload_complete',
    publishing_phase: { status: 'not_started' },
  });
  expect((await finish()).body.success).toBe(true);
  expect((await status()).video_status).toBe('processing');
  at += 6000;
  expect(await status()).toMatchObject({
    video_status: 'ready',
    publishing_phase: { status: 'complete', publish_status: 'published' },
  });
  expect((await finish()).body.success).toBe(true);
  expect(simulator.feed()).toMatchObject([{ text: 'Watch', media: [{ kind: 'video' }] }]);
});

test.each([
  ['wide.mp4', 1363040],
  ['small.mp4', 1363127],
  ['long.mp4', 1363128],
])('the reel %s is refused with %i', async (file, subcode) => {
  const { finish } = await reel(file, 'Too much');
  expect((await finish()).body.error.error_subcode).toBe(subcode);
  expect(simulator.feed()).toHaveLength(0);
});

test('reels of a Page have a daily quota', async () => {
  for (const words of ['one', 'two'])
    expect((await (await reel('reel.mp4', words)).finish()).status).toBe(200);
  const refused = await (await reel('reel.mp4', 'three')).finish();
  expect(refused.body.error.code).toBe(4);
  const usage = JSON.parse(refused.headers.get('x-business-use-case-usage')!);
  expect(usage[PAGE][0].estimated_time_to_regain_access).toBe(1);
});

test('insights of a post are empty at first, and dead metrics are refused', async () => {
  const { id } = (await post({ message: 'Numbers' })).body;
  const read = async (metric: string) => (await client.get(`${id}/insights`, { metric })).body;
  expect(await read('post_media_view')).toEqual({ data: [] });
  at += 5 * HOUR_MS;
  const { data } = await read('post_media_view,post_total_media_view_unique,post_reactions_by_type_total');
  expect(data[0].values[0].value).toBeGreaterThan(data[1].values[0].value);
  expect(data[2].values[0].value).toHaveProperty('like');
  expect((await read('post_impressions')).error.message).toContain('valid insights metric');
});
