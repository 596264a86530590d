import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { ApiVersion, Scope } from '#shared/accounts/access-tokens.ts';
import { createdAt, instant, key } from './columns.ts';
import { users } from './users.ts';

/** By which programs call on behalf of a member. What a program holds stands nowhere, only its hash. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    ending: text().notNull(),
    /** SHA-256 of the whole. */
    hash: key().notNull().unique(),
    scopes: text().array().$type<Scope[]>().notNull(),
    storeIds: uuid().array().notNull(),
    /** Of the API, that the program is answered by where it names no other. */
    apiVersion: text().$type<ApiVersion>().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /** When its owner is told that it will expire, and when they were. */
    warnsAt: instant().notNull(),
    warnedAt: instant(),
    revokedAt: instant(),
    usedAt: instant(),
    usedFrom: text(),
  },
  (table) => [
    index('access_tokens_account').on(table.accountId),
    index('access_tokens_user').on(table.userId),
  ],
);

/** Every call that named a token. Rows are added and grow old. */
export const accessTokenCalls = pgTable(
  'access_token_calls',
  {
    /** In the order in which they were made. */
    id: uuid().primaryKey(),
    accessTokenId: uuid()
      .notNull()
      .references(() => accessTokens.id, { onDelete: 'cascade' }),
    at: createdAt(),
    method: text().notNull(),
    /** With names in place of ids. */
    path: text().notNull(),
    status: integer().notNull(),
    storeId: uuid(),
    address: text().notNull(),
  },
  (table) => [
    index('access_token_calls_token').on(table.accessTokenId, table.id),
    index('access_token_calls_age').using('brin', table.at),
  ],
);

/** What was answered to a request that names a key, so that the same request is answered so again. */
export const apiAnswers = pgTable(
  'api_answers',
  {
    accessTokenId: uuid()
      .notNull()
      .references(() => accessTokens.id, { onDelete: 'cascade' }),
    idempotencyKey: key().notNull(),
    /** Of what was asked. */
    requestHash: key().notNull(),
    /** Null while it is being answered. */
    body: text(),
    startedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accessTokenId, table.idempotencyKey] }),
    index('api_answers_age').on(table.startedAt),
  ],
);
