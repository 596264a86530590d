import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ActivityKind } from '#shared/core/activity.ts';
import type { ActivityDetails, ActorKind } from '#shared/operations/activity.ts';
import { createdAt } from './columns.ts';
import { users } from './users.ts';

/**
 * Who did what in an account. Rows are added and grow old, and nothing of the product changes one: names are as they
 * were then, and nothing is referred to but the account.
 */
export const activities = pgTable(
  'activities',
  {
    /** In the order in which they were recorded. */
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storeId: uuid(),
    storeName: text(),
    kind: text().$type<ActivityKind>().notNull(),
    actor: text().$type<ActorKind>().notNull(),
    actorId: uuid(),
    actorName: text(),
    subjectId: text(),
    subjectName: text(),
    details: jsonb().$type<ActivityDetails>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('activities_account').on(table.accountId, table.createdAt, table.id),
    index('activities_store').on(table.storeId, table.createdAt, table.id),
    index('activities_subject').on(table.accountId, table.subjectId, table.createdAt, table.id),
    index('activities_age').using('brin', table.createdAt),
  ],
);
