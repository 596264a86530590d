import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { type SavedPicture, scheduledPosts, socialAccounts } from '#server/core/db/schema/social-media.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import type { Sentence } from '#shared/core/sentence.ts';
import type { HeldReason, NewPost, ScheduledPost } from '#shared/publishing/schedules.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { release, setAccounts } from './deliveries.ts';
import { isPending, stateOfNew } from './lifecycle.ts';

export interface PostToInsert {
  /** Where its maker knows one. */
  id?: string;
  /** The schedule it was written for, and which of its slots; null for a post of the owner's own. */
  scheduleId: string | null;
  slotAt: Date | null;
  madeBy: ScheduledPost['madeBy'];
  productId: string | null;
  productTitle: string | null;
  contentType: NewPost['contentType'];
  contentFormat: ScheduledPost['contentFormat'];
  caption: string;
  hashtags: string[];
  shortText: string | null;
  imagePrompt: string | null;
  /** The picture or reel; for a reel also the still that stands for it. */
  mediaId: string | null;
  coverId: string | null;
  altText: string | null;
  /** Those after `mediaId`. */
  morePictures?: SavedPicture[];
  language: ContentLanguage | null;
  title?: string | null;
  description?: string | null;
  withLink: boolean;
  madeWithAi: boolean;
  generationId: string | null;
  /** In minor units, when the text was written. */
  writtenPrice: number | null;
  scheduledFor: Date;
  /** Those that are not the store's are left out. */
  accountIds: string[];
  /** Its platform while it has no account to go out to; all where nothing is said. */
  meantFor?: ScheduledPost['platform'];
  /** False saves it as a draft. */
  approved: boolean;
  /** Why it waits from the beginning, and in words. */
  heldReason?: HeldReason | null;
  /** What would hold it, and its owner lets pass. */
  acceptedReasons?: string[];
  problem?: Sentence | null;
}

/**
 * A post comes onto the calendar, and goes out by itself when it may. The caller notifies the open pages.
 * @returns null when its slot has a post already.
 */
export async function insertPost(
  tx: Database,
  store: { id: string },
  { hashtags, accountIds, meantFor = 'all', approved, ...post }: PostToInsert,
  now: Date,
): Promise<string | null> {
  const accounts = await findConnected(tx, store.id, accountIds);
  const heldReason = post.heldReason ?? (approved && accounts.length === 0 ? 'no_account' : null);
  const status = stateOfNew({ approved, heldReason });
  const [inserted] = await tx
    .insert(scheduledPosts)
    .values({
      ...post,
      storeId: store.id,
      hashtags: hashtags.join(' '),
      platform: accounts.length > 0 ? platformOf(accounts.map(({ network }) => network)) : meantFor,
      status,
      heldReason,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [scheduledPosts.scheduleId, scheduledPosts.slotAt] })
    .returning({ id: scheduledPosts.id });
  if (!inserted) return null;
  await setAccounts(tx, { id: inserted.id, storeId: store.id, scheduledFor: post.scheduledFor }, accounts);
  if (isPending({ status })) await release(tx, { id: inserted.id, ...post }, now);
  return inserted.id;
}

export interface ConnectedAccount {
  id: string;
  network: SocialNetworkName;
}

/** Those of the accounts that are connected to the store. */
export async function findConnected(
  db: Database,
  storeId: string,
  accountIds: string[],
): Promise<ConnectedAccount[]> {
  if (accountIds.length === 0) return [];
  return db
    .select({ id: socialAccounts.id, network: socialAccounts.network })
    .from(socialAccounts)
    .where(
      and(
        eq(socialAccounts.storeId, storeId),
        inArray(socialAccounts.id, accountIds),
        isNull(socialAccounts.disconnectedAt),
      ),
    );
}

/** Of its accounts; all where they are of several networks, or none is chosen. */
export function platformOf(networks: SocialNetworkName[]): ScheduledPost['platform'] {
  const [network, ...others] = new Set(networks);
  return network && others.length === 0 ? network : 'all';
}
