import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  decimal,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AdsCampaign } from '#shared/ads/ads-campaigns.ts';
import type {
  ContentFormat,
  ContentLanguage,
  ContentPlatform,
  ContentType,
  Generation,
  SavedPost,
  Tone,
} from '#shared/content/content.ts';
import type { Via } from '#shared/content/networks/networks.ts';
import type { Look } from '#shared/content/picture.ts';
import type { PostingTimes } from '#shared/publishing/posting-times.ts';
import type {
  DeliveryStatus,
  Frequency,
  HeldReason,
  NewPost,
  PostStatus,
  ScheduledPost,
  SchedulePlatform,
} from '#shared/publishing/schedules.ts';
import type { SocialAccount, SocialNetworkName } from '#shared/publishing/social-accounts.ts';
import { createdAt, instant, minorUnits, sentence, updatedAt } from './columns.ts';
import { connectedStores } from './stores.ts';
import { generatedContent, users } from './users.ts';

const ofStore = () =>
  uuid()
    .notNull()
    .references(() => connectedStores.id, { onDelete: 'cascade' });

const budget = () => decimal({ precision: 10, scale: 2 });
/** Null where a network does not report it, which is not 0. */
const count = () => integer().default(0);
const rate = () => decimal({ precision: 10, scale: 2 }).notNull().default('0');

/** One of the pictures after the first, in the order in which they are shown. */
export interface SavedPicture {
  mediaId: string;
  altText: string | null;
}
const choices = () => jsonb().$type<Record<string, string>>().notNull().default({});
const morePictures = () => jsonb().$type<SavedPicture[]>().notNull().default([]);

/** Accounts at the networks that posts of a store go out to. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    /** With the network's id of the account. */
    network: text().$type<SocialNetworkName>().notNull(),
    externalId: text().notNull(),
    name: text().notNull(),
    username: text(),
    pictureUrl: text(),
    followers: integer(),
    /** The consent it came by. */
    via: text().$type<Via>().notNull(),
    /** Encrypted; see stores/secrets.ts. */
    accessToken: text().notNull(),
    refreshToken: text(),
    tokenExpiresAt: instant(),
    /** The lease of the process that asks the network for a new token ends then; no other may ask before. */
    tokenRefreshUntil: instant(),
    /** reconnect: its posts wait for the owner to connect it again. */
    status: text().$type<SocialAccount['status']>().notNull().default('active'),
    problem: sentence(),
    /** When the network last said that posts would go through, or would not. */
    checkedAt: instant(),
    connectedAt: instant().notNull().defaultNow(),
    /** What its owner chose last for its posts, by the names that its network declares. */
    postChoices: choices(),
    /** Its tokens are gone then; it stays for the posts that went out to it. */
    disconnectedAt: instant(),
  },
  (table) => [uniqueIndex('social_accounts_account').on(table.storeId, table.network, table.externalId)],
);

export const socialMediaSchedules = pgTable(
  'social_media_schedules',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    name: text().notNull(),
    platform: text().$type<SchedulePlatform>().notNull(),
    isActive: boolean().notNull().default(true),
    frequency: text().$type<Frequency>().notNull(),
    postTimes: jsonb(),
    contentTypes: jsonb(),
    autoGenerate: boolean().notNull().default(true),
    approvalRequired: boolean().notNull().default(true),
    nextPostDate: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Why it does not do what it is meant to. */
    problem: sentence(),
    /** Its slots are filled until then. */
    filledUntil: instant(),
    /** The owner's own words that its posts are made of; without one they are written. */
    templateId: uuid(),
  },
  (table) => [index('social_media_schedules_store').on(table.storeId)],
);

export const scheduledPosts = pgTable(
  'scheduled_posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    scheduleId: uuid().references(() => socialMediaSchedules.id, { onDelete: 'cascade' }),
    storeId: ofStore(),
    productId: text(),
    platform: text().$type<ScheduledPost['platform']>().notNull(),
    contentType: text().$type<NewPost['contentType']>().notNull(),
    caption: text(),
    hashtags: text(),
    imagePrompt: text(),
    imageUrl: text(),
    scheduledFor: instant().notNull(),
    status: text().$type<PostStatus>().notNull().default('pending'),
    postedAt: instant(),
    engagement: jsonb(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The picture or reel that belongs to it; for a reel, also the still that stands for it. */
    mediaId: uuid().references(() => generatedContent.id, { onDelete: 'set null' }),
    coverId: uuid().references(() => generatedContent.id, { onDelete: 'set null' }),
    productTitle: text(),
    contentFormat: text().$type<ContentFormat>().notNull().default('post'),
    altText: text(),
    morePictures: morePictures(),
    language: text().$type<ContentLanguage>(),
    /** What goes out on X where caption and hashtags are too long for it. */
    shortText: text(),
    /** On networks whose posts have a title, and what they get in place of caption and hashtags. */
    title: text(),
    description: text(),
    withLink: boolean().notNull().default(false),
    madeWithAi: boolean().notNull().default(false),
    /** The slot of its schedule that it was made for; it may have been moved since. */
    slotAt: instant(),
    madeBy: text().$type<ScheduledPost['madeBy']>().notNull().default('owner'),
    /** The generation that wrote it. */
    generationId: uuid(),
    /** The product's price when it was written, in minor units. */
    writtenPrice: minorUnits(),
    /** Why it waits for its owner, and what its owner has seen and let pass. */
    heldReason: text().$type<HeldReason>(),
    acceptedReasons: jsonb().$type<string[]>().notNull().default([]),
    problem: sentence(),
    /** What it was before it was cancelled. */
    cancelledFrom: text().$type<PostStatus>(),
    /** Grows with every change of its owner. */
    version: integer().notNull().default(0),
    /** Held for the allowance: when its text is written at the earliest. */
    writeAfter: instant(),
  },
  (table) => [
    index('scheduled_posts_store').on(table.storeId, table.scheduledFor),
    // A slot of a schedule holds one post, however many processes fill it; one that was cancelled is not filled again.
    uniqueIndex('scheduled_posts_slot').on(table.scheduleId, table.slotAt),
    index('scheduled_posts_media').on(table.mediaId),
    index('scheduled_posts_cover').on(table.coverId),
  ],
);

/**
 * One post to one account: how far it is, and who works on it. The higher lease token wins; an expired lease may be
 * taken over. What was `publishing` when its lease expired is unconfirmed: it is looked up, never sent again blindly.
 */
/** A call that may have made a post visible. It stays open until the post is published or its words are others. */
export interface OpenAttempt {
  since: string;
  /** Null where another installation may have sent it. */
  text: string | null;
  /** How the network refused to take it once more: as something that is there, or as made of what is gone. */
  refusedAs: 'there' | 'gone' | null;
}

export const postDeliveries = pgTable(
  'post_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: uuid()
      .notNull()
      .references(() => scheduledPosts.id, { onDelete: 'cascade' }),
    storeId: ofStore(),
    accountId: uuid()
      .notNull()
      .references(() => socialAccounts.id, { onDelete: 'cascade' }),
    network: text().$type<SocialNetworkName>().notNull(),
    status: text().$type<DeliveryStatus>().notNull().default('waiting'),
    /** When the worker takes it up next: to prepare it, send it, or look it up. Null when it does nothing by itself. */
    nextTryAt: instant(),
    /** When the post is meant to be seen; copied from its post, so that the worker reads one table. */
    dueAt: instant().notNull(),
    /** What its owner chose for this post; what is not in it is as the account has it. */
    choices: choices(),
    leaseToken: integer().notNull().default(0),
    leaseUntil: instant(),
    /** What was prepared at the network so far, and since when. */
    prepared: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    preparingSince: instant(),
    /** Written before the call that makes it visible. */
    publishStartedAt: instant(),
    /** The text of that call. */
    sentText: text(),
    attempts: integer().notNull().default(0),
    /** The first call whose outcome is unknown, as nobody can say yet, or has to be believed. */
    openAttempt: jsonb().$type<OpenAttempt>(),
    lookUps: integer().notNull().default(0),
    /** How often in a row the network could not be asked, or gave no sound answer; a long wait counts as several. */
    failedLookUps: integer().notNull().default(0),
    externalId: text(),
    permalink: text(),
    publishedAt: instant(),
    problem: sentence(),
    problemCode: text(),
    engagement: jsonb(),
    /** When its engagement is read next; null when it was read for the last time. */
    engagementDueAt: instant(),
    engagementReads: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('post_deliveries_account').on(table.postId, table.accountId),
    // One post of a network belongs to one delivery: a second is a fault of ours that must not be saved.
    uniqueIndex('post_deliveries_external').on(table.accountId, table.externalId),
    index('post_deliveries_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    index('post_deliveries_leased').on(table.accountId).where(sql`lease_until is not null`),
    index('post_deliveries_engagement').on(table.engagementDueAt).where(sql`engagement_due_at is not null`),
    index('post_deliveries_store').on(table.storeId, table.publishedAt),
  ],
);

export const socialMediaPosts = pgTable(
  'social_media_posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    productId: text(),
    platform: text().$type<ContentPlatform>().notNull(),
    status: text().notNull().default('draft'),
    caption: text(),
    hashtags: text(),
    imageUrl: text(),
    imagePrompt: text(),
    publishedAt: instant(),
    scheduledFor: instant(),
    externalPostId: text(),
    isAd: boolean().notNull().default(false),
    campaignBudget: budget(),
    targetAudience: jsonb(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Shown in the history of the content creator; a post that was scheduled outlives its history. */
    inHistory: boolean().notNull().default(true),
    productTitle: text(),
    contentFormat: text().$type<ContentFormat>().notNull().default('post'),
    videoDuration: integer().$type<NonNullable<SavedPost['videoDuration']>>(),
    contentType: text().$type<NewPost['contentType']>().notNull().default('product'),
    tone: text().$type<Tone>().notNull().default('professional'),
    language: text().$type<ContentLanguage>().notNull().default('en'),
    altText: text(),
    morePictures: morePictures(),
    /** The picture or reel that belongs to it. */
    mediaId: uuid().references(() => generatedContent.id, { onDelete: 'set null' }),
    /** For a reel, the still that stands for it. */
    coverId: uuid().references(() => generatedContent.id, { onDelete: 'set null' }),
    /** What made it: a generation leaves one post, however often it is saved. */
    generationId: uuid().unique(),
  },
  (table) => [
    index('social_media_posts_store').on(table.storeId, table.createdAt),
    index('social_media_posts_media').on(table.mediaId),
    index('social_media_posts_cover').on(table.coverId),
  ],
);

export const socialMediaCampaigns = pgTable(
  'social_media_campaigns',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    name: text().notNull(),
    platform: text().$type<SocialNetworkName>().notNull(),
    status: text().$type<AdsCampaign['status']>().notNull().default('active'),
    objective: text().$type<NonNullable<AdsCampaign['objective']>>(),
    budget: budget().notNull(),
    dailyBudget: budget(),
    targetAudience: jsonb(),
    startDate: instant().notNull(),
    endDate: instant(),
    externalCampaignId: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** The post that is boosted; the plan stays when it is gone. */
    postId: uuid().references(() => scheduledPosts.id, { onDelete: 'set null' }),
    /** Steps of the checklist that are done. */
    checklist: jsonb().$type<string[]>().notNull().default([]),
  },
  (table) => [
    index('social_media_campaigns_store').on(table.storeId),
    index('social_media_campaigns_post').on(table.postId),
  ],
);

export const socialMediaAnalytics = pgTable(
  'social_media_analytics',
  {
    id: uuid().primaryKey().defaultRandom(),
    postId: uuid().references(() => socialMediaPosts.id, { onDelete: 'cascade' }),
    campaignId: uuid().references(() => socialMediaCampaigns.id, { onDelete: 'cascade' }),
    storeId: ofStore(),
    likes: count(),
    comments: count(),
    shares: count(),
    saves: count(),
    reach: count(),
    impressions: count(),
    clicks: count(),
    conversions: count(),
    spend: rate(),
    cpm: rate(),
    cpc: rate(),
    ctr: decimal({ precision: 5, scale: 4 }).notNull().default('0'),
    date: date().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('social_media_analytics_store').on(table.storeId, table.date),
    index('social_media_analytics_post').on(table.postId),
    index('social_media_analytics_campaign').on(table.campaignId),
  ],
);

export const socialMediaPerformanceAnalytics = pgTable(
  'social_media_performance_analytics',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    postId: uuid().references(() => scheduledPosts.id, { onDelete: 'cascade' }),
    platform: text().notNull(),
    metricType: text().notNull(),
    value: integer().notNull(),
    date: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('social_media_performance_analytics_store').on(table.storeId, table.date),
    index('social_media_performance_analytics_post').on(table.postId),
  ],
);

export const postingPreferences = pgTable(
  'posting_preferences',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    platform: text().$type<ContentPlatform | 'all'>().notNull(),
    optimalTimes: jsonb().$type<PostingTimes>(),
    contentStrategy: jsonb().$type<{ voice: string; wordsUsed: string[]; wordsAvoided: string[] }>(),
    brandVoice: text().$type<Tone>().notNull().default('professional'),
    language: text().$type<ContentLanguage>().notNull().default('en'),
    /** Hashtags that every post has, each with its `#`. */
    hashtagStrategy: jsonb().$type<{ always: string[] }>(),
    autoApproval: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('posting_preferences_platform').on(table.storeId, table.platform)],
);

export const contentTemplates = pgTable(
  'content_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    name: text().notNull(),
    platform: text().$type<ContentPlatform>().notNull(),
    captionTemplate: text(),
    hashtagTemplate: text(),
    imagePromptTemplate: text(),
    category: text().$type<ContentType>(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** An art direction of the studio; null lets the tone choose. */
    look: text().$type<Look>(),
  },
  (table) => [index('content_templates_store').on(table.storeId)],
);

/**
 * One request to write or draw something, from the click to its end: what it spent is given back when it fails, and a
 * reel whose process was killed is taken up again.
 */
export const contentGenerations = pgTable(
  'content_generations',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storeId: ofStore(),
    request: jsonb().notNull(),
    status: text().$type<Generation['status']>().notNull().default('queued'),
    /** 0 to 1. */
    progress: real().notNull().default(0),
    /** The allowances it spent, given back once when it ends without a result. */
    spent: jsonb().notNull(),
    result: jsonb(),
    problem: sentence(),
    attempts: integer().notNull().default(0),
    /** Who works on it: the higher token wins, an expired lease may be taken over. */
    leaseToken: integer().notNull().default(0),
    leaseUntil: instant(),
    createdAt: createdAt(),
    finishedAt: instant(),
  },
  (table) => [
    index('content_generations_user').on(table.userId, table.createdAt),
    index('content_generations_store').on(table.storeId),
    index('content_generations_unfinished').on(table.leaseUntil).where(sql`finished_at is null`),
  ],
);
