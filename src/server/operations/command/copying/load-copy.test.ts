import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, migrateDatabase } from '#server/core/db/database.ts';
import { openEmbedded, openTarget } from '#server/operations/command/testing/open-databases.ts';
import { readChecksums } from '#server/operations/command/testing/read-checksums.ts';
import { fillFor, readTables } from '#server/testing/fill-tables.ts';
import { type CopySource, sourceOf } from './copy-source.ts';
import { emptySchema } from './empty-schema.ts';
import { loadCopy } from './load-copy.ts';
import { appliedMigrations, applyMigrations, knownMigrations } from './migrations.ts';
import { moveDatabase } from './move-database.ts';
import { readSnapshot } from './table-rows.ts';

const all = knownMigrations();
const upTo = (name: string) =>
  all.slice(0, all.findIndex((migration) => migration.name.startsWith(name)) + 1);

/** Goes back to an older schema, and fills each of its tables. */
const source = await openEmbedded();
afterAll(() => source.close());
async function beAsOldAs(name: string) {
  await source.db.transaction(async (tx) => {
    await tx.execute(sql`delete from users`);
    await emptySchema(tx);
    await applyMigrations(tx, upTo(name));
  });
  const tables = await readTables(source.db);
  for (const person of ['ada', 'bob']) await fillFor(source.db, tables, person);
  // Hours that 0005 sums to days, of which there are none before it.
  if (name === '0004') await source.db.execute(sql`delete from sales_days`);
  await source.db.execute(
    sql`update sales_hours set day = '2026-11-01', gross = 1250, orders = 2, placed = 1200`,
  );
}

beforeAll(() => beAsOldAs('0003'));

async function salesDaysIn(db: Database) {
  const { rows } = await db.execute(sql`select day::text, gross::int, orders::int from sales_days`);
  return rows;
}
const TWO_DAYS = Array(2).fill({ day: '2026-11-01', gross: 1250, orders: 2 });

test('what an older version wrote is moved into a newer one as it was, and then goes through the migrations since', async () => {
  const target = await openTarget();
  const before = await readChecksums(source);

  const { tables, upgrades } = await moveDatabase(source, target);

  const moved = tables.map(({ name, rows, checksum }) => [name, `${rows} rows, ${checksum}`]);
  expect(Object.fromEntries(moved)).toEqual(before);
  expect(await readChecksums(source)).toEqual(before);
  expect(upgrades).toEqual(all.slice(4).map(({ name }) => name));
  expect(await appliedMigrations(target.db)).toEqual(all.map(({ hash }) => hash));
  const { rows } = await target.db.execute(sql`select email, language from users order by email`);
  expect(rows).toEqual([
    { email: 'users of ada', language: 'en' },
    { email: 'users of bob', language: 'en' },
  ]);
  expect(await salesDaysIn(target.db)).toEqual(TWO_DAYS);
});

test('what a newer version wrote is refused', async () => {
  const target = await openTarget();
  const later = {
    migrations: [...all.map(({ hash }) => hash), 'f'.repeat(64)],
    tables: [],
    rowsOf: rowsOfNone,
  };

  await expect(loadCopy(target, later)).rejects.toThrow('is from another or a newer version of Vitrin');
});

test('a database of the version before is upgraded where it is, with its data', async () => {
  await beAsOldAs('0004');
  const before = await readChecksums(source);

  await migrateDatabase(source);

  const after = await readChecksums(source);
  const changed = Object.keys(before).filter(
    (name) => after[name]!.split(' ')[0] !== before[name]!.split(' ')[0],
  );
  // Insights that were found without a test are found again; the sums by day are filled.
  expect(changed).toEqual(['ai_insights', 'sales_days']);
  expect(await salesDaysIn(source.db)).toEqual(TWO_DAYS);
});

test.each([
  [
    'is broken off',
    async function* broken() {
      yield Buffer.alloc(0);
      throw new Error('killed');
    },
    'killed',
  ],
  ['brings other rows than were counted', rowsOfNone, /came in differently: 0 rows .* instead of 2/],
])('loading that %s leaves the database as empty as it was', async (_what, rowsOf, message) => {
  const target = await openTarget();
  const loading = readSnapshot(source.db, async (tx) => {
    const whole = await sourceOf(tx);
    const last = whole.tables.findLast(({ name }) => name === 'users')!;
    last.expected = { rows: 2, checksum: '0'.repeat(16) };
    const broken: CopySource = {
      ...whole,
      rowsOf: (table) => (table === last ? rowsOf() : whole.rowsOf(table)),
    };
    return loadCopy(target, broken);
  });

  await expect(loading).rejects.toThrow(message);

  const sums = Object.values(await readChecksums(target));
  expect(sums.filter((sum) => !sum.startsWith('0 rows'))).toEqual([]);
});

async function* rowsOfNone(): AsyncGenerator<Buffer> {}
