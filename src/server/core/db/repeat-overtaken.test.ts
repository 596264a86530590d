import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { type Database, databaseErrorCode } from './database.ts';

const { db } = await openTestDatabase();
const onPostgres = test.skipIf(!inject('postgresUrl'));

beforeEach(async () => {
  await db.execute(sql`create table counters as select id, 0 as count from generate_series(1, 2) id`);
});

/** The database is used by other test files afterwards. */
afterEach(() => db.execute(sql`drop table counters`));

const add = (tx: Database, id: number) =>
  tx.execute(sql`update counters set count = count + 1 where id = ${id}`);

async function counts() {
  const { rows } = await db.execute<{ count: number }>(sql`select count from counters order by id`);
  return rows.map(({ count }) => count);
}

onPostgres('of two transactions that wait for each other the one that is ended is done again', async () => {
  const bothHold = Promise.withResolvers<void>();
  let begun = 0;
  const addBoth = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local deadlock_timeout = 20`);
      await add(tx, first);
      begun += 1;
      if (begun === 2) bothHold.resolve();
      await bothHold.promise;
      await add(tx, second);
      return first;
    });
  expect(await Promise.all([addBoth(1, 2), addBoth(2, 1)])).toEqual([1, 2]);
  // Once more each time that it takes its row again before the other one wakes.
  expect(begun).toBeGreaterThanOrEqual(3);
  expect(await counts()).toEqual([2, 2]);
});

onPostgres('a transaction that another one overtook is done again', async () => {
  let times = 0;
  await db.transaction(
    async (tx) => {
      times += 1;
      await tx.execute(sql`select from counters`);
      if (times === 1) await add(db, 1);
      await add(tx, 1);
    },
    { isolationLevel: 'repeatable read' },
  );
  expect(times).toBe(2);
  expect(await counts()).toEqual([2, 0]);
});

onPostgres.each([
  ['40P01', 3],
  ['40001', 3],
  ['23505', 1],
])('a transaction that ends with %s each time is done %i times', async (code, expected) => {
  let times = 0;
  const failing = db.transaction(async (tx) => {
    times += 1;
    await add(tx, 1);
    await tx.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${code}'; end $$`));
  });
  expect(await failing.catch(databaseErrorCode)).toBe(code);
  expect(times).toBe(expected);
  expect(await counts()).toEqual([0, 0]);
});

test('every transaction reads what is committed when it reads, unless it says otherwise', async () => {
  const { rows } = await db.transaction((tx) => tx.execute(sql`show transaction_isolation`));
  expect(rows).toEqual([{ transaction_isolation: 'read committed' }]);
});
