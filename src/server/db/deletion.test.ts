import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import type { Database } from './database.ts';

const { db } = await openTestDatabase();

/** Sign-ins name their user inside their content; without the user they open nothing and end by themselves. */
const WITHOUT_OWNER = ['sessions'];

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

type Column = {
  name: string;
  type: string;
  /** The table whose id it holds. */
  parent: string | null;
  /** A row cannot be without it. */
  needed: boolean;
};
interface Table {
  name: string;
  columns: Column[];
}

/** Every table but those without an owner, each after the tables that it names. */
async function readTables(db: Database): Promise<Table[]> {
  const { rows } = await db.execute<Column & { table: string }>(sql`
    select relname as table, attname as name, format_type(atttypid, null) as type,
      attnotnull and not atthasdef as needed, confrelid::regclass::text as parent
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    left join pg_constraint on conrelid = attrelid and contype = 'f' and conkey = array[attnum]
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname, attnum`);
  const waiting = [...Map.groupBy(rows, (row) => row.table)]
    .map(([name, columns]): Table => ({ name, columns: columns.map(withStore) }))
    .filter(({ name }) => !WITHOUT_OWNER.includes(name));
  const sorted: Table[] = [];
  const isReady = (table: Table) =>
    table.columns.every(({ parent }) => !parent || sorted.some(({ name }) => name === parent));
  while (waiting.length > 0) {
    const next = waiting.findIndex(isReady);
    sorted.push(...waiting.splice(next, 1));
  }
  return sorted;
}

/** Two tables name their store without a foreign key. */
function withStore(column: Column): Column {
  return column.name === 'store_id' ? { ...column, parent: 'connected_stores' } : column;
}

/** One row in every table. @returns the user's id. */
async function fillFor(db: Database, tables: Table[], person: string): Promise<string> {
  const ids = new Map<string, unknown>();
  for (const { name, columns } of tables) {
    const filled = columns.filter((column) => column.needed || column.parent);
    // Nothing may stand in a table that does not lead to a user.
    expect([name, name === 'users' || filled.some((column) => column.parent)]).toEqual([name, true]);
    const values = filled.map((column): SQL => {
      const value = column.parent ? ids.get(column.parent) : exampleOf(column.type, `${name} of ${person}`);
      return sql`${value}::${sql.raw(column.type)}`;
    });
    const names = filled.map((column) => sql.identifier(column.name));
    const { rows } = await db.execute<{ id?: unknown }>(sql`
      insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})
      returning *`);
    ids.set(name, rows[0]!.id);
  }
  return ids.get('users') as string;
}

function exampleOf(type: string, words: string): string {
  if (type === 'text') return words;
  if (type === 'jsonb') return '{}';
  if (type === 'boolean') return 'true';
  if (type === 'uuid') return crypto.randomUUID();
  if (type === 'date' || type.startsWith('timestamp')) return '2026-11-01';
  return '1';
}

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
