import { expect, test } from 'vitest';
import { forecastSales } from '#server/analytics/sales/forecast.ts';
import { dayAfter } from '#server/core/time/local-time.ts';
import { outlookOf } from './outlook.ts';

/** Ten errors from 50 too little to 40 too much, of ten weeks. */
const misses = Array.from({ length: 10 }, (_, weeksAgo) => ({ weeksAgo, missed: 10 * (weeksAgo - 4) }));
const rest = { expected: 300, misses };
const store = { soldToday: 0, share: 1, rest };
const sales = { goal: 1_000, reached: 700, stores: [store] };

test.each([
  ['as often as the errors reach it', sales, 1_000, 0.6],
  [
    'what today brought is part of what was expected',
    { ...sales, stores: [{ ...store, soldToday: 20 }] },
    980,
    0.4,
  ],
  [
    'never less than what today brought',
    { ...sales, reached: 990, stores: [{ ...store, soldToday: 400 }] },
    990,
    0,
  ],
  ['profit by its share of sales', { ...sales, goal: 850, stores: [{ ...store, share: 0.5 }] }, 850, 0.6],
  ['no error is large enough', { ...sales, goal: 1_051 }, 1_000, 0],
  ['every error is small enough', { ...sales, goal: 960 }, 1_000, 1],
])('the chance of a goal: %s', (_, inputs, projected, chance) => {
  expect(outlookOf(inputs)).toEqual({ projected, chance: { value: chance, reason: null, errors: 10 } });
});

test.each([
  ['reached', { ...sales, reached: 1_000 }, 1_300],
  ['reached', { ...sales, reached: 1_000, stores: [{ ...store, rest: null }] }, null],
  ['too_little_data', { ...sales, stores: [{ ...store, rest: null }] }, null],
  ['too_little_data', { ...sales, stores: [store, { ...store, rest: null }] }, null],
  ['few_errors', { ...sales, stores: [{ ...store, rest: { ...rest, misses: misses.slice(1) } }] }, 1_000],
] as const)('no chance is stated: %s', (reason, inputs, projected) => {
  expect(outlookOf({ ...inputs, stores: [...inputs.stores] })).toMatchObject({
    projected,
    chance: { value: null, reason },
  });
});

const other = (missed: (weeksAgo: number) => number) => ({
  ...store,
  rest: { expected: 200, misses: misses.map(({ weeksAgo }) => ({ weeksAgo, missed: missed(weeksAgo) })) },
});

test('stores that miss together are less sure than stores that make up for each other', () => {
  const goal = { goal: 1_225, reached: 700 };
  const together = outlookOf({ ...goal, stores: [store, other((week) => 10 * (week - 4))] });
  const apart = outlookOf({ ...goal, stores: [store, other((week) => -10 * (week - 4))] });
  expect([together.projected, apart.projected]).toEqual([1_200, 1_200]);
  expect([together.chance.value, apart.chance.value]).toEqual([0.4, 0]);
});

test('only weeks in which every store was tried count', () => {
  const young = { ...store, rest: { expected: 200, misses: misses.slice(0, 9) } };
  const { chance } = outlookOf({ goal: 1_300, reached: 700, stores: [store, young] });
  expect(chance).toEqual({ value: null, reason: 'few_errors', errors: 9 });
});

test('goals said to be reached in so many of ten cases are reached about as often', () => {
  const stated: { chance: number; came: boolean }[] = [];
  for (let shop = 0; shop < 30; shop += 1) {
    const values = madeShop(shop, 300);
    const days = values.map((netSales, index) => ({
      day: dayAfter('2025-01-01', index),
      orders: 1,
      netSales,
    }));
    const left = 5 + (shop % 3) * 10;
    const known = days.length - left;
    const { days: ahead, missedSums } = forecastSales(days.slice(0, known), () => false)!;
    const expected = sumOf(ahead.slice(0, left).map((day) => day.expected));
    const came = sumOf(values.slice(known));
    for (const goal of [0.9, 0.95, 1, 1.05, 1.1].map((factor) => expected * factor)) {
      const { chance } = outlookOf({
        goal,
        reached: 0,
        stores: [{ soldToday: 0, share: 1, rest: { expected, misses: missedSums[left - 1]! } }],
      });
      stated.push({ chance: chance.value!, came: came >= goal });
    }
  }
  for (const [low, high] of [
    [0, 0.35],
    [0.35, 0.65],
    [0.65, 1.01],
  ] as const) {
    const within = stated.filter(({ chance }) => chance >= low && chance < high);
    const meant = sumOf(within.map(({ chance }) => chance)) / within.length;
    const held = within.filter(({ came }) => came).length / within.length;
    expect(within.length).toBeGreaterThan(30);
    expect(Math.abs(held - meant)).toBeLessThan(0.15);
  }
});

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

/** A week's course and chance alone: the same from run to run, another in every shop. */
function madeShop(shop: number, length: number): number[] {
  const week = [100, 120, 140, 160, 200, 300, 250];
  return Array.from({ length }, (_, index) => {
    const value = Math.sin((shop * 1_000 + index) * 12.9898) * 43_758.5453;
    return Math.round(week[index % 7]! * 100 * (0.2 + 1.6 * (value - Math.floor(value))));
  });
}
