import type * as z from 'zod';
import type {
  AdsCampaign,
  AdsCounts,
  AdTexts,
  Breakdown,
  FigureRow,
  FigureSubject,
  ShareRow,
} from '#server/platforms/ports/ads-platform.ts';
import {
  type WireAd,
  WireAge,
  type WireCampaign,
  WireDay,
  WireGender,
  WireHour,
  type WireMetrics,
  WirePlace,
  WireProduct,
  WireSearchTerm,
  type WireShares,
} from './wire.ts';

interface Reader<Row> {
  row: z.ZodType<Row>;
  translate(row: Row): FigureRow[];
}

function reader<Row>(row: z.ZodType<Row>, translate: (row: Row) => FigureRow[]): Reader<unknown> {
  return { row, translate } as Reader<unknown>;
}

/** What each question answers with, and what that means. */
export const figureReaders: Record<FigureSubject, Reader<unknown>> = {
  days: reader(WireDay, (row) => [
    figure(row, 'campaign', ''),
    figure(row, 'device', small(row.segments.device)),
    figure(row, 'network', small(row.segments.adNetworkType)),
  ]),
  hours: reader(WireHour, (row) => [figure(row, 'hour', String(row.segments.hour))]),
  places: reader(WirePlace, (row) => [
    ...ofPlace(row, 'country', row.geographicView.countryCriterionId),
    ...ofPlace(row, 'city', /^geoTargetConstants\/(\d+)$/.exec(row.segments.geoTargetCity ?? '')?.[1]),
  ]),
  ages: reader(WireAge, (row) => [figure(row, 'age', ageOf(row.adGroupCriterion.ageRange.type))]),
  genders: reader(WireGender, (row) => [figure(row, 'gender', genderOf(row.adGroupCriterion.gender.type))]),
  products: reader(WireProduct, (row) => {
    const { productItemId: id, productTitle: title } = row.segments;
    return id ? [figure(row, 'product', id, title || null)] : [];
  }),
  search_terms: reader(WireSearchTerm, (row) => {
    const term = row.campaignSearchTermView.searchTerm?.trim();
    return term ? [figure(row, 'search_term', term)] : [];
  }),
};

interface Counted {
  campaign: { id: string };
  segments: { date: string };
  metrics: WireMetrics;
}

function figure(row: Counted, breakdown: Breakdown, part: string, name: string | null = null): FigureRow {
  return {
    breakdown,
    day: row.segments.date,
    campaignId: row.campaign.id,
    part,
    name,
    ...countsOf(row.metrics),
  };
}

function ofPlace(row: Counted, breakdown: Breakdown, id: string | null | undefined): FigureRow[] {
  return id && id !== '0' ? [figure(row, breakdown, id)] : [];
}

function countsOf({
  impressions,
  clicks,
  costMicros,
  conversions,
  conversionsValue,
}: WireMetrics): AdsCounts {
  return { impressions, clicks, costMicros, conversions, value: conversionsValue };
}

/** `AGE_RANGE_18_24` → `18-24`, `AGE_RANGE_65_UP` → `65+`. */
function ageOf(type: string): string {
  const [, from, to] = /^AGE_RANGE_(\d\d)_(\d\d|UP)$/.exec(type) ?? [];
  if (!from) return 'unknown';
  return to === 'UP' ? `${from}+` : `${from}-${to}`;
}

function genderOf(type: string): string {
  return type === 'FEMALE' || type === 'MALE' ? small(type) : 'unknown';
}

export function translateShares({ campaign, segments, metrics }: WireShares): ShareRow {
  return {
    day: segments.date,
    campaignId: campaign.id,
    impressionShare: metrics.searchImpressionShare ?? null,
    topShare: metrics.searchTopImpressionShare ?? null,
    absoluteTopShare: metrics.searchAbsoluteTopImpressionShare ?? null,
    lostToBudget: metrics.searchBudgetLostImpressionShare ?? null,
    lostToRank: metrics.searchRankLostImpressionShare ?? null,
    clickShare: metrics.searchClickShare ?? null,
  };
}

export function translateCampaign({ campaign, campaignBudget }: WireCampaign): AdsCampaign {
  return {
    campaignId: campaign.id,
    name: campaign.name,
    status: small(campaign.status),
    channel: small(campaign.advertisingChannelType),
    bidding: campaign.biddingStrategyType ? small(campaign.biddingStrategyType) : null,
    dailyBudgetMicros: campaignBudget?.amountMicros ?? null,
  };
}

export function translateAd({ campaign, adGroupAd: { ad, adStrength, policySummary } }: WireAd): AdTexts {
  const texts = (list: { text?: string | null | undefined }[] | undefined) =>
    (list ?? []).flatMap(({ text }) => (text ? [text] : []));
  return {
    adId: ad.id,
    campaignId: campaign.id,
    headlines: texts(ad.responsiveSearchAd?.headlines),
    descriptions: texts(ad.responsiveSearchAd?.descriptions),
    finalUrls: ad.finalUrls,
    strength: knownWord(adStrength),
    approval: knownWord(policySummary?.approvalStatus),
  };
}

function knownWord(word: string | null | undefined): string | null {
  return !word || word === 'UNKNOWN' || word === 'UNSPECIFIED' ? null : small(word);
}

/** Their names of kinds are ours in small letters. */
function small(word: string): string {
  return word.toLowerCase();
}
