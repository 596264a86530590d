import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Comparison } from '#shared/analytics/analytics.ts';
import type { Reading } from '#shared/analytics/asking.ts';
import type { Insight, InsightStatus, InsightType } from '#shared/analytics/insights.ts';
import type { PROFIT_DIFFERENCES } from '#shared/analytics/profit.ts';
import type { Language } from '#shared/core/languages.ts';
import type { Platform, Store, SyncProgress, VisitSharing } from '#shared/stores/stores.ts';
import { createdAt, instant, sentence, updatedAt } from './columns.ts';
import { users } from './users.ts';

export const connectedStores = pgTable(
  'connected_stores',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    platform: text().$type<Platform>().notNull(),
    storeName: text().notNull(),
    storeUrl: text().notNull(),
    /** Encrypted (AES-256-GCM under a key id); see stores/secrets.ts. */
    accessToken: text().notNull(),
    refreshToken: text(),
    tokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    /** The lease of the process that asks the platform for new tokens ends then; no other may ask before. */
    tokenRefreshUntil: instant(),
    /** An app's client id and its encrypted secret follow. */
    connection: text().$type<Store['connection']>().notNull().default('token'),
    clientId: text(),
    clientSecret: text(),
    /** Unguessable; part of the address to which a platform reports changes of this store. */
    webhookKey: uuid().notNull().unique().defaultRandom(),
    /** Subscriptions stand at the platform, so changes are reported as they happen. */
    notifiedOfChanges: boolean('told_of_changes').notNull().default(false),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The platform's id of the shop and its canonical name there, e.g. `yonder-gifts`. */
    externalId: text().notNull(),
    handle: text().notNull(),
    currency: text().notNull(),
    timeZone: text().notNull(),
    capabilities: jsonb().notNull(),
    /** When it was last connected, again: what a platform said before that no longer counts. */
    connectedAt: instant().notNull().defaultNow(),
    /** Set when the owner disconnects: nothing shows it any more, and a job deletes what was read. */
    disconnectedAt: instant(),
  },
  (table) => [
    uniqueIndex('connected_stores_shop')
      .on(table.platform, table.externalId)
      .where(sql`disconnected_at is null`),
    index('connected_stores_user').on(table.userId),
  ],
);

const ofStore = () =>
  uuid()
    .notNull()
    .references(() => connectedStores.id, { onDelete: 'cascade' });

/** How far reading a store has come. One row per store; its lock lets one writer at a time change a store's records. */
export const syncStates = pgTable('sync_states', {
  storeId: uuid()
    .primaryKey()
    .references(() => connectedStores.id, { onDelete: 'cascade' }),
  phase: text().$type<SyncProgress['phase']>().notNull().default('waiting'),
  orders: integer().notNull().default(0),
  ordersTotal: integer(),
  products: integer().notNull().default(0),
  customers: integer().notNull().default(0),
  historyFrom: instant(),
  historyComplete: boolean().notNull().default(false),
  /** Where the first import goes on after a stop; null once it is complete. */
  checkpoint: jsonb(),
  /** Changes before this moment of the platform's clock are in. */
  changesReadTo: instant(),
  startedAt: instant(),
  lastSyncedAt: instant(),
  /** Grows with every change of the store's records: reports worked out before are then out of date. */
  recordsVersion: integer().notNull().default(1),
  /** The version that customer_totals and product_days were last brought up to; they are counted again where it lags. */
  totalsVersion: integer().notNull().default(0),
  problemCode: text(),
  problemMessage: sentence(),
  /** Who is reading now: the higher token wins, an expired lease may be taken over. */
  leaseToken: integer().notNull().default(0),
  leaseUntil: instant(),
});

/** What the platform said when it was asked for visits, and how far they are read; one row per store once it was asked. */
export const visitReadings = pgTable('visit_readings', {
  storeId: uuid()
    .primaryKey()
    .references(() => connectedStores.id, { onDelete: 'cascade' }),
  answer: text().$type<VisitSharing>().notNull().default('not_asked'),
  /** The last try, whatever came of it, and the code of what went wrong. */
  readAt: instant(),
  problemCode: text(),
  /** Every local day from the first to the last was asked for and answered. */
  firstDay: date(),
  lastDay: date(),
  /** Whose local days they are. */
  timeZone: text(),
  /** Who is reading now: the higher token wins, an expired lease may be taken over. */
  leaseToken: integer().notNull().default(0),
  leaseUntil: instant(),
});

/** The last comparison of our totals with the platform's own; one row per store. Money in minor units. */
export const storeComparisons = pgTable('store_comparisons', {
  storeId: uuid()
    .primaryKey()
    .references(() => connectedStores.id, { onDelete: 'cascade' }),
  comparedAt: instant().notNull(),
  /** report: by day, over local days `first_day` to `last_day` · count: all orders there are. */
  basis: text().$type<'report' | 'count'>().notNull(),
  firstDay: date(),
  lastDay: date(),
  ourOrders: integer().notNull(),
  theirOrders: integer().notNull(),
  ourTotal: bigint({ mode: 'number' }),
  theirTotal: bigint({ mode: 'number' }),
  /** The days that differ, with both sides' figures. */
  differences: jsonb().notNull(),
  cause: text().$type<NonNullable<Comparison['cause']>>(),
  /** Gross profit and fees of the same days; null where the platform shares no such report. */
  profit: jsonb().$type<ComparedProfit>(),
});
/** Minor units. */
export interface ComparedProfit {
  grossProfit: { ours: number; theirs: number };
  fees: { ours: number; theirs: number } | null;
  cause: (typeof PROFIT_DIFFERENCES)[number] | null;
}

export const analyticsCache = pgTable(
  'analytics_cache',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    dateRange: text().notNull(),
    metricType: text().notNull(),
    data: jsonb().notNull(),
    lastUpdated: instant().notNull().defaultNow(),
    /** What it was made of: the version of the store's records, and whether the whole history was in and counted. */
    recordsVersion: integer().notNull().default(0),
    historyComplete: boolean().notNull().default(false),
  },
  (table) => [uniqueIndex('analytics_cache_entry').on(table.storeId, table.dateRange, table.metricType)],
);

/** Questions that an owner saved on the dashboard: readings (shared/asking.ts), answered again whenever they are shown. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    reading: jsonb().$type<Reading>().notNull(),
    position: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('saved_cards_store').on(table.storeId, table.position)],
);

export const aiInsights = pgTable(
  'ai_insights',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    type: text().$type<InsightType>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    priority: text().$type<Insight['priority']>().notNull().default('medium'),
    isRead: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** What it is about, so that the same is not said again within a week unless it got worse. */
    subject: text().notNull(),
    category: text().notNull(),
    recommendations: jsonb().$type<string[]>().notNull(),
    /** The finding: figures, period, formula, rows. Every number of the wording stands here. */
    finding: jsonb().notNull(),
    /** builtin: worded again in the reader's language · provider: worded once, in `language`. */
    wording: text().$type<Insight['wording']>().notNull(),
    language: text().$type<Language>().notNull(),
    status: text().$type<InsightStatus>().notNull().default('open'),
    /** When it was marked as done: what came of it is counted from then on. */
    doneAt: instant(),
    /** Money at stake in minor units, where it can be said; findings are ranked by it and by their confidence. */
    atStake: bigint({ mode: 'number' }),
    score: doublePrecision().notNull(),
  },
  (table) => [
    index('ai_insights_store').on(table.storeId, table.createdAt),
    index('ai_insights_subject').on(table.storeId, table.subject, table.createdAt),
  ],
);

/** When a store's figures were last looked through for insights; one row per store. */
export const insightRuns = pgTable('insight_runs', {
  storeId: uuid()
    .primaryKey()
    .references(() => connectedStores.id, { onDelete: 'cascade' }),
  ranAt: instant().notNull(),
  /** All of the history was in. */
  historyComplete: boolean().notNull(),
  /** What was earned was looked through too. */
  withProfit: boolean().notNull().default(false),
  /** Of the records that were looked through: an older look does not undo what a newer one found. */
  recordsVersion: integer().notNull().default(0),
});

export const aiInsightsHistory = pgTable(
  'ai_insights_history',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    insightType: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    priority: text().notNull().default('medium'),
    metadata: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [
    index('ai_insights_history_store').on(table.storeId, table.createdAt),
    index('ai_insights_history_user').on(table.userId),
  ],
);
