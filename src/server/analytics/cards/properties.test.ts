import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMoment, aShop, resent } from '#server/testing/generated-shop.ts';
import { insertStore, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { uncachedReports } from '#server/testing/uncached-reports.ts';
import type { DashboardMetrics } from '#shared/analytics/analytics.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import { createAnalyticsService } from './service.ts';

const { db } = await openTestDatabase();
const RUNS = { seed: 20_261_121, numRuns: 30 };
const MOMENTS = fc.array(aMoment, { minLength: 4, maxLength: 4 });
/** The last of them end in the middle of what happened. */
const RANGES_ASKED: RangeQuery[] = [
  { range: 'mtd' },
  { range: '7d' },
  { range: '30d' },
  { range: '90d' },
  { range: '12m' },
  { range: 'all' },
  { range: 'custom', from: '2026-10-25', to: '2026-10-25' },
  { range: 'custom', from: '2026-02-27', to: '2026-11-03' },
];
const ASKED = fc.array(fc.record({ moment: aMoment, query: fc.constantFrom(...RANGES_ASKED) }), {
  minLength: 6,
  maxLength: 6,
});
const SHOP_IN_BATCHES = aShop.chain((shop) => fc.record({ shop: fc.constant(shop), batches: resent(shop) }));

test('the figures at any moment are what happened between the period’s two ends, no event twice and none left out', async () => {
  await fc.assert(
    fc.asyncProperty(SHOP_IN_BATCHES, ASKED, async ({ shop, batches }, asked) => {
      const store = await insertStore(db, shop.timeZone);
      await saveBatches(db, store, batches);
      await db.execute(sql`
        update sync_states set history_from = (select min(placed_at) from orders where store_id = ${store.id})
        where store_id = ${store.id}`);
      for (const { moment, query } of asked) {
        const { period, details } = await readAt(store, moment, query);
        expect({ moment, query, ...figuresOf(details, 'value') }).toEqual({
          moment,
          query,
          ...(await figuresBetween(store.id, period.from, period.to)),
        });
        if (period.compareFrom === null || period.compareTo === null) continue;
        const { previous, growthReason } = details.totalOrders;
        if (await beginsBeforeRecords(store, period.compareFrom)) {
          expect({ moment, query, previous, growthReason }).toEqual({
            moment,
            query,
            previous: null,
            growthReason: 'before_records',
          });
          continue;
        }
        expect({ moment, query, ...figuresOf(details, 'previous') }).toEqual({
          moment,
          query,
          ...(await figuresBetween(store.id, period.compareFrom, period.compareTo)),
        });
      }
    }),
    RUNS,
  );
});

test('a month begins when it begins where the store is', async () => {
  await fc.assert(
    fc.asyncProperty(aShop, aMoment, async ({ timeZone }, moment) => {
      const store = await insertStore(db, timeZone);
      const { period } = await readAt(store, moment);
      const { rows } = await db.execute<{ month: string }>(sql`
        select to_char(date_trunc('month', ${moment.toISOString()}::timestamptz at time zone ${timeZone})
          at time zone ${timeZone}, 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') as month`);
      expect([period.from, period.to]).toEqual([rows[0]!.month, moment.toISOString()]);
    }),
    RUNS,
  );
});

test('the parts of the revenue add up to it, and no customer is counted on both sides', async () => {
  await fc.assert(
    fc.asyncProperty(SHOP_IN_BATCHES, MOMENTS, async ({ shop, batches }, moments) => {
      const store = await insertStore(db, shop.timeZone);
      await saveBatches(db, store, batches);
      for (const moment of moments) {
        const { details } = await readAt(store, moment);
        const part = (of: keyof typeof details, name: string) =>
          Math.round(details[of].parts.find((each) => each.name === name)!.value * 100);
        const revenue = (name: string) => part('totalRevenue', name);
        expect(revenue('gross_sales') + revenue('discounts') + revenue('sales_reversals')).toBe(
          revenue('net_sales'),
        );
        expect(
          revenue('net_sales') + revenue('shipping') + revenue('tax') + revenue('tips_duties_fees'),
        ).toBe(Math.round(details.totalRevenue.value! * 100));
        const customers = (name: string) => part('totalCustomers', name) / 100;
        expect(customers('first_time_customers') + customers('returning_customers')).toBe(
          details.totalCustomers.value,
        );
        expect(details.repeatCustomers.value).toBeLessThanOrEqual(details.totalCustomers.value!);
        expect(details.totalCustomers.value).toBeLessThanOrEqual(details.totalOrders.value!);
      }
    }),
    RUNS,
  );
});

function readAt(
  store: Awaited<ReturnType<typeof insertStore>>,
  moment: Date,
  query: RangeQuery = { range: 'mtd' },
): Promise<DashboardMetrics> {
  return createAnalyticsService({ db, reports: uncachedReports(() => moment), now: () => moment }).dashboard(
    { ...store, platform: 'shopify' },
    query,
  );
}

function figuresOf(details: DashboardMetrics['details'], side: 'value' | 'previous') {
  return {
    revenue: Math.round(details.totalRevenue[side]! * 100),
    orders: details.totalOrders[side],
    customers: details.totalCustomers[side],
    repeat: details.repeatCustomers[side],
  };
}

async function beginsBeforeRecords({ id, timeZone }: { id: string; timeZone: string }, from: string) {
  const { rows } = await db.execute<{ early: boolean }>(sql`
    select coalesce(${from}::timestamptz
      < date_trunc('day', min(placed_at) at time zone ${timeZone}) at time zone ${timeZone}, false) as early
    from orders where store_id = ${id}`);
  return rows[0]!.early;
}

async function figuresBetween(storeId: string, from: string, to: string) {
  const { rows } = await db.execute(sql`
    with counted as (select * from orders where store_id = ${storeId} and not test and deleted_at is null),
      placed as (select * from counted where placed_at >= ${from} and placed_at < ${to})
    select
      (select coalesce(sum(amount + discount), 0)::int from sale_events where store_id = ${storeId}
        and part <> 'gift_card' and occurred_at >= ${from} and occurred_at < ${to}) as revenue,
      (select count(*)::int from placed) as orders,
      (select count(distinct buyer)::int from placed) as customers,
      (select count(distinct buyer)::int from placed
        where (select count(*) from counted where counted.buyer = placed.buyer and placed_at < ${to}) > 1) as repeat`);
  return rows[0]!;
}
