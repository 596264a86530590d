import { expect, test } from 'vitest';
import { exampleStore } from '#web/testing/example-store.ts';
import { hasTrouble, isLimitedTo60Days, quarterRead, shareRead } from './import-progress.ts';

test('the share read is unknown until the platform has said how much there is', () => {
  expect(shareRead(exampleStore({ sync: { orders: 10, ordersTotal: null } }).sync)).toBeUndefined();
  expect(shareRead(exampleStore({ sync: { orders: 0, ordersTotal: 0 } }).sync)).toBeUndefined();
  expect(shareRead(exampleStore({ sync: { orders: 10, ordersTotal: 40 } }).sync)).toBe(0.25);
});

test('more orders than announced are no more than everything', () => {
  expect(shareRead(exampleStore({ sync: { orders: 41, ordersTotal: 40 } }).sync)).toBe(1);
});

test.each([
  [0, 0],
  [24, 0],
  [25, 25],
  [74, 50],
  [100, 100],
])('%i of 100 orders are spoken of as %i %%', (orders, quarter) => {
  expect(quarterRead(exampleStore({ sync: { orders, ordersTotal: 100 } }).sync)).toBe(quarter);
});

test.each([
  ['2026-09-13T14:00:00.000Z', true],
  ['2026-10-12T14:00:00.000Z', false],
  ['2025-11-12T14:00:00.000Z', false],
  [null, false],
])('a history that starts %s, sixty days limit: %s', (historyFrom, limited) => {
  expect(isLimitedTo60Days(exampleStore({ sync: { historyFrom } }))).toBe(limited);
});

test('nothing is said about a limit before the history is read', () => {
  const store = exampleStore({
    sync: { historyFrom: '2026-09-13T14:00:00.000Z', historyComplete: false },
  });
  expect(isLimitedTo60Days(store)).toBe(false);
});

test('an inactive store is in trouble even when nobody has said why', () => {
  expect(hasTrouble(exampleStore())).toBe(false);
  expect(hasTrouble(exampleStore({ isActive: false }))).toBe(true);
  expect(hasTrouble(exampleStore({ sync: { phase: 'failed' } }))).toBe(true);
});
