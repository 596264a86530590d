import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';

/** A row as PostgreSQL writes it in JSON, by the names of its columns. */
export type Row = Record<string, unknown>;

export interface TableSource {
  table: string;
  /** Whose rows: of a store, or of a user. */
  of: 'store_id' | 'user_id' | 'account_id' | 'id';
  /** What distinguishes the rows of one owner, in the order of an index. */
  key: string[];
  /** Columns that are nobody's business but ours: secrets, leases. */
  without?: string[];
}

const PAGE = 2_000;

/** Every row of one owner, page by page along the key, so that a table of millions is never held as a whole. */
export async function* pagesOf(
  db: Database,
  { table, of, key, without = [] }: TableSource,
  ownerId: string,
): AsyncGenerator<Row[]> {
  const columns = sql.join(
    key.map((name) => sql`t.${sql.identifier(name)}`),
    sql`, `,
  );
  const asTexts = sql.join(
    key.map((name) => sql`t.${sql.identifier(name)}::text`),
    sql`, `,
  );
  let last: string[] | null = null;
  do {
    const after: SQL = last
      ? sql`and (${columns}) > (${sql.join(
          last.map((value) => sql`${value}`),
          sql`, `,
        )})`
      : sql``;
    const rows: Read[] = await readAlongIndex(
      db,
      sql`
      select to_jsonb(t) - ${textArray(without)} as row, array[${asTexts}] as at
      from ${sql.identifier(table)} t
      where t.${sql.identifier(of)} = ${ownerId} ${after}
      order by ${columns} limit ${PAGE}`,
    );
    if (rows.length > 0) yield rows.map(({ row }) => row);
    last = rows.length === PAGE ? rows.at(-1)!.at : null;
  } while (last);
}

type Read = { row: Row; at: string[] };

/** Of a table that was never analysed PostgreSQL thinks that it is small, and would sort all of it for every page. */
async function readAlongIndex(db: Database, query: SQL): Promise<Read[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_bitmapscan = off`);
    await tx.execute(sql`set local enable_seqscan = off`);
    return (await tx.execute<Read>(query)).rows;
  });
}
