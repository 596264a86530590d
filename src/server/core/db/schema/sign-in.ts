import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SignInResult, SignInWay } from '#shared/accounts/security.ts';
import { createdAt, instant, key } from './columns.ts';
import { type SessionAgent, users } from './users.ts';

const userId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    /** By which the authenticator and its owner know it; base64url, as is the key. */
    credentialId: key().notNull().unique(),
    publicKey: text().notNull(),
    /** How often the authenticator has signed, as far as it counts; 0 where it does not. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    name: text().notNull(),
    /** Kept by a password manager on more than one device. */
    backedUp: boolean().notNull(),
    createdAt: createdAt(),
    usedAt: instant(),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** An app that makes codes (TOTP, RFC 6238), once it has shown that it does. */
export const secondFactors = pgTable('second_factors', {
  userId: userId().primaryKey(),
  /** Sealed. */
  secret: text().notNull(),
  /** The step of time whose code was taken last: no earlier one is taken any more. */
  lastStep: integer().notNull(),
  createdAt: createdAt(),
  /** Within the hour that began with the first of them. */
  wrongCodes: integer().notNull().default(0),
  wrongSince: instant(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    /** SHA-256 of 125 random bits. */
    hash: key().notNull(),
    usedAt: instant(),
  },
  (table) => [uniqueIndex('recovery_codes_once').on(table.userId, table.hash)],
);

/** Who tried to sign in to an account, and how that ended. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    createdAt: createdAt(),
    way: text().$type<SignInWay>().notNull(),
    result: text().$type<SignInResult>().notNull(),
    /** What confirmed it after the password or Google. */
    confirmedBy: text().$type<'code' | 'recovery-code'>(),
    agent: jsonb().$type<SessionAgent>().notNull(),
    address: text().notNull(),
  },
  (table) => [
    index('sign_ins_user').on(table.userId, table.createdAt),
    index('sign_ins_age').on(table.createdAt),
  ],
);
