import { sql } from 'drizzle-orm';
import { index, pgTable, pgView, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '#shared/core/permissions.ts';
import { createdAt, instant, key } from './columns.ts';
import { users } from './users.ts';

/** An account has the id of the person it began with. */
const accountId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What a person may do, and in which stores; null is all of them, and those of later. */
const grant = () => ({ role: text().$type<Role>().notNull(), storeIds: uuid().array() });

/** Who was let in to an account that did not begin with them. */
export const members = pgTable(
  'members',
  {
    accountId: accountId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...grant(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.userId] }),
    index('members_user').on(table.userId),
  ],
);

/** Everybody who acts in an account: who it began with, unless they handed it over, and who was let in since. */
export const accountMembers = pgView('account_members', {
  accountId: uuid().notNull(),
  userId: uuid().notNull(),
  role: text().$type<Role>().notNull(),
  storeIds: uuid().array(),
  createdAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
}).as(sql`
  select id as account_id, id as user_id, 'owner' as role, null::uuid[] as store_ids, created_at
  from users where deleted_at is null and left_own_account_at is null
  union all
  select account_id, user_id, role, store_ids, created_at from members`);

/** Who is asked to join, and has not yet. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: accountId(),
    /** Trimmed and lower-cased, as those of users. */
    email: text().notNull(),
    ...grant(),
    /** SHA-256 of what the link holds, another where it was mailed than where an owner handed it over. */
    hash: key().notNull().unique(),
    /** With whom it goes. */
    invitedBy: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [unique('invitations_once').on(table.accountId, table.email)],
);
