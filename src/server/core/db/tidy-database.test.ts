import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { tidyChangedTables, tidyDatabase } from './tidy-database.ts';

const database = await openTestDatabase();

async function insertTotals(buyers: number) {
  const { id } = await insertStore(database.db, 'Europe/London');
  await database.db.execute(sql`
    insert into customer_totals (store_id, buyer, orders, net, first_order_at, last_order_at, kept_orders)
    select ${id}, n::text, 1, 100, now(), now(), 1 from generate_series(1, ${buyers}::int) as n`);
}

async function tidiedTotals() {
  const { rows } = await database.db.execute<{ pages: number; rows: number }>(
    sql`select relallvisible as pages, reltuples as rows from pg_class where relname = 'customer_totals'`,
  );
  return rows[0]!;
}

describe.skipIf(database.kind !== 'embedded')('the embedded database', () => {
  test('what was written can be counted from an index alone', async () => {
    const { pages } = await tidiedTotals();
    await insertTotals(5000);
    expect((await tidiedTotals()).pages).toBe(pages);
    await tidyDatabase(database);
    expect((await tidiedTotals()).pages).toBeGreaterThan(pages);
  });

  test('a table is tidied again once a good part of it has changed, and left alone before', async () => {
    await tidyDatabase(database);
    const { rows } = await tidiedTotals();
    await insertTotals(100);
    await tidyChangedTables(database);
    expect((await tidiedTotals()).rows).toBe(rows);
    await insertTotals(2000);
    await tidyChangedTables(database);
    expect((await tidiedTotals()).rows).toBe(rows + 2100);
  });
});
