import { expect, test } from 'vitest';
import { type AccountAccess, OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { expectNoProofBeyondNewest, postOf, prepareFor, sentOnce } from '#server/testing/publish-to.ts';

const PAGE = '104500000000001';

async function connected(publishLimitMs = 60_000) {
  const { meta, social, clock, media } = await openNetworks({ publishLimitMs });
  const access: AccountAccess = {
    externalId: PAGE,
    accessToken: meta.pageToken(PAGE),
    via: 'facebook_login',
  };
  return { meta, network: social.networks.facebook!, access, clock, media };
}

test('words with a link are published with a preview of it', async () => {
  const { meta, network, access, clock } = await connected();
  const post = postOf('See https://yonder.example/candles.');
  const { prepared } = await prepareFor(network, access, post, clock);
  const published = await network.publish(access, post, prepared);
  expect(meta.feed('facebook')[0]).toMatchObject({
    id: published.externalId,
    permalink: published.permalink,
    text: post.text,
    link: 'https://yonder.example/candles',
  });
});

test('pictures are published as one post, with what they show in words', async () => {
  const { meta, network, access, clock, media } = await connected();
  const post = postOf('Two', await media.picture('#111111', 'Night'), await media.picture('#eeeeee', 'Day'));
  const { prepared, saves } = await prepareFor(network, access, post, clock);
  expect(saves.map(({ photos }) => (photos as string[]).length)).toEqual([1, 2]);
  expect(meta.feed()).toHaveLength(0);
  await network.publish(access, post, prepared);
  expect(meta.feed()[0]!.media.map(({ altText }) => altText)).toEqual(['Night', 'Day']);
});

test('a reel is published in three steps', async () => {
  const { meta, network, access, clock, media } = await connected();
  const post = postOf('In motion', media.reel());
  const { prepared } = await prepareFor(network, access, post, clock);
  expect(meta.feed()).toHaveLength(0);
  await network.publish(access, post, prepared);
  expect(meta.feed()[0]!.media).toMatchObject([{ kind: 'video' }]);
});

test('preparing goes on where a killed process stopped', async () => {
  const { network, access, clock, media } = await connected();
  const post = postOf('Two', await media.picture('#111111'), await media.picture('#eeeeee'));
  const { saves } = await prepareFor(network, access, post, clock);
  const again = await prepareFor(network, access, post, clock, saves[0]);
  expect(again.saves).toHaveLength(1);
  expect((again.prepared.photos as string[])[0]).toBe((saves[0]!.photos as string[])[0]);
});

test('a reel of more than 90 seconds is refused before anything is sent', async () => {
  const { network, access, clock, media } = await connected();
  await expect(prepareFor(network, access, postOf('Long', media.reel(91_000)), clock)).rejects.toMatchObject({
    kind: 'rejected',
    message: expect.stringContaining('3 to 90 seconds'),
  });
});

test.each([
  ['[reject]', { kind: 'rejected' }],
  ['[bad-media]', { kind: 'rejected' }],
  ['[rate-limit]', { kind: 'rate-limited', retryAfterMs: 60_000 }],
  ['[expired-token]', { kind: 'reconnect-needed', code: 'token_refused' }],
])('%s: surely refused, and nothing is published', async (fault, failure) => {
  const { meta, network, access, clock } = await connected();
  const post = postOf(`A post ${fault}`);
  const { prepared } = await prepareFor(network, access, post, clock);
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject(failure);
  expect(meta.feed()).toHaveLength(0);
});

test.each([
  ['words', '[timeout-after-accept]', 0],
  ['pictures', '[server-error-after-accept]', 1],
])('%s, %s: the outcome is unknown, and looking it up finds the post', async (_, fault, pictures) => {
  const { meta, network, access, clock, media } = await connected(1_500);
  const post = postOf(`A post ${fault}`, ...(pictures ? [await media.picture()] : []));
  const { prepared } = await prepareFor(network, access, post, clock);
  const startedAt = clock.now();
  await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
  const [made] = meta.feed();
  const found = { externalId: made!.id, permalink: made!.permalink };
  expect(await network.lookUp(access, sentOnce({ post, prepared, startedAt }))).toEqual({
    verdict: 'published',
    post: found,
  });
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject({ code: 'duplicate_post' });
  expect(meta.feed()).toHaveLength(1);
});

test('a reel whose answer was lost is found by its own state', async () => {
  const { meta, network, access, clock, media } = await connected(1_500);
  const post = postOf('Reel [timeout-after-accept]', media.reel());
  const { prepared } = await prepareFor(network, access, post, clock);
  const sent = sentOnce({ post, prepared, startedAt: clock.now() });
  await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
  clock.advance({ seconds: 60 });
  expect(await network.lookUp(access, sent)).toMatchObject({
    verdict: 'published',
    post: { permalink: meta.feed()[0]!.permalink },
  });
});

test('what the page lists of a hundred newer posts does not prove that an older one is not there', async () => {
  const { network, access, clock } = await connected(1_500);
  await expectNoProofBeyondNewest(network, access, clock);
});

test.each(['[timeout-before]', '[server-error]'])(
  '%s: the outcome is unknown, and not published only when that has settled',
  async (fault) => {
    const { meta, network, access, clock } = await connected(1_500);
    const post = postOf(`A post ${fault}`);
    const { prepared } = await prepareFor(network, access, post, clock);
    await network.publish(access, postOf('Before'), prepared);
    clock.advance({ seconds: 300 });
    const sent = sentOnce({ post, prepared, startedAt: clock.now() });
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    expect(await network.lookUp(access, sent)).toEqual({ verdict: 'unclear', because: 'too_soon' });
    clock.advance({ seconds: 900 });
    expect(await network.lookUp(access, sent)).toEqual({ verdict: 'not_published' });
    await network.publish(access, post, prepared);
    expect(meta.feed()).toHaveLength(2);
  },
);

test('the words of yesterday once more are refused, and the owner is asked to change them', async () => {
  const { meta, network, access, clock } = await connected();
  const post = postOf('Good morning');
  await network.publish(access, post, (await prepareFor(network, access, post, clock)).prepared);
  clock.advance({ seconds: 24 * 3600 });
  const { prepared } = await prepareFor(network, access, post, clock);
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject({
    kind: 'rejected',
    code: 'duplicate_post',
  });
  expect(meta.feed()).toHaveLength(1);
});

test('words of the owner’s own from before are not taken for ours', async () => {
  const { network, access, clock } = await connected();
  const post = postOf('Good morning');
  await network.publish(access, post, (await prepareFor(network, access, post, clock)).prepared);
  clock.advance({ seconds: 60 });
  const { prepared } = await prepareFor(network, access, post, clock);
  const sent = sentOnce({ post, prepared, startedAt: clock.now() });
  clock.advance({ seconds: 900 });
  expect(await network.lookUp(access, sent)).toEqual({ verdict: 'unclear', because: 'same_words_before' });
});

test('the Page and, after a while, what became of a post are read', async () => {
  const { network, access, clock } = await connected();
  expect(await network.inspect(access)).toMatchObject({ name: 'Yonder Gifts', followers: 8420 });
  const post = postOf('Seen');
  const { prepared } = await prepareFor(network, access, post, clock);
  const { externalId } = await network.publish(access, post, prepared);
  clock.advance({ seconds: 3600 });
  const [seen] = await network.engagement(access, [externalId]);
  expect(seen!.impressions).toBeGreaterThan(0);
  expect(seen!.saves).toBeNull();
});

test('a dead token is recognised', async () => {
  const { meta, network, access } = await connected();
  meta.removeApp();
  await expect(network.inspect(access)).rejects.toMatchObject({ kind: 'reconnect-needed' });
});
