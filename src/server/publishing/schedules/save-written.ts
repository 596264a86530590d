import type { MadeContent } from '#server/content/captions/maker.ts';
import { recordOwnDeeds } from '#server/core/activity/activity-log.ts';
import type { Database } from '#server/core/db/database.ts';
import { release } from '#server/publishing/posts/deliveries.ts';
import { hasAccounts } from '#server/publishing/posts/schedule-posts.ts';
import { fillUnwritten } from '#server/publishing/posts/unwritten-posts.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { inTurn } from '#shared/core/sentence.ts';
import type { OfferedProduct } from './choose-product.ts';
import { lockSchedule } from './repository.ts';

interface Target {
  id: string;
  storeId: string;
  scheduleId: string;
  generationId: string;
}

interface Written {
  made: MadeContent;
  product: OfferedProduct;
  language: ContentLanguage;
  /** The owner trusts what is written for this network. */
  autoApproval: boolean;
}

/** A post gets its text and picture, and goes out by itself when nobody has to approve it. */
export async function saveWritten(
  tx: Database,
  target: Target,
  { made: { content, imageId, videoId, shortText }, product, language, autoApproval }: Written,
  now: Date,
): Promise<boolean> {
  const schedule = await lockSchedule(tx, target.storeId, target.scheduleId);
  if (!schedule) return false;
  const { caption, hashtags, imagePrompt, altText, notes } = content;
  const isDraft = schedule.approvalRequired && !autoApproval;
  const goesOut = !isDraft && (await hasAccounts(tx, target.id));
  const step = isDraft ? 'write' : goesOut ? 'writeApproved' : 'writeWithoutAccount';
  const post = await fillUnwritten(tx, target, step, {
    caption,
    imagePrompt,
    altText,
    shortText,
    language,
    mediaId: videoId ?? imageId,
    coverId: videoId && imageId,
    hashtags: hashtags.join(' '),
    productId: product.id,
    productTitle: product.title,
    writtenPrice: product.price,
    heldReason: isDraft || goesOut ? null : 'no_account',
    // The owner who approves it reads why the picture is without the product's photo.
    problem: isDraft && notes.length > 0 ? inTurn(notes) : null,
    // Its own words name the product's page already.
    ...(content.madeBy.text === 'template' && caption.includes('://') ? { withLink: false } : {}),
  });
  if (!post) return false;
  const of = { storeId: target.storeId };
  await recordOwnDeeds(tx, [{ kind: 'post-written', of, subject: { id: post.id, name: caption } }], now);
  // While its schedule is paused, resuming releases it.
  if (goesOut && schedule.isActive) await release(tx, post, now);
  return true;
}
