import { expect, test } from 'vitest';
import { splitBudget } from './budget-slots.ts';

const hours = (countAt: (hour: number) => number) => Array.from({ length: 24 }, (_, hour) => countAt(hour));
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test('a store with many orders spends when they come', () => {
  const { slots, ownWeight } = splitBudget(hours((hour) => (hour >= 10 && hour < 14 ? 2_000 : 50)));
  expect(ownWeight).toBeGreaterThan(0.85);
  const noon = slots.find(({ from, to }) => from <= 10 && to >= 14)!;
  expect(noon).toMatchObject({ from: 10, to: 14, orders: 8_000 });
  expect(noon.percentage).toBeGreaterThan(70);
  expect(sum(slots.map(({ percentage }) => percentage))).toBe(100);
  expect(slots.map(({ from }) => from).slice(1)).toEqual(slots.map(({ to }) => to).slice(0, -1));
});

test('a store with one order spends as online shops usually do', () => {
  const { slots, ownWeight } = splitBudget(hours((hour) => (hour === 3 ? 1 : 0)));
  expect(ownWeight).toBeLessThan(0.01);
  const at = (hour: number) => {
    const slot = slots.find(({ from, to }) => from <= hour && hour < to)!;
    return slot.percentage / (slot.to - slot.from);
  };
  expect(at(21)).toBeGreaterThan(3 * at(3));
  expect(slots.length).toBeGreaterThanOrEqual(4);
  expect(slots.every(({ from, to }) => to - from >= 2)).toBe(true);
});

test('without orders there is nothing to split', () => {
  expect(splitBudget(hours(() => 0))).toEqual({ slots: [], ownWeight: 0 });
});
