import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import type { PlatformBatch } from '#server/platforms/ports/store-platform.ts';
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
