import { expect, test } from 'vitest';
import { type AccountAccess, OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { postOf, prepareFor, sentOnce } from '#server/testing/publish-to.ts';

const PAGE = '104500000000001';
const ACCOUNT = '17841400000000001';
const OWN_ACCOUNT = '17841400000000011';

async function connected(way: AccountAccess['via'] = 'facebook_login', publishLimitMs = 60_000) {
  const { meta, social, clock, media } = await openNetworks({ publishLimitMs });
  const own = way === 'instagram_login';
  const access: AccountAccess = {
    externalId: own ? OWN_ACCOUNT : ACCOUNT,
    accessToken: own ? meta.instagramToken(OWN_ACCOUNT) : meta.pageToken(PAGE),
    via: way,
  };
  return { meta, network: social.networks.instagram!, access, clock, media };
}

test.each(['facebook_login', 'instagram_login'] as const)('a picture is published by %s', async (way) => {
  const { meta, network, access, clock, media } = await connected(way);
  const post = postOf('New candles #handmade', await media.picture('#884422', 'Three candles'));

  const { prepared } = await prepareFor(network, access, post, clock);
  expect(meta.feed()).toHaveLength(0);
  const published = await network.publish(access, post, prepared);

  const [seen] = meta.feed('instagram');
  expect(seen).toMatchObject({ id: published.externalId, text: post.text, permalink: published.permalink });
  expect(seen?.media).toMatchObject([{ kind: 'image', altText: 'Three candles' }]);
});

test('several pictures are published as one post, in their order', async () => {
  const { meta, network, access, clock, media } = await connected();
  const pictures = await Promise.all(
    ['#aa0000', '#00aa00', '#0000aa'].map((colour) => media.picture(colour)),
  );
  const post = postOf('Three of them', ...pictures);
  const { prepared, saves } = await prepareFor(network, access, post, clock);
  expect(saves.map(({ children }) => (children as string[]).length)).toEqual([1, 2, 3, 3]);
  await network.publish(access, post, prepared);
  expect(meta.feed()).toHaveLength(1);
  expect(meta.feed()[0]!.media).toHaveLength(3);
});

test('pictures that lay for a day are prepared again, and none of them twice', async () => {
  const { meta, network, access, clock, media } = await connected();
  const post = postOf('Two', await media.picture('#111111'), await media.picture('#222222'));
  const { saves } = await prepareFor(network, access, post, clock);
  clock.advance({ seconds: 25 * 3600 });
  const { prepared } = await prepareFor(network, access, post, clock, saves[1]);
  expect(prepared.children).toHaveLength(2);
  expect(prepared.children).not.toEqual(saves[1]!.children);
  await network.publish(access, post, prepared);
  expect(meta.feed().map((each) => each.media.length)).toEqual([2]);
});

test('what was prepared for other pictures is not published', async () => {
  const { meta, network, access, clock, media } = await connected();
  const pictures = [await media.picture('#111111'), await media.picture('#222222')];
  const { prepared } = await prepareFor(network, access, postOf('Two', ...pictures), clock);
  const more = postOf('Three', ...pictures, await media.picture('#333333'));
  await expect(network.publish(access, more, prepared)).rejects.toMatchObject({ code: 'preparation_lost' });
  expect(meta.feed()).toHaveLength(0);
});

test('a reel is published once Instagram has worked on it', async () => {
  const { meta, network, access, clock, media } = await connected();
  const post = postOf('In motion', media.reel());
  const { prepared, looks } = await prepareFor(network, access, post, clock);
  expect(looks).toBeGreaterThan(1);
  const { permalink } = await network.publish(access, post, prepared);
  expect(permalink).toContain('/reel/');
  expect(meta.feed()[0]!.media).toMatchObject([{ kind: 'video' }]);
});

test('preparing goes on where a killed process stopped', async () => {
  const { network, access, clock, media } = await connected();
  const post = postOf('Two', await media.picture('#111111'), await media.picture('#222222'));
  const { saves } = await prepareFor(network, access, post, clock);
  const again = await prepareFor(network, access, post, clock, saves[0]);
  expect((again.prepared.children as string[])[0]).toBe((saves[0]!.children as string[])[0]);
  const done = await prepareFor(network, access, post, clock, again.prepared);
  expect(done.prepared.container).toBe(again.prepared.container);
  expect(done.saves).toEqual([]);
});

test.each([
  ['without a picture', () => postOf('Words only'), /a picture or a reel is needed/],
  ['too long', async (picture) => postOf('x'.repeat(2201), picture), /at most 2200 characters/],
  ['with six hashtags', async (picture) => postOf('#a #b #c #d #e #f', picture), /at most 5 hashtags/],
] as [string, (picture: never) => Promise<ReturnType<typeof postOf>> | ReturnType<typeof postOf>, RegExp][])(
  'a post %s is refused before anything is sent',
  async (_, draw, reason) => {
    const { network, access, clock, media } = await connected();
    const post = await draw((await media.picture()) as never);
    await expect(prepareFor(network, access, post, clock)).rejects.toMatchObject({
      kind: 'rejected',
      message: expect.stringMatching(reason),
    });
  },
);

test.each([
  ['[reject]', { kind: 'rejected', code: 'account_blocked' }],
  ['[rate-limit]', { kind: 'rate-limited', retryAfterMs: 60_000 }],
  ['[expired-token]', { kind: 'reconnect-needed', code: 'token_refused' }],
])('%s: surely refused, and nothing is published', async (fault, failure) => {
  const { meta, network, access, clock, media } = await connected();
  const post = postOf(`A post ${fault}`, await media.picture());
  const { prepared } = await prepareFor(network, access, post, clock);
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject(failure);
  expect(meta.feed()).toHaveLength(0);
});

test('a picture that cannot be fetched is refused with the reason', async () => {
  const { network, access, clock, media } = await connected();
  const post = postOf('Gone', media.missing(await media.picture()));
  await expect(prepareFor(network, access, post, clock)).rejects.toMatchObject({ kind: 'rejected' });
});

test.each(['[timeout-after-accept]', '[server-error-after-accept]'])(
  '%s: the outcome is unknown, and looking it up finds the post',
  async (fault) => {
    const { meta, network, access, clock, media } = await connected('facebook_login', 1_500);
    const post = postOf(`A post ${fault}`, await media.picture());
    const { prepared } = await prepareFor(network, access, post, clock);
    const startedAt = clock.now();
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    expect(await network.lookUp(access, sentOnce({ post, prepared, startedAt }))).toEqual({
      verdict: 'published',
      post: { externalId: meta.feed()[0]!.id, permalink: meta.feed()[0]!.permalink },
    });
    // Should a caller try again all the same, nothing is sent.
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    expect(meta.feed()).toHaveLength(1);
  },
);

test.each(['[timeout-before]', '[server-error]'])(
  '%s: the outcome is unknown, and not published only when that has settled',
  async (fault) => {
    const { meta, network, access, clock, media } = await connected('facebook_login', 1_500);
    const before = postOf('Before', await media.picture());
    await network.publish(access, before, (await prepareFor(network, access, before, clock)).prepared);
    clock.advance({ seconds: 300 });
    const post = postOf(`A post ${fault}`, await media.picture());
    const { prepared } = await prepareFor(network, access, post, clock);
    const sent = sentOnce({ post, prepared, startedAt: clock.now() });
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    expect(await network.lookUp(access, sent)).toEqual({ verdict: 'unclear', because: 'too_soon' });
    clock.advance({ seconds: 900 });
    expect(await network.lookUp(access, sent)).toEqual({ verdict: 'not_published' });
    await network.publish(access, post, prepared);
    expect(meta.feed()).toHaveLength(2);
  },
);

test('a container that lay for a day is prepared again', async () => {
  const { meta, network, access, clock, media } = await connected();
  const post = postOf('Held for long', await media.picture());
  const { prepared } = await prepareFor(network, access, post, clock);
  clock.advance({ seconds: 25 * 3600 });
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject({ code: 'preparation_lost' });
  const again = await prepareFor(network, access, post, clock, prepared);
  await network.publish(access, post, again.prepared);
  expect(meta.feed()).toHaveLength(1);
});

test('a process that cannot reach Instagram at all has surely sent nothing', async () => {
  const { meta, network, access, clock, media } = await connected();
  const post = postOf('Into the void', await media.picture());
  const { prepared } = await prepareFor(network, access, post, clock);
  await meta.stop();
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('the account, its allowance and, after a while, what became of a post are read', async () => {
  const { network, access, clock, media } = await connected();
  expect(await network.inspect(access)).toMatchObject({ externalId: ACCOUNT, username: 'yonder.gifts' });
  const post = postOf('Seen', await media.picture());
  const { prepared } = await prepareFor(network, access, post, clock);
  const { externalId } = await network.publish(access, post, prepared);
  expect(await network.allowance(access)).toMatchObject({ left: 99 });
  expect(await network.engagement(access, [externalId])).toMatchObject([{ likes: null, reach: null }]);
  clock.advance({ seconds: 3600 });
  const [seen] = await network.engagement(access, [externalId]);
  expect(seen!.reach).toBeGreaterThan(0);
  expect(seen!.clicks).toBeNull();
});

test('a dead token is recognised', async () => {
  const { meta, network, access } = await connected();
  meta.changePassword();
  await expect(network.inspect(access)).rejects.toMatchObject({ kind: 'reconnect-needed' });
});
