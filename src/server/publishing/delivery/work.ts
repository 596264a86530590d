import type { DueDelivery } from '#server/publishing/posts/delivery-changes.ts';
import { publishingProblems } from '#server/publishing/posts/delivery-problems.ts';
import {
  isBeingSent,
  isOnPhone,
  isPrepared,
  isUnconfirmed,
  take,
} from '#server/publishing/posts/lifecycle.ts';
import { isLate, nextLookUp } from '#server/publishing/posts/next-tries.ts';
import { createFollowUp } from './follow-up.ts';
import { createLookingUp } from './look-up.ts';
import { networkPostOf } from './outgoing-posts.ts';
import { createSending } from './sending.ts';
import { createSetbacks } from './setbacks.ts';
import type { Claimed, Content, Opened, WorkDependencies } from './workbench.ts';

/** After so long the product and the accounts of a post are looked at once more. */
const STALE_MS = 5_000;
const SOON_MS = 1_000;

/**
 * One delivery, as far as it comes now: prepared, sent at its time, recorded. Everything but the one call that makes it
 * visible may be done again; a process that finds that call begun and not ended asks the network.
 */
export function createWork(dependencies: WorkDependencies) {
  const { saving, networks, media, stepped, stopping, now } = dependencies;
  const { save, record } = saving;
  const setbacks = createSetbacks(dependencies);
  const lookUp = createLookingUp({ ...dependencies, setbacks });
  const followUp = createFollowUp({ ...dependencies, setbacks });
  const send = createSending({ ...dependencies, setbacks });
  const leaseEnd = () => new Date(now().getTime() + dependencies.leaseMs);

  async function work({ delivery, post, choices, heldReason, access }: Claimed): Promise<void> {
    const claimedAt = now();
    await stepped('claimed');
    if (isBeingSent(delivery)) return takeOver(delivery);
    if (isUnconfirmed(delivery)) return lookUp(delivery, { post, choices }, access);
    if (isOnPhone(delivery)) return followUp(delivery, access);
    if (isLate(delivery.dueAt, now()))
      return void (await setbacks.end(delivery, publishingProblems.missed()));
    if (heldReason) return void (await setbacks.hold(delivery, heldReason));
    const opened = await open(delivery, access);
    if (!opened) return;
    const content = { post, choices };
    const ready = isPrepared(delivery) ? await compose(opened, content) : await prepare(opened, content);
    if (!ready) return;
    const { dueAt } = ready.delivery;
    if (dueAt > now()) return void (await save(ready.delivery, { nextTryAt: dueAt, leaseUntil: null }));
    if (isLate(dueAt, now())) return void (await setbacks.end(ready.delivery, publishingProblems.missed()));
    if (now().getTime() - claimedAt.getTime() > STALE_MS) {
      const reason = (await dependencies.findHolds([post.id])).get(post.id);
      if (reason) return void (await setbacks.hold(ready.delivery, reason));
    }
    if (stopping()) return void (await giveBack(ready.delivery));
    await send(ready);
  }

  /** Its sender has died, or was cut off from the database: it may be on the network. */
  async function takeOver(delivery: DueDelivery): Promise<void> {
    const moment = now();
    const started = delivery.publishStartedAt ?? moment;
    const publishStartedAt = started > moment ? moment : started;
    await record(delivery, {
      ...take(delivery, 'doubt'),
      publishStartedAt,
      nextTryAt: nextLookUp(publishStartedAt, 0, moment),
      lookUps: 0,
      ...publishingProblems.outcomeUnknown(delivery.network),
    });
  }

  async function open(delivery: DueDelivery, access: Claimed['access']): Promise<Opened | null> {
    const network = networks[delivery.network];
    if (!network) return setbacks.later(delivery, new Error(`${delivery.network} is not configured`));
    try {
      return { delivery, network, access: await access() };
    } catch (error) {
      return setbacks.before(delivery, error);
    }
  }

  async function compose(opened: Opened, content: Content) {
    const { delivery } = opened;
    try {
      const networkPost = await networkPostOf(media, content, delivery.network);
      if (!networkPost) return setbacks.end(delivery, publishingProblems.mediaGone());
      return { ...opened, post: networkPost };
    } catch (error) {
      return setbacks.before(delivery, error);
    }
  }

  /** @returns null when it is not ready; then it is known when to go on. */
  async function prepare(opened: Opened, content: Content) {
    const { network, access } = opened;
    let delivery = await save(opened.delivery, {
      ...take(opened.delivery, 'prepare'),
      preparingSince: opened.delivery.preparingSince ?? now(),
      leaseUntil: leaseEnd(),
    });
    try {
      const post = await networkPostOf(media, content, delivery.network);
      if (!post) return setbacks.end(delivery, publishingProblems.mediaGone());
      const { ready, prepared, ...wait } = await network.prepare(access, post, {
        prepared: delivery.prepared,
        async save(part) {
          delivery = await save(delivery, { prepared: structuredClone(part), leaseUntil: leaseEnd() });
          await stepped('part-prepared');
        },
      });
      if (!ready) {
        const afterMs = 'lookAgainAfterMs' in wait ? wait.lookAgainAfterMs : SOON_MS;
        const nextTryAt = new Date(now().getTime() + Math.max(SOON_MS, afterMs));
        await save(delivery, { prepared, nextTryAt, leaseUntil: null });
        return null;
      }
      delivery = await save(delivery, {
        ...take(delivery, 'finishPreparing'),
        prepared,
        problem: null,
        problemCode: null,
        leaseUntil: leaseEnd(),
      });
      await stepped('prepared');
      return { ...opened, delivery, post };
    } catch (error) {
      return setbacks.before(delivery, error);
    }
  }

  const giveBack = (delivery: DueDelivery) => save(delivery, { nextTryAt: now(), leaseUntil: null });

  return work;
}
