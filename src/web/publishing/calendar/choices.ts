import * as z from 'zod/mini';
import type { PostStatus, ScheduledPost } from '#shared/publishing/schedules.ts';
import { tabSetting, useRememberedChoices } from '#web/core/app/tab-setting.ts';
import { VIEWS } from './calendar-days.ts';

/** What the filter offers: single states where an owner has to distinguish them, groups elsewhere. */
export const STATUS_GROUPS = {
  draft: ['draft'],
  scheduled: ['pending', 'publishing', 'on_phone'],
  held: ['held'],
  published: ['published', 'partly_published'],
  trouble: ['failed', 'missed', 'unconfirmed', 'partly_published'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly PostStatus[]>;
export type StatusGroup = keyof typeof STATUS_GROUPS;
const GROUPS = Object.keys(STATUS_GROUPS) as StatusGroup[];

const Choices = z.object({
  /** Null until chosen: a month on a large screen, the agenda on a phone. */
  view: z.catch(z.nullable(z.enum(VIEWS)), null),
  status: z.catch(z.enum(['all', ...GROUPS]), 'all'),
  account: z.catch(z.string(), 'all'),
  store: z.catch(z.string(), 'all'),
});
export type Choices = z.infer<typeof Choices>;

const setting = tabSetting('vitrin-calendar');

/** View and filters, remembered in this browser. */
export function useChoices() {
  return useRememberedChoices(setting, (remembered) => Choices.parse(remembered));
}

/** The store that is filtered for, if any: what is begun then is for it. */
export function filteredStore({ store }: Pick<Choices, 'store'>): string | undefined {
  return store === 'all' ? undefined : store;
}

export function filterPosts(
  posts: readonly ScheduledPost[],
  { status, account, store }: Pick<Choices, 'status' | 'account' | 'store'>,
): ScheduledPost[] {
  const statuses: readonly PostStatus[] | null = status === 'all' ? null : STATUS_GROUPS[status];
  return posts.filter(
    (post) =>
      (!statuses || statuses.includes(post.status)) &&
      (store === 'all' || post.storeId === store) &&
      (account === 'all' || post.deliveries.some(({ accountId }) => accountId === account)),
  );
}
