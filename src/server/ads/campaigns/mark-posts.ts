import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { scheduledPosts, socialMediaCampaigns } from '#server/core/db/schema/social-media.ts';
import { markAd } from '#server/publishing/results/ad-marks.ts';
import type { SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import type { CampaignRecord } from './repository.ts';

type Planned = Pick<CampaignRecord, 'storeId' | 'postId' | 'platform'>;

/** The posts of these plans say whether they are ads, as the plans now are: budgets are summed, the newest audience counts. */
export async function markPosts(tx: Database, plans: Planned[]) {
  const places = new Map(plans.map((plan) => [`${plan.postId} ${plan.platform}`, plan]));
  for (const { storeId, postId, platform } of places.values())
    if (postId !== null) await markPost(tx, storeId, { postId, network: platform });
}

async function markPost(
  tx: Database,
  storeId: string,
  { postId, network }: { postId: string; network: SocialNetworkName },
) {
  // Two plans of one post are summed one after the other.
  await tx.select().from(scheduledPosts).where(eq(scheduledPosts.id, postId)).for('update');
  const plans = await tx
    .select({ budget: socialMediaCampaigns.budget, targetAudience: socialMediaCampaigns.targetAudience })
    .from(socialMediaCampaigns)
    .where(
      and(
        eq(socialMediaCampaigns.storeId, storeId),
        eq(socialMediaCampaigns.postId, postId),
        eq(socialMediaCampaigns.platform, network),
      ),
    )
    .orderBy(desc(socialMediaCampaigns.createdAt), desc(socialMediaCampaigns.id));
  const [newest] = plans;
  await markAd(
    tx,
    storeId,
    { postId, network },
    newest
      ? { budget: sumOf(plans.map(({ budget }) => budget)), targetAudience: newest.targetAudience }
      : null,
  );
}

const MOST = 99_999_999.99;

/** In hundredths, as the column has them; no more than it can hold. */
function sumOf(budgets: string[]): string {
  const hundredths = budgets.reduce((sum, budget) => sum + Math.round(Number(budget) * 100), 0);
  return Math.min(MOST, hundredths / 100).toFixed(2);
}
