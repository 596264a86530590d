import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/time.ts';
import { bordersOf, groupOf, groupSql, type ScoredCustomer, stepsOf } from './group-scores.ts';

const { db } = await openTestDatabase();
const NOW = new Date('2026-11-21T12:00:00Z');

test.each([
  [5, 5, 'champions'],
  [5, 4, 'champions'],
  [5, 3, 'active'],
  [5, 2, 'new'],
  [5, 1, 'new'],
  [4, 5, 'loyal'],
  [4, 4, 'loyal'],
  [4, 3, 'active'],
  [4, 1, 'promising'],
  [3, 5, 'loyal'],
  [3, 4, 'loyal'],
  [3, 3, 'needs_attention'],
  [3, 1, 'needs_attention'],
  [2, 5, 'previously_loyal'],
  [2, 4, 'at_risk'],
  [2, 3, 'at_risk'],
  [2, 2, 'almost_lost'],
  [1, 5, 'previously_loyal'],
  [1, 4, 'at_risk'],
  [1, 3, 'at_risk'],
  [1, 2, 'dormant'],
  [1, 1, 'dormant'],
])('recency %i with frequency and money %i is %s', (recency, both, group) => {
  const steps = { days: [40, 30, 20, 10], money: [200, 300, 400, 500] };
  const orders = [1, 2, 3, 4, 6][both - 1]!;
  expect(groupOf({ days: 55 - recency * 10, orders, net: both * 100 }, steps)).toBe(group);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 4],
  [6, 5],
  [60, 5],
])('%i orders have the frequency %i', (orders, frequency) => {
  // With money as high as the frequency, both together are the frequency.
  const steps = { days: [0, 0, 0, 0], money: [2, 3, 4, 5] };
  const groups = { 1: 'dormant', 2: 'dormant', 3: 'at_risk', 4: 'at_risk', 5: 'previously_loyal' };
  expect(groupOf({ days: 9, orders, net: frequency }, steps)).toBe(groups[frequency as keyof typeof groups]);
});

test('fifths are scored by how many are no better, and equal values share the higher score', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 50, maxLength: 80 }), (values) => {
      const steps = stepsOf(values.map((value) => ({ days: value, orders: 1, net: value })));
      for (const value of values) {
        const scoreOf = (noBetter: number) => Math.ceil((5 * noBetter) / values.length);
        expect(1 + steps.money.filter((border) => value >= border).length).toBe(
          scoreOf(values.filter((other) => other <= value).length),
        );
        expect(1 + steps.days.filter((border) => value <= border).length).toBe(
          scoreOf(values.filter((other) => other >= value).length),
        );
      }
    }),
    { seed: 20_261_121 },
  );
});

test('under fifty customers days are fixed and money goes by thirds', () => {
  const customers = Array.from({ length: 49 }, (_, index) => ({ days: index, orders: 1, net: index + 1 }));
  expect(stepsOf(customers)).toEqual({ days: [240, 120, 60, 30], money: [17, 17, 33, 33] });
});

test('the database finds the same groups, on both sides of midnight where the store is', async () => {
  const aCustomer: fc.Arbitrary<ScoredCustomer> = fc.record({
    days: fc.integer({ min: 0, max: 400 }),
    orders: fc.integer({ min: 1, max: 8 }),
    net: fc.integer({ min: 0, max: 50_000 }),
  });
  const shops = fc.array(fc.record({ customer: aCustomer, second: fc.integer({ min: 0, max: 43_000 }) }), {
    minLength: 1,
    maxLength: 70,
  });
  await fc.assert(
    fc.asyncProperty(
      shops,
      fc.constantFrom('Europe/Istanbul', 'America/New_York'),
      async (shop, timeZone) => {
        const store = await insertStore(db, timeZone);
        const offsetMs = timeZone === 'Europe/Istanbul' ? -3 * HOUR_MS : 5 * HOUR_MS;
        const midnight = Date.parse('2026-11-21T00:00:00Z') + offsetMs;
        for (const [index, { customer, second }] of shop.entries()) {
          // New York's clocks went back on the 1st of November; an hour more or less stays in the day.
          const at = new Date(midnight - customer.days * DAY_MS + 3_600_000 + second * 1000).toISOString();
          await db.execute(sql`
          insert into customer_totals (store_id, buyer, orders, net, first_order_at, last_order_at, kept_orders, last_kept_at)
          values (${store.id}, ${`b${String(index).padStart(3, '0')}`}, ${customer.orders}, ${customer.net}, ${at}, ${at}, ${customer.orders}, ${at})`);
        }
        const steps = stepsOf(shop.map(({ customer }) => customer));
        const { rows } = await db.execute<{ found: string }>(sql`
        select ${groupSql(bordersOf(steps, NOW, timeZone))} as found from customer_totals
        where store_id = ${store.id} order by buyer`);
        expect(rows.map(({ found }) => found)).toEqual(shop.map(({ customer }) => groupOf(customer, steps)));
      },
    ),
    { seed: 20_261_121, numRuns: 8 },
  );
});
