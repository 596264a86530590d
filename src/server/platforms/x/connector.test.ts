import { expect, test } from 'vitest';
import { type AccountAccess, OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { expectNoProofBeyondNewest, postOf, prepareFor, sentOnce } from '#server/testing/publish-to.ts';
import { DEMO_ACCOUNTS } from '#simulators/x/state.ts';

const { id: ACCOUNT, username } = DEMO_ACCOUNTS[0]!;

async function connected(publishLimitMs = 60_000) {
  const { x, social, clock, media } = await openNetworks({ publishLimitMs });
  const access: AccountAccess = {
    externalId: ACCOUNT,
    accessToken: x.tokensFor(ACCOUNT).access_token,
    via: 'x',
  };
  return { x, network: social.networks.twitter!, access, clock, media };
}

test('words are published', async () => {
  const { x, network, access, clock } = await connected();
  const post = postOf('Candles & more <3 https://yonder.example/');
  const { prepared } = await prepareFor(network, access, post, clock);
  const { externalId, permalink } = await network.publish(access, post, prepared);
  expect(x.feed()).toMatchObject([{ id: externalId, text: post.text }]);
  expect((await fetch(permalink!)).status).toBe(200);
});

test('pictures are published with what they show in words, marked as made with AI', async () => {
  const { x, network, access, clock, media } = await connected();
  const pictures = [await media.picture('#111111', 'Night'), await media.picture('#eeeeee')];
  const post = { ...postOf('Two', ...pictures), madeWithAi: true };
  const { prepared, saves } = await prepareFor(network, access, post, clock);
  expect(saves.map(({ media: ids, described }) => [(ids as string[]).length, described])).toEqual([
    [1, 0],
    [2, 0],
    [2, 1],
    [2, 2],
  ]);
  await network.publish(access, post, prepared);
  expect(x.feed()[0]!.media.map(({ altText }) => altText)).toEqual(['Night', null]);
});

test('a video is published once X has worked on it', async () => {
  const { x, network, access, clock, media } = await connected();
  const post = postOf('In motion', media.reel());
  const { prepared, looks } = await prepareFor(network, access, post, clock);
  expect(looks).toBeGreaterThan(1);
  await network.publish(access, post, prepared);
  expect(x.feed()[0]!.media).toMatchObject([{ kind: 'video' }]);
});

test('preparing goes on where a killed process stopped, and begins anew when X has forgotten', async () => {
  const { x, network, access, clock, media } = await connected();
  const post = postOf('Two', await media.picture('#111111'), await media.picture('#eeeeee'));
  const { saves } = await prepareFor(network, access, post, clock);
  const again = await prepareFor(network, access, post, clock, saves[0]);
  expect((again.prepared.media as string[])[0]).toBe((saves[0]!.media as string[])[0]);
  clock.advance({ seconds: 23 * 3600 });
  const later = { ...access, accessToken: x.tokensFor(ACCOUNT).access_token };
  const anew = await prepareFor(network, later, post, clock, again.prepared);
  expect(anew.prepared.media).not.toEqual(again.prepared.media);
  await network.publish(later, post, anew.prepared);
  expect(x.feed()[0]!.media).toHaveLength(2);
});

test('281 signs as X weighs them are refused before anything is sent', async () => {
  const { network, access, clock } = await connected();
  const weighty = postOf(`${'日'.repeat(140)}x`);
  await expect(prepareFor(network, access, weighty, clock)).rejects.toMatchObject({
    kind: 'rejected',
    message: expect.stringContaining('280'),
  });
  await prepareFor(network, access, postOf('日'.repeat(140)), clock);
});

test.each([
  ['[reject]', { kind: 'rejected', message: expect.stringContaining('not permitted') }],
  ['[bad-media]', { kind: 'rejected' }],
  ['[rate-limit]', { kind: 'rate-limited', retryAfterMs: 15_000 }],
  ['[expired-token]', { kind: 'reconnect-needed', code: 'token_refused' }],
])('%s: surely refused, and nothing is published', async (fault, failure) => {
  const { x, network, access, clock } = await connected();
  const post = postOf(`A post ${fault}`);
  const { prepared } = await prepareFor(network, access, post, clock);
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject(failure);
  expect(x.feed()).toHaveLength(0);
});

test('without credits nothing is published, and nobody tries again', async () => {
  const { x, network, access, clock } = await connected();
  x.setCredits(false);
  const post = postOf('Unpaid');
  const { prepared } = await prepareFor(network, access, post, clock);
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject({
    kind: 'rejected',
    code: 'credits_depleted',
  });
});

test('a token refused once is replaced, and the post goes out once', async () => {
  const { x, network, access, clock } = await connected();
  const post = postOf('A post [expired-token]');
  const { prepared } = await prepareFor(network, access, post, clock);
  const renew = async () => x.tokensFor(ACCOUNT).access_token;
  await network.publish({ ...access, renew }, post, prepared);
  expect(x.feed()).toHaveLength(1);
});

test.each([
  ['[timeout-after-accept]', 'Candles & more https://yonder.example/a [timeout-after-accept]', 0],
  ['[server-error-after-accept]', 'Pictures [server-error-after-accept]', 1],
])('%s: the outcome is unknown, and looking it up finds the post', async (_, text, pictures) => {
  const { x, network, access, clock, media } = await connected(1_500);
  const post = postOf(text, ...(pictures ? [await media.picture()] : []));
  const { prepared } = await prepareFor(network, access, post, clock);
  const startedAt = clock.now();
  await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
  const found = await network.lookUp(access, sentOnce({ post, prepared, startedAt }));
  expect(found).toMatchObject({ verdict: 'published', post: { externalId: x.feed()[0]!.id } });
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject({ code: 'duplicate_post' });
  expect(x.feed()).toHaveLength(1);
});

test('what X lists of a hundred newer posts does not prove that an older one is not there', async () => {
  const { network, access, clock } = await connected(1_500);
  await expectNoProofBeyondNewest(network, access, clock);
});

test.each(['[timeout-before]', '[server-error]'])(
  '%s: the outcome is unknown, and not published only when that has settled',
  async (fault) => {
    const { x, network, access, clock } = await connected(1_500);
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
    expect(x.feed()).toHaveLength(2);
  },
);

test('the words of this morning once more are refused, and the owner is asked to change them', async () => {
  const { network, access, clock } = await connected();
  const post = postOf('Good morning');
  await network.publish(access, post, (await prepareFor(network, access, post, clock)).prepared);
  clock.advance({ seconds: 3600 });
  const { prepared } = await prepareFor(network, access, post, clock);
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject({ code: 'duplicate_post' });
});

test('the account and, after a while, what became of a post are read', async () => {
  const { x, network, access, clock } = await connected();
  expect(await network.inspect(access)).toMatchObject({ externalId: ACCOUNT, username });
  const post = postOf('Seen');
  const { prepared } = await prepareFor(network, access, post, clock);
  const { externalId } = await network.publish(access, post, prepared);
  clock.advance({ seconds: 3600 });
  const [seen] = await network.engagement(access, [externalId]);
  expect(seen!.impressions).toBeGreaterThan(0);
  expect(seen!.reach).toBeNull();
  expect(x.spentUsd()).toBeGreaterThan(0);
});
