import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type AccountAccess, OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { postOf, prepareFor, sentOnce } from '#server/testing/publish-to.ts';
import { DEMO_ACCOUNTS } from '#simulators/bluesky/state.ts';
import { richText } from './rich-text.ts';
import { tidAt } from './tid.ts';

const { did, handle, appPassword } = DEMO_ACCOUNTS[0]!;

async function connected(publishLimitMs = 60_000) {
  const { bluesky, social, clock, media } = await openNetworks({ publishLimitMs });
  const { accessToken } = bluesky.sessionOf(did);
  const access: AccountAccess = { externalId: did, accessToken, via: 'bluesky' };
  return {
    bluesky,
    network: social.networks.bluesky!,
    entry: social.entries.bluesky!,
    access,
    clock,
    media,
  };
}
type Connected = Awaited<ReturnType<typeof connected>>;

async function publish({ network, access, clock }: Connected, post: ReturnType<typeof postOf>) {
  const { prepared } = await prepareFor(network, access, post, clock);
  return network.publish(access, post, prepared);
}

test('words are published with what can be tapped in them, and their address opens', async () => {
  const at = await connected();
  const { permalink } = await publish(
    at,
    postOf('Çay taze 🫖 https://yonder.example/products/a-long-name?utm_source=bluesky #Çay'),
  );
  const record = at.bluesky.lastRecord()!;
  expect(record.text).toBe('Çay taze 🫖 yonder.example/products/… #Çay');
  const tapped = record.facets!.map(({ index: { byteStart, byteEnd }, features: [feature] }) => [
    Buffer.from(record.text).subarray(byteStart, byteEnd).toString(),
    feature!.uri ?? feature!.tag,
  ]);
  expect(tapped).toEqual([
    ['yonder.example/products/…', 'https://yonder.example/products/a-long-name?utm_source=bluesky'],
    ['#Çay', 'Çay'],
  ]);
  expect((await fetch(permalink!)).status).toBe(200);
});

test('four pictures go out with what they show in words, a video alone', async () => {
  const at = await connected();
  const four = [await at.media.picture('#111111', 'Night'), await at.media.picture('#eeeeee')];
  await publish(at, postOf('Two', ...four));
  await publish(at, postOf('Moving', at.media.reel()));
  expect(at.bluesky.feed().map(({ media }) => media.map(({ kind, altText }) => [kind, altText]))).toEqual([
    [
      ['image', 'Night'],
      ['image', null],
    ],
    [['video', null]],
  ]);
});

test('a picture of more than a million bytes is made smaller', async () => {
  const at = await connected();
  const raw = { width: 1400, height: 1400, channels: 3 as const };
  const noise = randomFillSync(Buffer.alloc(raw.width * raw.height * raw.channels));
  const content = await sharp(noise, { raw }).jpeg({ quality: 95 }).toBuffer();
  expect(content.length).toBeGreaterThan(1_000_000);
  const large = { ...(await at.media.picture()), bytes: content.length, read: async () => content };
  await publish(at, postOf('Noise', large));
  expect(at.bluesky.feed()).toHaveLength(1);
});

test('301 signs are refused before anything is sent, however long an address is', async () => {
  const { network, access, clock } = await connected();
  await expect(prepareFor(network, access, postOf('é'.repeat(301)), clock)).rejects.toMatchObject({
    kind: 'rejected',
  });
  const address = `https://yonder.example/${'a'.repeat(400)}`;
  await prepareFor(network, access, postOf(`${'é'.repeat(270)} ${address}`), clock);
});

test.each([
  ['[reject]', { kind: 'rejected' }],
  ['[rate-limit]', { kind: 'rate-limited', retryAfterMs: 15_000 }],
  ['[expired-token]', { kind: 'reconnect-needed', code: 'token_refused' }],
])('%s: surely refused, and nothing is published', async (fault, failure) => {
  const at = await connected();
  await expect(publish(at, postOf(`A post ${fault}`))).rejects.toMatchObject(failure);
  expect(at.bluesky.feed()).toHaveLength(0);
});

test.each(['[timeout-after-accept]', '[server-error-after-accept]'])(
  '%s: the post is found by its key, and cannot be made twice',
  async (fault) => {
    const at = await connected(1_500);
    const { network, access, clock } = at;
    const post = postOf(`A post ${fault}`);
    const { prepared } = await prepareFor(network, access, post, clock);
    const startedAt = clock.now();
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    expect(await network.lookUp(access, sentOnce({ post, prepared, startedAt }))).toMatchObject({
      verdict: 'published',
    });
    await network.publish(access, post, prepared);
    expect(at.bluesky.feed()).toHaveLength(1);
  },
);

test.each(['[timeout-before]', '[server-error]'])(
  '%s: that it is not there is known at once',
  async (fault) => {
    const { bluesky, network, access, clock } = await connected(1_500);
    const post = postOf(`A post ${fault}`);
    const { prepared } = await prepareFor(network, access, post, clock);
    const startedAt = clock.now();
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    expect(await network.lookUp(access, sentOnce({ post, prepared, startedAt }))).toEqual({
      verdict: 'not_published',
    });
    await network.publish(access, post, prepared);
    expect(bluesky.feed()).toHaveLength(1);
  },
);

test('the key of a post stays, also when its files have to be sent again', async () => {
  const { network, access, clock, media } = await connected();
  const post = postOf('One', await media.picture());
  const first = await prepareFor(network, access, post, clock);
  clock.advance({ seconds: 3600 });
  const later = await prepareFor(network, access, post, clock, first.prepared);
  expect(later.prepared.rkey).toBe(first.prepared.rkey);
  expect(later.prepared.since).not.toBe(first.prepared.since);
});

test('an app password opens an account; its session is renewed and ended', async () => {
  const { bluesky, entry, network } = await connected();
  const grant = await entry.open({ handle: `@${handle}`, password: ` ${appPassword} ` });
  expect(grant).toMatchObject({ externalId: did, name: 'Yonder Gifts', username: handle, followers: 410 });
  expect(grant.expiresAt?.toISOString()).toBe('2026-11-21T14:00:00.000Z');
  expect(JSON.stringify(grant)).not.toContain(appPassword);
  const renewed = await entry.renewed!.refresh(grant);
  const access = { externalId: did, via: 'bluesky' as const, accessToken: renewed!.accessToken };
  expect(await network.inspect(access)).toMatchObject({ username: handle });
  await entry.renewed!.revoke({ ...renewed!, externalId: did });
  await expect(entry.renewed!.refresh(renewed!)).rejects.toMatchObject({ kind: 'reconnect-needed' });
  bluesky.deleteAppPassword(did);
  await expect(network.inspect(access)).rejects.toMatchObject({ code: 'token_refused' });
  await expect(entry.open({ handle, password: appPassword })).rejects.toMatchObject({
    code: 'password_refused',
  });
});

test('a token that ran out is replaced, and the post goes out once', async () => {
  const at = await connected();
  const renew = async () => at.bluesky.sessionOf(did).accessToken;
  await publish({ ...at, access: { ...at.access, renew } }, postOf('A post [expired-token]'));
  expect(at.bluesky.feed()).toHaveLength(1);
});

test('what became of a post is read after a while', async () => {
  const at = await connected();
  const { externalId } = await publish(at, postOf('Seen'));
  at.clock.advance({ seconds: 3600 });
  const [seen] = await at.network.engagement(at.access, [externalId]);
  expect(seen).toMatchObject({ externalId, reach: null, impressions: null });
  expect(seen!.likes).toBeGreaterThanOrEqual(0);
});

test('keys sort by time', () => {
  const keys = [1, 2, 3].map((second) => tidAt(new Date(1_700_000_000_000 + second * 1000), 5));
  expect(keys).toEqual(keys.toSorted());
  expect(tidAt(new Date(0), 0)).toBe('2222222222222');
});

test('the same address twice is tapped twice', () => {
  const { text, facets } = richText('https://a.example/ and https://a.example/');
  expect(text).toBe('a.example and a.example');
  expect(facets.map(({ index }) => index.byteStart)).toEqual([0, 14]);
});
