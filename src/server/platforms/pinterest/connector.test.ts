import { expect, test } from 'vitest';
import {
  type AccountAccess,
  OutcomeUnknown,
  type PreparedPost,
} from '#server/platforms/ports/social-network.ts';
import { openNetworks } from '#server/testing/open-networks.ts';
import { postOf, prepareFor, sentOnce } from '#server/testing/publish-to.ts';
import { DEMO_ACCOUNTS } from '#simulators/pinterest/state.ts';
import { instantOf, isSamePin } from './translate.ts';

const { id: ACCOUNT, username } = DEMO_ACCOUNTS[0]!;
const LINK = 'https://yonder.example/lamp?utm_content=1';

async function connected(publishLimitMs = 60_000) {
  const { pinterest, social, clock, media } = await openNetworks({ publishLimitMs });
  const access: AccountAccess = {
    externalId: ACCOUNT,
    accessToken: pinterest.tokensFor(ACCOUNT).access_token,
    via: 'pinterest',
  };
  const [first] = pinterest.boardsOf(ACCOUNT);
  const choices = { board: first!.id };
  /** With a picture, a title and an address, on the first board. */
  const pinOf = async (text: string, title: string | null = 'A lamp') => ({
    ...postOf(text, await media.picture()),
    title,
    link: LINK,
    choices,
  });
  const network = social.networks.pinterest!;
  return { pinterest, network, social, access, clock, media, choices, pinOf };
}
type Connected = Awaited<ReturnType<typeof connected>>;

async function publish({ network, access, clock }: Connected, post: ReturnType<typeof postOf>) {
  const { prepared } = await prepareFor(network, access, post, clock);
  return network.publish(access, post, prepared);
}

test('a picture is pinned to the chosen board with its title, text, address and alternative text', async () => {
  const at = await connected();
  const post = { ...(await at.pinOf('It glows.')), media: [await at.media.picture('#111111', 'Night')] };
  const { externalId, permalink } = await publish(at, post);
  expect(at.pinterest.feed()).toMatchObject([
    {
      id: externalId,
      account: 'Yonder Gifts (New in the shop)',
      title: 'A lamp',
      text: 'It glows.',
      link: LINK,
      media: [{ kind: 'image', altText: 'Night' }],
    },
  ]);
  expect((await fetch(permalink!)).status).toBe(200);
});

test('five pictures are one pin, described together', async () => {
  const at = await connected();
  const colours = ['#111111', '#333333', '#555555', '#777777', '#999999'];
  const pictures = await Promise.all(colours.map((colour) => at.media.picture(colour, `Lamp ${colour}`)));
  await publish(at, { ...postOf('Five', ...pictures), choices: at.choices });
  const [pin] = at.pinterest.feed();
  expect(pin!.media).toHaveLength(5);
  expect(pin!.media[0]!.altText).toBe(colours.map((colour) => `Lamp ${colour}`).join('\n'));
  const six = [...pictures, await at.media.picture('#bbbbbb')];
  await expect(publish(at, { ...postOf('Six', ...six), choices: at.choices })).rejects.toMatchObject({
    kind: 'rejected',
  });
});

test('a video is pinned once Pinterest has worked on it, and is uploaded once', async () => {
  const at = await connected();
  const { network, access, clock } = at;
  const post = { ...postOf('In motion', at.media.reel()), choices: at.choices };
  const { prepared, saves, looks } = await prepareFor(network, access, post, clock);
  expect(looks).toBeGreaterThan(1);
  expect(saves).toEqual([{ ...prepared, video: expect.stringMatching(/^\d+$/) }]);
  const again = await prepareFor(network, access, post, clock, prepared);
  expect([again.prepared, again.saves]).toEqual([prepared, []]);
  await network.publish(access, post, prepared);
  expect(at.pinterest.feed()[0]!.media).toMatchObject([{ kind: 'video' }]);
  const forgotten = await prepareFor(network, access, post, clock, { ...prepared, video: '1' });
  expect(forgotten.prepared.video).toMatch(/^\d{5,}$/);
});

test('a video that gives way to a picture is left out', async () => {
  const at = await connected();
  const moving = { ...postOf('In motion', at.media.reel()), choices: at.choices };
  const { prepared } = await prepareFor(at.network, at.access, moving, at.clock);
  const still = { ...postOf('Still', await at.media.picture()), choices: at.choices };
  const changed = await prepareFor(at.network, at.access, still, at.clock, prepared);
  await at.network.publish(at.access, still, changed.prepared);
  expect(at.pinterest.feed()[0]!.media).toMatchObject([{ kind: 'image' }]);
});

test('a video that Pinterest cannot work on is refused, and sent again at the next try', async () => {
  const at = await connected();
  const spoiled = Buffer.concat([await at.media.reel().read(), Buffer.from('[bad-media]')]);
  const reel = { ...at.media.reel(), bytes: spoiled.length, read: async () => spoiled };
  const post = { ...postOf('Bad', reel), choices: at.choices };
  const saves: PreparedPost[] = [{}];
  const save = async (next: PreparedPost) => void saves.push(structuredClone(next));
  await at.network.prepare(at.access, post, { prepared: {}, save });
  at.clock.advance({ seconds: 10 });
  await expect(at.network.prepare(at.access, post, { prepared: saves.at(-1)!, save })).rejects.toMatchObject({
    kind: 'rejected',
    code: 'media_refused',
  });
  expect(saves.map(({ video }) => video)).toEqual([undefined, expect.any(String), null]);
});

test('what Pinterest would refuse is refused before anything is sent', async () => {
  const at = await connected();
  const prepare = async (change: object) =>
    prepareFor(at.network, at.access, { ...(await at.pinOf('It glows.')), ...change }, at.clock);
  await expect(prepare({ choices: {} })).rejects.toMatchObject({
    kind: 'rejected',
    code: 'board_needed',
    message: 'Choose a board for your pins.',
  });
  const notAllowed = { kind: 'rejected', code: 'post_not_allowed' };
  for (const change of [
    { media: [] },
    { text: 'x'.repeat(801) },
    { title: 'x'.repeat(101) },
    { link: `https://yonder.example/${'x'.repeat(2048)}` },
    { media: [at.media.reel(3_999)] },
    { media: [at.media.reel(), await at.media.picture()] },
  ])
    await expect(prepare(change)).rejects.toMatchObject(notAllowed);
  await prepare({ text: 'x'.repeat(800), title: 'x'.repeat(100) });
});

test('boards are offered, however many, without those that only ads may use', async () => {
  const at = await connected();
  for (let count = 0; count < 300; count += 1) at.pinterest.addBoard(ACCOUNT, `Board ${count}`);
  const { board } = await at.network.offers!(at.access);
  expect(board!.map(({ label }) => label).slice(0, 4)).toEqual([
    'New in the shop',
    'Gift ideas',
    'Friends of the house',
    'Board 0',
  ]);
  expect(board).toHaveLength(303);
});

test('a board that is gone or not one’s own is named as the reason', async () => {
  const at = await connected();
  const post = await at.pinOf('It glows.');
  const foreign = at.pinterest.boardsOf(DEMO_ACCOUNTS[1]!.id)[0]!.id;
  await expect(publish(at, { ...post, choices: { board: foreign } })).rejects.toMatchObject({
    kind: 'rejected',
    code: 'board_refused',
  });
  at.pinterest.deleteBoard(at.choices.board);
  await expect(publish(at, post)).rejects.toMatchObject({ kind: 'rejected', code: 'board_missing' });
});

test.each([
  ['[reject]', { kind: 'rejected', message: expect.stringContaining('guidelines') }],
  ['[bad-media]', { kind: 'rejected' }],
  ['[rate-limit]', { kind: 'rate-limited', retryAfterMs: 15_000 }],
  ['[expired-token]', { kind: 'reconnect-needed', code: 'token_refused' }],
])('%s: surely refused, and nothing is published', async (fault, failure) => {
  const at = await connected();
  await expect(publish(at, await at.pinOf(`A pin ${fault}`))).rejects.toMatchObject(failure);
  expect(at.pinterest.feed()).toHaveLength(0);
});

test('a day’s last pin is waited for until the day is over', async () => {
  const at = await connected();
  at.pinterest.setAccess('trial');
  await publish(at, await at.pinOf('The last'));
  at.pinterest.exhaustWrites(ACCOUNT);
  at.clock.advance({ seconds: 3600 });
  await expect(publish(at, await at.pinOf('One more'))).rejects.toMatchObject({
    kind: 'rate-limited',
    retryAfterMs: 23 * 3600 * 1000,
  });
});

test('a token refused once is replaced, and the pin goes out once', async () => {
  const at = await connected();
  const renew = async () => at.pinterest.tokensFor(ACCOUNT).access_token;
  await publish({ ...at, access: { ...at.access, renew } }, await at.pinOf('A pin [expired-token]'));
  expect(at.pinterest.feed()).toHaveLength(1);
});

test.each(['[timeout-after-accept]', '[server-error-after-accept]', '[half-answer]'])(
  '%s: the outcome is unknown, and looking it up finds the pin, also by what was saved alone',
  async (fault) => {
    const at = await connected(1_500);
    const { network, access, clock } = at;
    const post = await at.pinOf(`A pin ${fault}`);
    const { prepared } = await prepareFor(network, access, post, clock);
    const startedAt = clock.now();
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    const published = { verdict: 'published', post: { externalId: at.pinterest.feed()[0]!.id } };
    expect(await network.lookUp(access, sentOnce({ post, prepared, startedAt }))).toMatchObject(published);
    const wordsAlone = postOf(post.text);
    expect(await network.lookUp(access, sentOnce({ post: wordsAlone, prepared, startedAt }))).toMatchObject(
      published,
    );
  },
);

test.each(['[timeout-before]', '[server-error]'])(
  '%s: the outcome is unknown, and not published only when that has settled',
  async (fault) => {
    const at = await connected(1_500);
    const { pinterest, network, access, clock } = at;
    const post = await at.pinOf(`A pin ${fault}`);
    const { prepared } = await prepareFor(network, access, post, clock);
    await network.publish(access, await at.pinOf('Before'), prepared);
    clock.advance({ seconds: 300 });
    const sent = sentOnce({ post, prepared, startedAt: clock.now() });
    await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
    expect(await network.lookUp(access, sent)).toEqual({ verdict: 'unclear', because: 'too_soon' });
    clock.advance({ seconds: 900 });
    expect(await network.lookUp(access, sent)).toEqual({ verdict: 'not_published' });
    await network.publish(access, post, prepared);
    expect(pinterest.feed()).toHaveLength(2);
  },
);

test('what Pinterest lists of a hundred newer pins does not prove that an older one is not there', async () => {
  const at = await connected(1_500);
  const { network, access, clock } = at;
  const post = await at.pinOf('Lost [timeout-before]');
  const { prepared } = await prepareFor(network, access, post, clock);
  const sent = sentOnce({ post, prepared, startedAt: clock.now() });
  await expect(network.publish(access, post, prepared)).rejects.toThrow(OutcomeUnknown);
  clock.advance({ seconds: 300 });
  for (let newer = 0; newer < 101; newer += 1) {
    if (newer === 60) clock.advance({ seconds: 60 });
    await network.publish(access, await at.pinOf(`Newer ${newer}`), prepared);
  }
  clock.advance({ seconds: 900 });
  expect(await network.lookUp(access, sent)).toEqual({ verdict: 'unclear', because: 'cut_off' });
});

test('a pin is the same when its address and all of its words are, and by its text where no more is known', () => {
  const sent = { text: 'It  glows.', prepared: { title: 'A lamp', link: LINK } };
  const pin = { id: '1', created_at: '', title: 'A lamp', description: 'It glows.', link: LINK };
  expect(isSamePin(pin, sent)).toBe(true);
  for (const other of [
    { title: null },
    { title: 'A light' },
    { description: 'It shines.' },
    { link: null },
    { link: 'https://yonder.example/lamp?utm_content=2' },
  ])
    expect(isSamePin({ ...pin, ...other }, sent)).toBe(false);
  const bare = { ...pin, title: null, description: null, link: null };
  expect(isSamePin(bare, { text: '', prepared: { title: null, link: null } })).toBe(true);
  expect(isSamePin(pin, { ...sent, prepared: undefined })).toBe(true);
  expect(isSamePin(pin, { text: 'It shines.', prepared: undefined })).toBe(false);
});

test('times without a zone are of UTC', () => {
  expect(instantOf('2026-11-21T12:00:00')).toBe('2026-11-21T12:00:00Z');
  expect(instantOf('2026-11-21T12:00:00-00:00')).toBe('2026-11-21T12:00:00-00:00');
});

test('the account and, after a while, what became of a pin are read', async () => {
  const at = await connected();
  expect(await at.network.inspect(at.access)).toMatchObject({ externalId: ACCOUNT, username });
  const { externalId } = await publish(at, await at.pinOf('Seen'));
  const read = () => at.network.engagement(at.access, [externalId, '1']);
  expect(await read()).toMatchObject([{ externalId, impressions: null, clicks: null }]);
  at.clock.advance({ seconds: 12 * 3600 });
  const [seen, ...others] = await read();
  expect(others).toEqual([]);
  expect(seen).toMatchObject({ reach: null, shares: null });
  for (const figure of ['impressions', 'clicks', 'saves', 'likes', 'comments'] as const)
    expect(seen![figure]).toBeGreaterThanOrEqual(0);
  expect(seen!.impressions).toBeGreaterThan(0);
});
