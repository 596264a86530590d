import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '#shared/core/languages.ts';
import type { DataExport } from '#shared/operations/account.ts';
import type { StartStep } from '#shared/outreach/visits.ts';
import { createdAt, instant, sentence } from './columns.ts';
import { users } from './users.ts';

/** Of exports by the version before, which do not say what they hold: until that is known, nobody owns it. */
export const UNKNOWN_ACCOUNT = '00000000-0000-0000-0000-000000000000';

/** Everything of an account as one file: made by a job, fetched by the owner who asked for it, cleared after a while. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null where it holds only what is its maker's own as a person. */
    accountId: uuid().default(UNKNOWN_ACCOUNT),
    language: text().$type<Language>().notNull(),
    status: text().$type<DataExport['status']>().notNull().default('queued'),
    /** 0 to 1. */
    progress: real().notNull().default(0),
    filePath: text(),
    fileSize: bigint({ mode: 'number' }),
    problem: sentence(),
    attempts: integer().notNull().default(0),
    /** Who works on it: the higher token wins, an expired lease may be taken over. */
    leaseToken: integer().notNull().default(0),
    leaseUntil: instant(),
    createdAt: createdAt(),
    finishedAt: instant(),
  },
  (table) => [
    index('data_exports_user').on(table.userId, table.createdAt),
    // One at a time, whatever asks.
    uniqueIndex('data_exports_unfinished').on(table.userId).where(sql`finished_at is null`),
  ],
);

/** What mails an owner wants; without a row, all of them. */
export const notificationSettings = pgTable('notification_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  weeklySummary: boolean().notNull().default(true),
  storeProblems: boolean().notNull().default(true),
  postProblems: boolean().notNull().default(true),
  unusualDays: boolean().notNull().default(true),
  outsideAnswers: boolean().notNull().default(true),
  mentions: boolean().notNull().default(true),
});

/**
 * What an owner was written about. Written before the mail is handed over, so that nobody is notified twice; taken
 * back when the mail server surely did not take it.
 */
export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text().notNull(),
    /** The week, or the store, account, post or day, in the state it was in. */
    subject: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('notices_once').on(table.userId, table.topic, table.subject),
    index('notices_age').on(table.createdAt),
  ],
);

/** When a user was here: this visit, and the end of the one before. A visit ends with a pause (visits/service.ts). */
export const visits = pgTable('visits', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  startedAt: instant().notNull(),
  /** Written now and then, so the last sign of them may be some minutes younger. */
  seenAt: instant().notNull(),
  /** Null on the first visit. */
  previousEndedAt: instant(),
});

/** How far a user is with the first steps, as far as it can't be read off what they made. */
export const guidedStarts = pgTable('guided_starts', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Steps that were done once: what they rested on may be gone since. */
  reached: jsonb().$type<StartStep[]>().notNull().default([]),
  hiddenAt: instant(),
  /** All was done, and it was said. */
  finishedAt: instant(),
});
