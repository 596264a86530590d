import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';

const BUYERS_AT_ONCE = 4_000;

/**
 * The buyers of a store a few thousand at a time, each as a condition on `buyer`. What adds up over buyers is counted
 * slice by slice, so that in between others have their turn at the embedded database's one connection.
 */
export async function* buyerSlices(db: Database, storeId: string): AsyncGenerator<SQL> {
  for (let after = ''; ; ) {
    const last = await findBuyerAfter(db, storeId, after);
    if (last === null) {
      yield sql`buyer > ${after}`;
      return;
    }
    yield sql`buyer > ${after} and buyer <= ${last}`;
    after = last;
  }
}

async function findBuyerAfter(db: Database, storeId: string, after: string): Promise<string | null> {
  const { rows } = await db.execute<{ buyer: string }>(sql`
    select buyer from customer_totals where store_id = ${storeId} and buyer > ${after}
    order by buyer offset ${BUYERS_AT_ONCE - 1} limit 1`);
  return rows[0]?.buyer ?? null;
}
