import { type SQL, sql } from 'drizzle-orm';
import { arrayLiteral } from './text-values.ts';

type ColumnType =
  | 'uuid'
  | 'text'
  | 'integer'
  | 'bigint'
  | 'smallint'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'jsonb';

/** For every column its type and where the value comes from. */
export type BulkColumns<Row> = Record<string, [type: ColumnType, value: (row: Row) => unknown]>;

/**
 * Rows as one SQL row source, one array parameter per column: the quickest way in beside COPY, and an upsert can use
 * it. `select * from ${rowsOf(…)}` gives the columns by the names given.
 */
export function rowsOf<Row>(rows: Row[], columns: BulkColumns<Row>): SQL {
  const names = Object.keys(columns);
  const arrays = names.map((name) => {
    const [type, value] = columns[name]!;
    // jsonb arrays would parse every element twice.
    return sql`${arrayLiteral(rows.map(value))}::${sql.raw(type === 'jsonb' ? 'text' : type)}[]`;
  });
  return sql`unnest(${sql.join(arrays, sql`, `)}) as incoming(${columnList(columns)})`;
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
