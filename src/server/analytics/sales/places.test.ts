import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMoment, aShop, resent } from '#server/testing/generated-shop.ts';
import { insertStore, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { findPlaces } from './places.ts';

/* The places of any shop and any stretch; worked out a second time from orders and ledger. */
const { db } = await openTestDatabase();
const SHOP_IN_BATCHES = aShop.chain((shop) => fc.record({ shop: fc.constant(shop), batches: resent(shop) }));

test('countries and cities sum up to what orders and ledger say', async () => {
  await fc.assert(
    fc.asyncProperty(SHOP_IN_BATCHES, aMoment, aMoment, async ({ shop, batches }, one, other) => {
      const store = await insertStore(db, shop.timeZone);
      await saveBatches(db, store, batches);
      const [from, to] = one < other ? [one, other] : [other, one];
      const { total, countries, cities } = await findPlaces(db, store.id, { from, to });
      const found = (places: typeof countries) =>
        places
          .map(({ countryCode, city, orders, customers, netSales }) =>
            [countryCode, city?.toLowerCase(), orders, customers, netSales].join(' '),
          )
          .sort();
      expect(found(countries)).toEqual(await placesByRecords(store.id, { from, to, by: 'country' }));
      expect(found(cities)).toEqual(await placesByRecords(store.id, { from, to, by: 'city' }));
      expect(total).toBe(countries.reduce((sum, { netSales }) => sum + netSales, 0));
    }),
    { seed: 20_261_122, numRuns: 40 },
  );
});

async function placesByRecords(
  storeId: string,
  { from, to, by }: { from: Date; to: Date; by: 'country' | 'city' },
): Promise<string[]> {
  const within = (moment: string) =>
    sql`${sql.raw(moment)} >= ${from.toISOString()} and ${sql.raw(moment)} < ${to.toISOString()}`;
  const { rows } = await db.execute<
    Record<'country' | 'city' | 'buyer', string | null> & Record<'orders' | 'net', number>
  >(sql`
    with addressed as (
      select id, buyer, placed_at, country_code as country, trim(city) as city from orders
      where store_id = ${storeId} and not test and deleted_at is null)
    select country, city, 1 as orders, buyer, 0 as net from addressed where ${within('placed_at')}
    union all
    select country, city, 0, null, (amount + discount)::int
    from addressed join sale_events on store_id = ${storeId} and order_id = id
    where part = 'product' and ${within('occurred_at')}`);
  const nameOf = ({ country, city }: (typeof rows)[number]) =>
    [country, by === 'city' ? city?.toLowerCase() : undefined].join(' ');
  const groups = Map.groupBy(
    rows.filter(({ city }) => by === 'country' || city !== null),
    nameOf,
  );
  return [...groups]
    .map(([name, group]) => {
      const sumOf = (what: 'orders' | 'net') => group.reduce((sum, row) => sum + row[what], 0);
      const customers = new Set(group.flatMap(({ buyer }) => buyer ?? [])).size;
      return [name, sumOf('orders'), customers, sumOf('net')].join(' ');
    })
    .sort();
}
