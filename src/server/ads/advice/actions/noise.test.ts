import { expect, test } from 'vitest';
import { monthOfFacts, type Planted, SIZES } from '#server/ads/advice/testing/made-shops.ts';
import type { ActionType } from '#shared/ads/action-types.ts';
import { findAll } from './find-all.ts';

/** What says that one thing differs from others; the rest is advice that needs no difference. */
const DIFFERENCES: ActionType[] = [
  'more_hours',
  'less_hours',
  'more_day',
  'less_day',
  'rising_product',
  'fading_product',
  'leave_country',
  'season_ahead',
];
const SHOPS = 15;

const typesIn = (seed: number, size: number, planted: Planted | null) =>
  new Set(
    monthOfFacts(seed, size, planted)
      .flatMap(findAll)
      .map(({ type }) => type),
  );

test('in shops in which nothing happens no finder speaks of a difference in more than a few of their months', () => {
  const found = SIZES.flatMap((size) =>
    Array.from({ length: SHOPS }, (_, shop) => typesIn(900 + size * SHOPS + shop, size, null)),
  );
  for (const type of DIFFERENCES) {
    const share = found.filter((types) => types.has(type)).length / found.length;
    expect({ type, isRare: share <= 0.05 }).toEqual({ type, isRare: true });
  }
});

test.each<[Planted, ActionType]>([
  ['hours', 'more_hours'],
  ['weekday', 'more_day'],
  ['product', 'rising_product'],
  ['city', 'aim_city'],
  ['country', 'leave_country'],
])('what is planted in the %s of a shop of twenty orders a day is found', (planted, type) => {
  const shops = [1, 2, 3].map((seed) => typesIn(seed, 20, planted));
  expect(shops.every((types) => types.has(type))).toBe(true);
});
