import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MarkState, WriteBackKind } from '#shared/publishing/write-back.ts';
import { createdAt, instant, key, sentence, updatedAt } from './columns.ts';
import { connectedStores } from './stores.ts';

const ofStore = () =>
  uuid()
    .notNull()
    .references(() => connectedStores.id, { onDelete: 'cascade' });

/** What the platform counted for each post when it was asked, next to what we did at that moment; in minor units. */
export interface SavedWitness {
  askedAt: string;
  firstDay: string;
  lastDay: string;
  posts: { postId: string; title: string; theirs: number; ours: number }[];
  unmarked: number;
}

/** What an owner lets be written into the reports of the store's platform; without a row nothing. */
export const writeBacks = pgTable('write_backs', {
  storeId: ofStore().primaryKey(),
  annotations: boolean().notNull().default(false),
  activities: boolean().notNull().default(false),
  orderMarks: boolean().notNull().default(false),
  discountCodes: boolean().notNull().default(false),
  /** What the access allowed when the platform was last asked; null before. */
  allowed: jsonb().$type<WriteBackKind[]>(),
  witness: jsonb().$type<SavedWitness>(),
  /** Why the platform does not count. */
  witnessReason: sentence(),
  witnessAt: instant(),
  updatedAt: updatedAt(),
});

/** A day as it was reported to the platform; `open` until the platform has answered. */
export interface ReportedDay {
  figures: string;
  open: boolean;
}

/** Each thing that stands in the platform's reports, or is to, or was removed and is not to be written again. */
export const writtenMarks = pgTable(
  'written_marks',
  {
    storeId: ofStore(),
    kind: text().$type<WriteBackKind>().notNull(),
    /** The post, the order by the platform's id, or the code. */
    subject: key().notNull(),
    /** A post that is deleted here still stands at its network, and its mark at the platform. */
    postId: uuid().notNull(),
    /** When the post went out. */
    startedAt: instant().notNull(),
    /** `writing` is saved before the call: while it stands, the outcome of a call may be unknown. */
    state: text().$type<MarkState | 'removed'>().notNull(),
    title: text().notNull(),
    body: text(),
    /** The platform's id, or ours for it. */
    externalId: text(),
    /** Of which content the state says something; null where it is to be written whatever that is. */
    version: text(),
    days: jsonb().$type<Record<string, ReportedDay>>().notNull().default({}),
    /** How often it was made anew under another id. */
    generation: integer().notNull().default(0),
    reason: sentence(),
    /** Nobody takes it up before. */
    nextTryAt: instant(),
    createdAt: createdAt(),
    changedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.kind, table.subject] }),
    index('written_marks_newest').on(table.storeId, table.createdAt),
  ],
);

/**
 * Codes that were made for posts, in capitals. One whose post is deleted here, or that its owner removed, stays known: an
 * order by it may be read later.
 */
export const postDiscounts = pgTable(
  'post_discounts',
  {
    storeId: ofStore(),
    code: key().notNull(),
    postId: uuid().notNull(),
    /** Off the price. */
    percent: smallint().notNull(),
    /** Of the store’s clock; null where it has no end. */
    lastDay: date(),
    createdAt: createdAt(),
    /** It is to stand at the platform no longer. */
    removedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.storeId, table.code] }),
    uniqueIndex('post_discounts_post').on(table.storeId, table.postId).where(sql`removed_at is null`),
  ],
);
