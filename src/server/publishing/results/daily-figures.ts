import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { socialMediaAnalytics } from '#server/core/db/schema/social-media.ts';
import type { Metrics } from './measured.ts';

/** The state at the end of a day of the store: a later reading of that day takes the place of the earlier one. */
export async function saveDay(
  tx: Database,
  { id: postId, storeId }: { id: string; storeId: string },
  metrics: Metrics,
  date: string,
) {
  const { impressions, clicks } = metrics;
  const ctr = impressions && clicks !== null ? Math.min(1, clicks / impressions).toFixed(4) : '0';
  const day = and(eq(socialMediaAnalytics.postId, postId), eq(socialMediaAnalytics.date, date));
  const updated = await tx
    .update(socialMediaAnalytics)
    .set({ ...metrics, ctr })
    .where(day)
    .returning({ id: socialMediaAnalytics.id });
  if (updated.length > 0) return;
  await tx.insert(socialMediaAnalytics).values({ ...metrics, ctr, postId, storeId, date, conversions: null });
}

type NewFigures = Omit<typeof socialMediaAnalytics.$inferInsert, 'campaignId' | 'postId'>;

/** Of a campaign that runs elsewhere, whose figures its owner types. */
export async function insertCampaignFigures(tx: Database, figures: NewFigures & { campaignId: string }) {
  await tx.insert(socialMediaAnalytics).values(figures);
}

export async function deleteCampaignFigures(tx: Database, campaignId: string) {
  await tx.delete(socialMediaAnalytics).where(eq(socialMediaAnalytics.campaignId, campaignId));
}
