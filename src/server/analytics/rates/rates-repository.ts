import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { type BulkColumns, copyInto, copyText } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { enteredRates, rateChoices, rateDays, rateLists } from '#server/core/db/schema/rates.ts';
import { dayAfter } from '#server/core/time/local-time.ts';
import { type EnteredRate, PUBLISHED_RATE_DAYS } from '#shared/analytics/rates.ts';
import type { PublishedList, Span } from './converter.ts';
import type { RateDay } from './read-rates.ts';

export interface Choice {
  currency: string | null;
  /** Grows with every change of the choice and of any rate. */
  version: number;
}

export async function findChoice(db: Database, userId: string): Promise<Choice> {
  const { currency, version } = rateChoices;
  const [found] = await db
    .select({ currency, version })
    .from(rateChoices)
    .where(eq(rateChoices.userId, userId));
  return found ?? { currency: null, version: 0 };
}

export async function saveChoice(tx: Database, userId: string, currency: string | null): Promise<void> {
  await tx.update(rateChoices).set({ currency }).where(eq(rateChoices.userId, userId));
}

/** Of one user one change follows the other, and each makes what was worked out before it old. */
export async function beginChange(tx: Database, userId: string): Promise<void> {
  await tx
    .insert(rateChoices)
    .values({ userId, version: 1 })
    .onConflictDoUpdate({
      target: rateChoices.userId,
      set: { version: sql`${rateChoices.version} + 1` },
    });
}

export type RateListRecord = typeof rateLists.$inferSelect;

/** The newest import first. */
export async function findLists(db: Database, userId: string): Promise<RateListRecord[]> {
  return db
    .select()
    .from(rateLists)
    .where(eq(rateLists.userId, userId))
    .orderBy(desc(rateLists.importedAt), desc(rateLists.id));
}

export async function replaceList(
  tx: Database,
  list: Omit<typeof rateLists.$inferInsert, 'firstDay' | 'lastDay' | 'days'>,
  days: RateDay[],
): Promise<void> {
  await tx.delete(rateLists).where(and(eq(rateLists.userId, list.userId), eq(rateLists.name, list.name)));
  const [saved] = await tx
    .insert(rateLists)
    .values({ ...list, firstDay: days[0]!.day, lastDay: days.at(-1)!.day, days: days.length })
    .returning({ id: rateLists.id });
  const columns: BulkColumns<RateDay> = {
    list_id: ['uuid', () => saved!.id],
    day: ['date', ({ day }) => day],
    rates: ['jsonb', ({ rates }) => rates],
  };
  await copyInto(tx, 'rate_days', Object.keys(columns), Buffer.from(copyText(days, columns)));
}

/** @returns its name. */
export async function deleteList(tx: Database, userId: string, listId: string) {
  const [deleted] = await tx
    .delete(rateLists)
    .where(and(eq(rateLists.userId, userId), eq(rateLists.id, listId)))
    .returning({ name: rateLists.name });
  return deleted?.name;
}

/** The oldest first. */
export async function findEntered(db: Database, userId: string): Promise<EnteredRate[]> {
  const { day, fromCurrency, toCurrency, rate } = enteredRates;
  return db
    .select({ day, from: fromCurrency, to: toCurrency, rate })
    .from(enteredRates)
    .where(eq(enteredRates.userId, userId))
    .orderBy(asc(day), asc(fromCurrency), asc(toCurrency));
}

/** A pair has one rate a day, whichever way round it was entered. */
export async function replaceEntered(tx: Database, userId: string, { from, to, day, rate }: EnteredRate) {
  await deleteEntered(tx, userId, { from, to, day });
  await tx.insert(enteredRates).values({ userId, day, fromCurrency: from, toCurrency: to, rate });
}

export async function deleteEntered(
  tx: Database,
  userId: string,
  { from, to, day }: Omit<EnteredRate, 'rate'>,
): Promise<void> {
  const between = (one: string, other: string) =>
    and(eq(enteredRates.fromCurrency, one), eq(enteredRates.toCurrency, other));
  await tx
    .delete(enteredRates)
    .where(
      and(
        eq(enteredRates.userId, userId),
        eq(enteredRates.day, day),
        or(between(from, to), between(to, from)),
      ),
    );
}

/** The rates of some currencies in a span and in the days before it that may stand in for its first ones. */
export async function findPublished(
  db: Database,
  userId: string,
  currencies: string[],
  { firstDay, lastDay }: Span,
): Promise<PublishedList[]> {
  const rates = currencies.map(
    (currency): SQL => sql`(${rateDays.rates} ->> ${currency})::float8 as ${sql.identifier(currency)}`,
  );
  const lists = await findLists(db, userId);
  const { rows } = await db.execute<Record<string, number | null> & { list: string; on: string }>(sql`
    select ${rateDays.listId} as list, ${rateDays.day}::text as on, ${sql.join(rates, sql`, `)}
    from ${rateDays} where ${rateDays.listId} in (select id from rate_lists where user_id = ${userId})
      and ${rateDays.day} between ${dayAfter(firstDay, -PUBLISHED_RATE_DAYS)} and ${lastDay}
    order by ${rateDays.day}`);
  const daysOf = Map.groupBy(rows, ({ list }) => list);
  return lists.map(({ id, name, base }) => ({
    name,
    base,
    days: (daysOf.get(id) ?? []).map(({ on, ...units }) => ({ day: on, rates: units })),
  }));
}
