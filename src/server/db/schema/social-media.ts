import {
  boolean,
  date,
  decimal,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, updatedAt } from './columns.ts';
import { connectedStores } from './stores.ts';

const ofStore = () =>
  uuid()
    .notNull()
    .references(() => connectedStores.id, { onDelete: 'cascade' });

const budget = () => decimal({ precision: 10, scale: 2 });
const count = () => integer().notNull().default(0);
const rate = () => decimal({ precision: 10, scale: 2 }).notNull().default('0');

export const socialMediaSchedules = pgTable(
  'social_media_schedules',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    name: text().notNull(),
    platform: text().notNull(),
    isActive: boolean().notNull().default(true),
    frequency: text().notNull(),
    postTimes: jsonb(),
    contentTypes: jsonb(),
    autoGenerate: boolean().notNull().default(true),
    approvalRequired: boolean().notNull().default(true),
    nextPostDate: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
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
    platform: text().notNull(),
    contentType: text().notNull(),
    caption: text(),
    hashtags: text(),
    imagePrompt: text(),
    imageUrl: text(),
    scheduledFor: instant().notNull(),
    status: text().notNull().default('pending'),
    postedAt: instant(),
    engagement: jsonb(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('scheduled_posts_store').on(table.storeId, table.scheduledFor),
    index('scheduled_posts_schedule').on(table.scheduleId),
  ],
);

export const socialMediaPosts = pgTable(
  'social_media_posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    productId: text(),
    platform: text().notNull(),
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
  },
  (table) => [index('social_media_posts_store').on(table.storeId, table.createdAt)],
);

export const socialMediaCampaigns = pgTable(
  'social_media_campaigns',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: ofStore(),
    name: text().notNull(),
    platform: text().notNull(),
    status: text().notNull().default('active'),
    objective: text(),
    budget: budget().notNull(),
    dailyBudget: budget(),
    targetAudience: jsonb(),
    startDate: instant().notNull(),
    endDate: instant(),
    externalCampaignId: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('social_media_campaigns_store').on(table.storeId)],
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
    platform: text().notNull(),
    optimalTimes: jsonb(),
    contentStrategy: jsonb(),
    brandVoice: text().notNull().default('professional'),
    language: text().notNull().default('en'),
    hashtagStrategy: jsonb(),
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
    platform: text().notNull(),
    captionTemplate: text(),
    hashtagTemplate: text(),
    imagePromptTemplate: text(),
    category: text(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('content_templates_store').on(table.storeId)],
);
