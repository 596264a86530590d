import { findBrought, type Outside } from '#server/publishing/post-report/brought.ts';
import { toMinor } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { SentPost } from './facts-repository.ts';
import { type Claimed, claimMark, findStanding, saveMark } from './marks-repository.ts';
import { changeBy } from './outcomes.ts';
import type { Run } from './run.ts';
import { CLAIMED_MS, MEASURED_DAYS } from './times.ts';
import { markOf, textOf, titleOf } from './wording.ts';

/** Of what the orders brought so much must have a cost before it is said what they earned. */
const FEWEST_COSTS = 0.8;

/** A mark on the platform's charts for each post, which ends by saying what the post earned. */
export function createAnnotationWriting(outside: Outside) {
  const { db, now } = outside;

  async function write(run: Run, posts: SentPost[]) {
    const ofStore = { storeId: run.store.id, kind: 'annotations' as const };
    const standing = await findStanding(db, ofStore);
    const earned = await findEarned(run, posts);
    let isFull = false;
    for (const post of posts) {
      const title = titleOf(post, run.language);
      const isFinal = now().getTime() - post.publishedAt.getTime() >= MEASURED_DAYS * DAY_MS;
      const text = textOf(
        post,
        { earned: earned.get(post.id) ?? null, isFinal },
        {
          language: run.language,
          currency: run.store.identity.currency,
        },
      );
      const key = { ...ofStore, subject: post.id };
      const version = JSON.stringify([title, text]);
      if (standing.get(post.id) === version) continue;
      const claimed = await claimMark(
        db,
        key,
        { subject: post.id, postId: post.id, startedAt: post.publishedAt, title, version },
        { now: now(), until: new Date(now().getTime() + CLAIMED_MS) },
      );
      if (!claimed) continue;
      const id = await idOf(run, claimed);
      const outcome =
        isFull && id === null
          ? { state: 'limit' as const }
          : await run.port.annotate(run.store.access, { title, text, at: claimed.startedAt }, id);
      if (outcome.state === 'limit') isFull = true;
      const change = changeBy(outcome, { version, now: now() });
      const said = outcome.state === 'written' ? { title, body: text } : {};
      await saveMark(db, key, { ...change, ...said, changedAt: now() });
    }
  }

  /** Null where there is none yet. One whose making was not answered is taken up. */
  async function idOf({ port, store }: Run, { externalId, wasOpen, startedAt, postId }: Claimed) {
    if (externalId !== null || !wasOpen) return externalId;
    return port.findAnnotation(store.access, { at: startedAt, mark: markOf(postId) });
  }

  /** What the posts with an order earned, in minor units; none of those whose costs are not known. */
  async function findEarned({ store }: Run, posts: SentPost[]): Promise<Map<string, number>> {
    const { currency, timeZone } = store.identity;
    const { id, userId, platform } = store;
    const owned = { id, userId, platform: platform.platform, currency, timeZone };
    const sold = posts.filter(({ orders }) => orders > 0).map((post) => ({ ...post, postId: post.id }));
    if (sold.length === 0) return new Map();
    const { posts: brought } = await findBrought(outside, owned, sold);
    return new Map(
      brought.flatMap(({ post, earned, coverage }) =>
        earned === null || coverage < FEWEST_COSTS ? [] : [[post.id, toMinor(earned, currency)]],
      ),
    );
  }

  return { write };
}
