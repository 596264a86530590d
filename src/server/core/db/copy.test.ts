import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { copy, copyOut, type Database } from './database.ts';

const { db } = await openTestDatabase();
const onServer = Boolean(inject('postgresUrl'));

const withNumbers = (work: (tx: Database) => Promise<void>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table numbers (id int primary key, name text) on commit drop`);
    await work(tx);
  });
const lines = (from: number, to: number) =>
  Buffer.from(Array.from({ length: to - from }, (_, at) => `${from + at}\tnumber ${from + at}\n`).join(''));

test('what is copied in comes out again, in whatever is sent behind it without waiting', async () => {
  await withNumbers(async (tx) => {
    const [, , counted] = await Promise.all([
      copy(tx, 'numbers (id, name)', lines(0, 100_000)),
      copy(tx, 'numbers (id, name)', lines(100_000, 100_003)),
      tx.execute<{ count: number }>(sql`select count(*)::int as count from numbers`),
    ]);
    expect(counted.rows).toEqual([{ count: 100_003 }]);
    const out = await copyOut(tx, 'select id, name from numbers order by id');
    expect(out.equals(lines(0, 100_003))).toBe(true);
    expect(await copyOut(tx, 'select id from numbers where id < 0')).toEqual(Buffer.alloc(0));
  });
});

test.each([
  ['a table that is not there', 'nowhere (id)', '1\n', '42P01'],
  ['a row that is no row of the table', 'numbers (id, name)', '1\tone\nx\ttwo\n', '22P02'],
  ['a row that is there already', 'numbers (id, name)', '1\tone\n1\ttwo\n', '23505'],
])(
  'rows for %s fail with the reason, and the connection is good for the next',
  async (_, target, rows, code) => {
    const failed = withNumbers(async (tx) => {
      const behind = tx.execute(sql`select 1`);
      await Promise.all([copy(tx, target, Buffer.from(rows)), copy(tx, 'numbers (id)', lines(5, 6)), behind]);
    });
    await expect(failed).rejects.toMatchObject({ code });
    await withNumbers(async (tx) => {
      await copy(tx, 'numbers (id, name)', lines(0, 2));
      expect((await copyOut(tx, 'select count(*) from numbers')).toString()).toBe('2\n');
    });
  },
);

test.skipIf(!onServer)('a connection that is cut in the middle of rows fails them', async () => {
  const failed = withNumbers(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const copied = copy(tx, 'numbers (id, name)', lines(0, 2_000_000));
    await Promise.all([copied, db.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`)]);
  });
  await expect(failed).rejects.toThrow();
  expect((await db.execute(sql`select 1 as still`)).rows).toEqual([{ still: 1 }]);
});
