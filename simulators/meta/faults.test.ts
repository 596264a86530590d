import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMetaSimulator, type MetaSimulator } from './simulator.ts';
import { graphClient, postForm, readReply } from './testing/client.ts';
import { jpeg, startMediaHost } from './testing/media.ts';

const SHOP = '17841400000000001';
const PAGE = '104500000000001';

let simulator: MetaSimulator;
let host: Awaited<ReturnType<typeof startMediaHost>>;
let instagram: ReturnType<typeof graphClient>;
let page: ReturnType<typeof graphClient>;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createMetaSimulator({ now: () => new Date(at) });
  instagram = graphClient(simulator.instagramGraphOrigin, simulator.instagramToken(SHOP));
  page = graphClient(simulator.graphOrigin, simulator.pageToken(PAGE));
  host = await startMediaHost({ 'one.jpg': jpeg(1080, 1080) });
});
afterEach(async () => {
  await simulator.stop();
  await host.stop();
});

async function container(caption: string): Promise<string> {
  const { id } = (await instagram.post(`${SHOP}/media`, { image_url: host.at('one.jpg'), caption })).body;
  at += 2000;
  return id;
}
const publish = (creation_id: string) => instagram.post(`${SHOP}/media_publish`, { creation_id });
const post = (message: string) => page.post(`${PAGE}/feed`, { message });
const texts = () => simulator.feed().map(({ text }) => text);

test('[reject] is refused for its content and never published', async () => {
  const refused = await publish(await container('Sale [reject]'));
  expect(refused.body.error).toMatchObject({ code: 4, error_subcode: 2207051 });
  expect(refused.body.error.error_user_msg).toContain('Community Standards');
  expect((await post('Sale [reject]')).body.error.error_subcode).toBe(1346003);
  expect(texts()).toEqual([]);
});

test('[timeout-after-accept] is published though no answer ever comes', async () => {
  const creation_id = await container('Lost [timeout-after-accept]');
  await expect(instagram.postAndWait(`${SHOP}/media_publish`, { creation_id })).rejects.toThrow('timeout');
  await expect(page.postAndWait(`${PAGE}/feed`, { message: 'Lost [timeout-after-accept]' })).rejects.toThrow(
    'timeout',
  );
  expect(simulator.feed().map(({ network }) => network)).toEqual(['instagram', 'facebook']);
  expect((await instagram.get(creation_id, { fields: 'status_code' })).body.status_code).toBe('PUBLISHED');
});

test('[timeout-before] is not published and answers nothing, the next try is taken', async () => {
  const creation_id = await container('Lost [timeout-before]');
  await expect(instagram.postAndWait(`${SHOP}/media_publish`, { creation_id })).rejects.toThrow('timeout');
  expect(texts()).toEqual([]);
  expect((await instagram.get(creation_id, { fields: 'status_code' })).body.status_code).toBe('FINISHED');
  expect((await publish(creation_id)).status).toBe(200);
});

test('[rate-limit] is refused twice, or as often as it says, with the time to wait, and then taken', async () => {
  for (const [text, times] of [
    ['[rate-limit]', 2],
    ['[rate-limit:3]', 3],
  ] as const) {
    for (let tries = 0; tries < times; tries += 1) {
      const { body, headers } = await post(text);
      expect(body.error).toMatchObject({ code: 4, is_transient: true });
      expect(headers.get('x-business-use-case-usage')).toContain('estimated_time_to_regain_access');
    }
    expect((await post(text)).status).toBe(200);
  }
});

test('[server-error] does nothing once, [server-error-after-accept] publishes and hides it', async () => {
  const creation_id = await container('[server-error]');
  expect((await publish(creation_id)).status).toBe(500);
  expect(texts()).toEqual([]);
  expect((await publish(creation_id)).status).toBe(200);
  const hidden = await post('Hidden [server-error-after-accept]');
  expect([hidden.status, hidden.body.error.code]).toEqual([500, 1]);
  expect(texts()).toEqual(['[server-error]', 'Hidden [server-error-after-accept]']);
});

test('[expired-token] ends the token; with another one the post is taken', async () => {
  expect((await post('[expired-token]')).body.error).toMatchObject({ code: 190, error_subcode: 463 });
  expect((await page.get('me')).body.error.code).toBe(190);
  const again = graphClient(simulator.graphOrigin, simulator.pageToken(PAGE));
  expect((await again.post(`${PAGE}/feed`, { message: '[expired-token]' })).status).toBe(200);
});

test('[slow] makes a container wait for minutes, [bad-media] ends it in an error', async () => {
  const slow = await container('[slow]');
  const statusOf = async (id: string) => (await instagram.get(id, { fields: 'status_code,status' })).body;
  at += 60_000;
  expect((await statusOf(slow)).status_code).toBe('IN_PROGRESS');
  at += 180_000;
  expect((await statusOf(slow)).status_code).toBe('FINISHED');
  expect(await statusOf(await container('[bad-media]'))).toMatchObject({
    status_code: 'ERROR',
    status: expect.stringContaining('2207082'),
  });
});

test('at the desk all tokens expire and the quota of Instagram is lowered', async () => {
  const waiting = await container('Waiting');
  await postForm(`${simulator.graphOrigin}/desk/quota`, { quota: '0' });
  expect((await publish(waiting)).body.error.error_subcode).toBe(2207042);
  await postForm(`${simulator.graphOrigin}/desk/quota`, { quota: '' });
  expect((await publish(waiting)).status).toBe(200);
  await postForm(`${simulator.graphOrigin}/desk/expire-tokens`, {});
  expect((await page.get('me')).body.error.error_subcode).toBe(463);
  expect(await (await fetch(`${simulator.graphOrigin}/desk`)).text()).toContain('0 of 2 tokens are good');
});

test('the feed shows posts newest first with their pictures, and as JSON in the order of acceptance', async () => {
  await post('The first & only');
  await publish(await container('The second'));
  const shown = await (await fetch(simulator.feedUrl)).text();
  expect(shown.indexOf('The second')).toBeLessThan(shown.indexOf('The first &#38; only'));
  const picture = /src="(\/media\/[^"]+)"/.exec(shown)![1]!;
  expect(Buffer.from(await (await fetch(new URL(picture, simulator.feedUrl))).arrayBuffer())).toEqual(
    jpeg(1080, 1080),
  );
  const one = await (await fetch(`${simulator.feedUrl}?network=facebook`)).text();
  expect(one).not.toContain('The second');
  const { body } = await readReply(await fetch(`${simulator.feedUrl}.json`));
  expect(body).toMatchObject({ count: 2, publications: [{ number: 1, network: 'facebook' }, { number: 2 }] });
});

test('posts, tokens and containers outlive the program', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'meta-'));
  const options = { now: () => new Date(at), stateDir };
  const before = await createMetaSimulator(options);
  const token = before.pageToken(PAGE);
  await graphClient(before.graphOrigin, token).post(`${PAGE}/feed`, { message: 'Still there' });
  await before.stop();
  const after = await createMetaSimulator(options);
  const client = graphClient(after.graphOrigin, token);
  expect((await client.get(`${PAGE}/posts`)).body.data).toMatchObject([{ message: 'Still there' }]);
  expect((await client.post(`${PAGE}/feed`, { message: 'Still there' })).body.error.code).toBe(506);
  await after.stop();
  rmSync(stateDir, { recursive: true });
});
