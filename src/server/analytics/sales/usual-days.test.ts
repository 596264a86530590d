import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAnomalies } from './anomalies.ts';
import type { SoldDay } from './sales-day.ts';
import { findClosedDays, judgeDays } from './usual-days.ts';

const never = () => false;

/** `weeks` weeks from Monday, the 1st of January 2024, with these orders by weekday; each order is worth ten. */
function weeksOf(orders: number[], weeks: number): SoldDay[] {
  return Array.from({ length: 7 * weeks }, (_, index) => {
    const day = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
    const sold = orders[index % 7]! * 1_000;
    return { day, orders: orders[index % 7]!, netSales: sold, sold };
  });
}
function changed(days: SoldDay[], changes: Record<number, number>): SoldDay[] {
  return days.map((day, index) => {
    const orders = changes[index];
    if (orders === undefined) return day;
    return { ...day, orders, netSales: orders * 1_000, sold: orders * 1_000 };
  });
}
const found = (days: SoldDay[], isHoliday = never as (day: string) => boolean) =>
  findAnomalies(days, isHoliday).map(({ day, metric }) => `${day.day} ${metric}`);

const SEVEN_DAYS = [20, 22, 24, 26, 30, 40, 36];
const CLOSED_ON_SATURDAYS = [20, 22, 24, 26, 30, 0, 36];
/** The Monday of the 15th week: 70 days could be judged before it. */
const MONDAY = 98;

test.each([
  // By hand: past days were all alike, so the floor is the tail: on the scale of 1 ÷ √24 = 0.2041 it begins at 0.2616 and
  // reaches 0.0966 beyond. With 10 of 70 days in it, six in 10,000 is 0.2616 + 0.966 × (238.1^0.1 − 1) = 0.9653 off:
  // 2 × sinh(asinh(10) ± 0.9653) = 52.6 and 7.5 orders.
  ['53 orders instead of 20', 53, ['2024-04-08 netSales', '2024-04-08 orders']],
  ['52 orders instead of 20', 52, []],
  ['8 orders instead of 20', 8, []],
  ['7 orders instead of 20', 7, ['2024-04-08 netSales', '2024-04-08 orders']],
])('%s', (_case, orders, expected) => {
  expect(found(changed(weeksOf(SEVEN_DAYS, 15), { [MONDAY]: orders }))).toEqual(expected);
});

test('in a shop whose days scatter widely, more is usual', () => {
  const scattered = Object.fromEntries(
    Array.from({ length: 14 }, (_, week) => [week * 7, week % 3 === 0 ? 55 : 20]),
  );
  expect(found(changed(weeksOf(SEVEN_DAYS, 15), { ...scattered, [MONDAY]: 60 }))).toEqual([]);
});

test('an effect of less than a tenth of a usual day is no news', () => {
  // Wednesdays bring 2 orders where other days bring 400: fifteen times as many are far from usual, and still little.
  const days = weeksOf([400, 400, 2, 400, 400, 400, 400], 15);
  const wednesday = MONDAY + 2;
  expect(found(changed(days, { [wednesday]: 30 }))).toEqual([]);
  expect(found(changed(days, { [wednesday]: 60 }))).toEqual(['2024-04-10 netSales', '2024-04-10 orders']);
});

test('nothing is said before four weeks can be compared and eight weeks of days have been', () => {
  const most = 28 + 56;
  expect(found(changed(weeksOf(SEVEN_DAYS, 15), { [most - 1]: 900 }))).toEqual([]);
  expect(found(changed(weeksOf(SEVEN_DAYS, 15), { [most]: 900 }))).toHaveLength(2);
});

test('an extraordinary day is no measure for later ones', () => {
  const days = changed(weeksOf(SEVEN_DAYS, 20), { [MONDAY]: 500, [MONDAY + 7]: 500 });
  expect(judgeDays(days, 'orders', never)[MONDAY + 14]).toMatchObject({ expected: 20, extraordinary: false });
});

test('what was sold and undone on the same day is seen, though net sales look usual', () => {
  const days = weeksOf(SEVEN_DAYS, 15);
  days[MONDAY] = { ...days[MONDAY]!, orders: 21, sold: 20_000 + 900_000 };
  expect(findAnomalies(days, never)).toMatchObject([
    { metric: 'sold', value: 920_000, usual: { sold: 20_000, netSales: 20_000 }, day: { day: '2024-04-08' } },
  ]);
});

test('the weekly closing day and days without any order in such a shop are no collapse', () => {
  const christmas = Object.fromEntries([0, 1, 2, 3, 4, 6].map((day) => [MONDAY + day, 0]));
  const days = changed(weeksOf(CLOSED_ON_SATURDAYS, 17), christmas);
  expect(found(days)).toEqual([]);
  expect(findClosedDays(days).flatMap((closed, index) => (closed ? index - MONDAY : []))).toEqual([
    0, 1, 2, 3, 4, 6,
  ]);
});

test('in a shop that sells every day, a day without any order is a collapse, unless it is a holiday', () => {
  const days = changed(weeksOf(SEVEN_DAYS, 15), { [MONDAY]: 0 });
  expect(found(days)).toEqual(['2024-04-08 netSales', '2024-04-08 orders']);
  expect(found(days, (day) => day === '2024-04-08')).toEqual([]);
});

test('sales on a day on which the shop is always closed are extraordinary', () => {
  expect(found(changed(weeksOf(CLOSED_ON_SATURDAYS, 15), { [MONDAY + 5]: 30 }))).toEqual([
    '2024-04-13 netSales',
    '2024-04-13 orders',
  ]);
});

test('a shop without sales has no extraordinary day', () => {
  expect(found(weeksOf([0, 0, 0, 0, 0, 0, 0], 20))).toEqual([]);
});

test('a day is judged by those before it alone', () => {
  const aDay = fc.record({ orders: fc.nat(200), netSales: fc.integer({ min: -5_000, max: 500_000 }) });
  fc.assert(
    fc.property(fc.array(aDay, { minLength: 30, maxLength: 120 }), fc.integer({ min: 29 }), (values, at) => {
      const days = values.map((value, index) => ({ ...weeksOf(SEVEN_DAYS, 18)[index]!, ...value }));
      const known = 1 + (at % days.length);
      for (const metric of ['netSales', 'orders'] as const) {
        const judged = judgeDays(days, metric, never);
        expect(judgeDays(days.slice(0, known), metric, never)).toEqual(judged.slice(0, known));
        for (const { chance, extraordinary } of judged) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(extraordinary ? 0.0003 : 1);
        }
      }
    }),
    { seed: 20_261_121, numRuns: 60 },
  );
});
