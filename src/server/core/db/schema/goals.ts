import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { GoalKind, TargetState } from '#shared/analytics/goals.ts';
import { minorUnits, sentence, updatedAt } from './columns.ts';
import { connectedStores } from './stores.ts';
import { users } from './users.ts';

/** What the owner wants a month to bring, one goal a month. */
export const storeGoals = pgTable(
  'store_goals',
  {
    storeId: uuid()
      .notNull()
      .references(() => connectedStores.id, { onDelete: 'cascade' }),
    /** `YYYY-MM` */
    month: text().notNull(),
    kind: text().$type<GoalKind>().notNull(),
    amount: minorUnits().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.month] })],
);

/** The same of all stores together. A goal in one currency stays when all stores are converted into another. */
export const userGoals = pgTable(
  'user_goals',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    month: text().notNull(),
    /** ISO 4217. */
    currency: text().notNull(),
    kind: text().$type<GoalKind>().notNull(),
    /** In minor units of that currency. */
    amount: minorUnits().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.month, table.currency] })],
);

/** What stands of a store's goal on its platform, as a target of its own; kept until the platform has removed it, too. */
export const goalTargets = pgTable(
  'goal_targets',
  {
    storeId: uuid()
      .notNull()
      .references(() => connectedStores.id, { onDelete: 'cascade' }),
    month: text().notNull(),
    /** The platform's id; null where it has none of ours. */
    targetId: text(),
    state: text().$type<TargetState>().notNull(),
    /** What the platform said against it. */
    reason: sentence(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.month] })],
);
