import { expect, test } from 'vitest';
import { seasonOf, strongestMonth } from './seasons.ts';

/** So many months up to October 2026. */
const months = (count: number, netSalesOf: (month: number, place: number) => number) =>
  Array.from({ length: count }, (_, place) => {
    const month = new Date(Date.UTC(2026, 9 - (count - 1 - place))).toISOString().slice(0, 7);
    return { month, orders: 10, netSales: netSalesOf(Number(month.slice(5)), place) };
  });

test('before a year is known months are listed but not compared', () => {
  const season = seasonOf(months(3, () => 300));
  expect(season.filter(({ years }) => years > 0)).toEqual([
    { month: 8, orders: 10, revenue: 300, index: null, years: 1 },
    { month: 9, orders: 10, revenue: 300, index: null, years: 1 },
    { month: 10, orders: 10, revenue: 300, index: null, years: 1 },
  ]);
  expect(season).toHaveLength(12);
});

test('a strong November is its season', () => {
  const season = seasonOf(months(12, (month) => (month === 11 ? 2_100 : 900)));
  expect(season[10]).toEqual({ month: 11, orders: 10, revenue: 2_100, index: 2.1, years: 1 });
  expect(season[0]!.index).toBe(0.9);
});

test('growth from one year to the next is no season', () => {
  const season = seasonOf(months(24, (_, place) => (place < 12 ? 100 : 1_000)));
  expect(season.map(({ index }) => index)).toEqual(new Array(12).fill(1));
  expect(season[0]).toMatchObject({ revenue: 550, years: 2, orders: 20 });
});

test('what does not fill a year is left out, and a month of returns alone counts as nothing', () => {
  const season = seasonOf(months(15, (month, place) => (place < 3 ? 9_999 : month === 1 ? -50 : 100)));
  expect(season.every(({ years }) => years === 1)).toBe(true);
  expect(season[0]).toMatchObject({ revenue: -50, index: 0 });
  expect(season[1]!.index).toBeCloseTo(12 / 11);
  expect(seasonOf(months(12, () => 0)).map(({ index }) => index)).toEqual(new Array(12).fill(null));
});

test('the strongest month of a place needs a year', () => {
  const counts = (count: number) =>
    months(count, (month) => (month === 5 ? 30 : 4)).map(({ month, netSales }) => ({
      month,
      count: netSales,
    }));
  expect(strongestMonth(counts(11))).toBeNull();
  expect(strongestMonth(counts(12))).toBe(5);
});
