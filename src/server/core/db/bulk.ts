import { type SQL, sql } from 'drizzle-orm';
import { copy, type Database } from './database.ts';
import { arrayLiteral, copyValue } from './text-values.ts';

type ColumnType =
  | 'uuid'
  | 'text'
  | 'integer'
  | 'bigint'
  | 'smallint'
  | 'double precision'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'jsonb';

/** For every column its type and where the value comes from. */
export type BulkColumns<Row> = Record<string, [type: ColumnType, value: (row: Row) => unknown]>;

/**
 * Rows as one SQL row source, one array parameter per column: the way in for rows that may
 * be there already. `select * from ${rowsOf(…)}` gives the columns by the names given.
 */
export function rowsOf<Row>(rows: Row[], columns: BulkColumns<Row>): SQL {
  const names = Object.keys(columns);
  const arrays = names.map((name) => {
    const [type, value] = columns[name]!;
    // jsonb arrays would parse every element twice, and a list is not to be taken for an array of PostgreSQL.
    if (type === 'jsonb') return sql`${arrayLiteral(rows.map((row) => jsonText(value(row))))}::text[]`;
    return sql`${arrayLiteral(rows.map(value))}::${sql.raw(type)}[]`;
  });
  return sql`unnest(${sql.join(arrays, sql`, `)}) as incoming(${columnList(columns)})`;
}

function jsonText(value: unknown): string | null {
  return value === null || value === undefined ? null : JSON.stringify(value);
}

/** Rows in the text format of COPY, ready before the transaction that takes them. */
export function copyText<Row>(rows: Row[], columns: BulkColumns<Row>): string {
  const values = Object.values(columns).map(([, value]) => value);
  let text = '';
  for (const row of rows) {
    for (let column = 0; column < values.length; column += 1) {
      const value = values[column]!(row);
      if (column > 0) text += '\t';
      text += typeof value === 'number' ? value : copyValue(value);
    }
    text += '\n';
  }
  return text;
}

/** New rows by COPY in the caller's transaction: the quickest way in, for rows that conflict with none. */
export async function copyInto(tx: Database, table: string, columns: string[], rows: Buffer) {
  if (rows.length > 0) await copy(tx, `${table} (${columns.join(', ')})`, rows);
}

/** `a, b, c` for the insert's column list. */
export function columnList<Row>(columns: BulkColumns<Row>): SQL {
  return sql.raw(Object.keys(columns).join(', '));
}

/** `a, b, c::jsonb` for the insert's select. */
export function valueList<Row>(columns: BulkColumns<Row>): SQL {
  return sql.raw(
    Object.entries(columns)
      .map(([name, [type]]) => (type === 'jsonb' ? `${name}::jsonb` : name))
      .join(', '),
  );
}

/** `a = excluded.a, b = excluded.b` for all but the key's columns. */
export function overwriteAllBut<Row>(columns: BulkColumns<Row>, keys: string[]): SQL {
  const names = Object.keys(columns).filter((name) => !keys.includes(name));
  return sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '));
}

/** One value as an array parameter, for `= any(…)`. */
export function textArray(values: string[]): SQL {
  return sql`${arrayLiteral(values)}::text[]`;
}

export interface ReplacedText {
  from: string;
  to: string;
}

/** Puts other texts in the place of those that still stand in a column. */
export async function replaceTexts(
  db: Database,
  table: string,
  column: string,
  replaced: ReplacedText[],
): Promise<void> {
  await db.execute(sql`
    update ${sql.raw(table)} set ${sql.raw(column)} = replaced.later
    from unnest(${textArray(replaced.map(({ from }) => from))}, ${textArray(replaced.map(({ to }) => to))})
      as replaced (earlier, later)
    where ${sql.raw(column)} = replaced.earlier`);
}
