import { expect, test } from 'vitest';
import { type Publishing, startPublishing } from '#server/testing/start-publishing.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { LIST_FAULTS, type ListFault } from '#simulators/meta/social/list-faults.ts';

/*
 * Networks, ways in which a list can go wrong (decision 027), and reasons to look at it: every pair of them meets the
 * real worker here (a Latin square of the three). What each fault says is judged in one place, platforms/ports/post-list.
 */
const NETWORKS: SocialNetworkName[] = ['twitter', 'facebook', 'instagram'];
const REASONS = ['lost answer', 'never arrived', 'refused'] as const;

function faultsFor(network: SocialNetworkName, reason: (typeof REASONS)[number]): ListFault[] {
  const row = NETWORKS.indexOf(network) + REASONS.indexOf(reason);
  return LIST_FAULTS.filter((_, at) => (at + row) % 3 === 0);
}

const LOST = '[server-error-after-accept]';
const NEVER_ARRIVED = '[server-error:1]';
const ASKED = { status: 'unconfirmed', problemCode: 'please_look', link: false };
const FOUND = { status: 'published', problemCode: null, link: true };

async function startOn(network: SocialNetworkName, options: { refuseRepeats: boolean }) {
  const publishing = await startPublishing(options);
  const { meta, x, accounts, store, grantsOf, post, look, picture, runDue, clock, shown } = publishing;
  const mediaId = await picture();
  const wordingOf = (caption: string) => ({ caption, ...(network === 'instagram' ? { mediaId } : {}) });

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

/** Instagram only says that what the post was made of is gone, which may have another reason. */
const WITHOUT_ADDRESS = {
  twitter: { status: 'published', problemCode: 'address_unknown', link: false },
  facebook: { status: 'published', problemCode: 'address_unknown', link: false },
  instagram: ASKED,
};

test.each(NETWORKS)('%s: what is refused as a repetition is not called failed', async (network) => {
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
