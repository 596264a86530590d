import type { Company } from './company.ts';
import { postsNotOut } from './posts-not-out.ts';

const MISSED = ['missed', 'failed', 'partly_published'];

/** As an owner would who is notified that a post was missed. @returns how many posts are not out yet. */
export async function retryMissed({ shops }: Company): Promise<number> {
  let waiting = 0;
  for (const shop of shops) {
    const notOut = await postsNotOut(shop);
    waiting += notOut.length;
    for (const { id, status } of notOut)
      if (MISSED.includes(status))
        await shop.owner
          .ask('POST', `/api/social-media/${shop.store.id}/calendar/posts/${id}/retry`, {})
          .catch(() => {});
  }
  return waiting;
}
