import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aMoment, aShop, resent } from '#server/testing/generated-shop.ts';
import { insertStore, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { sumCohorts } from './cohort-sums.ts';
import { countDaysBetweenOrders } from './reports.ts';

/* What is counted over every order, for any shop; worked out a second time in SQL over orders and ledger. */
const { db } = await openTestDatabase();
const RUNS = { seed: 20_261_122, numRuns: 40 };
const SHOP_IN_BATCHES = aShop.chain((shop) => fc.record({ shop: fc.constant(shop), batches: resent(shop) }));

test('the sums of cohorts are what SQL sums over orders and ledger', async () => {
  await fc.assert(
    fc.asyncProperty(
      SHOP_IN_BATCHES,
      fc.constantFrom('2026-03', '2026-10', '2026-11'),
      async ({ shop, batches }, month) => {
        const store = await insertStore(db, shop.timeZone);
        await saveBatches(db, store, batches);
        const since = new Date(String(await momentOf(`${month}-01`, shop.timeZone)));
        const sums = await sumCohorts(db, store, since);
        const rows = sums
          .filter(({ sum }) => sum !== 0)
          .map(({ cohort, kind, step, sum }) => [cohort, kind, step, sum].join(' '));
        expect(rows.sort()).toEqual(await cohortsInSql(store, since));
      },
    ),
    RUNS,
  );
});

test('the days between orders are those that SQL finds', async () => {
  await fc.assert(
    fc.asyncProperty(SHOP_IN_BATCHES, aMoment, async ({ shop, batches }, since) => {
      const store = await insertStore(db, shop.timeZone);
      await saveBatches(db, store, batches);
      const gaps = await countDaysBetweenOrders(db, store, since);
      const rows = [...gaps]
        .map(([days, times]) => ({ days, times }))
        .sort((one, other) => one.days - other.days);
      expect(rows).toEqual(await gapsInSql(store, since));
    }),
    RUNS,
  );
});

interface CountedStore {
  id: string;
  timeZone: string;
}

async function rowsOf(query: ReturnType<typeof sql>) {
  return (await db.execute(query)).rows;
}

async function momentOf(day: string, timeZone: string) {
  const [row] = await rowsOf(sql`select (${day}::timestamp at time zone ${timeZone})::text as moment`);
  return row!.moment;
}

async function cohortsInSql({ id, timeZone }: CountedStore, since: Date): Promise<string[]> {
  const localDay = (moment: string) => sql`(${sql.raw(moment)} at time zone ${timeZone}::text)::date`;
  const rows = await rowsOf(sql`
    with people as (
      select buyer, ${localDay('min(placed_at)')} as first_day from orders
      where store_id = ${id} and buyer is not null and not test and deleted_at is null
      group by buyer having min(placed_at) >= ${since.toISOString()}
    ), bought as (
      select people.buyer, first_day, ${localDay('placed_at')} as day, id,
        row_number() over (partition by people.buyer order by placed_at, id) as number
      from people join orders on orders.store_id = ${id} and orders.buyer = people.buyer
      where not test and deleted_at is null
    ), sold as (
      select first_day, ${localDay('occurred_at')} as day, amount + discount as net
      from bought join sale_events on sale_events.store_id = ${id} and order_id = id
      where part = 'product'
    ), steps as (
      select buyer, first_day, 'size' as kind, 0 as step from people
      union
      select buyer, first_day, 'month', (extract(year from day) - extract(year from first_day))::int * 12
        + (extract(month from day) - extract(month from first_day))::int
      from bought
      union
      select buyer, first_day, 'window', greatest(ceil((day - first_day) / 30.0), 1)::int
      from bought where number > 1 and day - first_day <= 90)
    select to_char(first_day, 'YYYY-MM') as cohort, kind, step, count(*)::int as sum from steps group by 1, 2, 3
    union all
    select to_char(first_day, 'YYYY-MM'), 'value', greatest(ceil((day - first_day) / 30.0), 1)::int, sum(net)::int
    from sold group by 1, 3 having sum(net) <> 0`);
  return rows.map(({ cohort, kind, step, sum }) => [cohort, kind, step, sum].join(' ')).sort();
}

const gapsInSql = ({ id, timeZone }: CountedStore, since: Date) =>
  rowsOf(sql`
    select days, count(*)::int as times from (
      select day - lag(day) over (partition by buyer order by placed_at) as days from (
        select buyer, placed_at, (placed_at at time zone ${timeZone}::text)::date as day from orders
        where store_id = ${id} and buyer is not null and placed_at >= ${since.toISOString()} and not test
          and deleted_at is null) placed
    ) gaps where days is not null group by days order by days`);
