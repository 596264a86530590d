import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '#server/core/db/database.ts';

/**
 * Sign-ins name their user inside their content; without the user they open nothing and end by themselves. Counted calls
 * name nobody: their keys are hashes.
 */
const WITHOUT_OWNER = ['sessions', 'call_counts'];

export type Column = {
  name: string;
  type: string;
  /** The table whose id it holds. */
  parent: string | null;
  /** A row cannot be without it. */
  needed: boolean;
};
export interface Table {
  name: string;
  columns: Column[];
}

/** Every table but those without an owner, each after the tables that it names. */
export async function readTables(db: Database): Promise<Table[]> {
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

/**
 * One row in every table, as far as there can be another; `known` are ids of rows that are there already.
 * @returns the user's id.
 */
export async function fillFor(
  db: Database,
  tables: Table[],
  person: string,
  known: Record<string, string> = {},
): Promise<string> {
  const ids = new Map<string, unknown>(Object.entries(known));
  for (const { name, columns } of tables) {
    if (name in known) continue;
    const filled = columns.filter((column) => column.needed || column.parent);
    // Nothing may stand in a table that does not lead to a user.
    expect([name, name === 'users' || filled.some((column) => column.parent)]).toEqual([name, true]);
    const values = filled.map((column): SQL => {
      const value = column.parent ? ids.get(column.parent) : exampleOf(column, `${name} of ${person}`);
      return sql`${value}::${sql.raw(column.type)}`;
    });
    const names = filled.map((column) => sql.identifier(column.name));
    const { rows } = await db.execute<{ id?: unknown }>(sql`
      insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)})
      on conflict do nothing returning *`);
    ids.set(name, rows[0]?.id);
  }
  return ids.get('users') as string;
}

function exampleOf({ name, type }: Column, words: string): string {
  if (name === 'network') return 'instagram';
  if (type.endsWith('[]')) return '{}';
  if (type === 'text') return words;
  if (type === 'jsonb') return '{}';
  if (type === 'boolean') return 'true';
  if (type === 'uuid') return crypto.randomUUID();
  if (type === 'date' || type.startsWith('timestamp')) return '2026-11-01';
  return '1';
}
