import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '#server/core/time/local-time.ts';
import { saveProfitRules } from '#server/stores/profit/costs-repository.ts';
import { sumPartOfDay } from '#server/stores/profit/part-of-day.ts';
import { type InStore, writeProfitDays } from '#server/stores/profit/write-profit-days.ts';
import { aShop, resent } from '#server/testing/generated-shop.ts';
import { insertStore, saveBatches } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { COST_PERIODS, NO_RULES, type RuleScope } from '#shared/stores/profit-rules.ts';
import { makeProfitReport } from './report.ts';
import { costsByDay } from './running-costs.ts';

/* What must hold for the figures of any stretch of any shop. */
const { db } = await openTestDatabase();
const RUNS = { seed: 20_261_128, numRuns: 15 };
const YEAR = { from: '2026-01-01', to: '2026-12-31' };
const aDay = fc.constantFrom('2026-03-08', '2026-10-25', '2026-11-01', '2026-11-15', '2026-12-05');
const anAmount = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((hundredths) => hundredths / 100);
const aRunningCost = fc.record({
  name: fc.constant('Rent'),
  amount: anAmount(9_000),
  every: fc.constantFrom(...COST_PERIODS),
  from: fc.option(aDay),
  to: fc.constant(null),
});

test('a stretch earns what its two parts earn, in every step from gross sales to profit', async () => {
  const cases = aShop.chain((shop) => fc.record({ shop: fc.constant(shop), batches: resent(shop) }));
  const aScope = fc.constantFrom<RuleScope>(
    { kind: 'everything' },
    { kind: 'product', productId: 'p1' },
    { kind: 'shipping' },
  );
  const someRules = fc.record({
    /** Of all goods the cost is known, or of one product. */
    costed: fc.constantFrom<RuleScope>({ kind: 'everything' }, { kind: 'product', productId: 'p1' }),
    vat: fc.array(fc.record({ scope: aScope, percent: fc.constantFrom(1, 10, 20) }), { maxLength: 2 }),
    country: fc.constantFrom(null, 'TR'),
    handlingPerOrder: fc.option(anAmount(2)),
    ads: fc.array(fc.record({ day: aDay, cents: fc.integer({ min: 0, max: 9_000 }) }), {
      maxLength: 3,
    }),
    percentOfPrice: anAmount(90),
    perOrder: anAmount(9),
    feePercent: anAmount(5),
    adCosts: fc.array(aRunningCost, { maxLength: 2 }),
    fixedCosts: fc.array(aRunningCost, { minLength: 1, maxLength: 2 }),
  });
  await fc.assert(
    fc.asyncProperty(cases, someRules, aDay, async ({ shop, batches }, said, cut) => {
      const store = { ...(await insertStore(db, shop.timeZone)), platform: 'shopify' as const };
      await saveProfitRules(db, store.id, {
        ...NO_RULES,
        costs: [{ scope: said.costed, percentOfPrice: said.percentOfPrice }],
        vat: said.vat,
        handlingPerOrder: said.handlingPerOrder,
        shipping: [
          { countryCode: said.country, from: null, perOrder: said.perOrder, perReturn: said.perOrder },
        ],
        fees: [{ gateway: 'shopify', from: null, percent: said.feePercent, fixed: 0.25, taxPercent: 20 }],
        adCosts: said.adCosts,
        fixedCosts: said.fixedCosts,
      });
      await saveBatches(db, store, batches);
      await spendOnAds(store, said.ads);
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
        const report = await makeProfitReport(around, store, { query, moment });
        expectHonest(report);
        const { waterfall } = report;
        return waterfall.map(({ name, amount }) => ({ name, cents: Math.round(amount * 100) }));
      }
      const whole = await stepsOf(YEAR.from, YEAR.to);
      const parts = [await stepsOf(YEAR.from, dayAfter(cut, -1)), await stepsOf(cut, YEAR.to)];
      // Where no cost is known, nothing is said after net sales.
      const isSaid = [whole, ...parts].every((steps) => steps.some(({ name }) => name === 'contribution'));
      const sums = new Map<(typeof whole)[number]['name'], number>();
      for (const { name, cents } of parts.flat()) sums.set(name, (sums.get(name) ?? 0) + cents);
      const given = new Map(whole.map(({ name, cents }) => [name, cents]));
      for (const name of isSaid ? new Set([...sums.keys(), ...given.keys()]) : OF_NET_SALES)
        expect([name, sums.get(name) ?? 0]).toEqual([name, given.get(name) ?? 0]);
      await expectSameSales(store, said.costed);
    }),
    RUNS,
  );
});

const OF_NET_SALES = ['grossSales', 'discounts', 'returns', 'vat', 'netSales'] as const;

/** On each of these days so much, in the currency of the store. */
async function spendOnAds(
  { id, currency }: { id: string; currency: string },
  ads: { day: string; cents: number }[],
) {
  if (ads.length === 0) return;
  await db.execute(sql`
    insert into ads_accounts (store_id, customer_id, currency, status) values (${id}, '1', ${currency}, 'active')`);
  for (const [at, { day, cents }] of ads.entries())
    await db.execute(sql`
      insert into ads_figures (store_id, day, breakdown, campaign_id, part, impressions, clicks, cost_micros, conversions, value)
      values (${id}, ${day}, 'campaign', ${`c${at}`}, '', 1, 1, ${cents * 10_000}, 0, 0)`);
}

const OF_SALES = ['netSales', 'grossProfit', 'grossMargin'] as const;
const OF_ORDERS = ['contribution', 'contributionMargin', 'contributionAfterAds', 'breakEvenRoas'] as const;

/** Nothing that is not known in full is in a figure which says that it was measured, or by a rule. */
function expectHonest({ figures, gaps }: Awaited<ReturnType<typeof makeProfitReport>>) {
  const isUnknown = (...kinds: string[]) => gaps.some(({ kind }) => kinds.includes(kind));
  const isVatUnknown = gaps.some((gap) => gap.kind === 'vat' && gap.netSales !== 0);
  const isAssumed = (names: readonly (keyof typeof figures)[]) => {
    for (const name of names)
      if (figures[name].value !== null) expect([name, figures[name].evidence]).toEqual([name, 'assumed']);
  };
  if (isVatUnknown) isAssumed(OF_SALES);
  if (isUnknown('fees')) isAssumed(['fees']);
  if (isUnknown('shipping')) isAssumed(['shippingResult']);
  if (isUnknown('vat', 'fees', 'shipping', 'returns')) isAssumed(OF_ORDERS);
}

/** Of what has no cost nothing is in the contribution, and of what has one all that was charged for it. */
async function expectSameSales({ id }: { id: string }, { kind }: RuleScope) {
  const { rows } = await db.execute(sql`
    select product_id, covered, cost_of_goods, uncosted_charges,
      shipping_cost - shipping_charged + fees + handling + other_costs - other_income as charges
    from profit_products where store_id = ${id} and product_id in ('p1', 'p2')`);
  for (const row of rows) {
    const isCosted = kind === 'everything' || row.product_id === 'p1';
    expect(Number(row.uncosted_charges)).toBe(isCosted ? 0 : Number(row.charges));
    if (!isCosted) expect([Number(row.covered), Number(row.cost_of_goods)]).toEqual([0, 0]);
  }
}

test('what is paid for a day, a week, a month or a year is its amount, and a stretch is the sum of its parts', () => {
  const WHOLE = {
    day: { from: '2026-11-16', to: '2026-11-16' },
    week: { from: '2026-11-16', to: '2026-11-22' },
    month: { from: '2026-11-01', to: '2026-11-30' },
    year: YEAR,
  };
  const sumOf = (byDay: Map<string, number>) => [...byDay.values()].reduce((sum, each) => sum + each, 0);
  fc.assert(
    fc.property(aRunningCost, aDay, (given, cut) => {
      const cost = { ...given, from: null };
      expect(sumOf(costsByDay([cost], WHOLE[cost.every], 'EUR'))).toBe(Math.round(cost.amount * 100));
      const whole = sumOf(costsByDay([given], YEAR, 'EUR'));
      const before = sumOf(costsByDay([given], { ...YEAR, to: dayAfter(cut, -1) }, 'EUR'));
      expect(before + sumOf(costsByDay([given], { ...YEAR, from: cut }, 'EUR'))).toBe(whole);
    }),
  );
});
