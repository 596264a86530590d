import type { ScheduledPost } from '#shared/schedules.ts';
import type { Company } from './company.ts';

const MISSED = ['missed', 'failed', 'partly_published'];
const DAY_MS = 86_400_000;

/** As their owner would who is told that a post was missed. @returns how many posts are not out yet. */
export async function retryMissed({ shops }: Company): Promise<number> {
  let waiting = 0;
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  for (const { owner, store } of shops) {
    const path = `/api/social-media/${store.id}/calendar`;
    const { posts } = await owner.ask<{ posts: ScheduledPost[] }>(
      'GET',
      `${path}?from=${day(-1)}&to=${day(1)}`,
    );
    const notOut = posts.filter(({ status }) => status !== 'published');
    waiting += notOut.length;
    for (const { id, status } of notOut)
      if (MISSED.includes(status)) await owner.ask('POST', `${path}/posts/${id}/retry`, {}).catch(() => {});
  }
  return waiting;
}
