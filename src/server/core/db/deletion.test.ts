import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fillFor, readTables, type Table } from '#server/testing/fill-tables.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import type { Database } from './database.ts';

const { db } = await openTestDatabase();

test('deleting a user deletes every row that is theirs in every table, and no row of anybody else', async () => {
  const tables = await readTables(db);
  expect(tables.length).toBeGreaterThan(25);
  const ada = await fillFor(db, tables, 'ada');
  await fillFor(db, tables, 'bob');
  expect(await countAll(db, tables)).toEqual(Object.fromEntries(tables.map(({ name }) => [name, 2])));

  await db.execute(sql`delete from users where id = ${ada}`);

  expect(await countAll(db, tables)).toEqual(Object.fromEntries(tables.map(({ name }) => [name, 1])));
  const { rows } = await db.execute(sql`select email from users`);
  expect(rows).toEqual([{ email: 'users of bob' }]);
});

async function countAll(db: Database, tables: Table[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from ${sql.identifier(name)}`,
    );
    counts[name] = rows[0]!.n;
  }
  return counts;
}
