import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { tidyDatabase } from './tidy-database.ts';

const database = await openTestDatabase();

test.skipIf(database.kind !== 'embedded')(
  'what was written to the embedded database can be counted from an index alone',
  async () => {
    const { db } = database;
    const { id } = await insertStore(db, 'Europe/London');
    await db.execute(sql`
      insert into customer_totals (store_id, buyer, orders, net, first_order_at, last_order_at, kept_orders)
      select ${id}, n::text, 1, 100, now(), now(), 1 from generate_series(1, 2000) as n`);
    const visiblePages = async () => {
      const { rows } = await db.execute<{ pages: number }>(
        sql`select relallvisible as pages from pg_class where relname = 'customer_totals'`,
      );
      return rows[0]!.pages;
    };
    expect(await visiblePages()).toBe(0);
    await tidyDatabase(database);
    expect(await visiblePages()).toBeGreaterThan(0);
  },
);
