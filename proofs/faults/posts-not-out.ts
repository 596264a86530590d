import { DAY_MS } from '#shared/core/time.ts';
import type { ScheduledPost } from '#shared/publishing/schedules.ts';
import type { OwnedShop } from './company.ts';

/** Yesterday's, today's and tomorrow's. */
export async function postsNotOut({ owner, store }: OwnedShop): Promise<ScheduledPost[]> {
  const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  const path = `/api/social-media/${store.id}/calendar?from=${day(-1)}&to=${day(1)}`;
  const { posts } = await owner.ask<{ posts: ScheduledPost[] }>('GET', path);
  return posts.filter(({ status }) => status !== 'published');
}
