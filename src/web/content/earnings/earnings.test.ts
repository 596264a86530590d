import { describe, expect, test } from 'vitest';
import { earnedOn } from '#shared/analytics/profit.ts';
import { exampleProductProfit } from '#web/testing/example-product-profit.ts';
import { earningsOf, leastEarning, partsOfSale, reductionOf } from './earnings.ts';

const costing = (...costs: (number | null)[]) =>
  exampleProductProfit({
    variants: costs.map((unitCost, at) => ({
      variantId: `${at}`,
      title: `Size ${at}`,
      price: 120,
      unitCost,
      evidence: unitCost === null ? null : 'measured',
    })),
  });

describe('what a sale earns', () => {
  // £120 with 20 % VAT inside are £100; less £30 of cost, £3.60 of fees and £2.40 of shipping.
  test.each([
    [0, 64],
    [20, 44.72],
    [50, 15.8],
    [80, -13.12],
  ])('at %i % off: %d', (discount, earned) => {
    const earnings = earningsOf(costing(30), discount);
    expect(earnings).toMatchObject({ missing: null, unknown: 0 });
    expect(earnings.missing === null && earnings.least).toBeCloseTo(earned, 6);
  });

  test('variants differ, and what is not known of some is counted', () => {
    const earnings = earningsOf(costing(30, 50, null));
    expect(earnings).toMatchObject({ missing: null, unknown: 1 });
    expect(earnings.missing === null && [earnings.least, earnings.most].map(Math.round)).toEqual([44, 64]);
    expect(leastEarning(costing(30, 50, null))?.title).toBe('Size 1');
  });

  test('a cost of nothing is known, no cost is not', () => {
    expect(earningsOf(costing(0)).missing).toBeNull();
    expect(earningsOf(costing(null))).toEqual({ missing: 'cost' });
    expect(leastEarning(costing(null))).toBeNull();
  });

  test('without the tax inside the price nothing is said', () => {
    expect(earningsOf({ ...costing(30), vatPercent: null })).toEqual({ missing: 'vat' });
  });

  test.each([0, 15, 60])('its parts add up to it at %i % off', (discount) => {
    const profit = costing(30);
    const [variant] = profit.variants;
    const sum = Object.values(partsOfSale(variant!, profit, discount)).reduce<number>(
      (total, part) => total + (part ?? 0),
      0,
    );
    expect(sum).toBeCloseTo(earnedOn(variant!, profit, discount)!, 9);
  });
});

test.each([
  [80, 100, 20],
  [66.6, 100, 33],
  [100, 100, null],
  [100, 80, null],
  [99.9, 100, null],
  [null, 100, null],
  [80, null, null],
])('a price of %s that was %s is reduced by %s', (price, before, percent) => {
  expect(reductionOf(price, before)).toBe(percent);
});
