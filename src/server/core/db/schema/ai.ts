import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ModelServer } from '#shared/content/model-servers.ts';
import { createdAt, instant } from './columns.ts';
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

/** Whose captions a model server on the same machine writes, and with which of its models. */
export const modelChoices = pgTable('model_choices', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  server: text().$type<ModelServer>().notNull(),
  model: text().notNull(),
  chosenAt: instant().notNull(),
});
