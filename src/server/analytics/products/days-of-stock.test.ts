import { expect, test } from 'vitest';
import { poisson, shareFound } from '#server/analytics/testing/chance.ts';
import { daysOfStock } from './days-of-stock.ts';

test('days left are units on hand over units sold a day, with an interval', () => {
  const days = daysOfStock({ inventory: 12, units: 60, orders: 60 })!;
  expect(days.expected).toBe(6);
  // √(1.5/60 + 1.5/12) = 0.387, at 80 %: 6 × e^±0.496
  expect(days.low).toBeCloseTo(3.65, 1);
  expect(days.high).toBeCloseTo(9.86, 1);
});

test.each([
  ['out of stock', { inventory: -2, units: 30, orders: 30 }, 0],
  ['plenty', { inventory: 100, units: 60, orders: 60 }, undefined],
  ['just two weeks', { inventory: 28, units: 60, orders: 60 }, undefined],
  ['one order of fifty units', { inventory: 5, units: 50, orders: 1 }, undefined],
  ['stock that is not counted', { inventory: null, units: 60, orders: 60 }, undefined],
])('%s', (_, sales, expected) => {
  expect(daysOfStock(sales)?.expected).toBe(expected);
});

test('where stock lasts three weeks, running out is said of 5% of products at most', () => {
  const share = shareFound(300, (chance) => {
    const orders = poisson(60, chance);
    return daysOfStock({ inventory: 42, units: orders, orders }) !== null;
  });
  expect(share).toBeLessThanOrEqual(0.05);
});
