import { expect, test } from 'vitest';
import { createOutside } from '#server/platforms/ports/outside.ts';
import { OutcomeUnknown, type PostMedia } from '#server/platforms/ports/social-network.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { postOf, prepareFor, sentOnce } from '#server/testing/publish-to.ts';
import { inEnglish } from '#shared/core/sentence.ts';
import { DEMO_CHANNELS } from '#simulators/youtube/state.ts';
import { createYoutubeNetwork } from './connector.ts';

const { id: CHANNEL, handle, subscribers } = DEMO_CHANNELS[0]!;
const STEP = 256 * 1024;

async function connected(publishLimitMs = 60_000) {
  const { youtube, social, clock, media } = await openNetworks({ publishLimitMs });
  const opened = () => ({
    externalId: CHANNEL,
    accessToken: youtube.tokensFor(CHANNEL).access_token,
    via: 'youtube' as const,
  });
  return { youtube, network: social.networks.youtube!, access: opened(), opened, clock, media };
}

/** With so many bytes more than it needs. */
async function longer(reel: PostMedia, bytes: number): Promise<PostMedia> {
  const content = Buffer.concat([await reel.read(), Buffer.alloc(bytes)]);
  return { ...reel, bytes: content.length, read: async () => content };
}

test('a reel is published as it was asked for, with a title of its own or the first line', async () => {
  const { youtube, network, access, clock, media } = await connected();
  const post = {
    ...postOf('Fresh tea\nFrom the hills', media.reel()),
    madeWithAi: true,
    choices: { privacy: 'unlisted', madeForKids: 'yes' },
  };
  const { prepared } = await prepareFor(network, access, post, clock);
  expect(youtube.feed()).toHaveLength(0);
  const { externalId, permalink, note } = await network.publish(access, post, prepared);
  expect(youtube.videos()).toMatchObject([
    {
      id: externalId,
      title: 'Fresh tea',
      description: post.text,
      privacy: 'unlisted',
      madeForKids: true,
      synthetic: true,
    },
  ]);
  expect(note).toBeUndefined();
  expect((await fetch(permalink!)).status).toBe(200);
  const titled = { ...postOf('More words', media.reel()), title: 'Tea' };
  await network.publish(access, titled, (await prepareFor(network, access, titled, clock)).prepared);
  expect(youtube.videos()[1]).toMatchObject({ title: 'Tea', privacy: 'public', madeForKids: false });
});

test('all but the last bytes are sent before, and sending goes on where a killed process stopped', async () => {
  const { youtube, network, access, clock, media } = await connected();
  const post = postOf('In parts', await longer(media.reel(), 40 * STEP));
  const { prepared, saves } = await prepareFor(network, access, post, clock);
  expect(saves).toHaveLength(1);
  const again = await prepareFor(network, access, post, clock, saves[0]);
  expect(again.prepared).toEqual(prepared);
  await network.publish(access, post, again.prepared);
  expect(youtube.feed()).toHaveLength(1);
});

test('a large video is sent in several turns where YouTube takes its time', async () => {
  const { youtube, access, clock, media } = await connected();
  const { apiOrigin, webOrigin } = youtube;
  const outside = createOutside({ allowedOrigins: [apiOrigin] });
  const slowly: typeof outside.request = (...asked) => {
    clock.advance({ seconds: 40 });
    return outside.request(...asked);
  };
  const at = { apiOrigin, webOrigin, outside: { request: slowly }, now: clock.now };
  const network = createYoutubeNetwork(at);
  const post = postOf('Large', await longer(media.reel(), 40 * STEP));
  const { prepared, looks } = await prepareFor(network, access, post, clock);
  expect(looks).toBeGreaterThan(1);
  await network.publish(access, post, prepared);
  expect(youtube.feed()).toMatchObject([{ media: [{ kind: 'video' }] }]);
  outside.close();
});

test.each([
  ['a text alone', postOf('Tea'), 'videos only'],
  ['a title with <', { ...postOf('Tea'), title: 'Tea <3' }, 'no <'],
  ['a title of 101 characters', { ...postOf('Tea'), title: 'a'.repeat(101) }, '100 characters'],
  ['a text of 5,001 bytes', postOf(`${'é'.repeat(2500)}a`), '5,000 bytes'],
  ['neither title nor text', postOf(''), 'needs a title'],
])('%s is refused before anything is sent', async (what, post, reason) => {
  const { youtube, network, access, clock, media } = await connected();
  const sent = what === 'a text alone' ? post : { ...post, media: [media.reel()] };
  await expect(prepareFor(network, access, sent, clock)).rejects.toMatchObject({
    kind: 'rejected',
    message: expect.stringContaining(reason),
  });
  expect(youtube.feed()).toHaveLength(0);
});

test('a picture, a wide film and one that is too long are no Shorts', async () => {
  const { network, access, clock, media } = await connected();
  const wide = { ...media.reel(), width: 1920, height: 1080 };
  for (const each of [await media.picture(), wide, media.reel(181_000)])
    await expect(prepareFor(network, access, postOf('Tea', each), clock)).rejects.toMatchObject({
      code: 'post_not_allowed',
    });
});

test('a long first line becomes a title that ends with a word', async () => {
  const { youtube, network, access, clock, media } = await connected();
  const post = postOf('fresh tea '.repeat(30), media.reel());
  await network.publish(access, post, (await prepareFor(network, access, post, clock)).prepared);
  const { title } = youtube.videos()[0]!;
  expect(title).toMatch(/ (?:fresh|tea)…$/);
  expect(title.length).toBeLessThanOrEqual(100);
});

test('what YouTube made of it other than was chosen is said', async () => {
  const { youtube, network, access, clock, media } = await connected();
  youtube.setReviewed(false);
  const post = postOf('Tea', media.reel());
  const { prepared } = await prepareFor(network, access, post, clock);
  const startedAt = clock.now();
  const { note } = await network.publish(access, post, prepared);
  expect(inEnglish(note!)).toContain('private');
  const found = await network.lookUp(access, sentOnce({ post, prepared, startedAt }));
  expect(found).toMatchObject({ verdict: 'published', post: { note } });
});

test.each([
  ['[reject]', { kind: 'rejected', code: 'post_refused' }],
  ['[rate-limit]', { kind: 'rate-limited', retryAfterMs: 60_000 }],
  ['[expired-token]', { kind: 'reconnect-needed', code: 'token_refused' }],
])('%s: surely refused, and nothing is published', async (fault, failure) => {
  const { youtube, network, access, clock, media } = await connected();
  const post = postOf(`A post ${fault}`, media.reel());
  const { prepared } = await prepareFor(network, access, post, clock);
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject(failure);
  expect(youtube.feed()).toHaveLength(0);
});

test('a token refused once is replaced, and the video goes out once', async () => {
  const { youtube, network, access, opened, clock, media } = await connected();
  const post = postOf('A post [expired-token]', media.reel());
  const { prepared } = await prepareFor(network, access, post, clock);
  const renew = async () => opened().accessToken;
  await network.publish({ ...access, renew }, post, prepared);
  expect(youtube.feed()).toHaveLength(1);
});

test('when the uploads of the day are used up, the next try is after midnight on the Pacific coast', async () => {
  const { youtube, network, access, clock, media } = await connected();
  youtube.setUploadQuota(0);
  const full = { kind: 'rate-limited', retryAfterMs: 20 * 3_600_000 };
  const prepare = (text: string) => prepareFor(network, access, postOf(text, media.reel()), clock);
  await expect(prepare('Tea')).rejects.toMatchObject({ code: 'quota_used', ...full });
  await expect(prepare('Tea [upload-limit]')).rejects.toMatchObject({ code: 'uploads_used', ...full });
});

test.each(['[timeout-after-accept]', '[server-error-after-accept]'])(
  '%s: the outcome is unknown, and the session says what came of it, as often as it is asked',
  async (fault) => {
    const { youtube, network, access, clock, media } = await connected(1_500);
    const post = postOf(`A post ${fault}`, media.reel());
    const { prepared } = await prepareFor(network, access, post, clock);
    const sent = sentOnce({ post, prepared, startedAt: clock.now() });
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    const { id } = youtube.feed()[0]!;
    expect(await network.lookUp(access, sent)).toMatchObject({
      verdict: 'published',
      post: { externalId: id },
    });
    expect(await network.publish(access, post, prepared)).toMatchObject({ externalId: id });
    expect(youtube.feed()).toHaveLength(1);
  },
);

test.each(['[timeout-before]', '[server-error]'])(
  '%s: the session says that nothing came of it, and the video goes out once',
  async (fault) => {
    const { youtube, network, access, clock, media } = await connected(1_500);
    const post = postOf(`A post ${fault}`, media.reel());
    const { prepared } = await prepareFor(network, access, post, clock);
    const sent = sentOnce({ post, prepared, startedAt: clock.now() });
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    expect(await network.lookUp(access, sent)).toEqual({ verdict: 'not_published' });
    await network.publish(access, post, prepared);
    expect(youtube.feed()).toHaveLength(1);
  },
);

test('a session that is gone proves nothing: the list of uploads is judged', async () => {
  const { youtube, network, access, opened, clock, media } = await connected(1_500);
  const before = postOf('Before', media.reel());
  await network.publish(access, before, (await prepareFor(network, access, before, clock)).prepared);
  clock.advance({ seconds: 300 });
  const lost = postOf('Lost [server-error-after-accept]', media.reel());
  const { prepared } = await prepareFor(network, access, lost, clock);
  const sent = sentOnce({ post: lost, prepared, startedAt: clock.now() });
  await expect(network.publish(access, lost, prepared)).rejects.toThrow(OutcomeUnknown);
  youtube.forgetSessions();
  const { id } = youtube.feed()[1]!;
  await expect(network.publish(access, lost, prepared)).rejects.toMatchObject({ code: 'preparation_used' });
  expect(await network.lookUp(access, sent)).toMatchObject({
    verdict: 'published',
    post: { externalId: id },
  });

  clock.advance({ seconds: 300 });
  const never = postOf('Never [server-error]', media.reel());
  const made = (await prepareFor(network, access, never, clock)).prepared;
  const sentNever = sentOnce({ post: never, prepared: made, startedAt: clock.now() });
  await expect(network.publish(access, never, made)).rejects.toThrow(OutcomeUnknown);
  youtube.forgetSessions();
  expect(await network.lookUp(access, sentNever)).toEqual({ verdict: 'unclear', because: 'too_soon' });
  clock.advance({ seconds: 900 });
  expect(await network.lookUp(opened(), sentNever)).toEqual({ verdict: 'not_published' });
});

test('a session that ended before the last byte is made anew', async () => {
  const { youtube, network, access, clock, media } = await connected();
  const post = postOf('Tea', media.reel());
  const first = (await prepareFor(network, access, post, clock)).prepared;
  youtube.forgetSessions();
  const second = (await prepareFor(network, access, post, clock, first)).prepared;
  expect(second.session).not.toBe(first.session);
  await network.publish(access, post, second);
  expect(youtube.feed()).toHaveLength(1);
});

test('the channel and, after a while, what became of a video are read', async () => {
  const { network, access, opened, clock, media } = await connected();
  expect(await network.inspect(access)).toMatchObject({
    externalId: CHANNEL,
    username: handle.slice(1),
    followers: subscribers,
  });
  const post = postOf('Seen', media.reel());
  const { prepared } = await prepareFor(network, access, post, clock);
  const { externalId } = await network.publish(access, post, prepared);
  clock.advance({ seconds: 3600 });
  const [seen] = await network.engagement(opened(), [externalId]);
  expect(seen!.impressions).toBeGreaterThan(0);
  expect(seen).toMatchObject({ reach: null, shares: null, clicks: null });
});
