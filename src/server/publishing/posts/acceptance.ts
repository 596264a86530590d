import type { Database } from '#server/core/db/database.ts';
import { findPrice } from './chosen.ts';
import type { PostRecord } from './posts-repository.ts';
import { PRODUCT_REASONS } from './product-state.ts';

/** What changes on a post when its owner has seen these reasons and lets them pass. */
export async function acceptReasons(
  tx: Database,
  post: PostRecord,
  reasons: readonly string[],
): Promise<Partial<PostRecord>> {
  const seen = PRODUCT_REASONS.filter((reason) => reasons.includes(reason));
  // Only this price is let pass; another change of it holds the post again.
  const lasting = seen.filter((reason) => reason !== 'repriced');
  return {
    acceptedReasons: [...new Set([...post.acceptedReasons, ...lasting])],
    ...(seen.includes('repriced') ? { writtenPrice: await findPrice(tx, post.storeId, post.productId) } : {}),
  };
}
