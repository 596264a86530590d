import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** How often a caller used what may not be used too often, where several processes count together. */
export const callCounts = pgTable(
  'call_counts',
  {
    /** A hash of the endpoint and the caller. */
    key: text().primaryKey(),
    calls: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index('call_counts_end').on(table.endsAt)],
);
