import { type BroughtPost, findBrought, type Outside } from '#server/publishing/post-report/brought.ts';
import type { PublishedPost } from '#server/publishing/post-report/repository.ts';
import { toMinor } from '#shared/core/money.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { type Claimed, claimMark, findStanding, saveMark } from './marks-repository.ts';
import { changeBy } from './outcomes.ts';
import { recordFirst } from './record-first.ts';
import type { Run } from './run.ts';
import { CLAIMED_MS, MEASURED_DAYS } from './times.ts';
import { markOf, type Result, textOf, titleOf } from './wording.ts';

/** Of what the orders brought so much must have a cost before it is said what they earned. */
const FEWEST_COSTS = 0.8;

/** A mark on the platform's charts for each post, which ends by saying what the post earned. */
export function createAnnotationWriting(outside: Outside) {
  const { db, now } = outside;

  async function write(run: Run, posts: PublishedPost[]) {
    const ofStore = { storeId: run.store.id, kind: 'annotations' as const };
    const standing = await findStanding(db, ofStore);
    const { language, store } = run;
    const { currency } = store.identity;
    let isFull = false;
    for (const brought of await findBroughtOf(run, posts)) {
      const { post } = brought;
      const title = titleOf(post, language);
      const text = textOf(post, resultOf(brought, currency), { language, currency });
      const key = { ...ofStore, subject: post.postId };
      const version = JSON.stringify([title, text]);
      if (standing.get(post.postId) === version) continue;
      const claimed = await claimMark(
        db,
        key,
        { subject: post.postId, postId: post.postId, startedAt: post.publishedAt, title, version },
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
      await db.transaction(async (tx) => {
        await saveMark(tx, key, { ...change, ...said, changedAt: now() });
        if (id === null && outcome.state === 'written')
          await recordFirst(tx, { kind: 'mark-written', storeId: store.id, post }, now());
      });
    }
  }

  /** Null where there is none yet. One whose making was not answered is taken up. */
  async function idOf({ port, store }: Run, { externalId, wasOpen, startedAt, postId }: Claimed) {
    if (externalId !== null || !wasOpen) return externalId;
    return port.findAnnotation(store.access, { at: startedAt, mark: markOf(postId) });
  }

  async function findBroughtOf({ store }: Run, posts: PublishedPost[]): Promise<BroughtPost[]> {
    const { currency, timeZone } = store.identity;
    const { id, userId, platform } = store;
    const owned = { id, userId, platform: platform.platform, currency, timeZone };
    return (await findBrought(outside, owned, posts)).posts;
  }

  function resultOf({ post, orders, netSales, earned, coverage }: BroughtPost, currency: string): Result {
    return {
      orders: orders ?? 0,
      net: toMinor(netSales ?? 0, currency),
      earned: earned === null || coverage < FEWEST_COSTS ? null : toMinor(earned, currency),
      isFinal: now().getTime() - post.publishedAt.getTime() >= MEASURED_DAYS * DAY_MS,
    };
  }

  return { write };
}
