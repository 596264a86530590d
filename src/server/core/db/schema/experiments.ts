import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ExperimentResult, ExperimentRule, PlannedWeek } from '#shared/publishing/experiments.ts';
import { createdAt, instant } from './columns.ts';
import { connectedStores } from './stores.ts';

/** Weeks with and without posts, drawn before the first of them; nothing of the plan changes afterwards. */
export const postingExperiments = pgTable(
  'posting_experiments',
  {
    id: uuid().primaryKey().defaultRandom(),
    storeId: uuid()
      .notNull()
      .references(() => connectedStores.id, { onDelete: 'cascade' }),
    /** A Monday. */
    startsOn: date().notNull(),
    weeks: jsonb().$type<PlannedWeek[]>().notNull(),
    rule: jsonb().$type<ExperimentRule>().notNull(),
    createdAt: createdAt(),
    endedAt: instant(),
    endReason: text().$type<'finished' | 'stopped'>(),
    result: jsonb().$type<ExperimentResult>(),
  },
  (table) => [
    uniqueIndex('posting_experiments_current').on(table.storeId).where(sql`ended_at is null`),
    index('posting_experiments_store').on(table.storeId),
  ],
);
