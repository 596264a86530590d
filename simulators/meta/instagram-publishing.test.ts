import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#simulators/core/time.ts';
import { createMetaSimulator, type MetaSimulator } from './simulator.ts';
import { graphClient } from './testing/client.ts';
import { jpeg, mp4, png, startMediaHost } from './testing/media.ts';

const SHOP = '17841400000000001';

let simulator: MetaSimulator;
let host: Awaited<ReturnType<typeof startMediaHost>>;
let client: ReturnType<typeof graphClient>;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createMetaSimulator({ now: () => new Date(at), limits: { instagramPublishes: 3 } });
  client = graphClient(simulator.instagramGraphOrigin, simulator.instagramToken(SHOP));
  host = await startMediaHost({
    'square.jpg': jpeg(1080, 1080),
    'tall.jpg': jpeg(1080, 1350),
    'banner.jpg': jpeg(1500, 500),
    'drawing.png': png(1080, 1080),
    'reel.mp4': mp4(),
    'short.mp4': mp4({ seconds: 2 }),
    'index-last.mp4': mp4({ indexLast: true }),
  });
});
afterEach(async () => {
  await simulator.stop();
  await host.stop();
});

const create = (form: Record<string, string>) => client.post(`${SHOP}/media`, form);
const publish = (creation_id: string) => client.post(`${SHOP}/media_publish`, { creation_id });
const stateOf = async (id: string) => (await client.get(id, { fields: 'status_code,status' })).body;

async function publishPicture(caption: string): Promise<string> {
  const container = (await create({ image_url: host.at('square.jpg'), caption })).body.id;
  at += 2000;
  return (await publish(container)).body.id;
}

test('a picture is prepared unseen, takes a moment, and is seen once it is published', async () => {
  const container = (await create({ image_url: host.at('tall.jpg'), caption: 'New mugs', alt_text: 'A mug' }))
    .body.id;
  expect((await stateOf(container)).status_code).toBe('IN_PROGRESS');
  expect((await publish(container)).body.error).toMatchObject({ code: 9007, error_subcode: 2207027 });
  at += 2000;
  expect((await stateOf(container)).status_code).toBe('FINISHED');
  expect(simulator.feed()).toHaveLength(0);
  const media = (await publish(container)).body.id;
  expect((await stateOf(container)).status_code).toBe('PUBLISHED');
  const { body } = await client.get(media, {
    fields: 'id,caption,permalink,timestamp,media_type,media_product_type',
  });
  expect(body).toEqual({
    id: media,
    caption: 'New mugs',
    timestamp: '2026-11-20T12:00:02+0000',
    media_type: 'IMAGE',
    media_product_type: 'FEED',
    permalink: expect.stringMatching(/\/p\/[\w-]{11}\/$/),
  });
  expect(await (await fetch(body.permalink)).text()).toContain('New mugs');
  expect(simulator.feed()).toEqual([
    expect.objectContaining({
      number: 1,
      network: 'instagram',
      id: media,
      account: 'yonder.gifts',
      text: 'New mugs',
      media: [{ kind: 'image', key: expect.stringMatching(/\.jpeg$/), altText: 'A mug' }],
    }),
  ]);
});

test('a published container is not published again, unless that guard is not to be leaned on', async () => {
  const container = (await create({ image_url: host.at('square.jpg') })).body.id;
  at += 2000;
  await publish(container);
  expect((await publish(container)).body.error).toMatchObject({ code: 24, error_subcode: 2207008 });
  expect(simulator.feed()).toHaveLength(1);

  const harsh = await createMetaSimulator({ refuseRepeats: false, processingMs: { picture: 0, video: 0 } });
  const other = graphClient(harsh.instagramGraphOrigin, harsh.instagramToken(SHOP));
  const { id } = (await other.post(`${SHOP}/media`, { image_url: host.at('square.jpg') })).body;
  await other.post(`${SHOP}/media_publish`, { creation_id: id });
  await other.post(`${SHOP}/media_publish`, { creation_id: id });
  expect(harsh.feed()).toHaveLength(2);
  await harsh.stop();
});

test.each([
  ['drawing.png', 36001, 2207005],
  ['banner.jpg', 36003, 2207009],
  ['nothing.jpg', 9004, 2207052],
  ['moved.jpg', 9004, 2207052],
])('the picture %s is refused with %i/%i', async (file, code, error_subcode) => {
  const { status, body } = await create({ image_url: host.at(file) });
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ code, error_subcode, fbtrace_id: expect.any(String) });
});

test('captions have their limits', async () => {
  const image_url = host.at('square.jpg');
  expect((await create({ image_url, caption: 'a'.repeat(2200) })).status).toBe(200);
  const long = await create({ image_url, caption: 'a'.repeat(2201) });
  expect(long.body.error).toMatchObject({ code: 36004, error_subcode: 2207010 });
  const mentions = await create({ image_url, caption: '@a '.repeat(21) });
  expect(mentions.body.error.error_subcode).toBe(2207040);
});

test('the same address is fetched once', async () => {
  await create({ image_url: host.at('square.jpg') });
  await create({ image_url: host.at('square.jpg') });
  expect(host.asked).toEqual(['square.jpg']);
});

test('a carousel holds two to ten pictures and counts as one', async () => {
  const child = async () =>
    (await create({ image_url: host.at('square.jpg'), is_carousel_item: 'true' })).body.id;
  const [one, other] = [await child(), await child()];
  const lonely = await create({ media_type: 'CAROUSEL', children: one });
  expect(lonely.body.error.error_subcode).toBe(2207028);
  const { id } = (await create({ media_type: 'CAROUSEL', children: `${one},${other}`, caption: 'Both' }))
    .body;
  at += 2000;
  const media = (await publish(id)).body.id;
  const { body } = await client.get(media, { fields: 'media_type,children' });
  expect(body).toMatchObject({ media_type: 'CAROUSEL_ALBUM', children: { data: [{}, {}] } });
  expect(simulator.feed().map(({ media }) => media.length)).toEqual([2]);
});

test('a reel is fetched and worked on, and what is wrong with it stands in the container', async () => {
  const alone = await create({ media_type: 'VIDEO', video_url: host.at('reel.mp4') });
  expect(alone.body.error.error_subcode).toBe(2207023);
  const reel = async (file: string) => {
    const { id } = (await create({ media_type: 'REELS', video_url: host.at(file), caption: file })).body;
    await expect.poll(() => host.asked).toContain(file);
    at += 6000;
    await expect.poll(async () => (await stateOf(id)).status_code).not.toBe('IN_PROGRESS');
    return id;
  };
  const good = await reel('reel.mp4');
  const media = (await publish(good)).body.id;
  const { body } = await client.get(media, { fields: 'media_type,media_product_type,permalink' });
  expect(body).toMatchObject({ media_type: 'VIDEO', media_product_type: 'REELS' });
  expect(body.permalink).toContain('/reel/');
  for (const file of ['short.mp4', 'index-last.mp4', 'square.jpg']) {
    const id = await reel(file);
    expect(await stateOf(id)).toMatchObject({
      status_code: 'ERROR',
      status: expect.stringContaining('2207026'),
    });
    expect((await publish(id)).status).toBe(400);
  }
});

test('a reel can be sent instead of fetched', async () => {
  const created = (await create({ media_type: 'REELS', upload_type: 'resumable', caption: 'Sent' })).body;
  const bytes = mp4({ note: 'sent' });
  const headers = {
    authorization: `OAuth ${simulator.instagramToken(SHOP)}`,
    offset: '0',
    file_size: String(bytes.length),
  };
  const sent = await fetch(created.uri, { method: 'POST', headers, body: new Uint8Array(bytes) });
  expect(await sent.json()).toEqual({ success: true });
  at += 6000;
  expect((await publish(created.id)).status).toBe(200);
});

test('containers end after a day', async () => {
  const container = (await create({ image_url: host.at('square.jpg') })).body.id;
  at += DAY_MS + 1;
  expect((await stateOf(container)).status_code).toBe('EXPIRED');
  expect((await publish(container)).body.error.error_subcode).toBe(2207008);
});

test('the quota of a rolling day is reported and enforced', async () => {
  for (const caption of ['one', 'two', 'three']) await publishPicture(caption);
  const limit = () => client.get(`${SHOP}/content_publishing_limit`, { fields: 'config,quota_usage' });
  expect((await limit()).body.data).toEqual([
    { config: { quota_total: 3, quota_duration: 86_400 }, quota_usage: 3 },
  ]);
  const { id } = (await create({ image_url: host.at('square.jpg') })).body;
  at += 2000;
  expect((await publish(id)).body.error).toMatchObject({ code: 9, error_subcode: 2207042 });
  at += 23.999 * HOUR_MS;
  expect((await limit()).body.data[0].quota_usage).toBeLessThan(3);
});

test('the list of media is newest first and knows since and limit', async () => {
  const first = await publishPicture('first');
  at += HOUR_MS;
  const second = await publishPicture('second');
  const list = async (query: Record<string, string>) =>
    (await client.get(`${SHOP}/media`, { fields: 'id,caption,timestamp,permalink', ...query })).body.data;
  expect((await list({})).map(({ id }: { id: string }) => id)).toEqual([second, first]);
  expect(await list({ limit: '1' })).toMatchObject([{ caption: 'second' }]);
  expect(await list({ since: String(at / 1000 - 60) })).toHaveLength(1);
  expect(await list({ limit: '1', after: second })).toMatchObject([{ caption: 'first' }]);
  expect(await list({ after: first })).toEqual([]);
});

test('a Page token opens the linked account on the Facebook host and no other', async () => {
  const page = graphClient(simulator.graphOrigin, simulator.pageToken('104500000000001'));
  const made = await page.post(`${SHOP}/media`, { image_url: host.at('square.jpg'), caption: 'By the Page' });
  expect(made.status).toBe(200);
  at += 2000;
  await page.post(`${SHOP}/media_publish`, { creation_id: made.body.id });
  expect(simulator.feed('instagram')).toHaveLength(1);
  const foreign = await page.post('17841400000000002/media', { image_url: host.at('square.jpg') });
  expect(foreign.body.error).toMatchObject({ code: 100, error_subcode: 33 });
  expect((await page.get(made.body.id, { fields: 'status_code' })).body.status_code).toBe('PUBLISHED');
});

test('insights are empty in the first minutes and then only grow', async () => {
  const media = await publishPicture('Numbers');
  const read = async (metric = 'reach,likes,total_interactions') =>
    (await client.get(`${media}/insights`, { metric })).body;
  expect(await read()).toEqual({ data: [] });
  const valuesOf = async () => {
    const { data } = await read();
    return data.map(({ values }: { values: [{ value: number }] }) => values[0].value);
  };
  at += HOUR_MS;
  const early = await valuesOf();
  at += DAY_MS;
  const late = await valuesOf();
  expect(late[0]).toBeGreaterThan(early[0]);
  expect(late[2]).toBeGreaterThanOrEqual(late[1]);
  expect(late).toEqual(await valuesOf());
  expect((await read('reach,impressions')).error).toMatchObject({ code: 100 });
});
