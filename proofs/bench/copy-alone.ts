import { Readable, type Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { openDatabase } from '#server/core/db/database.ts';

/** What an import fills, in an order in which foreign keys hold. */
const TABLES = [
  'products',
  'product_variants',
  'customers',
  'orders',
  'order_lines',
  'refunds',
  'sale_events',
  'sales_hours',
  'sales_days',
  'customer_months',
  'abandoned_checkouts',
];

/**
 * Loads the rows that are there once more with nothing but COPY, into tables with the same keys and indexes, and says
 * how long that took. The copies are dropped again.
 */
export async function copyAlone(place: { dataDir: string; databaseUrl?: string | undefined }) {
  return place.databaseUrl ? onServer(place.databaseUrl) : onEmbedded(place.dataDir);
}

async function onServer(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create schema copies');
  let rows = 0;
  let ms = 0;
  for (const table of TABLES) {
    const text = await buffer(client.query(to(`copy ${table} to stdout`)));
    await client.query(twin(table));
    const startedAt = performance.now();
    const target: Writable = client.query(from(`copy copies.${table} from stdin`));
    await pipeline(Readable.from([text]), target);
    ms += performance.now() - startedAt;
    rows += await countRows(async (query) => (await client.query(query)).rows, table);
  }
  await client.query('drop schema copies cascade');
  await client.end();
  return { rows, ms };
}

async function onEmbedded(dataDir: string) {
  const database = await openDatabase({ dataDir });
  if (database.kind !== 'embedded') throw new Error('An embedded database was expected');
  const { pool } = database;
  await pool.query('create schema copies');
  let rows = 0;
  let ms = 0;
  for (const table of TABLES) {
    const { rows: columns } = (await pool.query(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 order by ordinal_position`,
      [table],
    )) as { rows: { name: string }[] };
    await pool.query(twin(table));
    const connection = await pool.connect();
    const names = columns.map(({ name }) => name);
    // In parts, so that the text of a table need not be held as one string.
    const { rows: pages } = (await connection.query(
      `select (max(ctid)::text::point)[0]::int as last from ${table}`,
    )) as { rows: { last: number | null }[] };
    const last = pages[0]?.last ?? -1;
    for (let page = 0; page <= last; page += PAGES_AT_ONCE) {
      const part = (await connection.query(
        `select string_agg(concat_ws(E'\\t', ${names.map(asCopyText).join(', ')}), E'\\n') as text from ${table}
         where ctid >= '(${page},0)' and ctid < '(${page + PAGES_AT_ONCE},0)'`,
      )) as { rows: { text: string | null }[] };
      const text = Buffer.from(part.rows[0]?.text ?? '');
      const startedAt = performance.now();
      await connection.copy(`copies.${table} (${names.join(', ')})`, text);
      ms += performance.now() - startedAt;
    }
    connection.release();
    rows += await countRows(async (query) => (await pool.query(query)).rows, table);
  }
  await pool.query('drop schema copies cascade');
  // So that the next start has none of this to go over again.
  await pool.query('checkpoint');
  await database.close();
  return { rows, ms };
}

const PAGES_AT_ONCE = 256;

const twin = (table: string) => `create table copies.${table} (like ${table} including all)`;

function asCopyText(column: string): string {
  return `coalesce(replace(replace(replace(${column}::text, '\\', '\\\\'), E'\\n', '\\n'), E'\\t', '\\t'), '\\N')`;
}

async function countRows(query: (text: string) => Promise<unknown[]>, table: string): Promise<number> {
  const [row] = (await query(`select count(*)::int as rows from copies.${table}`)) as { rows: number }[];
  return row!.rows;
}
