import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inMajorUnits } from '#server/analytics/findings/finding.ts';
import { earned, historyOf, quietReports } from '#server/analytics/insights/testing/made-reports.ts';
import type { Earned } from '#server/analytics/profit/margins.ts';
import { addProfit, contributionOf, noProfit, type ProfitSums } from '#server/stores/profit/profit-sums.ts';
import { findFallingMargin } from './falling-margin.ts';
import { splitFall, totalOf } from './margin-split.ts';

const SCALE = { currency: 'GBP', monthNet: 8_400 };
const history = { ...quietReports().history, ...historyOf(120, () => 300) };
const found = (now: Earned, before: Earned) =>
  findFallingMargin({ margins: { ...quietReports().margins, now, before }, history }, SCALE)[0];

/** With other sums on each day and of its one variant. */
function changed({ days, variants }: Earned, change: (sums: ProfitSums) => Partial<ProfitSums>): Earned {
  const next = days.map(({ day, sums }) => ({ day, sums: { ...sums, ...change(sums) } }));
  const total = noProfit();
  for (const { sums } of next) addProfit(total, sums);
  return { days: next, variants: variants.map((variant) => ({ ...variant, sums: total })) };
}

test('a margin that fell is named with its largest reason, in figures that agree', () => {
  const finding = found(earned(0.7), earned(0.6))!;
  const figures = Object.fromEntries(
    inMajorUnits(finding, 'GBP').figures.map(({ name, value }) => [name, value]),
  );
  expect(finding).toMatchObject({ variant: 'cost', period: { from: '2026-10-19', to: '2026-11-15' } });
  expect(figures).toMatchObject({
    contributionMargin: 29.8,
    contributionMarginBefore: 39.8,
    largestPart: 10,
  });
});

test.each<[string, (sums: ProfitSums) => Partial<ProfitSums>]>([
  ['discounts', ({ grossSales }) => ({ discounts: -0.2 * grossSales, covered: 0.8 * grossSales })],
  ['returns', ({ grossSales }) => ({ returns: -0.2 * grossSales, covered: 0.8 * grossSales })],
  ['fees', ({ grossSales }) => ({ fees: 0.05 * grossSales })],
  ['shipping', ({ grossSales }) => ({ shippingCost: 0.05 * grossSales })],
  ['other', ({ grossSales }) => ({ handling: 0.05 * grossSales })],
])('where %s took it, they are the reason', (reason, change) => {
  expect(found(changed(earned(0.6), change), earned(0.6))?.variant).toBe(reason);
});

test('nothing is said of a fall that may be chance, is small, or of which too little is known', () => {
  expect(found(earned(0.6), earned(0.6))).toBeUndefined();
  expect(found(earned(0.61), earned(0.6))).toBeUndefined();
  const wild = (one: Earned) =>
    changed(one, ({ costOfGoods, grossSales }) => ({
      costOfGoods: Math.round(costOfGoods * ((grossSales / 100) % 3)),
    }));
  expect(found(wild(earned(0.66)), wild(earned(0.62)))).toBeUndefined();
  const half = changed(earned(0.7), ({ covered, costOfGoods }) => ({
    covered: covered / 2,
    costOfGoods: costOfGoods / 2,
  }));
  expect(found(half, earned(0.6))).toBeUndefined();
  // Fees that are known since then only would look like a fall.
  const paid = { paid: 30_000, paidWithFee: 30_000, fees: 3_000 };
  const since = changed(earned(0.6), () => paid);
  const unknown = changed(earned(0.6), () => ({ paid: 30_000 }));
  expect(found(since, unknown)).toBeUndefined();
});

const someGoods = fc.record({
  grossSales: fc.integer({ min: 1, max: 90_000 }),
  off: fc.integer({ min: 0, max: 60 }),
  back: fc.integer({ min: 0, max: 30 }),
  costOfGoods: fc.integer({ min: 0, max: 80_000 }),
  fees: fc.integer({ min: 0, max: 900 }),
  shippingCost: fc.integer({ min: 0, max: 900 }),
  handling: fc.integer({ min: 0, max: 900 }),
  uncovered: fc.boolean(),
});
const someEarned = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd'), someGoods, { minKeys: 1 })
  .map((goods): Earned => {
    const total = noProfit();
    const variants = Object.entries(goods).map(([id, { off, back, uncovered, ...given }]) => {
      const discounts = -Math.floor((given.grossSales * off) / 100);
      const returns = -Math.floor((given.grossSales * back) / 100);
      const covered =
        given.grossSales + discounts + returns - (uncovered ? Math.floor(given.grossSales / 20) : 0);
      const sums = { ...noProfit(), ...given, discounts, returns, covered };
      addProfit(total, sums);
      return { id, variantId: id, sums };
    });
    return { days: [{ day: '2026-11-01', sums: total }], variants };
  })
  .filter((earned) => totalOf(earned).covered > 0);

test('the reasons add up to the fall', () => {
  fc.assert(
    fc.property(someEarned, someEarned, (now, before) => {
      const marginOf = (one: Earned) => contributionOf(totalOf(one)) / totalOf(one).covered;
      const sum = Object.values(splitFall(now, before)).reduce((all, points) => all + points, 0);
      expect(sum).toBeCloseTo(marginOf(before) - marginOf(now), 8);
    }),
    { seed: 20_261_129, numRuns: 300 },
  );
});
