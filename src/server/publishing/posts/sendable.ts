import type { Database } from '#server/core/db/database.ts';
import { deliveriesOf } from './deliveries.ts';
import { findHolds } from './holds.ts';
import { postFaults } from './post-faults.ts';
import { findThese, type PostRecord } from './posts-repository.ts';
import { calendarProblems } from './problems.ts';
import { linkOn, wordsOf } from './public-post.ts';

/** @throws Problem saying why the post, as it is now, would not be let through. Its product is not looked at. */
export async function assertSendable(tx: Database, { id, storeId }: Pick<PostRecord, 'id' | 'storeId'>) {
  if ((await findHolds(tx, [id])).get(id) === 'no_account') throw calendarProblems.noAccount();
  const [post] = await findThese(tx, storeId, [id]);
  const words = wordsOf(post!);
  if (!hasWords(post!)) throw calendarProblems.noText();
  const deliveries = (await deliveriesOf(tx, [id])).get(id) ?? [];
  const networks = [...new Set(deliveries.map(({ network }) => network))];
  const [fault] = postFaults({ ...words, linkOn: linkOn(post!) }, networks);
  if (fault) throw calendarProblems.wouldBeRefused(fault.message);
}

/** @throws Problem when one of its accounts waits for its owner, so that it could not go out now. */
export async function assertConnected(tx: Database, { id }: Pick<PostRecord, 'id'>) {
  if ((await findHolds(tx, [id])).get(id) === 'reconnect') throw calendarProblems.reconnect();
}

/** Words or a picture: without either there is nothing to send. */
export function hasWords({ caption, shortText, mediaId }: PostRecord): boolean {
  return Boolean(caption?.trim() || shortText?.trim() || mediaId);
}
