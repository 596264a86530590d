import { expect, test } from 'vitest';
import { exampleStore } from '#web/testing/example-store.ts';
import { hasTrouble, quarterRead, shareRead } from './import-progress.ts';

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

test('an inactive store is in trouble even when nobody has said why', () => {
  expect(hasTrouble(exampleStore())).toBe(false);
  expect(hasTrouble(exampleStore({ isActive: false }))).toBe(true);
  expect(hasTrouble(exampleStore({ sync: { phase: 'failed' } }))).toBe(true);
});
