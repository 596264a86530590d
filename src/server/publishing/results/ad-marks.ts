import { and, eq, inArray } from 'drizzle-orm';
import { updateSentPost } from '#server/content/captions/sent-posts.ts';
import type { Database } from '#server/core/db/database.ts';
import { postDeliveries } from '#server/core/db/schema/social-media.ts';
import { PUBLISHED } from '#server/publishing/posts/lifecycle.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { savePublished } from './repository.ts';

/** What its owner plans to spend on a post, in major units as a decimal text, and for whom. */
export interface AdMark {
  budget: string;
  targetAudience: unknown;
}

/** Says of a post, as it went out on one network, that it is planned as an ad; null takes that back. */
export async function markAd(
  tx: Database,
  storeId: string,
  { postId, network }: { postId: string; network: SocialNetworkName },
  ad: AdMark | null,
) {
  const sent = await tx
    .select()
    .from(postDeliveries)
    .where(
      and(
        eq(postDeliveries.storeId, storeId),
        eq(postDeliveries.postId, postId),
        eq(postDeliveries.network, network),
        inArray(postDeliveries.status, PUBLISHED),
      ),
    );
  for (const { id, externalId, publishedAt } of sent) {
    if (ad)
      await savePublished(tx, {
        id,
        postId,
        storeId,
        network,
        externalId: externalId!,
        publishedAt: publishedAt!,
      });
    await updateSentPost(tx, id, {
      isAd: ad !== null,
      campaignBudget: ad?.budget ?? null,
      targetAudience: ad?.targetAudience ?? null,
    });
  }
}
