import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAnomalies } from './anomalies.ts';
import type { SalesDay } from './sales-day.ts';
import { findClosedDays, judgeDays } from './usual-days.ts';

const never = () => false;

/** `weeks` weeks from Monday, the 1st of January 2024, with these orders by weekday; each order is worth ten. */
function weeksOf(orders: number[], weeks: number): SalesDay[] {
  return Array.from({ length: 7 * weeks }, (_, index) => {
    const day = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
    return { day, orders: orders[index % 7]!, netSales: orders[index % 7]! * 1_000 };
  });
}
function changed(days: SalesDay[], changes: Record<number, number>): SalesDay[] {
  return days.map((day, index) =>
    changes[index] === undefined ? day : { ...day, orders: changes[index], netSales: changes[index] * 1_000 },
  );
}
const found = (days: SalesDay[], isHoliday = never as (day: string) => boolean) =>
  findAnomalies(days, isHoliday).map(({ day, metric }) => `${day.day} ${metric}`);

const SEVEN_DAYS = [20, 22, 24, 26, 30, 40, 36];
const CLOSED_ON_SATURDAYS = [20, 22, 24, 26, 30, 0, 36];

test.each([
  // By hand: expected 20 of each week, spread √20 = 4.47 for orders, 5 % of 20,000 for money.
  ['35 orders instead of 20', 35, ['2024-02-12 netSales']], // 15 ÷ 4.47 = 3.35
  ['36 orders instead of 20', 36, ['2024-02-12 netSales', '2024-02-12 orders']], // 16 ÷ 4.47 = 3.58
  ['4 orders instead of 20', 4, ['2024-02-12 netSales', '2024-02-12 orders']],
  ['23 orders instead of 20', 23, []], // 3,000 ÷ 1,000 = 3
])('%s', (_case, orders, expected) => {
  expect(found(changed(weeksOf(SEVEN_DAYS, 7), { 42: orders }))).toEqual(expected);
});

test('an effect of less than a tenth of a usual day is not told', () => {
  // Wednesdays bring 2 orders where other days bring 40: ten times as many are far from usual, and still little.
  const days = weeksOf([40, 40, 2, 40, 40, 40, 40], 7).map((day) => ({ ...day }));
  const wednesday = 44;
  days[wednesday] = { ...days[wednesday]!, netSales: 5_900 };
  expect(found(days)).toEqual([]);
  days[wednesday] = { ...days[wednesday]!, netSales: 6_100 };
  expect(found(days)).toEqual(['2024-02-14 netSales']);
});

test('nothing is told before four weeks can be compared', () => {
  expect(found(changed(weeksOf(SEVEN_DAYS, 5), { 27: 500 }))).toEqual([]);
  expect(found(changed(weeksOf(SEVEN_DAYS, 5), { 28: 500 }))).toHaveLength(2);
});

test('an extraordinary day is no measure for later ones', () => {
  const days = changed(weeksOf(SEVEN_DAYS, 12), { 42: 500, 49: 500, 56: 500 });
  expect(found(days).filter((each) => each.endsWith('orders'))).toHaveLength(3);
  expect(judgeDays(days, 'orders', never)[63]).toMatchObject({ expected: 20, extraordinary: false });
});

test('the weekly closing day and days without any order in such a shop are no collapse', () => {
  const christmas = { 56: 0, 57: 0, 58: 0, 59: 0, 60: 0, 62: 0 };
  const days = changed(weeksOf(CLOSED_ON_SATURDAYS, 10), christmas);
  expect(found(days)).toEqual([]);
  expect(findClosedDays(days).flatMap((closed, index) => (closed ? index : []))).toEqual([
    56, 57, 58, 59, 60, 62,
  ]);
});

test('a shop that is closed over its first holidays is seen to be closed as soon as its weekday is known', () => {
  const days = changed(weeksOf(CLOSED_ON_SATURDAYS, 5), { 28: 0, 29: 0 });
  expect(found(days)).toEqual([]);
});

test('in a shop that sells every day, a day without any order is a collapse, unless it is a holiday', () => {
  const days = changed(weeksOf(SEVEN_DAYS, 8), { 50: 0 });
  expect(found(days)).toEqual(['2024-02-20 netSales', '2024-02-20 orders']);
  expect(found(days, (day) => day === '2024-02-20')).toEqual([]);
});

test('sales on a day on which the shop is always closed are extraordinary', () => {
  expect(found(changed(weeksOf(CLOSED_ON_SATURDAYS, 8), { 54: 30 }))).toEqual([
    '2024-02-24 netSales',
    '2024-02-24 orders',
  ]);
});

test('a shop without sales has no extraordinary day', () => {
  expect(found(weeksOf([0, 0, 0, 0, 0, 0, 0], 20))).toEqual([]);
});

test('a day is judged by those before it alone', () => {
  const aDay = fc.record({ orders: fc.nat(200), netSales: fc.integer({ min: -5_000, max: 500_000 }) });
  fc.assert(
    fc.property(fc.array(aDay, { minLength: 30, maxLength: 90 }), fc.integer({ min: 29 }), (values, at) => {
      const days = values.map((value, index) => ({ ...weeksOf(SEVEN_DAYS, 13)[index]!, ...value }));
      const known = 1 + (at % days.length);
      for (const metric of ['netSales', 'orders'] as const) {
        const judged = judgeDays(days, metric, never);
        expect(judgeDays(days.slice(0, known), metric, never)).toEqual(judged.slice(0, known));
        for (const { score, extraordinary } of judged) {
          expect(Number.isFinite(score)).toBe(true);
          if (extraordinary) expect(score).toBeGreaterThanOrEqual(3.5);
        }
      }
    }),
    { seed: 20_261_121, numRuns: 60 },
  );
});
