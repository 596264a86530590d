import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { GoalKind } from '#shared/analytics/goals.ts';
import { minorUnits, updatedAt } from './columns.ts';
import { connectedStores } from './stores.ts';

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
