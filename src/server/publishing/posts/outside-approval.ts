import type { Database } from '#server/core/db/database.ts';
import { unapprove } from './deliveries.ts';
import { editionOf, findApprovedEdition } from './edition.ts';
import { canPost, isCancelled } from './lifecycle.ts';
import { lockPost, type PostRecord, updatePost } from './posts-repository.ts';

/** A change of a post that the caller holds: what people outside had approved and is another by then waits again. */
export async function changeApproved<Changed>(
  tx: Database,
  { id, storeId }: Pick<PostRecord, 'id' | 'storeId'>,
  change: () => Promise<Changed>,
): Promise<Changed> {
  const approved = await findApprovedEdition(tx, id);
  const changed = await change();
  if (approved && (await editionOf(tx, id)) !== approved)
    await takeBack(tx, (await lockPost(tx, storeId, id))!);
  return changed;
}

async function takeBack(tx: Database, post: PostRecord): Promise<void> {
  const { cancelledFrom, version } = post;
  if (!isCancelled(post)) return unapprove(tx, post);
  if (cancelledFrom && canPost({ status: cancelledFrom }, 'unapprove'))
    await updatePost(tx, post.id, { cancelledFrom: 'draft', version: version + 1 });
}
