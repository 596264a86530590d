import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnalyticsService } from '#server/analytics/cards/service.ts';
import { aMoment, aShop, resent } from '#server/testing/generated-shop.ts';
import { insertStore, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { uncachedReports } from '#server/testing/uncached-reports.ts';
import { RANGES, type RangeQuery } from '#shared/core/ranges.ts';
import { createSalesReports } from './service.ts';

const { db } = await openTestDatabase();
const SHOP_IN_BATCHES = aShop.chain((shop) => fc.record({ shop: fc.constant(shop), batches: resent(shop) }));
const ASKED = fc.array(
  fc.record({
    moment: aMoment,
    query: fc.constantFrom(
      ...RANGES.map((range): RangeQuery => ({ range, from: '2026-02-20', to: '2026-10-31' })),
    ),
  }),
  { minLength: 3, maxLength: 3 },
);
const hundredths = (amount: number) => Math.round(amount * 100);
const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

test('every picture of a stretch adds up to its cards, in any zone and at any moment', async () => {
  await fc.assert(
    fc.asyncProperty(SHOP_IN_BATCHES, ASKED, async ({ shop, batches }, asked) => {
      const inserted = await insertStore(db, shop.timeZone);
      await saveBatches(db, inserted, batches);
      await db.execute(sql`
        update sync_states set history_from = (select min(placed_at) from orders where store_id = ${inserted.id})
        where store_id = ${inserted.id}`);
      const store = { ...inserted, platform: 'shopify' as const };
      for (const { moment, query } of asked) {
        const now = () => moment;
        const reports = uncachedReports(now);
        const analytics = createAnalyticsService({ db, reports, now });
        const sales = createSalesReports({ db, reports, analytics, now });
        const { details } = await analytics.dashboard(store, query);
        const netSales = details.totalRevenue.parts.find(({ name }) => name === 'net_sales')!.value;
        const expected = {
          query,
          moment,
          total: hundredths(details.totalRevenue.value!),
          net: hundredths(netSales),
          orders: details.totalOrders.value,
        };

        const { points } = await sales.series(store, query);
        expect({
          query,
          moment,
          total: sumOf(points.map(({ totalSales }) => hundredths(totalSales))),
          net: sumOf(points.map((point) => hundredths(point.netSales))),
          orders: sumOf(points.map(({ orders }) => orders)),
        }).toEqual(expected);
        if (details.totalRevenue.previous !== null) {
          expect(sumOf(points.map(({ compared }) => hundredths(compared?.totalSales ?? 0)))).toBe(
            hundredths(details.totalRevenue.previous),
          );
        }

        const { cells, orders } = await sales.orderHours(store, query);
        expect([orders, sumOf(cells.map((cell) => cell.orders))]).toEqual([expected.orders, expected.orders]);

        const { countries } = await sales.places(store, query);
        expect(sumOf(countries.map((country) => country.orders))).toBe(expected.orders);
        expect(sumOf(countries.map((country) => hundredths(country.netSales)))).toBe(expected.net);

        const change = await sales.change(store, query);
        expect(hundredths(change.netSales.current)).toBe(expected.net);
        if (change.factors === null) continue;
        const whole = hundredths(change.netSales.change!);
        expect(sumOf(Object.values(change.factors).map(({ effect }) => hundredths(effect)))).toBe(whole);
        expect(hundredths(sumOf(change.products.map(({ effect }) => effect)) + change.others)).toBe(whole);
        // The generated shops have fewer products than are listed, so nothing is left for others.
        expect(change.others).toBe(0);
      }
    }),
    { seed: 20_261_121, numRuns: 8 },
  );
});
