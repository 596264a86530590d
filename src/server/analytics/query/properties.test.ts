import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createAnalyticsService } from '#server/analytics/cards/service.ts';
import { rangePeriod } from '#server/analytics/reports/range-period.ts';
import { netSales, totalSales } from '#server/analytics/reports/sales-sums.ts';
import { createSalesReports } from '#server/analytics/sales/service.ts';
import { aShop, resent } from '#server/testing/generated-shop.ts';
import { insertStore, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { uncachedReports } from '#server/testing/uncached-reports.ts';
import { CUSTOMER_KINDS, DIMENSIONS, type Dimension } from '#shared/analytics/asking.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { SalesFilters, SalesRow } from './order-sums.ts';
import { createSalesQuery, NO_FILTERS } from './sales-query.ts';

const { db } = await openTestDatabase();
/** After everything that the generated shops have happen. */
const NOW = new Date('2027-02-01T12:00:00Z');
const SHOP = aShop.chain((shop) => fc.record({ shop: fc.constant(shop), batches: resent(shop) }));
const RANGES: RangeQuery[] = [
  { range: 'all' },
  { range: 'custom', from: '2026-10-01', to: '2026-10-31' },
  { range: 'custom', from: '2026-03-08', to: '2026-11-01' },
  { range: 'custom', from: '2026-10-25', to: '2026-10-25' },
];
const COUNTRIES = ['DE', 'TR', ''];
const hundredths = (amount: number) => Math.round(amount * 100);

test('every composition of figure, part and time adds up to the reports’ own numbers', async () => {
  await fc.assert(
    fc.asyncProperty(SHOP, fc.constantFrom(...RANGES), async ({ shop, batches }, query) => {
      const inserted = await insertStore(db, shop.timeZone);
      await saveBatches(db, inserted, batches);
      await db.execute(sql`
        update orders set country_code = case length(name || coalesce(buyer, '')) % 3 when 0 then 'DE' when 1 then 'TR' end,
          city = case total % 4 when 0 then 'Berlin' when 1 then ' berlin' when 2 then 'Ankara' end,
          source = case when total % 2 = 0 and buyer is null then 'pos' else 'web' end
        where store_id = ${inserted.id}`);
      const { rows: first } = await db.execute<{ at: string | null }>(sql`
        update sync_states set history_from = (select min(placed_at) from orders where store_id = ${inserted.id})
        where store_id = ${inserted.id} returning history_from as at`);
      const store = { ...inserted, platform: 'shopify' as const };
      const now = () => NOW;
      const reports = uncachedReports(now);
      const analytics = createAnalyticsService({ db, reports, now });
      const sales = createSalesQuery({ db, reports, analytics });
      const historyFrom = first[0]?.at ? new Date(first[0].at) : null;
      const { current: stretch } = rangePeriod(query, { now: NOW, timeZone: store.timeZone, historyFrom });
      const rowsOf = async (
        by: Dimension | null,
        filters: Partial<SalesFilters> = {},
        countsBuyers = false,
      ) => {
        const found = await sales.rowsOf(store, {
          stretch,
          running: query.range === 'all',
          by,
          filters: { ...NO_FILTERS, ...filters },
          countsBuyers,
        });
        return found.rows;
      };

      // Alone: the cards.
      const { details } = await analytics.dashboard(store, query);
      const [all] = await rowsOf(null);
      expect(totalSales(all!.sums)).toBe(hundredths(details.totalRevenue.value!));
      expect([all!.sums.orders, all!.buyers!.customers]).toEqual([
        details.totalOrders.value,
        details.totalCustomers.value,
      ]);

      // By any dimension: the parts are the whole, also where they are read from the ledger instead of the roll-ups.
      for (const by of DIMENSIONS) {
        const rows = await rowsOf(by);
        expect([by, sumOf(rows, netOf)]).toEqual([by, netSales(all!.sums)]);
        expect([by, sumOf(rows, ({ sums }) => sums.units)]).toEqual([by, all!.sums.units]);
        const ledger = await rowsOf(by, {}, true);
        expect([by, inOrder(ledger)]).toEqual([by, inOrder(rows)]);
        if (by !== 'product') {
          expect([by, sumOf(rows, ({ sums }) => sums.orders)]).toEqual([by, all!.sums.orders]);
          expect([by, sumOf(ledger, ({ sums }) => totalSales(sums))]).toEqual([by, totalSales(all!.sums)]);
        }
      }

      // Filtered: the row of that key; and a dimension within a filter is that filter's whole.
      for (const kind of CUSTOMER_KINDS) {
        const row = (await rowsOf('customer_kind')).find(({ key }) => key === kind);
        const [only] = await rowsOf(null, { customerKind: kind });
        expect([kind, only ? totalSales(only.sums) : 0]).toEqual([kind, row ? totalSales(row.sums) : 0]);
        for (const by of ['product', 'country', 'hour'] as const)
          expect([kind, by, sumOf(await rowsOf(by, { customerKind: kind }), netOf)]).toEqual([
            kind,
            by,
            only ? netOf(only) : 0,
          ]);
      }

      // By country: the report of places; with its customers.
      const places = await createSalesReports({ db, reports, analytics, now }).places(store, query);
      const byCountry = await rowsOf('country', {}, true);
      for (const code of COUNTRIES) {
        const place = places.countries.find(({ countryCode }) => (countryCode ?? '') === code);
        const row = byCountry.find(({ key }) => key === code);
        expect([code, row ? netOf(row) : 0, row?.sums.orders ?? 0, row?.buyers?.customers ?? 0]).toEqual([
          code,
          hundredths(place?.netSales ?? 0),
          place?.orders ?? 0,
          place?.customers ?? 0,
        ]);
        if (code === '') continue;
        for (const by of ['city', 'channel', 'customer_kind', 'product', 'week'] as const)
          expect([code, by, sumOf(await rowsOf(by, { country: code }), netOf)]).toEqual([
            code,
            by,
            row ? netOf(row) : 0,
          ]);
        const [only] = await rowsOf(null, { country: code }, true);
        expect([code, only?.sums ?? null, only?.buyers ?? null]).toEqual([
          code,
          row?.sums ?? null,
          row?.buyers ?? null,
        ]);
      }

      // By city: the same report, however a city is written.
      const cities = (await rowsOf('city', {}, true)).filter(({ key }) => !key.endsWith('/'));
      expect(
        cities
          .map((row) => [row.key, netOf(row), row.sums.orders, row.buyers!.customers].join(' '))
          .toSorted(),
      ).toEqual(
        places.cities
          .map(({ countryCode, city, ...place }) =>
            [
              `${countryCode ?? ''}/${city!.toLowerCase()}`,
              hundredths(place.netSales),
              place.orders,
              place.customers,
            ].join(' '),
          )
          .toSorted(),
      );

      // One city, with all of its spellings.
      for (const rows of Map.groupBy(cities, ({ key }) => key).values()) {
        const [{ key: city }] = rows as [SalesRow];
        const [only] = await rowsOf(null, { city }, true);
        expect([city, only?.sums, only?.buyers]).toEqual([city, rows[0]!.sums, rows[0]!.buyers]);
        for (const by of ['channel', 'customer_kind', 'product', 'week'] as const)
          expect([city, by, sumOf(await rowsOf(by, { city }), netOf)]).toEqual([city, by, netOf(rows[0]!)]);
      }

      // By product, channel and state: the figure of one is its row, and its parts by place add up to it.
      for (const by of ['product', 'channel'] as const)
        for (const row of await rowsOf(by, {}, true)) {
          if (row.key === '') continue;
          const [only] = await rowsOf(null, { [by]: row.key }, true);
          expect([by, only?.sums, only?.buyers]).toEqual([by, row.sums, row.buyers]);
          for (const place of ['country', 'city'] as const)
            expect([by, place, sumOf(await rowsOf(place, { [by]: row.key }), netOf)]).toEqual([
              by,
              place,
              netOf(row),
            ]);
        }
      for (const [orderState, count] of [
        ['cancelled', all!.sums.cancelledOrders],
        ['unpaid', all!.sums.unpaidOrders],
      ] as const)
        for (const by of [null, 'country', 'city', 'hour'] as const)
          expect([
            orderState,
            by,
            sumOf(await rowsOf(by, { orderState }), ({ sums }) => sums.orders),
          ]).toEqual([orderState, by, count]);
    }),
    { seed: 20_261_122, numRuns: 8 },
  );
});

function netOf({ sums }: SalesRow): number {
  return netSales(sums);
}

function sumOf(rows: SalesRow[], pick: (row: SalesRow) => number): number {
  return rows.reduce((sum, row) => sum + pick(row), 0);
}

/** Net sales, orders and units of every row that has any. */
function inOrder(rows: SalesRow[]): string[] {
  return rows
    .map(({ key, sums }) => [key, netSales(sums), sums.orders, sums.units])
    .filter(([, ...figures]) => figures.some((figure) => figure !== 0))
    .map((row) => row.join(' '))
    .toSorted();
}
