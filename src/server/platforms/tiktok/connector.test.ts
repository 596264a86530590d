import { expect, test } from 'vitest';
import { createOutside } from '#server/platforms/ports/outside.ts';
import {
  type AccountAccess,
  type NetworkPost,
  OutcomeUnknown,
  type PostMedia,
  PREPARATION_LOST,
  type PreparedPost,
} from '#server/platforms/ports/social-network.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { postOf, prepareFor, sentOnce } from '#server/testing/publish-to.ts';
import { FAIL_REASONS, STATUS_FAULTS } from '#simulators/tiktok/faults.ts';
import { DEMO_ACCOUNTS } from '#simulators/tiktok/state.ts';
import { createTikTokNetwork } from './connector.ts';

const [{ openId, username }, , , behindTheCurtain] = DEMO_ACCOUNTS as [
  (typeof DEMO_ACCOUNTS)[0],
  unknown,
  unknown,
  (typeof DEMO_ACCOUNTS)[0],
];
const MEGABYTE = 1024 * 1024;
const CHOICES = { privacy: 'PUBLIC_TO_EVERYONE' };

async function connected({
  of = openId,
  ...options
}: {
  of?: string;
  publishLimitMs?: number;
  auditedAtTikTok?: boolean;
} = {}) {
  const { tiktok, social, clock, media } = await openNetworks(options);
  const { access_token: accessToken } = tiktok.tokensFor(of);
  const access: AccountAccess = { externalId: of, accessToken, via: 'tiktok' };
  return { tiktok, network: social.networks.tiktok!, access, clock, media };
}
type Connected = Awaited<ReturnType<typeof connected>>;

/** The whole way, on which nothing else happens. */
async function publish({ network, access, clock }: Connected, post: NetworkPost) {
  const { prepared } = await prepareFor(network, access, post, clock);
  return network.publish(access, post, prepared);
}

/** As a reel that is of so many bytes. */
async function grown(reel: PostMedia, bytes: number): Promise<PostMedia> {
  const content = await reel.read();
  const rest = Buffer.alloc(bytes - content.length);
  rest.writeUInt32BE(rest.length, 0);
  rest.write('free', 4, 'latin1');
  const whole = Buffer.concat([content, rest]);
  return { ...reel, bytes, read: async () => whole };
}

test('a reel goes to the phone of its owner, who posts it there', async () => {
  const at = await connected();
  const { network, access, tiktok, clock } = at;
  const sent = await publish(at, postOf('Tea', at.media.reel()));
  expect(sent).toEqual({
    externalId: expect.stringMatching(/^v_inbox_file~/),
    permalink: null,
    isOnPhone: true,
  });
  expect(await network.followUp!(access, sent)).toEqual({ state: 'waiting' });
  clock.advance({ seconds: 10 });
  expect(await network.followUp!(access, sent)).toEqual({ state: 'waiting' });
  expect(tiktok.feed()).toEqual([]);

  tiktok.finish(sent.externalId, 'Tea, by hand');
  const { externalId } = sent;
  expect(await network.followUp!(access, sent)).toEqual({
    state: 'published',
    post: { externalId, permalink: null },
  });
  clock.advance({ seconds: 60 });
  const moderated = await network.followUp!(access, sent);
  const { permalink } = (moderated as { post: { permalink: string } }).post;
  // An id of 64 bits, not one that was rounded.
  expect(permalink).toBe(`${tiktok.authOrigin}/@${username}/video/${tiktok.feed()[0]!.id}`);
  expect((await fetch(permalink)).status).toBe(200);
});

test('a reel that is discarded on the phone will never be visible', async () => {
  const at = await connected();
  const sent = await publish(at, postOf('Tea', at.media.reel()));
  at.clock.advance({ seconds: 10 });
  at.tiktok.discard(sent.externalId);
  expect(await at.network.followUp!(at.access, sent)).toMatchObject({
    state: 'ended',
    because: { kind: 'rejected', code: 'publish_cancelled' },
  });
});

test('a large video goes in parts, of which the last is sent when it is to be published', async () => {
  const at = await connected();
  const { network, access, clock, tiktok } = at;
  const post = postOf('Long', await grown(at.media.reel(), 17 * MEGABYTE));
  const { prepared, saves } = await prepareFor(network, access, post, clock);
  expect(saves.map(({ sent }) => sent)).toEqual([0, 1, 2]);
  expect(tiktok.uploads()).toBe(0);
  await network.publish(access, post, prepared);
  expect(tiktok.uploads()).toBe(1);
});

test('preparing goes on where a killed process stopped, and begins anew where TikTok has got more than was saved', async () => {
  const at = await connected();
  const { network, access, clock } = at;
  const post = postOf('Long', await grown(at.media.reel(), 17 * MEGABYTE));
  const first = await prepareFor(network, access, post, clock);
  const anew = await prepareFor(network, access, post, clock, first.saves[1]);
  expect(anew.prepared.publishId).not.toBe(first.prepared.publishId);
  const again = await prepareFor(network, access, post, clock, anew.prepared);
  expect(again.prepared).toEqual(anew.prepared);
  await network.publish(access, post, again.prepared);
  expect(at.tiktok.uploads()).toBe(1);
});

test('an upload whose address has ended is prepared again', async () => {
  const at = await connected();
  const { network, access, clock } = at;
  const post = postOf('Tea', at.media.reel());
  const { prepared } = await prepareFor(network, access, post, clock);
  clock.advance({ seconds: 3600 });
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject({ code: PREPARATION_LOST });
  const anew = await prepareFor(network, access, post, clock, prepared);
  expect(anew.prepared.publishId).not.toBe(prepared.publishId);
  await network.publish(access, post, anew.prepared);
  expect(at.tiktok.uploads()).toBe(1);
});

test('words and pictures without a video are refused before anything is sent', async () => {
  const { network, access, clock, media } = await connected();
  const refused = { kind: 'rejected', message: 'TikTok takes videos only. Choose a reel.' };
  await expect(prepareFor(network, access, postOf('Tea'), clock)).rejects.toMatchObject(refused);
  const pictured = postOf('Tea', await media.picture());
  await expect(prepareFor(network, access, pictured, clock)).rejects.toMatchObject(refused);
  const wordy = postOf('x'.repeat(2201), media.reel());
  await expect(prepareFor(network, access, wordy, clock)).rejects.toMatchObject({ kind: 'rejected' });
  const endless = postOf('Tea', media.reel(601_000));
  await expect(prepareFor(network, access, endless, clock)).rejects.toMatchObject({ kind: 'rejected' });
});

test.each([
  ['spam_risk_too_many_posts', { kind: 'rate-limited', code: 'too_many_posts' }],
  ['spam_risk_user_banned_from_posting', { kind: 'rejected', code: 'account_banned' }],
  ['reached_active_user_cap', { kind: 'rate-limited', code: 'active_user_cap' }],
  ['rate_limit_exceeded', { kind: 'rate-limited', code: 'rate_limited' }],
  ['internal_error', { kind: 'unavailable' }],
])('%s: no upload is begun, and the owner reads why', async (code, failure) => {
  const { network, access, clock, media, tiktok } = await connected();
  tiktok.order('refusal', code);
  const post = postOf('Tea', media.reel());
  await expect(prepareFor(network, access, post, clock)).rejects.toMatchObject(failure);
  await prepareFor(network, access, post, clock);
});

test('a sixth video waits until one of the five on the phone is finished', async () => {
  const at = await connected();
  for (let nth = 0; nth < 5; nth += 1) {
    await publish(at, postOf('Tea', at.media.reel()));
    at.clock.advance({ seconds: 60 });
  }
  const sixth = postOf('Tea', at.media.reel());
  await expect(publish(at, sixth)).rejects.toMatchObject({
    kind: 'rate-limited',
    message: 'Five videos wait on your phone already. Finish or discard one in TikTok.',
  });
  at.tiktok.finish(at.tiktok.drafts()[0]!.publishId, 'Tea');
  expect(await publish(at, sixth)).toMatchObject({ isOnPhone: true });
});

test.each(FAIL_REASONS)('%s: a video that arrived and failed ends with the reason', async (reason) => {
  const at = await connected();
  at.tiktok.order('processing', reason);
  const sent = await publish(at, postOf('Tea', at.media.reel()));
  at.clock.advance({ seconds: 10 });
  const { state, because } = (await at.network.followUp!(at.access, sent)) as {
    state: string;
    because: Error & { code: string };
  };
  expect([state, because.code]).toEqual(['ended', reason]);
  expect(because.message).not.toContain(reason);
});

test('a token that ran out is renewed, and one that is not ends the connection', async () => {
  const { tiktok, network, access, clock, media } = await connected();
  const post = postOf('Tea', media.reel());
  tiktok.expireTokens();
  const renewed = { ...access, renew: async () => tiktok.tokensFor(openId).access_token };
  await prepareFor(network, renewed, post, clock);
  await expect(prepareFor(network, access, post, clock)).rejects.toMatchObject({ kind: 'reconnect-needed' });
});

/* What the one call may end in, and what is asked after it. */
const LOST = ['server-error-after-accept', 'timeout-after-accept'];
const NEVER_ARRIVED = ['server-error', 'timeout-before'];

async function sendUnanswered(at: Connected, fault: string) {
  const { network, access, clock, tiktok, media } = at;
  const post = postOf('Tea', media.reel());
  const { prepared } = await prepareFor(network, access, post, clock);
  tiktok.order('upload', fault);
  await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
  return sentOnce({ post, prepared, startedAt: clock.now() });
}

test.each(LOST)('%s: the video is found, and sending it again sends nothing', async (fault) => {
  const at = await connected({ publishLimitMs: 500 });
  const { network, access, clock, tiktok } = at;
  const sent = await sendUnanswered(at, fault);
  const found = { externalId: sent.prepared.publishId, permalink: null, isOnPhone: true };
  // All of it is there, although TikTok is still at work on it.
  expect(await network.lookUp(access, sent)).toEqual({ verdict: 'published', post: found });
  clock.advance({ seconds: 30 });
  expect(await network.lookUp(access, sent)).toEqual({ verdict: 'published', post: found });
  expect(await network.publish(access, sent.post, sent.prepared)).toEqual(found);
  expect(tiktok.uploads()).toBe(1);
});

test.each(NEVER_ARRIVED)(
  '%s: that it is missing is believed after a while, and the same upload goes on',
  async (fault) => {
    const at = await connected({ publishLimitMs: 500 });
    const { network, access, clock, tiktok } = at;
    const sent = await sendUnanswered(at, fault);
    clock.advance({ seconds: 60 });
    expect(await network.lookUp(access, sent)).toEqual({ verdict: 'unclear', because: 'too_soon' });
    clock.advance({ seconds: 300 });
    expect(await network.lookUp(access, sent)).toEqual({ verdict: 'not_published' });
    const published = await network.publish(access, sent.post, sent.prepared);
    expect(published.externalId).toBe(sent.prepared.publishId);
    expect(tiktok.uploads()).toBe(1);
  },
);

const PROVING_NOTHING = STATUS_FAULTS.filter((fault) => fault !== 'lagging');

test.each(PROVING_NOTHING)(
  'a status that answers %s proves nothing, and nothing is sent on it',
  async (fault) => {
    const at = await connected({ publishLimitMs: 500 });
    const { network, access, clock, tiktok } = at;
    const lost = await sendUnanswered(at, 'timeout-after-accept');
    const missing = await sendUnanswered(at, 'timeout-before');
    clock.advance({ seconds: 600 });
    tiktok.order('status', fault);
    for (const sent of [lost, missing]) {
      const verdict = await network.lookUp(access, sent).catch((error: Error) => error.name);
      expect(verdict === 'PlatformFailure' || verdict).toEqual(
        fault === 'no-progress' ? { verdict: 'unclear', because: 'incomplete' } : true,
      );
    }
    tiktok.order('status', '');
    expect(await network.lookUp(access, lost)).toMatchObject({ verdict: 'published' });
    expect(await network.lookUp(access, missing)).toEqual({ verdict: 'not_published' });
  },
);

test('a status that is behind leads to no second video: the upload refuses its last part', async () => {
  const at = await connected({ publishLimitMs: 500 });
  const { network, access, clock, tiktok } = at;
  const { post, prepared, ...sent } = await sendUnanswered(at, 'timeout-after-accept');
  clock.advance({ seconds: 600 });
  tiktok.order('status', 'lagging');
  expect(await network.lookUp(access, { post, prepared, ...sent })).toEqual({ verdict: 'not_published' });
  await expect(network.publish(access, post, prepared)).rejects.toMatchObject({ code: 'preparation_used' });
  expect(tiktok.uploads()).toBe(1);
});

test('after the address has ended, another upload is begun only on proof that the first came to nothing', async () => {
  const at = await connected({ publishLimitMs: 500 });
  const { network, access, clock, tiktok } = at;
  const lost = await sendUnanswered(at, 'timeout-after-accept');
  const missing = await sendUnanswered(at, 'timeout-before');
  clock.advance({ seconds: 3600 });
  tiktok.order('status', 'no-progress');
  for (const { post, prepared } of [lost, missing])
    await expect(network.publish(access, post, prepared)).rejects.toMatchObject({ code: 'preparation_used' });
  tiktok.order('status', 'unknown-id');
  await expect(network.publish(access, lost.post, lost.prepared)).rejects.toMatchObject({
    code: 'preparation_used',
  });
  tiktok.order('status', '');
  expect(await network.publish(access, lost.post, lost.prepared)).toMatchObject({ isOnPhone: true });
  await expect(network.publish(access, missing.post, missing.prepared)).rejects.toMatchObject({
    code: PREPARATION_LOST,
  });
  expect(tiktok.uploads()).toBe(1);
});

test('a failed video is not looked for further: it ends with its reason, or is prepared again', async () => {
  const at = await connected({ publishLimitMs: 500 });
  const { network, access, clock, tiktok } = at;
  for (const [reason, failure] of [
    ['frame_rate_check_failed', { kind: 'rejected', code: 'frame_rate_check_failed' }],
    ['internal', { code: PREPARATION_LOST }],
  ] as const) {
    tiktok.order('processing', reason);
    const sent = await sendUnanswered(at, 'timeout-after-accept');
    clock.advance({ seconds: 30 });
    expect(await network.lookUp(access, sent)).toEqual({ verdict: 'not_published' });
    await expect(network.publish(access, sent.post, sent.prepared)).rejects.toMatchObject(failure);
  }
});

/* Posts that appear by themselves, as audited apps may make them. */
const direct = (at: Connected, text: string, more: Partial<NetworkPost> = {}): NetworkPost => ({
  ...postOf(text, at.media.reel()),
  choices: CHOICES,
  ...more,
});

async function audited(publishLimitMs = 60_000) {
  const at = await connected({ auditedAtTikTok: true, publishLimitMs });
  at.tiktok.setAudited(true);
  return at;
}

/** TikTok is at work on it for some seconds; what becomes of it is looked up, as that of a lost answer. */
async function publishDirect(at: Connected, post: NetworkPost, prepared: PreparedPost) {
  await expect(at.network.publish(at.access, post, prepared)).rejects.toThrow(OutcomeUnknown);
  const sent = sentOnce({ post, prepared, startedAt: at.clock.now() });
  expect(await at.network.lookUp(at.access, sent)).toEqual({ verdict: 'unclear', because: 'too_soon' });
  at.clock.advance({ seconds: 60 });
  return at.network.lookUp(at.access, sent);
}

test('a direct post appears by itself, with what was chosen for it', async () => {
  const at = await audited();
  const post = direct(at, 'Tea', {
    madeWithAi: true,
    choices: { ...CHOICES, comments: 'yes', duet: 'no', brandOrganic: 'yes' },
  });
  const { prepared } = await prepareFor(at.network, at.access, post, at.clock);
  const found = await publishDirect(at, post, prepared);
  expect(found).toMatchObject({ verdict: 'published', post: { externalId: prepared.publishId } });
  const { permalink } = (found as { post: { permalink: string } }).post;
  expect((await fetch(permalink)).status).toBe(200);
  expect(at.tiktok.feed()).toMatchObject([{ text: 'Tea', permalink }]);
  expect(at.tiktok.lastInfo()).toEqual({
    title: 'Tea',
    privacy_level: 'PUBLIC_TO_EVERYONE',
    disable_comment: false,
    disable_duet: true,
    disable_stitch: true,
    brand_content_toggle: false,
    brand_organic_toggle: true,
    is_aigc: true,
  });
  expect(await at.network.publish(at.access, post, prepared)).toMatchObject({ permalink });
  expect(at.tiktok.feed()).toHaveLength(1);
});

test('a direct post needs a choice of who can see it, among those that the account offers', async () => {
  const at = await audited();
  const prepare = (choices: Record<string, string>) =>
    prepareFor(at.network, at.access, direct(at, 'Tea', { choices }), at.clock);
  await expect(prepare({})).rejects.toMatchObject({ kind: 'rejected', message: 'Choose who can see it.' });
  await expect(prepare({ privacy: 'FOLLOWER_OF_CREATOR' })).rejects.toMatchObject({ code: 'privacy_gone' });
  expect(at.network.asks).toBeUndefined();
  expect(await at.network.offers!(at.access)).toEqual({
    privacy: [
      { value: 'PUBLIC_TO_EVERYONE', label: 'PUBLIC_TO_EVERYONE' },
      { value: 'MUTUAL_FOLLOW_FRIENDS', label: 'MUTUAL_FOLLOW_FRIENDS' },
      { value: 'SELF_ONLY', label: 'SELF_ONLY' },
    ],
  });
});

test('switches that the account leaves off are not offered', async () => {
  const at = await connected({ auditedAtTikTok: true, of: behindTheCurtain.openId });
  expect(await at.network.offers!(at.access)).toMatchObject({ duet: [], stitch: [] });
});

test('what goes to a phone asks for no choices', async () => {
  const { network } = await connected();
  expect(network.asks).toEqual([]);
  expect(network.offers).toBeUndefined();
});

test('what was prepared for a phone goes there, although the app was audited in between', async () => {
  const { tiktok, network, access, clock, media } = await connected();
  const post = postOf('Tea', media.reel());
  const { prepared } = await prepareFor(network, access, post, clock);
  const since = createTikTokNetwork({
    apiOrigin: tiktok.apiOrigin,
    webOrigin: tiktok.authOrigin,
    isAudited: true,
    outside: createOutside({ allowedOrigins: [tiktok.apiOrigin] }),
    now: clock.now,
  });
  const sent = await since.publish(access, post, prepared);
  expect(sent).toMatchObject({ isOnPhone: true });
  clock.advance({ seconds: 10 });
  expect(await since.lookUp(access, sentOnce({ post, prepared, startedAt: clock.now() }))).toEqual({
    verdict: 'published',
    post: sent,
  });
});

test('an app that is not audited posts directly to private accounts only, visible to nobody else', async () => {
  const inPublic = await connected({ auditedAtTikTok: true });
  await expect(publish(inPublic, direct(inPublic, 'Tea'))).rejects.toMatchObject({ code: 'app_not_audited' });
  const at = await connected({ auditedAtTikTok: true, of: behindTheCurtain.openId });
  const post = direct(at, 'Tea', { choices: { privacy: 'SELF_ONLY' } });
  const { prepared } = await prepareFor(at.network, at.access, post, at.clock);
  // It has no address.
  expect(await publishDirect(at, post, prepared)).toMatchObject({
    verdict: 'published',
    post: { permalink: null },
  });
  expect(at.tiktok.feed()).toEqual([]);
});

test.each(['spam_risk_too_many_posts', 'spam_risk_user_banned_from_posting', 'reached_active_user_cap'])(
  '%s: said with status 200, it is a refusal all the same',
  async (code) => {
    const at = await audited();
    at.tiktok.order('refusal', code);
    await expect(publish(at, direct(at, 'Tea'))).rejects.toMatchObject({ name: 'PlatformFailure' });
    expect(at.tiktok.lastInfo()).toBeNull();
  },
);

test('a direct post that fails while TikTok works on it is sent no more, and its owner reads why', async () => {
  const at = await audited();
  const post = direct(at, 'Tea [bad-media]');
  const { prepared } = await prepareFor(at.network, at.access, post, at.clock);
  expect(await publishDirect(at, post, prepared)).toEqual({ verdict: 'not_published' });
  await expect(at.network.publish(at.access, post, prepared)).rejects.toMatchObject({
    kind: 'rejected',
    message: 'TikTok does not take the format of this video.',
  });
  expect(at.tiktok.feed()).toEqual([]);
});
