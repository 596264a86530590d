import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#simulators/core/time.ts';
import { jpeg } from '#simulators/meta/testing/media.ts';
import { createXSimulator, type XSimulator } from './simulator.ts';
import { DEMO_ACCOUNTS } from './state.ts';
import { mediaForm, xClient } from './testing/client.ts';

const SHOP = DEMO_ACCOUNTS[0]!.id;

let simulator: XSimulator;
let client: ReturnType<typeof xClient>;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createXSimulator({ now: () => new Date(at) });
  client = xClient(simulator.apiOrigin, simulator.tokensFor(SHOP).access_token);
});
afterEach(() => simulator.stop());

const post = (text: string, more: object = {}) => client.post('tweets', { text, ...more });
const timeline = (query: Record<string, string> = {}) => client.get(`users/${SHOP}/tweets`, query);

test('a post is answered with its id, costs what it costs and is seen', async () => {
  const { status, body, headers } = await post('Good morning');
  expect([status, body]).toEqual([
    201,
    {
      data: {
        id: expect.stringMatching(/^\d{19}$/),
        text: 'Good morning',
        edit_history_tweet_ids: [body.data.id],
      },
    },
  ]);
  expect(headers.get('x-rate-limit-limit')).toBe('100');
  expect(headers.get('x-rate-limit-remaining')).toBe('99');
  expect(Number(headers.get('x-rate-limit-reset')) * 1000).toBe(at + HOUR_MS / 4);
  expect(simulator.spentUsd()).toBe(0.015);
  const page = await fetch(`${simulator.authOrigin}/yondergifts/status/${body.data.id}`);
  expect(await page.text()).toContain('Good morning');
});

test('links come back as t.co, with what they stand for, and make the post dear', async () => {
  const { text } = (await post('Mugs & cups: https://shop.example/mugs?utm=1 or shop.example.com')).body.data;
  expect(text).toMatch(/^Mugs &amp; cups: https:\/\/t\.co\/\w{10} or https:\/\/t\.co\/\w{10}$/);
  const [read] = (await timeline({ 'tweet.fields': 'created_at,entities' })).body.data;
  expect(read).toMatchObject({ text, created_at: '2026-11-20T12:00:00.000Z' });
  const [first, second] = read.entities.urls;
  expect(text.slice(first.start, first.end)).toBe(first.url);
  expect([first.expanded_url, second.expanded_url]).toEqual([
    'https://shop.example/mugs?utm=1',
    'http://shop.example.com',
  ]);
  expect(simulator.spentUsd()).toBe(0.205);
  expect(simulator.feed()[0]!.text).toContain('https://shop.example/mugs?utm=1');
});

test('a picture ends the text with one more link', async () => {
  const form = mediaForm(jpeg(1200, 675), { media_category: 'tweet_image' });
  const { id } = (await client.send('media/upload', form)).body.data;
  await client.post('media/metadata', { id, metadata: { alt_text: { text: 'A mug' } } });
  const made = (await post('Look', { media: { media_ids: [id] }, made_with_ai: true })).body.data;
  expect(made.text).toMatch(/^Look https:\/\/t\.co\/\w+$/);
  const [read] = (await timeline({ 'tweet.fields': 'entities,attachments' })).body.data;
  expect(read.entities.urls[0].expanded_url).toContain('/photo/1');
  expect(simulator.feed()).toMatchObject([
    { account: '@yondergifts', media: [{ kind: 'image', altText: 'A mug' }] },
  ]);
});

test.each([
  [{ text: 'a', colour: 'red' }, 400, 'not defined in the schema'],
  [{ text: 1 }, 400, 'string expected'],
  [{ text: ' ' }, 400, 'required'],
  [{ text: 'a', media: { media_ids: [] } }, 400, '1 to 4'],
  [{ text: 'a', media: { media_ids: ['abc'] } }, 400, 'regex'],
  [{ text: 'a', media: { media_ids: ['123'] } }, 400, 'media IDs are invalid'],
  [{ text: 'a', poll: { options: ['a', 'b'] } }, 400, 'duration_minutes'],
  [{ text: 'a', reply_settings: 'nobody' }, 400, 'enumeration'],
  [{ text: 'a'.repeat(281) }, 400, '281 characters'],
  [{ text: '日'.repeat(141) }, 400, '282 characters'],
  [{ text: 'a', quote_tweet_id: '1' }, 403, 'Quoting'],
  [{ text: '$AAPL $TSLA' }, 403, 'cashtag'],
])('the post %j is refused with %i: %s', async (body, status, words) => {
  const refused = await client.post('tweets', body);
  expect(refused.status).toBe(status);
  expect(JSON.stringify(refused.body)).toContain(words);
  expect(simulator.feed()).toHaveLength(0);
  expect(simulator.spentUsd()).toBe(0);
});

test('280 weighted characters are taken, a long address counts 23', async () => {
  const address = `https://example.com/${'a'.repeat(200)}`;
  expect((await post(`${'b'.repeat(256)} ${address}`)).status).toBe(201);
});

test('the same text again within a day is a duplicate', async () => {
  await post('Hello');
  const { status, body } = await post('Hello');
  expect([status, body]).toEqual([
    403,
    {
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
      detail: 'You are not allowed to create a Tweet with duplicate content.',
    },
  ]);
  const other = xClient(simulator.apiOrigin, simulator.tokensFor(DEMO_ACCOUNTS[1]!.id).access_token);
  expect((await other.post('tweets', { text: 'Hello' })).status).toBe(201);
  at += DAY_MS;
  simulator.tokensFor(SHOP);
  const later = xClient(simulator.apiOrigin, simulator.tokensFor(SHOP).access_token);
  expect((await later.post('tweets', { text: 'Hello' })).status).toBe(201);
});

test('the hundred-and-first post within 15 minutes is refused until the window ends', async () => {
  await simulator.stop();
  simulator = await createXSimulator({ now: () => new Date(at), postsPerWindow: 2 });
  client = xClient(simulator.apiOrigin, simulator.tokensFor(SHOP).access_token);
  for (const text of ['one', 'two']) expect((await post(text)).status).toBe(201);
  const refused = await post('three');
  expect([refused.status, refused.headers.get('x-rate-limit-remaining')]).toEqual([429, '0']);
  at = Number(refused.headers.get('x-rate-limit-reset')) * 1000;
  expect((await post('three')).status).toBe(201);
});

test('the timeline is newest first and knows its windows and pages', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    ids.push((await post(`Post ${index}`)).body.data.id);
    at += 60_000;
  }
  const first = (await timeline({ max_results: '5' })).body;
  expect(first.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2).reverse());
  expect(first.meta).toMatchObject({ result_count: 5, newest_id: ids[6], next_token: expect.any(String) });
  const next = (await timeline({ max_results: '5', pagination_token: first.meta.next_token })).body;
  expect(next.meta).toEqual({ result_count: 2, newest_id: ids[1], oldest_id: ids[0] });
  const start_time = new Date(at - 90_000).toISOString();
  expect((await timeline({ start_time })).body.meta.result_count).toBe(1);
  expect((await timeline({ since_id: ids[6]! })).body).toEqual({ meta: { result_count: 0 } });
  expect((await timeline({ max_results: '3' })).status).toBe(400);
  expect((await timeline({ colour: 'red' })).status).toBe(400);
});

test('numbers grow with time, in the old words and in the new, and a reading is paid once a day', async () => {
  const { id } = (await post('Numbers')).body.data;
  const read = async (parameter: string) =>
    (await client.get('tweets', { ids: `${id},1`, [parameter]: 'public_metrics,non_public_metrics' })).body;
  expect((await read('tweet.fields')).data[0].public_metrics.impression_count).toBe(0);
  at += HOUR_MS;
  const { data, errors } = await read('tweet.fields');
  expect(data[0].public_metrics.impression_count).toBeGreaterThan(0);
  expect(data[0].public_metrics).toHaveProperty('retweet_count');
  expect(data[0].non_public_metrics).toHaveProperty('url_link_clicks');
  expect(errors).toMatchObject([{ resource_id: '1', title: 'Not Found Error' }]);
  expect((await read('post.fields')).data[0].public_metrics).toHaveProperty('repost_count');
  expect(simulator.spentUsd()).toBe(0.02);
});

test('a deleted post is gone and may be written again', async () => {
  const { id } = (await post('Oops')).body.data;
  expect((await client.remove(`tweets/${id}`)).body).toEqual({ data: { deleted: true } });
  expect((await timeline()).body).toEqual({ meta: { result_count: 0 } });
  expect((await post('Oops')).status).toBe(201);
  expect(simulator.feed().map(({ deleted }) => deleted)).toEqual([true, false]);
});
