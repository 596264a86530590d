import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { notify } from './database.ts';

const database = await openTestDatabase();
const { db } = database;

/** As a restart of the server would: every connection but the one that asks ends, and the pool has noticed it. */
async function cutAllOthers() {
  await db.execute(sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  // Their last words arrived before this answer did, but may be read after it.
  await setImmediate();
}

// The embedded database has no connections that could be lost.
test.skipIf(!inject('postgresUrl'))(
  'connections that were cut are replaced, and listeners hear again and know that they missed something',
  async () => {
    const heard: string[] = [];
    let gaps = 0;
    const stop = await database.listen(
      'testing',
      (payload) => heard.push(payload),
      () => {
        gaps += 1;
      },
    );
    await notify(db, 'testing', 'before');
    await expect.poll(() => heard).toEqual(['before']);
    // So that several connections of the pool are cut while they rest.
    await Promise.all(Array.from({ length: 4 }, () => db.execute(sql`select pg_sleep(0.05)`)));

    await cutAllOthers();
    await expect.poll(() => gaps).toBe(1);

    await notify(db, 'testing', 'after');
    await expect.poll(() => heard).toEqual(['before', 'after']);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, nth) => db.execute<{ nth: number }>(sql`select ${nth}::int as nth`)),
    );
    expect(answers.map(({ rows }) => rows[0]!.nth)).toEqual([0, 1, 2, 3, 4, 5]);
    await stop();
  },
);

test.skipIf(!inject('postgresUrl'))(
  'a connection that is cut between two statements of a transaction fails that transaction, and not the process',
  async () => {
    const others = async () => {
      const { rows } = await db.execute<{ count: number }>(sql`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`);
      return rows[0]!.count;
    };
    const transaction = db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await cutAllOthers();
      await expect.poll(others).toBe(0);
      await tx.execute(sql`select 2`);
    });

    await expect(transaction).rejects.toThrow();
    expect((await db.execute(sql`select 3 as still`)).rows).toEqual([{ still: 3 }]);
  },
);

test.skipIf(!inject('postgresUrl'))(
  'a connection that breaks and is never released is replaced all the same',
  async () => {
    const { pool } = database;
    if (!('connect' in pool) || !('waitingCount' in pool)) throw new Error('not a PostgreSQL');
    const forgotten = await pool.connect();
    await cutAllOthers();
    await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
    forgotten.release();
    expect((await db.execute(sql`select 4 as still`)).rows).toEqual([{ still: 4 }]);
  },
);
