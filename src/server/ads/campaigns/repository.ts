import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { socialMediaAnalytics, socialMediaCampaigns } from '#server/core/db/schema/social-media.ts';
import { deleteCampaignFigures, insertCampaignFigures } from '#server/publishing/results/daily-figures.ts';
import { type AdResults, adRates } from './ad-rates.ts';

export type CampaignRecord = typeof socialMediaCampaigns.$inferSelect;
type CampaignValues = Partial<typeof socialMediaCampaigns.$inferInsert>;

export async function findCampaigns(db: Database, storeId: string, most: number): Promise<CampaignRecord[]> {
  return db
    .select()
    .from(socialMediaCampaigns)
    .where(eq(socialMediaCampaigns.storeId, storeId))
    .orderBy(desc(socialMediaCampaigns.createdAt), desc(socialMediaCampaigns.id))
    .limit(most);
}

export async function countCampaigns(db: Database, storeId: string): Promise<number> {
  const [found] = await db
    .select({ campaigns: count() })
    .from(socialMediaCampaigns)
    .where(eq(socialMediaCampaigns.storeId, storeId));
  return found?.campaigns ?? 0;
}

/** Nobody else changes it until the transaction is over. */
export async function holdCampaign(tx: Database, storeId: string, campaignId: string) {
  const [found] = await tx
    .select()
    .from(socialMediaCampaigns)
    .where(isCampaign(storeId, campaignId))
    .for('update');
  return found;
}

export async function insertCampaign(
  db: Database,
  values: typeof socialMediaCampaigns.$inferInsert,
): Promise<CampaignRecord> {
  const [campaign] = await db.insert(socialMediaCampaigns).values(values).returning();
  return campaign!;
}

export async function updateCampaign(
  tx: Database,
  { id, storeId }: CampaignRecord,
  values: CampaignValues,
): Promise<CampaignRecord> {
  const [campaign] = await tx
    .update(socialMediaCampaigns)
    .set(values)
    .where(isCampaign(storeId, id))
    .returning();
  return campaign!;
}

/** @returns what it was; undefined where there was none. */
export async function deleteCampaign(db: Database, storeId: string, campaignId: string) {
  const [gone] = await db.delete(socialMediaCampaigns).where(isCampaign(storeId, campaignId)).returning();
  return gone;
}

const isCampaign = (storeId: string, campaignId: string) =>
  and(eq(socialMediaCampaigns.storeId, storeId), eq(socialMediaCampaigns.id, campaignId));

/** What the owner typed last, by campaign. */
export async function findResults(
  db: Database,
  storeId: string,
  campaignIds: string[],
): Promise<Map<string, AdResults>> {
  const { campaignId, spend, impressions, clicks } = socialMediaAnalytics;
  const rows = await db
    .select({ campaignId, spend, impressions, clicks })
    .from(socialMediaAnalytics)
    .where(and(eq(socialMediaAnalytics.storeId, storeId), inArray(campaignId, campaignIds)));
  // The data model's spend is 0 where nobody has said it.
  return new Map(rows.map((row) => [row.campaignId!, { ...row, spend: Number(row.spend) || null }]));
}

/** In place of what was typed before; a campaign has one row, and none where nothing is known. */
export async function saveResults(
  tx: Database,
  { id: campaignId, storeId }: CampaignRecord,
  results: AdResults,
  date: string,
) {
  await deleteCampaignFigures(tx, campaignId);
  if (isNothing(results)) return;
  const { spend, impressions, clicks } = results;
  // The network reports these three alone.
  const unknown = { likes: null, comments: null, shares: null, saves: null, reach: null, conversions: null };
  await insertCampaignFigures(tx, {
    campaignId,
    storeId,
    date,
    impressions,
    clicks,
    ...unknown,
    spend: String(spend ?? 0),
    ...adRates(results),
  });
}

export function isNothing({ spend, impressions, clicks }: AdResults): boolean {
  return !spend && impressions === null && clicks === null;
}
