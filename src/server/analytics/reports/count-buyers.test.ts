import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlatformBatch } from '#server/platforms/ports/store-platform.ts';
import { type BatchShop, prepareBatch } from '#server/stores/sync/prepared-batch.ts';
import { saveBatch } from '#server/stores/sync/save-batch.ts';
import { aMoment, aShop, resent } from '#server/testing/generated-shop.ts';
import { insertStore, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { countBuyersBetween } from './count-buyers.ts';

const { db } = await openTestDatabase();
const SHOP_IN_BATCHES = aShop.chain((shop) => fc.record({ shop: fc.constant(shop), batches: resent(shop) }));

test('the buyers of any stretch are those that SQL finds among the orders, totals counted or not', async () => {
  await fc.assert(
    fc.asyncProperty(SHOP_IN_BATCHES, aMoment, aMoment, fc.boolean(), async (sample, one, other, isWhole) => {
      const { shop, batches } = sample;
      const store = await insertStore(db, shop.timeZone);
      if (isWhole) await storeWholeHistory(store, batches);
      else await storePartOfHistory(store, batches);
      const [from, to] = one < other ? [one, other] : [other, one];
      const { rows } = await db.execute(sql`
        select count(*)::int as customers, (count(*) filter (where before = 0))::int as "firstTime",
          (count(*) filter (where before > 0 or within > 1))::int as returning,
          (count(*) filter (where within > 1))::int as repeating
        from (
          select count(*) filter (where placed_at < ${from.toISOString()}) as before,
            count(*) filter (where placed_at >= ${from.toISOString()}) as within
          from orders
          where store_id = ${store.id} and buyer is not null and placed_at < ${to.toISOString()} and not test
            and deleted_at is null
          group by buyer) as buyers
        where within > 0`);
      expect(await countBuyersBetween(db, store.id, { from, to })).toEqual(rows[0]);
    }),
    { seed: 20_261_122, numRuns: 60 },
  );
});

/** Totals are updated with every change. */
async function storeWholeHistory(store: BatchShop, batches: PlatformBatch[]) {
  await db.execute(sql`update sync_states set totals_version = records_version where store_id = ${store.id}`);
  await saveBatches(db, store, batches);
}

/** As a first import does: the totals are left for later. */
async function storePartOfHistory(store: BatchShop, batches: PlatformBatch[]) {
  await db.execute(sql`update sync_states set history_complete = false where store_id = ${store.id}`);
  for (const batch of batches)
    await db.transaction((tx) => saveBatch(tx, store, prepareBatch(store, batch), { updateTotals: false }));
}
