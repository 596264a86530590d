import { expect, test } from 'vitest';
import { type Publishing, startPublishing } from '#server/testing/start-publishing.ts';
import { LIST_FAULTS, type ListFault } from '#simulators/meta/social/list-faults.ts';
import { STATUS_FAULTS } from '#simulators/tiktok/faults.ts';

/*
 * Networks, ways in which a list can go wrong (decision 027), and reasons to look at it: every pair of them meets the
 * real worker here (a Latin square of the three). What each fault says is judged in one place, platforms/ports/post-list.
 */
const REFUSING = ['twitter', 'facebook', 'instagram', 'threads'] as const;
/** Pinterest is not known to refuse what it has already, so that there are two reasons to look. */
const NETWORKS = [...REFUSING, 'pinterest'] as const;
type Listing = (typeof NETWORKS)[number];
const REASONS = ['lost answer', 'never arrived', 'refused'] as const;

function faultsFor(network: Listing, reason: (typeof REASONS)[number]): ListFault[] {
  const row = NETWORKS.indexOf(network) + REASONS.indexOf(reason);
  const reasons = REFUSING.some((each) => each === network) ? REASONS.length : REASONS.length - 1;
  return LIST_FAULTS.filter((_, at) => (at + row) % reasons === 0);
}

const LOST = '[server-error-after-accept]';
const NEVER_ARRIVED = '[server-error:1]';
const ASKED = { status: 'unconfirmed', problemCode: 'please_look', link: false };
const FOUND = { status: 'published', problemCode: null, link: true };

async function startOn(
  network: Listing | 'youtube',
  options: { refuseRepeats: boolean; publishLimitMs?: number },
) {
  const publishing = await startPublishing(options);
  const { meta, x, pinterest, youtube, accounts, store, grantsOf, post, look, runDue, clock, shown } =
    publishing;
  const withPicture = async () => ({ mediaId: await publishing.picture() });
  const mediaOf = {
    twitter: async () => ({}),
    facebook: async () => ({}),
    threads: async () => ({}),
    instagram: withPicture,
    pinterest: withPicture,
    youtube: async () => ({ mediaId: await publishing.reel(), contentFormat: 'reel' as const }),
  };
  const shownWith = await mediaOf[network]();
  const wordingOf = (caption: string) => ({ caption, ...shownWith });

  async function begin(caption: string): Promise<string> {
    const { id } = await post({ on: [network], wording: wordingOf(caption) });
    return id;
  }

  /** From one try to the next, until `isEnough` or there is none. */
  async function workOn(id: string, isEnough: (found: Look) => boolean = () => false): Promise<void> {
    for (;;) {
      await runDue();
      const found = await look(id);
      const { nextTryAt } = found.delivery;
      if (!nextTryAt || isEnough(found)) return;
      const waitMs = nextTryAt.getTime() - clock.now().getTime();
      clock.advance({ seconds: Math.max(0, waitMs / 1000) });
    }
  }

  async function publishKnown(caption: string): Promise<void> {
    // Tokens of X last for two hours.
    await accounts.connect(store, grantsOf(0));
    await workOn(await begin(caption));
    clock.advance({ minutes: 5 });
  }

  async function outcome(id: string) {
    const { caption, delivery } = await look(id);
    const { status, problemCode, permalink } = delivery;
    return { times: times(caption!), status, problemCode, link: permalink !== null };
  }

  const times = (caption: string) => shown().filter((text) => text === caption).length;
  const setListFault = (fault: ListFault | null) => {
    meta.setListFault(fault);
    x.setListFault(fault);
    pinterest.setListFault(fault);
    youtube.setListFault(fault);
  };
  await publishKnown('First');
  await publishKnown('Second');
  return { ...publishing, begin, workOn, publishKnown, outcome, setListFault };
}
type Look = Awaited<ReturnType<Publishing['look']>>;

const rowOf = (faults: ListFault[], outcome: unknown) =>
  Object.fromEntries(faults.map((fault) => [fault, outcome])) as Record<ListFault, unknown>;

test.each(NETWORKS)(
  '%s: a lost answer never leads to a second post, whatever the list says',
  async (network) => {
    const { begin, workOn, publishKnown, outcome, setListFault } = await startOn(network, {
      refuseRepeats: false,
    });
    const faults = faultsFor(network, 'lost answer');
    const forGood = rowOf(faults, null);
    const forAWhile = rowOf(faults, null);
    for (const fault of faults) {
      setListFault(fault);
      await publishKnown(`Known while ${fault}`);
      const doomed = await begin(`${fault} for good ${LOST}`);
      await workOn(doomed);
      forGood[fault] = await outcome(doomed);

      const lucky = await begin(`${fault} for a while ${LOST}`);
      await workOn(lucky, ({ delivery }) => delivery.lookUps + delivery.failedLookUps > 0);
      setListFault(null);
      await workOn(lucky);
      forAWhile[fault] = await outcome(lucky);
    }
    expect(forGood).toEqual(rowOf(faults, { times: 1, ...ASKED }));
    expect(forAWhile).toEqual(rowOf(faults, { times: 1, ...FOUND }));
  },
);

test.each(NETWORKS)('%s: a post that never arrived is sent again on proof only', async (network) => {
  const { begin, workOn, publishKnown, outcome, setListFault } = await startOn(network, {
    refuseRepeats: false,
  });
  const faults = faultsFor(network, 'never arrived');
  const forGood = rowOf(faults, null);
  const forAWhile = rowOf(faults, null);
  for (const fault of faults) {
    setListFault(fault);
    await publishKnown(`Known while ${fault}`);
    const doomed = await begin(`${fault} for good ${NEVER_ARRIVED}`);
    await workOn(doomed);
    forGood[fault] = await outcome(doomed);

    const lucky = await begin(`${fault} for a while ${NEVER_ARRIVED}`);
    await workOn(lucky, ({ delivery }) => delivery.lookUps + delivery.failedLookUps > 0);
    setListFault(null);
    await workOn(lucky);
    forAWhile[fault] = await outcome(lucky);
  }
  expect(forGood).toEqual(rowOf(faults, { times: 0, ...ASKED }));
  expect(forAWhile).toEqual(rowOf(faults, { times: 1, ...FOUND }));
});

/** Instagram and Threads only say that what the post was made of is gone, which may have another reason. */
const WITHOUT_ADDRESS = {
  twitter: { status: 'published', problemCode: 'address_unknown', link: false },
  facebook: { status: 'published', problemCode: 'address_unknown', link: false },
  instagram: ASKED,
  threads: ASKED,
};

test.each(REFUSING)('%s: what is refused as a repetition is not called failed', async (network) => {
  const { begin, workOn, publishKnown, outcome, setListFault } = await startOn(network, {
    refuseRepeats: true,
  });
  const isRefused = ({ delivery }: Look) => delivery.openAttempt?.refusedAs != null;
  const faults = faultsFor(network, 'refused');
  const forGood = rowOf(faults, null);
  const forAWhile = rowOf(faults, null);
  for (const fault of faults) {
    for (const [lasts, results] of [
      [true, forGood],
      [false, forAWhile],
    ] as const) {
      await publishKnown(`Known before ${fault}, ${lasts}`);
      // A list that stands still from the very moment of the call is the one that proves what is not so.
      setListFault('lagging');
      const id = await begin(`${fault}, ${lasts} ${LOST}`);
      await workOn(id, isRefused);
      if (fault !== 'lagging') setListFault(fault);
      await workOn(id, ({ delivery }) => !lasts && delivery.lookUps + delivery.failedLookUps > 0);
      setListFault(null);
      await workOn(id);
      results[fault] = await outcome(id);
    }
  }
  expect(forGood).toEqual(rowOf(faults, { times: 1, ...WITHOUT_ADDRESS[network] }));
  expect(forAWhile).toEqual(rowOf(faults, { times: 1, ...FOUND }));
});

test('the words of another post are refused for good where no call is open', async () => {
  const { begin, workOn, outcome, clock } = await startOn('twitter', { refuseRepeats: true });
  await workOn(await begin('Good morning'));
  clock.advance({ hours: 1 });
  const again = await begin('Good morning');
  await workOn(again);
  expect(await outcome(again)).toMatchObject({ times: 1, status: 'failed', problemCode: 'duplicate_post' });
});

test('a network that asks for patience is asked again when it said, another after seconds', async () => {
  const { begin, workOn, look, clock, setListFault } = await startOn('twitter', { refuseRepeats: true });
  const waits: number[] = [];
  for (const fault of ['unavailable', 'too-many-requests', 'half-json'] as const) {
    setListFault(fault);
    const id = await begin(`${fault} ${LOST}`);
    await workOn(id, ({ delivery }) => delivery.failedLookUps > 0);
    waits.push(((await look(id)).delivery.nextTryAt!.getTime() - clock.now().getTime()) / 1000);
  }
  expect(waits).toEqual([7, 20, 5]);
});

test.each(['[half-answer]', '[timeout-after-accept]', '[timeout-before]'])(
  'pinterest: after %s the pin is there once, and nobody is asked',
  async (fault) => {
    const { begin, workOn, outcome } = await startOn('pinterest', {
      refuseRepeats: false,
      publishLimitMs: 500,
    });
    const id = await begin(`Tea ${fault}`);
    await workOn(id);
    expect(await outcome(id)).toEqual({ times: 1, ...FOUND });
  },
);

test('pinterest: the same words of two posts are two pins', async () => {
  const { begin, workOn, outcome, clock } = await startOn('pinterest', { refuseRepeats: true });
  await workOn(await begin('Good morning'));
  clock.advance({ hours: 1 });
  const again = await begin('Good morning');
  await workOn(again);
  expect(await outcome(again)).toEqual({ times: 2, ...FOUND });
});

/*
 * Telegram lists nothing, so no answer can be looked up: whatever became of a call without one is its owner's to say.
 */
const NOTHING_LOST = ['[server-error:1]', '[timeout-before]'];
const ARRIVED = ['[server-error-after-accept]', '[timeout-after-accept]', '[half-answer]'];

test.each([...NOTHING_LOST, ...ARRIVED])(
  'telegram: after %s the owner is asked, and nothing is sent again',
  async (fault) => {
    const { post, look, runDue, clock, shown } = await startPublishing({ publishLimitMs: 500 });
    const { id } = await post({ on: ['telegram'], wording: { caption: `Tea ${fault}` } });
    for (let minutes = 0; minutes < 60; minutes += 10) {
      await runDue();
      clock.advance({ minutes: 10 });
    }
    const { delivery } = await look(id);
    expect(delivery).toMatchObject({
      status: 'unconfirmed',
      problemCode: 'please_look',
      nextTryAt: null,
      permalink: null,
      attempts: 1,
    });
    expect(shown()).toHaveLength(ARRIVED.includes(fault) ? 1 : 0);
  },
);

test('telegram: what is surely refused is sent again, and the same words twice are two posts', async () => {
  const { post, look, runDue, clock, shown } = await startPublishing();
  const { id } = await post({ on: ['telegram'], wording: { caption: 'Tea [rate-limit]' } });
  for (let tries = 0; tries < 6; tries += 1) {
    await runDue();
    clock.advance({ seconds: 20 });
  }
  expect((await look(id)).delivery).toMatchObject({ status: 'published', engagementDueAt: null });
  await post({ on: ['telegram'], wording: { caption: 'Tea [rate-limit]' } });
  await runDue();
  expect(shown()).toHaveLength(2);
});

/* Bluesky has the key that we chose, so that one question says whether a post is there, and none can be there twice. */
test.each([...NOTHING_LOST, '[server-error-after-accept]', '[timeout-after-accept]'])(
  'bluesky: after %s the post is there once, and nobody is asked',
  async (fault) => {
    const { post, look, runDue, clock, shown } = await startPublishing({ publishLimitMs: 500 });
    const { id } = await post({ on: ['bluesky'], wording: { caption: `Tea ${fault}` } });
    for (let tries = 0; tries < 6; tries += 1) {
      await runDue();
      clock.advance({ seconds: 30 });
    }
    expect((await look(id)).delivery).toMatchObject({ status: 'published', problemCode: null });
    expect(shown()).toEqual([`Tea ${fault}`]);
  },
);

/* An upload of YouTube makes one video only, and its session says whether it did. */
test.each([...NOTHING_LOST, '[server-error-after-accept]', '[timeout-after-accept]'])(
  'youtube: after %s the video is there once, and nobody is asked',
  async (fault) => {
    const { post, look, reel, runDue, clock, shown } = await startPublishing({ publishLimitMs: 500 });
    const wording = { caption: `Tea ${fault}`, mediaId: await reel(), contentFormat: 'reel' as const };
    const { id } = await post({ on: ['youtube'], wording });
    for (let tries = 0; tries < 6; tries += 1) {
      await runDue();
      clock.advance({ seconds: 30 });
    }
    expect((await look(id)).delivery).toMatchObject({ status: 'published', problemCode: null });
    expect(shown()).toEqual([`Tea ${fault}`]);
  },
);

/*
 * Where YouTube has forgotten the session, its list of uploads is judged as that of others is. A video that is not in it
 * is not uploaded anew: only the session that is gone could say that nothing came of it.
 */
test.each([
  ['a lost answer', LOST, 1],
  ['a post that never arrived', NEVER_ARRIVED, 0],
])('youtube: after %s and with its session gone, nothing is sent again', async (_reason, words, arrived) => {
  const { begin, workOn, publishKnown, outcome, setListFault, youtube } = await startOn('youtube', {
    refuseRepeats: false,
  });
  const faults = LIST_FAULTS.filter((_, at) => at % 2 === arrived);
  const forGood = rowOf(faults, null);
  const forAWhile = rowOf(faults, null);
  const isUnknown = ({ delivery }: Look) => delivery.status === 'unconfirmed';
  for (const fault of faults) {
    setListFault(fault);
    await publishKnown(`Known while ${fault}`);
    const doomed = await begin(`${fault} for good ${words}`);
    await workOn(doomed, isUnknown);
    youtube.forgetSessions();
    await workOn(doomed);
    forGood[fault] = await outcome(doomed);

    const lucky = await begin(`${fault} for a while ${words}`);
    await workOn(lucky, isUnknown);
    youtube.forgetSessions();
    await workOn(lucky, ({ delivery }) => delivery.lookUps + delivery.failedLookUps > 0);
    setListFault(null);
    await workOn(lucky);
    forAWhile[fault] = await outcome(lucky);
  }
  expect(forGood).toEqual(rowOf(faults, { times: arrived, ...ASKED }));
  expect(forAWhile).toEqual(rowOf(faults, { times: arrived, ...(arrived ? FOUND : ASKED) }));
});

/*
 * TikTok gives each upload an id before the first byte, and one upload comes to one video at most: its status says whether
 * the last part arrived, and until then the part is sent again to the same upload. A video is on a phone then.
 */
async function startOnTikTok() {
  const publishing = await startPublishing({ publishLimitMs: 500 });
  const { tiktok, post, look, reel, runDue, clock } = publishing;
  const mediaId = await reel();

  /** Until nothing more is to be done. @returns how many videos there are, and what their owner reads. */
  async function publishDespite(orders: { upload: string; status?: string; statusUntilMinute?: number }) {
    const { upload, status = '', statusUntilMinute = Number.POSITIVE_INFINITY } = orders;
    tiktok.order('upload', upload);
    tiktok.order('status', '');
    const { id } = await post({
      on: ['tiktok'],
      wording: { caption: 'Tea', mediaId, contentFormat: 'reel' },
    });
    const startedAt = clock.now().getTime();
    await runDue();
    tiktok.order('status', status);
    for (;;) {
      const { nextTryAt, status: state } = (await look(id)).delivery;
      if (!nextTryAt || state === 'on_phone') break;
      clock.advance({ seconds: Math.max(1, (nextTryAt.getTime() - clock.now().getTime()) / 1000) });
      if (clock.now().getTime() - startedAt > statusUntilMinute * 60_000) tiktok.order('status', '');
      await runDue();
    }
    const { problemCode, externalId } = (await look(id)).delivery;
    return { videos: tiktok.uploads(), problemCode, isKnown: externalId !== null };
  }
  return { publishDespite };
}

const LOST_AT_TIKTOK = ['server-error-after-accept', 'timeout-after-accept'];
const NEVER_AT_TIKTOK = ['server-error', 'timeout-before'];

test.each([...LOST_AT_TIKTOK, ...NEVER_AT_TIKTOK])(
  'tiktok: after %s the video is there once, and nobody is asked',
  async (upload) => {
    const { publishDespite } = await startOnTikTok();
    expect(await publishDespite({ upload })).toEqual({ videos: 1, problemCode: 'on_phone', isKnown: true });
  },
);

test.each(STATUS_FAULTS)('tiktok: a status that answers %s never leads to a second video', async (status) => {
  const { publishDespite } = await startOnTikTok();
  const upload = LOST_AT_TIKTOK[1]!;
  expect(await publishDespite({ upload, status })).toEqual({
    videos: 1,
    problemCode: 'please_look',
    isKnown: false,
  });
  const statusUntilMinute = status === 'lagging' ? 6 : 1;
  expect(await publishDespite({ upload, status, statusUntilMinute })).toEqual({
    videos: 2,
    problemCode: 'on_phone',
    isKnown: true,
  });
});

test.each(STATUS_FAULTS.filter((fault) => fault !== 'lagging'))(
  'tiktok: a video that never arrived is not sent again on a status that answers %s',
  async (status) => {
    const { publishDespite } = await startOnTikTok();
    const upload = NEVER_AT_TIKTOK[0]!;
    expect(await publishDespite({ upload, status })).toEqual({
      videos: 0,
      problemCode: 'please_look',
      isKnown: false,
    });
    expect(await publishDespite({ upload, status, statusUntilMinute: 1 })).toEqual({
      videos: 1,
      problemCode: 'on_phone',
      isKnown: true,
    });
  },
);
