import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '#server/core/time/local-time.ts';
import { saveProfitRules } from '#server/stores/profit/costs-repository.ts';
import { sumPartOfDay } from '#server/stores/profit/part-of-day.ts';
import { type InStore, writeProfitDays } from '#server/stores/profit/write-profit-days.ts';
import { aShop, resent } from '#server/testing/generated-shop.ts';
import { insertStore, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { FIXED_COST_PERIODS, NO_RULES } from '#shared/stores/profit-rules.ts';
import { fixedCostsByDay } from './fixed-costs.ts';
import { makeProfitReport } from './report.ts';

/* What must hold for the figures of any stretch of any shop. */
const { db } = await openTestDatabase();
const RUNS = { seed: 20_261_128, numRuns: 15 };
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const aDay = fc.constantFrom('2026-03-08', '2026-10-25', '2026-11-01', '2026-11-15', '2026-12-05');
const anAmount = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100);
const aFixedCost = fc.record({
  name: fc.constant('Rent'),
  amount: anAmount(9_000),
  every: fc.constantFrom(...FIXED_COST_PERIODS),
  from: fc.option(aDay),
  to: fc.constant(null),
});

test('a stretch earns what its two parts earn, in every step from gross sales to profit', async () => {
  const cases = aShop.chain((shop) => fc.record({ shop: fc.constant(shop), batches: resent(shop) }));
  const someRules = fc.record({
    percentOfPrice: anAmount(90),
    perOrder: anAmount(9),
    feePercent: anAmount(5),
    fixedCosts: fc.array(aFixedCost, { minLength: 1, maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(cases, someRules, aDay, async ({ shop, batches }, said, cut) => {
      const store = { ...(await insertStore(db, shop.timeZone)), platform: 'shopify' as const };
      await saveProfitRules(db, store.id, {
        ...NO_RULES,
        costs: [{ scope: { kind: 'everything' }, percentOfPrice: said.percentOfPrice }],
        shipping: [{ countryCode: null, from: null, perOrder: said.perOrder, perReturn: said.perOrder }],
        fees: [{ gateway: 'shopify', from: null, percent: said.feePercent, fixed: 0.25, taxPercent: 20 }],
        fixedCosts: said.fixedCosts,
      });
      await saveBatches(db, store, batches);
      const inStore: InStore = (work) => db.transaction(work);
      const around: Parameters<typeof makeProfitReport>[0] = {
        db,
        writeDays: (_store, span) => writeProfitDays(db, store, { span, inStore }),
        sumPartOfDay: (_store, part) => sumPartOfDay(db, store, part, inStore),
        readUncosted: async () => ({ variants: 0 }),
        readWithoutFee: async () => ({ gateways: [] }),
      };
      async function stepsOf(from: string, to: string) {
        const query = { range: 'custom' as const, from, to };
        const moment = new Date('2027-03-01T12:00:00Z');
        const { waterfall } = await makeProfitReport(around, store, { query, moment });
        return waterfall.map(({ name, amount }) => ({ name, cents: Math.round(amount * 100) }));
      }
      const whole = await stepsOf(YEAR.from, YEAR.to);
      const parts = [...(await stepsOf(YEAR.from, dayAfter(cut, -1))), ...(await stepsOf(cut, YEAR.to))];
      const sums = new Map<(typeof whole)[number]['name'], number>();
      for (const { name, cents } of parts) sums.set(name, (sums.get(name) ?? 0) + cents);
      const given = new Map(whole.map(({ name, cents }) => [name, cents]));
      for (const name of new Set([...sums.keys(), ...given.keys()]))
        expect([name, sums.get(name) ?? 0]).toEqual([name, given.get(name) ?? 0]);
    }),
    RUNS,
  );
});

test('fixed costs of a month, a week or a year are their amount, and a stretch is the sum of its parts', () => {
  const WHOLE = {
    week: { from: '2026-11-16', to: '2026-11-22' },
    month: { from: '2026-11-01', to: '2026-11-30' },
    year: YEAR,
  };
  const sumOf = (byDay: Map<string, number>) => [...byDay.values()].reduce((sum, each) => sum + each, 0);
  fc.assert(
    fc.property(aFixedCost, aDay, (given, cut) => {
      const cost = { ...given, from: null };
      expect(sumOf(fixedCostsByDay([cost], WHOLE[cost.every], 'EUR'))).toBe(Math.round(cost.amount * 100));
      const whole = sumOf(fixedCostsByDay([given], YEAR, 'EUR'));
      const before = sumOf(fixedCostsByDay([given], { ...YEAR, to: dayAfter(cut, -1) }, 'EUR'));
      expect(before + sumOf(fixedCostsByDay([given], { ...YEAR, from: cut }, 'EUR'))).toBe(whole);
    }),
  );
});
