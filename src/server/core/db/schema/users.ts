import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PictureDesign } from '#shared/content/picture.ts';
import type { Resource } from '#shared/content/usage.ts';
import type { Language } from '#shared/core/languages.ts';
import { createdAt, instant, updatedAt } from './columns.ts';

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  /** Trimmed and lower-cased. */
  email: text().notNull().unique(),
  /** argon2id; null for accounts that sign in through a provider. */
  password: text(),
  firstName: text(),
  lastName: text(),
  profileImageUrl: text(),
  provider: text().$type<'email' | 'google'>().notNull().default('email'),
  googleId: text().unique(),
  emailVerified: boolean().notNull().default(false),
  /** In which Vitrin was last signed in to; mails are written in it. */
  language: text().$type<Language>().notNull().default('en'),
  /** Deleted by its owner: nobody is signed in to it any more, and a job removes everything that belongs to it. */
  deletedAt: instant(),
  /**
   * The account that began with this person has their id. They handed it over, and it is others' since; the row stays as
   * long as they have it.
   */
  leftOwnAccountAt: instant(),
  /** Those whom this account lets in must have a code to sign in with. */
  requiresSecondFactor: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Who is signed in, or what a browser is trusted with for a while before anybody is. */
export interface SessionContent {
  userId?: string;
  /** Of the sign-in; ISO 8601, as is its last use. */
  startedAt?: string;
  usedAt?: string;
  agent?: SessionAgent;
  /** In which they act, where they chose among several. */
  accountId?: string;
  note?: object;
}

/** In which browser a user signed in, as far as it said so. */
export interface SessionAgent {
  browser: string | null;
  system: string | null;
}

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's secret, so that a leaked table opens no session. */
    sid: text().primaryKey(),
    sess: jsonb().$type<SessionContent>().notNull(),
    expire: instant().notNull(),
  },
  (table) => [
    index('sessions_expire').on(table.expire),
    index('sessions_user').on(sql`(${table.sess} ->> 'userId')`),
    index('sessions_note_user').on(sql`(${table.sess} -> 'note' ->> 'userId')`),
  ],
);

export const usageTracking = pgTable(
  'usage_tracking',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    resourceType: text().$type<Resource>().notNull(),
    /** ISO week and day of the year, UTC, as `2026-W47` and `2026-325`. */
    weekOfYear: text().notNull(),
    dayOfYear: text().notNull(),
    usageCount: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('usage_tracking_once').on(
      table.userId,
      table.resourceType,
      table.dayOfYear,
      table.weekOfYear,
    ),
  ],
);

export const generatedContent = pgTable(
  'generated_content',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    contentType: text().notNull(),
    fileName: text().notNull(),
    fileSize: integer().notNull(),
    filePath: text().notNull(),
    metadata: jsonb(),
    /** What a picture of the studio says and shows, so that it can be drawn again with changes. */
    design: jsonb().$type<PictureDesign>(),
    createdAt: createdAt(),
    mimeType: text().notNull(),
    /** Cleared by the weekly clearing: the row stays as a record, the file is gone. */
    clearedAt: instant(),
  },
  (table) => [index('generated_content_user').on(table.userId, table.createdAt)],
);
