import { and, eq, lt, sql } from 'drizzle-orm';
import { type BulkColumns, copyInto, copyText, rowsOf } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { deleteInSteps } from '#server/core/db/delete-in-steps.ts';
import { adsAds, adsCampaignList, adsFigures, adsShares } from '#server/core/db/schema/ads.ts';
import type {
  AdsCampaign,
  AdTexts,
  Breakdown,
  DayWindow,
  FigureRow,
  ShareRow,
} from '#server/platforms/ports/ads-platform.ts';

const figureColumns = (storeId: string): BulkColumns<FigureRow> => ({
  store_id: ['uuid', () => storeId],
  breakdown: ['text', (row) => row.breakdown],
  day: ['date', (row) => row.day],
  campaign_id: ['text', (row) => row.campaignId],
  part: ['text', (row) => row.part],
  name: ['text', (row) => row.name],
  impressions: ['bigint', (row) => row.impressions],
  clicks: ['bigint', (row) => row.clicks],
  cost_micros: ['bigint', (row) => row.costMicros],
  conversions: ['double precision', (row) => row.conversions],
  value: ['double precision', (row) => row.value],
});

const shareColumns = (storeId: string): BulkColumns<ShareRow> => ({
  store_id: ['uuid', () => storeId],
  day: ['date', (row) => row.day],
  campaign_id: ['text', (row) => row.campaignId],
  impression_share: ['double precision', (row) => row.impressionShare],
  top_share: ['double precision', (row) => row.topShare],
  absolute_top_share: ['double precision', (row) => row.absoluteTopShare],
  lost_to_budget: ['double precision', (row) => row.lostToBudget],
  lost_to_rank: ['double precision', (row) => row.lostToRank],
  click_share: ['double precision', (row) => row.clickShare],
});

/** What these days say now takes the place of what they said before. */
export async function replaceFigures(
  tx: Database,
  storeId: string,
  { breakdowns, window, rows }: { breakdowns: readonly Breakdown[]; window: DayWindow; rows: FigureRow[] },
) {
  for (const breakdown of breakdowns)
    await tx.execute(sql`
      delete from ads_figures where store_id = ${storeId} and breakdown = ${breakdown}
        and day between ${window.from} and ${window.to}`);
  const columns = figureColumns(storeId);
  await copyInto(tx, 'ads_figures', Object.keys(columns), Buffer.from(copyText(rows, columns)));
}

/** The dearest rows of a breakdown stay; which those are depends on nothing else. */
export async function keepDearest(tx: Database, storeId: string, breakdown: Breakdown, most: number) {
  await tx.execute(sql`
    delete from ads_figures where ctid = any(array(
      select ctid from ads_figures where store_id = ${storeId} and breakdown = ${breakdown}
      order by cost_micros desc, clicks desc, impressions desc, day desc, campaign_id, part offset ${most}))`);
}

export async function replaceShares(tx: Database, storeId: string, window: DayWindow, rows: ShareRow[]) {
  await tx.execute(sql`
    delete from ads_shares where store_id = ${storeId} and day between ${window.from} and ${window.to}`);
  const columns = shareColumns(storeId);
  await copyInto(tx, 'ads_shares', Object.keys(columns), Buffer.from(copyText(rows, columns)));
}

export async function replaceCampaigns(tx: Database, storeId: string, campaigns: AdsCampaign[]) {
  await tx.delete(adsCampaignList).where(eq(adsCampaignList.storeId, storeId));
  const rows = rowsOf(campaigns, {
    campaign_id: ['text', (row) => row.campaignId],
    name: ['text', (row) => row.name],
    status: ['text', (row) => row.status],
    channel: ['text', (row) => row.channel],
    bidding: ['text', (row) => row.bidding],
    daily_budget_micros: ['bigint', (row) => row.dailyBudgetMicros],
  });
  await tx.execute(sql`
    insert into ads_campaign_list (store_id, campaign_id, name, status, channel, bidding, daily_budget_micros)
    select ${storeId}, incoming.* from ${rows}`);
}

export async function replaceAds(tx: Database, storeId: string, ads: AdTexts[]) {
  await tx.delete(adsAds).where(eq(adsAds.storeId, storeId));
  const rows = rowsOf(ads, {
    ad_id: ['text', (row) => row.adId],
    campaign_id: ['text', (row) => row.campaignId],
    headlines: ['jsonb', (row) => row.headlines],
    descriptions: ['jsonb', (row) => row.descriptions],
    final_urls: ['jsonb', (row) => row.finalUrls],
    strength: ['text', (row) => row.strength],
    approval: ['text', (row) => row.approval],
  });
  await tx.execute(sql`
    insert into ads_ads (store_id, ad_id, campaign_id, headlines, descriptions, final_urls, strength, approval)
    select ${storeId}, ad_id, campaign_id, headlines::jsonb, descriptions::jsonb, final_urls::jsonb, strength, approval
    from ${rows} on conflict do nothing`);
}

export async function deleteDaysBefore(tx: Database, storeId: string, day: string) {
  await tx.delete(adsFigures).where(and(eq(adsFigures.storeId, storeId), lt(adsFigures.day, day)));
  await tx.delete(adsShares).where(and(eq(adsShares.storeId, storeId), lt(adsShares.day, day)));
}

/** Everything that was read of the account. */
export async function deleteFacts(tx: Database, storeId: string) {
  for (const table of [adsFigures, adsShares, adsAds, adsCampaignList])
    await tx.delete(table).where(eq(table.storeId, storeId));
}

export const deleteFiguresInSteps = (db: Database, storeId: string) =>
  deleteInSteps(db, 'ads_figures', storeId);
