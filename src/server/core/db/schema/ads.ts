import {
  bigint,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ActionStatus } from '#shared/ads/ads.ts';
import type { AdsAccountStatus, ReportKind } from '#shared/ads/ads-account.ts';
import type { AssetSet } from '#shared/ads/ads-assets.ts';
import type { ContentLanguage } from '#shared/content/content.ts';
import { createdAt, instant, key, sentence, updatedAt } from './columns.ts';
import { connectedStores } from './stores.ts';

const ofStore = () =>
  uuid()
    .notNull()
    .references(() => connectedStores.id, { onDelete: 'cascade' });

/** What the owner says instead of what we would assume. */
export const adsSettings = pgTable('ads_settings', {
  storeId: uuid()
    .primaryKey()
    .references(() => connectedStores.id, { onDelete: 'cascade' }),
  /** 0 to 1. */
  grossMargin: doublePrecision(),
  industry: text(),
  /** By name of the assumption; see shared/ads.ts. */
  assumptions: jsonb().$type<Record<string, number>>().notNull().default({}),
  updatedAt: updatedAt(),
});

/** What the owner did about an action, and how it was worded. The action itself is worked out from the figures. */
export const adsActions = pgTable(
  'ads_actions',
  {
    storeId: ofStore(),
    subject: text().notNull(),
    status: text().$type<ActionStatus>().notNull().default('open'),
    snoozedUntil: instant(),
    doneAt: instant(),
    /** What it said when it was done, so that it is still shown when the figures have moved on. */
    finding: jsonb(),
    /** A provider's words by language, and the facts they are of. */
    wording: jsonb(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.subject] })],
);

/** The Google Ads account of a store, by its owner's consent. */
export const adsAccounts = pgTable('ads_accounts', {
  storeId: uuid()
    .primaryKey()
    .references(() => connectedStores.id, { onDelete: 'cascade' }),
  /** Digits without dashes; null until one is chosen. The manager is the account it is reached through. */
  customerId: text(),
  managerId: text(),
  name: text(),
  currency: text(),
  timeZone: text(),
  autoTagging: integer(),
  choices: jsonb().notNull().default([]),
  /** Encrypted; see stores/secrets.ts. */
  accessToken: text(),
  refreshToken: text(),
  tokenExpiresAt: instant(),
  /** The lease of the process that asks for a new token ends then; no other may ask before. */
  tokenRefreshUntil: instant(),
  status: text().$type<AdsAccountStatus>().notNull(),
  problem: sentence(),
  /** The last complete reading, the first day known, and who reads until when. */
  readAt: instant(),
  knownFrom: date(),
  readingUntil: instant(),
  nextReadAt: instant(),
  connectedAt: instant().notNull().defaultNow(),
});

/** Campaigns of the account as Google last reported them. */
export const adsCampaignList = pgTable(
  'ads_campaign_list',
  {
    storeId: ofStore(),
    campaignId: key().notNull(),
    name: text().notNull(),
    status: text().notNull(),
    channel: text().notNull(),
    bidding: text(),
    dailyBudgetMicros: bigint({ mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.campaignId] })],
);

/**
 * What Google counted, one row per day and part of a breakdown. A breakdown is never crossed with another; totals are
 * summed from `campaign` alone.
 */
export const adsFigures = pgTable(
  'ads_figures',
  {
    storeId: ofStore(),
    /** campaign, device, network, hour, country, city, age, gender, product or search_term. */
    breakdown: text().notNull(),
    day: date().notNull(),
    campaignId: key().notNull(),
    /** The device, hour, country …; empty for the campaign itself. */
    part: key().notNull(),
    /** What the part is called, where Google names it. */
    name: text(),
    impressions: bigint({ mode: 'number' }).notNull(),
    clicks: bigint({ mode: 'number' }).notNull(),
    costMicros: bigint({ mode: 'number' }).notNull(),
    conversions: doublePrecision().notNull(),
    value: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.breakdown, table.day, table.campaignId, table.part] }),
  ],
);

/** Impression shares of a campaign and day, 0 to 1; null where Google reports none. */
export const adsShares = pgTable(
  'ads_shares',
  {
    storeId: ofStore(),
    day: date().notNull(),
    campaignId: key().notNull(),
    impressionShare: doublePrecision(),
    topShare: doublePrecision(),
    absoluteTopShare: doublePrecision(),
    lostToBudget: doublePrecision(),
    lostToRank: doublePrecision(),
    clickShare: doublePrecision(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.day, table.campaignId] })],
);

/** Ads as they stand in the account. */
export const adsAds = pgTable(
  'ads_ads',
  {
    storeId: ofStore(),
    adId: key().notNull(),
    campaignId: key().notNull(),
    headlines: jsonb().$type<string[]>().notNull().default([]),
    descriptions: jsonb().$type<string[]>().notNull().default([]),
    finalUrls: jsonb().$type<string[]>().notNull().default([]),
    strength: text(),
    approval: text(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.adId] })],
);

/** Reports that the owner exported from Google Ads and gave us, as they were understood. */
export const adsReports = pgTable(
  'ads_reports',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    kind: text().$type<ReportKind>().notNull(),
    name: text().notNull(),
    fromDay: date(),
    toDay: date(),
    currency: text(),
    rows: jsonb().notNull(),
    rowCount: integer().notNull(),
    skipped: integer().notNull(),
    problem: sentence(),
    importedAt: createdAt(),
  },
  (table) => [index('ads_reports_store').on(table.storeId, table.kind, table.importedAt)],
);

/** Search ads written here, as the owner edited them. */
export const adsAssetSets = pgTable(
  'ads_asset_sets',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    name: text().notNull(),
    language: text().$type<ContentLanguage>().notNull(),
    dailyBudget: bigint({ mode: 'number' }),
    groups: jsonb().notNull(),
    negatives: jsonb().notNull(),
    wording: text().$type<AssetSet['wording']>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    exportedAt: instant(),
    /** As it stood each time it was exported and was another than before: that is what can be taken out again. */
    exported: jsonb().notNull().default([]),
  },
  (table) => [index('ads_asset_sets_store').on(table.storeId, table.createdAt)],
);

/** The owner's word, each time, that the customers of an exported list agreed to it. */
export const customerMatchExports = pgTable(
  'customer_match_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    groups: jsonb().$type<string[]>().notNull(),
    customers: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('customer_match_exports_store').on(table.storeId, table.createdAt)],
);
