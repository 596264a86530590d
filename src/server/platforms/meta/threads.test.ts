import { expect, test } from 'vitest';
import { type AccountAccess, OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { postOf, prepareFor, sentOnce } from '#server/testing/publish-to.ts';

const ACCOUNT = '24500000000000001';

async function connected(publishLimitMs = 60_000) {
  const { meta, social, clock, media } = await openNetworks({ publishLimitMs });
  const access: AccountAccess = {
    externalId: ACCOUNT,
    accessToken: meta.threadsToken(ACCOUNT),
    via: 'threads',
  };
  return { meta, network: social.networks.threads!, access, clock, media };
}

test('words alone are published, and seen only then', async () => {
  const { meta, network, access, clock } = await connected();
  const post = postOf('New candles, poured today https://vitrin.example/l/tea');
  const { prepared } = await prepareFor(network, access, post, clock);
  expect(meta.feed('threads')).toHaveLength(0);
  const published = await network.publish(access, post, prepared);
  expect(meta.feed('threads')).toMatchObject([
    { id: published.externalId, text: post.text, permalink: published.permalink, media: [] },
  ]);
  expect(published.permalink).toContain('/@yonder.gifts/post/');
});

test('a picture goes out with what it shows in words', async () => {
  const { meta, network, access, clock, media } = await connected();
  const post = postOf('New candles', await media.picture('#884422', 'Three candles'));
  const { prepared } = await prepareFor(network, access, post, clock);
  await network.publish(access, post, prepared);
  expect(meta.feed('threads')[0]!.media).toMatchObject([{ kind: 'image', altText: 'Three candles' }]);
});

test('ten pictures are one post, in their order', async () => {
  const { meta, network, access, clock, media } = await connected();
  const pictures = await Promise.all(
    Array.from({ length: 10 }, (_, at) => media.picture(`#${at}${at}00aa`, `Picture ${at}`)),
  );
  const post = postOf('All of them', ...pictures);
  const { prepared } = await prepareFor(network, access, post, clock);
  await network.publish(access, post, prepared);
  const [seen] = meta.feed('threads');
  expect(seen!.media.map(({ altText }) => altText)).toEqual(pictures.map(({ altText }) => altText));
});

test('a video is published once Threads has worked on it', async () => {
  const { meta, network, access, clock, media } = await connected();
  const post = postOf('In motion', media.reel());
  const { prepared, looks } = await prepareFor(network, access, post, clock);
  expect(looks).toBeGreaterThan(1);
  await network.publish(access, post, prepared);
  expect(meta.feed('threads')[0]!.media).toMatchObject([{ kind: 'video' }]);
});

test.each([
  ['empty', ' ', /it is empty/],
  ['too long', 'x'.repeat(501), /at most 500 characters/],
  ['too long by the bytes of its emoji', `${'x'.repeat(497)}😀`, /at most 500 characters/],
])('a post that is %s is refused before anything is sent', async (_, text, reason) => {
  const { network, access, clock } = await connected();
  await expect(prepareFor(network, access, postOf(text), clock)).rejects.toMatchObject({
    kind: 'rejected',
    message: expect.stringMatching(reason),
  });
});

test('emoji that just fit are taken by Threads as well', async () => {
  const { meta, network, access, clock } = await connected();
  const post = postOf(`${'x'.repeat(467)}👨‍👩‍👧‍👦🇹🇷`);
  const { prepared } = await prepareFor(network, access, post, clock);
  await network.publish(access, post, prepared);
  expect(meta.feed('threads')).toHaveLength(1);
});

test.each([
  ['[reject]', { kind: 'rejected', code: 'account_blocked' }],
  ['[rate-limit]', { kind: 'rate-limited', retryAfterMs: 60_000 }],
  ['[expired-token]', { kind: 'reconnect-needed', code: 'token_refused' }],
])('%s: surely refused, and nothing is published', async (fault, failure) => {
  const { meta, network, access, clock } = await connected();
  const post = postOf(`A post ${fault}`);
  const { prepared } = await prepareFor(network, access, post, clock);
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject(failure);
  expect(meta.feed('threads')).toHaveLength(0);
});

test('what Threads cannot work on is refused with its reason, a passing failure is tried again', async () => {
  const { network, access, clock, media } = await connected();
  await expect(
    prepareFor(network, access, postOf('Too wide [bad-media]', media.reel()), clock),
  ).rejects.toMatchObject({
    kind: 'rejected',
    code: 'media_refused',
    message: expect.stringContaining('INVALID_ASPEC_RATIO'),
  });
  const spoiled = postOf('Later', await media.picture('#112233', 'A mug [bad-media:1]'));
  const { prepared } = await prepareFor(network, access, spoiled, clock);
  expect(prepared.failures).toBe(1);
});

test('a picture that cannot be fetched is refused with the reason', async () => {
  const { network, access, clock, media } = await connected();
  const post = postOf('Gone', media.missing(await media.picture()));
  await expect(prepareFor(network, access, post, clock)).rejects.toMatchObject({
    kind: 'rejected',
    code: 'post_refused',
  });
});

test('a container that lay for a day is prepared again', async () => {
  const { meta, network, access, clock } = await connected();
  const post = postOf('Held for long');
  const { prepared } = await prepareFor(network, access, post, clock);
  clock.advance({ seconds: 25 * 3600 });
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject({ code: 'preparation_lost' });
  const again = await prepareFor(network, access, post, clock, prepared);
  await network.publish(access, post, again.prepared);
  expect(meta.feed('threads')).toHaveLength(1);
});

test.each(['[timeout-after-accept]', '[server-error-after-accept]'])(
  '%s: the outcome is unknown, and looking it up finds the post',
  async (fault) => {
    const { meta, network, access, clock } = await connected(1_500);
    const post = postOf(`A post ${fault}`);
    const { prepared } = await prepareFor(network, access, post, clock);
    const startedAt = clock.now();
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    const [seen] = meta.feed('threads');
    expect(await network.lookUp(access, sentOnce({ post, prepared, startedAt }))).toEqual({
      verdict: 'published',
      post: { externalId: seen!.id, permalink: seen!.permalink },
    });
    // Should a caller try again all the same, nothing is sent.
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    expect(meta.feed('threads')).toHaveLength(1);
  },
);

test.each(['[timeout-before]', '[server-error]'])(
  '%s: the outcome is unknown, and not published only when that has settled',
  async (fault) => {
    const { meta, network, access, clock } = await connected(1_500);
    const before = postOf('Before');
    await network.publish(access, before, (await prepareFor(network, access, before, clock)).prepared);
    clock.advance({ seconds: 300 });
    const post = postOf(`A post ${fault}`);
    const { prepared } = await prepareFor(network, access, post, clock);
    const sent = sentOnce({ post, prepared, startedAt: clock.now() });
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    expect(await network.lookUp(access, sent)).toEqual({ verdict: 'unclear', because: 'too_soon' });
    clock.advance({ seconds: 900 });
    expect(await network.lookUp(access, sent)).toEqual({ verdict: 'not_published' });
    await network.publish(access, post, prepared);
    expect(meta.feed('threads')).toHaveLength(2);
  },
);

test('the account, its allowance and, after a while, what became of a post are read', async () => {
  const { meta, network, access, clock } = await connected();
  expect(await network.inspect(access)).toMatchObject({ externalId: ACCOUNT, username: 'yonder.gifts' });
  const post = postOf('Seen');
  const { prepared } = await prepareFor(network, access, post, clock);
  const { externalId } = await network.publish(access, post, prepared);
  expect(await network.allowance(access)).toEqual({ left: 249, resetsAt: null });
  expect(await network.engagement(access, [externalId])).toMatchObject([{ likes: null, impressions: null }]);
  clock.advance({ seconds: 7200 });
  const [seen, gone] = await network.engagement(access, [externalId, '999']);
  expect(seen!.impressions).toBeGreaterThan(0);
  expect(seen!.shares).toBeGreaterThanOrEqual(0);
  expect(seen).toMatchObject({ reach: null, saves: null, clicks: null });
  expect(gone).toMatchObject({ externalId: '999', likes: null });
  meta.setThreadsQuota(1);
  expect(await network.allowance(access)).toMatchObject({ left: 0 });
});

test('a dead token is recognised', async () => {
  const { meta, network, access } = await connected();
  meta.changePassword();
  await expect(network.inspect(access)).rejects.toMatchObject({ kind: 'reconnect-needed' });
});
