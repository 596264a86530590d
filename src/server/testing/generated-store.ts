import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import type { PlatformBatch } from '#server/platforms/ports/store-platform.ts';
import { FEW_ORDERS } from '#server/stores/ledger/order-days-repository.ts';
import { type BatchShop, prepareBatch } from '#server/stores/sync/prepared-batch.ts';
import { saveBatch } from '#server/stores/sync/save-batch.ts';

/** A connected store without anything read, of a user of its own. */
export async function insertStore(db: Database, timeZone: string): Promise<BatchShop & { userId: string }> {
  const name = crypto.randomUUID();
  const { rows } = await db.execute<{ id: string; user_id: string }>(sql`
    with owner as (insert into users (email) values (${`${name}@example.com`}) returning id), store as (
      insert into connected_stores
        (user_id, platform, store_name, store_url, access_token, external_id, handle, currency, time_zone, capabilities)
      select id, 'shopify', 'Tea House', 'https://tea-house.example', 'sealed', ${name}, 'tea-house', 'EUR', ${timeZone},
        '{"orders": true, "historyDays": null}'
      from owner returning id, user_id), state as (
      insert into sync_states (store_id, phase, history_complete) select id, 'ready', true from store)
    select id, user_id from store`);
  return { id: rows[0]!.id, userId: rows[0]!.user_id, currency: 'EUR', timeZone };
}

/** Stores the batches one after the other, each in a transaction, as a reading does. */
export async function saveBatches(db: Database, store: BatchShop, batches: PlatformBatch[]) {
  for (const batch of batches) {
    await db.transaction((tx) => saveBatch(tx, store, prepareBatch(store, batch)));
  }
}

/** So many orders that a store is counted in pieces; being test orders, they count nowhere. */
export async function makeLarge(db: Database, { id }: BatchShop) {
  await db.execute(sql`
    insert into orders (store_id, id, name, placed_at, updated_at, test, paid, total, detail, changed)
    select ${id}::uuid, 'test' || number, '', '2026-03-01', '2026-03-01', true, true, 0, 2, false
    from generate_series(0, ${FEW_ORDERS}::int) as number`);
}
