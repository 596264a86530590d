import {
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { users } from './users.ts';

const ofUser = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Exchange rates that an owner imported as a file. Its days never change: another file of the name takes its place. */
export const rateLists = pgTable(
  'rate_lists',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    name: text().notNull(),
    base: text().notNull(),
    currencies: jsonb().$type<string[]>().notNull(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    days: integer().notNull(),
    importedAt: instant().notNull(),
  },
  (table) => [unique('rate_lists_name').on(table.userId, table.name)],
);

export const rateDays = pgTable(
  'rate_days',
  {
    listId: uuid()
      .notNull()
      .references(() => rateLists.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** How many of each one unit of the list's base was. */
    rates: jsonb().$type<Record<string, number>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.day] })],
);

/** One `from` = `rate` `to`, from the day until the next one of the pair in either direction. */
export const enteredRates = pgTable(
  'entered_rates',
  {
    userId: ofUser(),
    day: date().notNull(),
    fromCurrency: text().notNull(),
    toCurrency: text().notNull(),
    rate: doublePrecision().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.fromCurrency, table.toCurrency] })],
);

export const rateChoices = pgTable('rate_choices', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Into which amounts are converted; null keeps currencies apart. */
  currency: text(),
  /** Grows with every change of the choice and of any rate. */
  version: integer().notNull().default(0),
});
