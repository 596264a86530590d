import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Database } from '#server/core/db/database.ts';
import { aShop, resent, ZONES } from '#server/testing/generated-shop.ts';
import { insertStore, makeLarge, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { countAllTotals } from './count-again.ts';
import { type BatchShop, prepareBatch } from './prepared-batch.ts';
import { removeOrders, saveBatch } from './save-batch.ts';

/* What customers and products sum up to, for any shop; worked out a second time in SQL over orders and ledger. */
const { db } = await openTestDatabase();
const RUNS = { seed: 20_261_121, numRuns: 25 };
const NOW = new Date('2026-11-21T12:00:00Z');

const SENT = aShop.chain((shop) => fc.record({ shop: fc.constant(shop), batches: resent(shop) }));
const GONE = fc.uniqueArray(fc.integer({ min: 0, max: 6 }).map((number) => `o${number}`));

const inStore = (work: (tx: Database) => Promise<void>) => db.transaction(work);

test('updated by changes and removals, the totals are what the records say, and counting them again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(SENT, GONE, async ({ shop, batches }, gone) => {
      const store = await insertStore(db, shop.timeZone);
      await saveBatches(db, store, batches);
      await db.transaction((tx) => removeOrders(tx, store, gone, NOW));
      const customers = await customersOf(store);
      const products = await productsOf(store);
      expect(customers).toEqual(await customersByOrders(store));
      expect(products).toEqual(await productsByLedger(store));

      await countAllTotals(db, store, inStore);
      expect(await customersOf(store)).toEqual(customers);
      expect(await productsOf(store)).toEqual(products);
    }),
    RUNS,
  );
});

test('left alone while a history is read, they are right once they are counted', async () => {
  await fc.assert(
    fc.asyncProperty(SENT, GONE, fc.integer({ min: 0, max: 4 }), async ({ shop, batches }, gone, split) => {
      const store = await insertStore(db, shop.timeZone);
      await saveBatches(db, store, batches.slice(0, split));
      for (const batch of batches.slice(split)) {
        await db.transaction((tx) =>
          saveBatch(tx, store, prepareBatch(store, batch), { updateTotals: false }),
        );
      }
      await db.transaction((tx) => removeOrders(tx, store, gone, NOW, { updateTotals: false }));
      await countAllTotals(db, store, inStore);
      expect(await customersOf(store)).toEqual(await customersByOrders(store));
      expect(await productsOf(store)).toEqual(await productsByLedger(store));
    }),
    RUNS,
  );
});

test('changes that come between two pieces of a count are in it', async () => {
  await fc.assert(
    fc.asyncProperty(SENT, async ({ shop, batches }) => {
      const store = await insertStore(db, shop.timeZone);
      await makeLarge(db, store);
      const [first, ...later] = batches;
      await db.transaction((tx) =>
        saveBatch(tx, store, prepareBatch(store, first!), { updateTotals: false }),
      );
      await countAllTotals(db, store, async (work) => {
        await inStore(work);
        const next = later.shift();
        if (next) await saveBatches(db, store, [next]);
      });
      expect(await customersOf(store)).toEqual(await customersByOrders(store));
      expect(await productsOf(store)).toEqual(await productsByLedger(store));
    }),
    RUNS,
  );
});

test('a store that moves to another time zone has its products’ days there', async () => {
  await fc.assert(
    fc.asyncProperty(SENT, fc.constantFrom(...ZONES), async ({ shop, batches }, timeZone) => {
      const store = await insertStore(db, shop.timeZone);
      await saveBatches(db, store, batches);
      await countAllTotals(db, { ...store, timeZone }, inStore);
      expect(await productsOf(store)).toEqual(await productsByLedger({ ...store, timeZone }));
    }),
    { ...RUNS, numRuns: 10 },
  );
});

test('orders read before their worth was saved with them are summed from the ledger', async () => {
  await fc.assert(
    fc.asyncProperty(SENT, async ({ shop, batches }) => {
      const store = await insertStore(db, shop.timeZone);
      await saveBatches(db, store, batches);
      await db.execute(sql`update orders set net = null, kept = null where store_id = ${store.id}`);
      await countAllTotals(db, store, inStore);
      expect(await customersOf(store)).toEqual(await customersByOrders(store));
    }),
    { ...RUNS, numRuns: 10 },
  );
});

test('the products of a day sum up to the hours of that day', async () => {
  await fc.assert(
    fc.asyncProperty(SENT, GONE, async ({ shop, batches }, gone) => {
      const store = await insertStore(db, shop.timeZone);
      await saveBatches(db, store, batches);
      await db.transaction((tx) => removeOrders(tx, store, gone, NOW));
      const sumsOf = (table: string) =>
        rowsOf(sql`
          select day::text, sum(units)::int as units, sum(gross)::int as gross, sum(discounts)::int as discounts,
            sum(reversals)::int as reversals
          from ${sql.raw(table)} where store_id = ${store.id} group by day
          having (sum(units), sum(gross), sum(discounts), sum(reversals)) <> (0, 0, 0, 0) order by day`);
      expect(await sumsOf('product_days')).toEqual(await sumsOf('sales_hours'));
    }),
    RUNS,
  );
});

async function rowsOf(query: ReturnType<typeof sql>) {
  return (await db.execute(query)).rows;
}

const customersOf = ({ id }: BatchShop) =>
  rowsOf(sql`
    select buyer, orders, net::int, first_order_at, last_order_at, kept_orders, last_kept_at
    from customer_totals where store_id = ${id} order by buyer`);

const customersByOrders = ({ id }: BatchShop) =>
  rowsOf(sql`
    with events as (
      select *, part in ('product', 'gift_card') as is_goods from sale_events where store_id = ${id}
    ), sums as (
      select order_id, sum(amount + discount) filter (where part = 'product') as net,
        sum(amount + discount) filter (where is_goods) as goods, sum(amount + discount) as worth,
        count(*) filter (where is_goods and kind <> 'sale') as goods_changes,
        count(*) filter (where kind <> 'sale') as changes
      from events group by order_id
    ), bought as (
      select buyer, placed_at, coalesce(sums.net, 0) as net, case
          when cancelled_at is not null then false
          when goods_changes > 0 and goods <= 0 then false
          when changes > 0 and worth <= 0 then false
          else true end as kept
      from orders left join sums on order_id = id
      where store_id = ${id} and buyer is not null and not test and deleted_at is null)
    select buyer, count(*)::int as orders, sum(net)::int as net, min(placed_at) as first_order_at,
      max(placed_at) as last_order_at, sum(kept::int)::int as kept_orders,
      max(case when kept then placed_at end) as last_kept_at
    from bought group by buyer order by buyer`);

const productsOf = ({ id }: BatchShop) =>
  rowsOf(sql`
    select day::text, product_id, orders, units, gross::int, discounts::int, reversals::int
    from product_days where store_id = ${id} order by day, product_id`);

const productsByLedger = ({ id, timeZone }: BatchShop) =>
  rowsOf(sql`
    with pieces as (
      select date_trunc('day', occurred_at at time zone ${timeZone})::date as day, coalesce(product_id, '') as product_id,
        case when kind = 'sale' then order_id end as ordered, case when kind = 'sale' then quantity else 0 end as units,
        case when kind = 'sale' or (kind = 'edit' and amount >= 0) then amount else 0 end as gross,
        case when kind = 'sale' or (kind = 'edit' and amount >= 0) then discount else 0 end as discounts,
        case when kind = 'sale' or (kind = 'edit' and amount >= 0) then 0 else amount + discount end as reversals
      from sale_events where store_id = ${id} and part = 'product'
    ), days as (
      select day, product_id, count(distinct ordered)::int as orders, sum(units)::int as units, sum(gross)::int as gross,
        sum(discounts)::int as discounts, sum(reversals)::int as reversals
      from pieces group by day, product_id)
    select day::text, product_id, orders, units, gross, discounts, reversals from days
    where (orders, units, gross, discounts, reversals) <> (0, 0, 0, 0, 0) order by days.day, product_id`);
