import { expect, test } from 'vitest';
import { poisson } from '#server/analytics/testing/chance.ts';
import { dayAfter } from '#server/core/time/local-time.ts';
import { seededChance } from '#shared/core/chance.ts';
import { type DaysKnown, measureOutcome } from './measure-outcome.ts';

const DONE_ON = '2026-10-05';
const WEEKDAYS = [0.6, 1.1, 1, 0.9, 1, 1.5, 0.9];

interface Shop {
  /** Orders a day. */
  orders: number;
  /** Factor on the days after it was done. */
  factor?: number;
  weeks?: number;
  /** Orders of very different worth, in minor units. */
  money?: boolean;
}

function daysOf({ orders, factor = 1, weeks = 26, money = false }: Shop, seed: number): DaysKnown {
  const chance = seededChance(seed);
  const knownFrom = dayAfter(DONE_ON, -weeks * 7);
  const values = new Map<string, number>();
  for (let at = 0; at < weeks * 7 + 60; at++) {
    const day = dayAfter(knownFrom, at);
    const count = poisson(orders * WEEKDAYS[at % 7]! * (day > DONE_ON ? factor : 1), chance);
    const worth = Array.from({ length: count }, () => Math.round(2_000 * Math.exp(2 * chance())));
    values.set(day, money ? worth.reduce((sum, each) => sum + each, 0) : count);
  }
  return {
    unit: money ? 'money' : 'count',
    doneOn: DONE_ON,
    today: '2026-11-20',
    values,
    knownFrom,
    weeks: 26,
  };
}

const shareOf = (verdict: string, shops: number, shop: Shop) =>
  Array.from({ length: shops }, (_, at) => measureOutcome(daysOf(shop, at + 1)).verdict).filter(
    (each) => each === verdict,
  ).length / shops;

test.each<[string, Shop]>([
  ['half an order a day', { orders: 0.5 }],
  ['four orders a day', { orders: 4 }],
  ['forty orders a day', { orders: 40 }],
  ['eight weeks of records', { orders: 4, weeks: 8 }],
  ['money of four orders a day', { orders: 4, money: true }],
])('where nothing changed, a change is claimed in 5%% of shops at most: %s', (_, shop) => {
  // Of 200 shops 5 % are 10; binomially 17 or fewer in 99 of 100 such tests.
  expect(shareOf('changed', 200, shop)).toBeLessThanOrEqual(17 / 200);
});

test.each<[string, Shop]>([
  ['half more of four orders a day', { orders: 4, factor: 1.5 }],
  ['a fifth less of forty orders a day', { orders: 40, factor: 0.8 }],
  ['money of eight orders a day, doubled', { orders: 8, factor: 2, money: true }],
])('a change is found in 80%% of shops at least: %s', (_, shop) => {
  expect(shareOf('changed', 200, shop)).toBeGreaterThanOrEqual(0.8);
});

/** The same on every day, and another amount after it was done. */
function steady(before: number, after: number, change: Partial<DaysKnown> = {}): DaysKnown {
  const knownFrom = change.knownFrom ?? '2026-06-01';
  const values = new Map<string, number>();
  for (let day = knownFrom, at = 0; day <= '2026-12-31'; day = dayAfter(day, 1), at++)
    // One more and one less in turn: something scatters.
    values.set(day, (day > DONE_ON ? after : day < DONE_ON ? before : 999) + (at % 2 === 0 ? 1 : -1));
  return { unit: 'count', doneOn: DONE_ON, today: '2026-11-20', values, knownFrom, weeks: 26, ...change };
}

test('plenty of orders are judged after two weeks, fewer after four', () => {
  expect(measureOutcome(steady(10, 20))).toMatchObject({ needed: 14, days: 14, before: 140, after: 280 });
  expect(measureOutcome(steady(2, 4))).toMatchObject({
    needed: 28,
    days: 28,
    before: 56,
    after: 112,
    beforeDays: { from: '2026-09-07', to: '2026-10-04' },
    afterDays: { from: '2026-10-06', to: '2026-11-02' },
    verdict: 'changed',
    readyOn: null,
  });
});

test('it is too early until the last of the days after is over', () => {
  expect(measureOutcome(steady(2, 4, { today: DONE_ON }))).toMatchObject({ verdict: 'too_early', days: 0 });
  expect(measureOutcome(steady(2, 4, { today: '2026-11-02' }))).toMatchObject({
    verdict: 'too_early',
    days: 27,
    before: null,
    after: null,
    change: null,
    readyOn: '2026-11-03',
  });
  expect(measureOutcome(steady(2, 4, { today: '2026-11-03' })).verdict).toBe('changed');
});

test('days that were not read are not compared with, and nothing is waited for', () => {
  expect(measureOutcome(steady(2, 4, { knownFrom: '2026-09-08', today: '2026-10-20' }))).toMatchObject({
    verdict: 'too_little',
    reason: 'not_read',
    before: null,
    readyOn: null,
  });
});

test('fewer than five before are too little, and nothing is waited for', () => {
  const known = steady(0, 10, { today: '2026-10-20' });
  for (const [day] of known.values) if (day < DONE_ON) known.values.set(day, day === '2026-10-01' ? 4 : 0);
  expect(measureOutcome(known)).toMatchObject({
    verdict: 'too_little',
    reason: 'few',
    change: null,
    readyOn: null,
  });
});

test('the same weeks a year before are what is expected, where they were read', () => {
  const known = steady(4, 8, { knownFrom: '2025-01-01' });
  for (const [day] of known.values) if (day > '2025-10-06' && day < '2026-06-01') known.values.set(day, 10);
  // A year before, the same 28 days went from about 4 to 10 a day: 8 after 4 is less than that.
  const measured = measureOutcome(known);
  expect(measured.yearBefore).toEqual({ before: 112, after: 280 });
  expect(measured.change!.ratio).toBeCloseTo(8 / 4 / (280 / 112), 2);
  expect(measured.change!.low).toBeLessThan(measured.change!.ratio);
  expect(measured.change!.high).toBeGreaterThan(measured.change!.ratio);
});

test('nothing at all after many before is a change', () => {
  const known = steady(4, 4);
  for (const [day] of known.values) if (day > DONE_ON) known.values.set(day, 0);
  expect(measureOutcome(known)).toMatchObject({ verdict: 'changed', after: 0, change: { ratio: 0, low: 0 } });
});
