import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { connectedStores } from './stores.ts';
import { users } from './users.ts';

/** Every question put to an AI provider: what it was for, what it used, how it ended. Neither prompt nor answer. */
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    storeId: uuid().references(() => connectedStores.id, { onDelete: 'cascade' }),
    /** insights, answer, caption, image, video, ads … */
    purpose: text().notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    inputTokens: integer(),
    outputTokens: integer(),
    /** Millionths of a US dollar by the price list in platforms/ai; null where the price is not known. */
    costMicros: integer(),
    /** ok, or why not: timeout, refused, rate-limited, unavailable, malformed, check-failed. */
    outcome: text().notNull(),
    durationMs: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('ai_calls_user').on(table.userId, table.createdAt)],
);
