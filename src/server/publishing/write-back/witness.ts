import type { Database } from '#server/core/db/database.ts';
import { dayAfter, localDate } from '#server/core/time/local-time.ts';
import { WITNESS_DAYS } from '#shared/publishing/write-back.ts';
import { countUnmarked, findTitles, sumByPost } from './facts-repository.ts';
import type { Run } from './run.ts';
import { saveWitness } from './settings-repository.ts';
import { titleOf } from './wording.ts';

/** Asks the platform what it counts for the posts, and adds up what we do at the same moment. */
export function createWitnessReading({ db, now }: { db: Database; now: () => Date }) {
  return async function readWitness({ store, port, language }: Run) {
    const { identity, id: storeId } = store;
    const lastDay = localDate(now(), identity.timeZone).toString();
    const stretch = { timeZone: identity.timeZone, firstDay: dayAfter(lastDay, 1 - WITNESS_DAYS), lastDay };
    const counted = await port.salesByMark(store.access, { identity, ...stretch });
    if (counted.state === 'not_counted') {
      await saveWitness(db, storeId, { witness: null, witnessReason: counted.reason, witnessAt: now() });
      return;
    }
    const ours = new Map((await sumByPost(db, storeId, stretch)).map(({ postId, net }) => [postId, net]));
    const titles = await findTitles(db, storeId, [...new Set([...ours.keys(), ...counted.net.keys()])]);
    const posts = [...titles].map(([postId, title]) => ({
      postId,
      title: titleOf({ productTitle: title, caption: null }, language),
      theirs: counted.net.get(postId) ?? 0,
      ours: ours.get(postId) ?? 0,
    }));
    const { firstDay } = stretch;
    const witness = {
      askedAt: now().toISOString(),
      firstDay,
      lastDay,
      posts: posts.sort((one, other) => other.ours - one.ours || (one.postId < other.postId ? -1 : 1)),
      unmarked: await countUnmarked(db, storeId, stretch),
    };
    await saveWitness(db, storeId, { witness, witnessReason: null, witnessAt: now() });
  };
}
