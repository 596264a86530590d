import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOUR_MS } from '#simulators/core/time.ts';
import { readReply } from '#simulators/meta/testing/client.ts';
import { jpeg } from '#simulators/meta/testing/media.ts';
import { type BlueskySimulator, createBlueskySimulator } from './simulator.ts';
import { DEMO_ACCOUNTS } from './state.ts';

const { did, handle, appPassword } = DEMO_ACCOUNTS[0]!;
const COLLECTION = 'app.bsky.feed.post';

let simulator: BlueskySimulator;
let at: number;
beforeEach(async () => {
  at = Date.parse('2026-11-20T12:00:00Z');
  simulator = await createBlueskySimulator({ now: () => new Date(at) });
});
afterEach(() => simulator.stop());

async function ask(
  name: string,
  { token, body, query }: { token?: string; body?: object; query?: string } = {},
) {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const method = query === undefined ? 'POST' : 'GET';
  const sent = body ? { body: JSON.stringify(body) } : {};
  return readReply(
    await fetch(`${simulator.apiOrigin}/xrpc/${name}?${query ?? ''}`, { method, headers, ...sent }),
  );
}
const signIn = (password = appPassword) =>
  ask('com.atproto.server.createSession', { body: { identifier: handle, password } });
const tokenOf = async () => (await signIn()).body.accessJwt as string;

async function post(text: string, more: object = {}, rkey = '3kabcdefghij2') {
  const record = { $type: COLLECTION, text, createdAt: new Date(at).toISOString(), ...more };
  return ask('com.atproto.repo.createRecord', {
    token: await tokenOf(),
    body: { repo: did, collection: COLLECTION, rkey, record },
  });
}

test('a handle and its app password open a session that is renewed once', async () => {
  const { body } = await signIn();
  expect(body).toMatchObject({ did, handle, active: true });
  const renewed = await ask('com.atproto.server.refreshSession', { token: body.refreshJwt });
  expect(renewed.body.accessJwt).not.toBe(body.accessJwt);
  expect((await ask('com.atproto.server.refreshSession', { token: body.refreshJwt })).status).toBe(401);
  expect(await signIn('wrong')).toMatchObject({ status: 401, body: { error: 'AuthenticationRequired' } });
  at += 2 * HOUR_MS;
  const query = `actor=${did}`;
  expect(await ask('app.bsky.actor.getProfile', { token: body.accessJwt, query })).toMatchObject({
    status: 400,
    body: { error: 'ExpiredToken' },
  });
});

test('a post is there under its key, once', async () => {
  expect((await post('Good morning')).body.uri).toBe(`at://${did}/${COLLECTION}/3kabcdefghij2`);
  expect((await post('Good evening')).body.message).toContain('already exists');
  const token = await tokenOf();
  const query = `repo=${did}&collection=${COLLECTION}&rkey=`;
  expect(
    (await ask('com.atproto.repo.getRecord', { token, query: `${query}3kabcdefghij2` })).body.value.text,
  ).toBe('Good morning');
  expect(await ask('com.atproto.repo.getRecord', { token, query: `${query}3kabcdefghij3` })).toMatchObject({
    status: 400,
    body: { error: 'RecordNotFound' },
  });
  expect(simulator.feed().map(({ text }) => text)).toEqual(['Good morning']);
});

test.each([
  ['301 signs', 'é'.repeat(301), {}],
  ['more than 3,000 bytes', '👨‍👩‍👧‍👦'.repeat(150), {}],
  ['a place out of the text', 'Hi', { facets: [{ index: { byteStart: 0, byteEnd: 9 }, features: [] }] }],
  [
    'a picture that was never uploaded',
    'Hi',
    { embed: { $type: 'app.bsky.embed.images', images: [{ alt: '', image: { ref: { $link: 'x' } } }] } },
  ],
])('%s is refused', async (_, text, more) => {
  expect(await post(text, more)).toMatchObject({ status: 400, body: { error: 'InvalidRequest' } });
  expect(simulator.feed()).toEqual([]);
});

test('a picture is uploaded first, and one of more than a million bytes cannot be shown', async () => {
  const token = await tokenOf();
  async function upload(content: Buffer) {
    const reply = await fetch(`${simulator.apiOrigin}/xrpc/com.atproto.repo.uploadBlob`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'image/jpeg' },
      body: new Uint8Array(content),
    });
    return ((await reply.json()) as { blob: object }).blob;
  }
  const embedOf = (image: object) => ({
    embed: { $type: 'app.bsky.embed.images', images: [{ alt: 'A', image }] },
  });
  const small = embedOf(await upload(jpeg(900, 900)));
  const large = embedOf(await upload(jpeg(900, 900, 'x'.repeat(1_000_001))));
  expect((await post('Small', small)).status).toBe(200);
  expect((await post('Large', large, '3kabcdefghij3')).body.error).toBe('BlobTooLarge');
  expect(simulator.feed()[0]!.media).toMatchObject([{ kind: 'image', altText: 'A' }]);
});

test('faults are ordered by the text, and the desk deletes app passwords', async () => {
  expect((await post('[rate-limit]')).status).toBe(429);
  expect((await post('[server-error]')).status).toBe(500);
  expect(simulator.feed()).toEqual([]);
  expect((await post('[server-error-after-accept]')).status).toBe(500);
  expect(simulator.feed()).toHaveLength(1);
  const desk = await (await fetch(`${simulator.apiOrigin}/desk`)).text();
  expect(desk).toContain(appPassword);
  await fetch(`${simulator.apiOrigin}/desk/delete-app-password`, {
    method: 'POST',
    body: new URLSearchParams({ did }),
  });
  expect((await signIn()).status).toBe(401);
});
