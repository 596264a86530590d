import { afterEach, beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '#simulators/core/time.ts';
import { createMetaSimulator, type MetaSimulator } from './simulator.ts';
import { backFrom, postForm, readReply } from './testing/client.ts';
import { jpeg, mp4, png, startMediaHost } from './testing/media.ts';
import { lengthOf } from './threads-rules.ts';

const SHOP = '24500000000000001';
const IN_TURKEY = '24500000000000004';
const CALLBACK = 'http://localhost:3000/api/social-accounts/threads/oauth/callback';

let simulator: MetaSimulator;
let host: Awaited<ReturnType<typeof startMediaHost>>;
let token: string;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createMetaSimulator({ now: () => new Date(at), limits: { threadsPublishes: 2 } });
  token = simulator.threadsToken(SHOP);
  host = await startMediaHost({
    'square.jpg': jpeg(1080, 1080),
    'drawing.png': png(1080, 1080),
    'ribbon.jpg': jpeg(2200, 200),
    'film.mp4': mp4(),
    'epic.mp4': mp4({ seconds: 301 }),
  });
});
afterEach(async () => {
  await simulator.stop();
  await host.stop();
});

const address = (path: string, query: Record<string, string> = {}) =>
  `${simulator.threadsOrigin}/v1.0/${path}?${new URLSearchParams({ access_token: token, ...query })}`;
const get = async (path: string, query?: Record<string, string>) =>
  readReply(await fetch(address(path, query)));
const post = (path: string, form: Record<string, string>) => postForm(address(path), form);
const create = async (form: Record<string, string>) => (await post('me/threads', form)).body;
const publish = (creation_id: string) => post(`${SHOP}/threads_publish`, { creation_id });

async function publishText(text: string): Promise<string> {
  const { id } = await create({ media_type: 'TEXT', text });
  at += 2000;
  return (await publish(id)).body.id;
}

test('words are prepared unseen and published by the second call, once', async () => {
  const { id: container } = await create({ media_type: 'TEXT', text: 'New mugs' });
  expect((await get(container, { fields: 'status' })).body).toEqual({ id: container, status: 'IN_PROGRESS' });
  expect((await publish(container)).body.error).toMatchObject({ code: 24, error_subcode: 4279009 });
  at += 2000;
  expect(simulator.feed('threads')).toHaveLength(0);
  const { id } = (await publish(container)).body;
  expect((await get(container, { fields: 'status' })).body.status).toBe('PUBLISHED');
  expect((await publish(container)).body.error).toMatchObject({ code: 24, error_subcode: 4279009 });
  expect((await get(id, { fields: 'id,text,permalink,timestamp,media_type,owner' })).body).toEqual({
    id,
    text: 'New mugs',
    timestamp: '2026-11-20T12:00:02+0000',
    permalink: simulator.feed('threads')[0]!.permalink,
    media_type: 'TEXT_POST',
    owner: { id: SHOP },
  });
});

test('a carousel takes two to twenty parts', async () => {
  const part = { media_type: 'IMAGE', image_url: host.at('square.jpg'), is_carousel_item: 'true' };
  const first = await create(part);
  const second = await create({ ...part, image_url: host.at('drawing.png') });
  const alone = await create({ media_type: 'CAROUSEL', children: first.id });
  expect(alone.error.message).toContain('2 to 20');
  const { id } = await create({ media_type: 'CAROUSEL', children: `${first.id},${second.id}`, text: 'Two' });
  at += 2000;
  await publish(id);
  expect(simulator.feed('threads')[0]!.media).toHaveLength(2);
});

test.each([
  ['without a kind', { text: 'Tea' }, 'media_type'],
  ['of words without words', { media_type: 'TEXT' }, 'text'],
  ['that is too long', { media_type: 'TEXT', text: 'x'.repeat(501) }, '500'],
  ['that is too long by its emoji', { media_type: 'TEXT', text: `${'x'.repeat(497)}😀` }, '500'],
  ['with a link next to a picture', { media_type: 'IMAGE', image_url: 'x', link_attachment: 'y' }, 'TEXT'],
])('a post %s is refused', async (_, form, word) => {
  const { error } = await create(form as Record<string, string>);
  expect(error).toMatchObject({ code: 100, message: expect.stringContaining(word) });
});

test('pictures are looked at while the caller waits, videos later', async () => {
  const { error } = await create({ media_type: 'IMAGE', image_url: host.at('ribbon.jpg') });
  expect(error).toMatchObject({ code: 36003 });
  const { id } = await create({ media_type: 'VIDEO', video_url: host.at('epic.mp4') });
  await expect
    .poll(async () => {
      at += 10_000;
      return (await get(id, { fields: 'status,error_message' })).body;
    })
    .toEqual({ id, status: 'ERROR', error_message: 'INVALID_DURATION' });
});

test('an account publishes as often as it may, and says so', async () => {
  await publishText('One');
  await publishText('Two');
  const { body } = await get(`${SHOP}/threads_publishing_limit`, { fields: 'quota_usage,config' });
  expect(body.data).toEqual([{ quota_usage: 2, config: { quota_total: 2, quota_duration: 86_400 } }]);
  const { id } = await create({ media_type: 'TEXT', text: 'Three' });
  at += 2000;
  expect((await publish(id)).body.error).toMatchObject({ code: 9 });
  at += DAY_MS;
});

test('the list is newest first, and numbers come after a while', async () => {
  await publishText('First');
  const id = await publishText('Second');
  const { body } = await get('me/threads', { fields: 'id,text' });
  expect(body.data.map(({ text }: { text: string }) => text)).toEqual(['Second', 'First']);
  const metric = 'views,likes,replies,reposts,quotes,shares';
  expect((await get(`${id}/insights`, { metric })).body).toEqual({ data: [] });
  at += DAY_MS;
  expect((await get(`${id}/insights`, { metric })).body.data).toHaveLength(6);
  expect((await get(`${id}/insights`, { metric: 'reach' })).body.error.code).toBe(100);
});

test('tokens of Instagram do not open Threads, nor the other way round', async () => {
  const own = token;
  token = simulator.instagramToken('17841400000000001');
  expect((await get('me')).status).toBe(401);
  const reply = await fetch(`${simulator.instagramGraphOrigin}/v26.0/me?access_token=${own}`);
  expect(reply.status).toBe(401);
});

test('an account in Turkey cannot be chosen at the consent page', async () => {
  const form = {
    client_id: simulator.threadsApp.id,
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: 'threads_basic,threads_content_publish',
    state: 'st',
  };
  const page = `${simulator.threadsOrigin}/oauth/authorize`;
  const { body } = await readReply(await fetch(`${page}?${new URLSearchParams(form)}`));
  expect(body).toContain('not available to accounts in Turkey');
  const back = backFrom(await postForm(page, { ...form, decision: 'allow', account: IN_TURKEY }));
  expect(back.searchParams.get('error')).toBe('access_denied');
});

test('an emoji counts as many as it has bytes', () => {
  expect(['Şık', 'e\u0301', '😀', '🇹🇷', '1️⃣', '©'].map(lengthOf)).toEqual([3, 1, 4, 8, 7, 1]);
});
