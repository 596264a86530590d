import { expect, test } from 'vitest';
import { type AccountAccess, OutcomeUnknown } from '#server/platforms/ports/social-network.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { postOf, prepareFor, sentOnce } from '#server/testing/publish-to.ts';
import { DEMO_CHANNELS } from '#simulators/telegram/state.ts';

const CHANNEL = DEMO_CHANNELS[0]!;

async function connected(publishLimitMs = 60_000) {
  const { telegram, social, clock, media } = await openNetworks({ publishLimitMs });
  const access: AccountAccess = {
    externalId: String(CHANNEL.id),
    accessToken: telegram.token,
    via: 'telegram',
  };
  return {
    telegram,
    network: social.networks.telegram!,
    entry: social.entries.telegram!,
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

test('words are published, and their address opens', async () => {
  const at = await connected();
  const post = postOf('Candles & more https://yonder.example/');
  const { externalId, permalink } = await publish(at, post);
  expect(at.telegram.feed()).toMatchObject([{ text: post.text, media: [] }]);
  expect(externalId).toBe('1');
  expect((await fetch(permalink!)).status).toBe(200);
});

test('one picture, a reel and an album of ten go out whole', async () => {
  const at = await connected();
  await publish(at, postOf('One', await at.media.picture()));
  await publish(at, postOf('Moving', at.media.reel()));
  const ten = await Promise.all(Array.from({ length: 10 }, (_, n) => at.media.picture(`#${n}${n}8899`)));
  await publish(at, postOf('Ten', ...ten));
  const shown = at.telegram.feed().map(({ text, media }) => [text, media.map(({ kind }) => kind)]);
  expect(shown).toEqual([
    ['One', ['image']],
    ['Moving', ['video']],
    ['Ten', Array(10).fill('image')],
  ]);
});

test('a caption arrives letter by letter, its lines included', async () => {
  const at = await connected();
  const text = 'Çay & kahve “taze”\n\nİki satır 🫖\nüç';
  await publish(at, postOf(text, await at.media.picture()));
  await publish(at, postOf(text, await at.media.picture(), await at.media.picture('#112233')));
  await publish(at, postOf(text));
  expect(at.telegram.feed().map((each) => each.text)).toEqual([text, text, text]);
});

test('4,096 characters stand alone, with a picture there is room for 1,024', async () => {
  const { network, access, clock, media } = await connected();
  await prepareFor(network, access, postOf('x'.repeat(4096)), clock);
  const picture = await media.picture();
  await prepareFor(network, access, postOf('x'.repeat(1024), picture), clock);
  for (const post of [postOf('x'.repeat(4097)), postOf('x'.repeat(1025), picture)])
    await expect(prepareFor(network, access, post, clock)).rejects.toMatchObject({ kind: 'rejected' });
});

test.each([
  ['[reject]', { kind: 'rejected', message: expect.stringContaining('cannot be sent') }],
  ['[bad-media]', { kind: 'rejected' }],
  ['[rate-limit]', { kind: 'rate-limited', retryAfterMs: 15_000 }],
  ['[expired-token]', { kind: 'reconnect-needed', code: 'token_refused' }],
])('%s: surely refused, and nothing is published', async (fault, failure) => {
  const at = await connected();
  await expect(publish(at, postOf(`A post ${fault}`))).rejects.toMatchObject(failure);
  expect(at.telegram.feed()).toHaveLength(0);
});

test.each([
  ['[timeout-after-accept]', 1],
  ['[server-error-after-accept]', 1],
  ['[half-answer]', 1],
  ['[timeout-before]', 0],
  ['[server-error]', 0],
])('%s: the outcome is unknown, and nothing says more of it', async (fault, published) => {
  const at = await connected(1_500);
  const post = postOf(`A post ${fault}`);
  const startedAt = at.clock.now();
  await expect(publish(at, post)).rejects.toThrow(OutcomeUnknown);
  expect(at.telegram.feed()).toHaveLength(published);
  const found = await at.network.lookUp(at.access, sentOnce({ post, prepared: {}, startedAt }));
  expect(found).toEqual({ verdict: 'unclear', because: 'no_list' });
});

test('a channel that the bot was removed from waits for its owner', async () => {
  const at = await connected();
  expect(await at.network.inspect(at.access)).toMatchObject({ username: CHANNEL.username, followers: 1840 });
  at.telegram.removeBot(CHANNEL.username);
  const waits = { kind: 'reconnect-needed', code: 'permission_missing' };
  await expect(at.network.inspect(at.access)).rejects.toMatchObject(waits);
  await expect(publish(at, postOf('Hi'))).rejects.toMatchObject(waits);
});

test('nothing is known of what became of a post', async () => {
  const { network, access } = await connected();
  expect(await network.engagement(access, ['1'])).toEqual([]);
});

test.each([
  '@yondergifts',
  'yondergifts',
  ' https://t.me/yondergifts ',
  't.me/s/yondergifts',
  String(CHANNEL.id),
])('a channel may be written as %s', async (channel) => {
  const { telegram, entry } = await connected();
  const grant = await entry.open({ token: ` ${telegram.token} `, channel });
  expect(grant).toMatchObject({
    externalId: String(CHANNEL.id),
    name: 'Yonder Gifts',
    accessToken: telegram.token,
  });
});

test.each([
  [{ token: '1:A', channel: '@yondergifts' }, 'token_refused'],
  [{ channel: '@nobody' }, 'channel_missing'],
  [{ channel: '@notinvited' }, 'permission_missing'],
  [{ channel: '@mayonlyread' }, 'permission_missing'],
  [{ token: '../../desk', channel: '@yondergifts' }, 'token_refused'],
])('%o opens nothing, and says why', async (fields, code) => {
  const { telegram, entry } = await connected();
  await expect(entry.open({ token: telegram.token, ...fields })).rejects.toMatchObject({ code });
});

test('neither an address nor the token stands in what goes wrong', async () => {
  const at = await connected();
  await at.telegram.stop();
  const fault = await publish(at, postOf('Hi')).catch((error) => error);
  expect(fault).toMatchObject({ kind: 'unavailable' });
  const said = [fault, fault.cause, fault.cause?.cause].map(
    (each) => `${each?.stack} ${JSON.stringify(each)}`,
  );
  expect(said.join()).not.toContain(at.telegram.token);
});
