import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { release, setAccounts } from '#server/publishing/posts/deliveries.ts';
import { type ConnectedAccount, insertPost, platformOf } from '#server/publishing/posts/insert-post.ts';
import { movePost } from '#server/publishing/posts/lifecycle.ts';
import { updatePost } from '#server/publishing/posts/posts-repository.ts';
import { findQuietWeeks } from '#server/publishing/posts/quiet-weeks.ts';
import { findRecentContentTypes, findWithoutAccounts } from '#server/publishing/posts/schedule-posts.ts';
import { NETWORKS } from '#shared/content/networks/networks.ts';
import type { ScheduleContentType } from '#shared/publishing/schedules.ts';
import { formatFor } from './destinations.ts';
import { type ContentShares, nextContentType, RECENT_POSTS } from './next-content-type.ts';
import { waitingFor } from './problems.ts';
import { type ScheduleRecord, updateSchedule } from './repository.ts';
import { openSlots, wholeHorizon } from './slots.ts';

interface Plan {
  store: OwnedStore;
  /** Locked. */
  schedule: ScheduleRecord;
  accounts: ConnectedAccount[];
  /** Null where kinds of posts take turns. */
  shares: ContentShares | null;
  now: Date;
}

/**
 * Every slot of the next days gets a post that waits for its text, but for those in a week without posts.
 * @returns whether there were any.
 */
export async function planSlots(
  tx: Database,
  { store, schedule, accounts, shares, now }: Plan,
): Promise<boolean> {
  const slots = openSlots(schedule, store.timeZone, now);
  if (slots.length === 0) return false;
  const recent = await findRecentContentTypes(tx, schedule.id, RECENT_POSTS);
  const quietWeeks = (await findQuietWeeks(tx, [store])).get(store.id)!;
  for (const slotAt of slots.filter((slot) => !quietWeeks.has(slot))) {
    const contentType = nextContentType(schedule.contentTypes, recent, shares);
    const postId = await insertPost(tx, store, emptyPost(schedule, slotAt, contentType, accounts), now);
    if (postId) recent.unshift(contentType);
  }
  await updateSchedule(tx, schedule, { filledUntil: wholeHorizon(now, store.timeZone).until });
  return true;
}

function emptyPost(
  { id, platform }: ScheduleRecord,
  slotAt: Date,
  contentType: ScheduleContentType,
  accounts: ConnectedAccount[],
) {
  return {
    scheduleId: id,
    slotAt,
    scheduledFor: slotAt,
    contentType,
    ...({ madeBy: 'schedule', heldReason: 'writing' } as const),
    contentFormat: formatFor(platform),
    problem: waitingFor.writing,
    accountIds: accounts.map((account) => account.id),
    meantFor: platform,
    withLink: platform !== 'all' && NETWORKS[platform].scheduledWithLink,
    productId: null,
    productTitle: null,
    caption: '',
    hashtags: [],
    shortText: null,
    imagePrompt: null,
    mediaId: null,
    coverId: null,
    altText: null,
    language: null,
    madeWithAi: false,
    generationId: null,
    writtenPrice: null,
    approved: false,
  };
}

/** What was written before anything was connected gets its accounts. @returns whether there was any. */
export async function attachAccounts(
  tx: Database,
  { schedule, accounts, now }: Omit<Plan, 'shares'>,
): Promise<boolean> {
  if (accounts.length === 0) return false;
  const posts = await findWithoutAccounts(tx, schedule.id, now);
  for (const post of posts) {
    await setAccounts(tx, post, accounts);
    const platform = platformOf(accounts.map(({ network }) => network));
    await updatePost(tx, post.id, { platform });
    if (post.heldReason !== 'no_account') continue;
    await movePost(tx, post.id, 'release', { heldReason: null });
    await release(tx, post, now);
  }
  return posts.length > 0;
}
