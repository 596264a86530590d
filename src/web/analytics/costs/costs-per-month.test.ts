import { expect, test } from 'vitest';
import { costsPerMonth } from './costs-per-month.ts';

test.each([
  [{ every: 'month', amount: 100 }, 100],
  [{ every: 'year', amount: 1_200 }, 100],
  [{ every: 'week', amount: 84 }, 365.2425],
  [{ every: 'day', amount: 12 }, 365.2425],
  [{ every: 'month', amount: 100, from: '2026-11-02' }, 0],
  [{ every: 'month', amount: 100, from: '2026-11-01', to: '2026-11-01' }, 100],
  [{ every: 'month', amount: 100, to: '2026-10-31' }, 0],
] as const)('%j', (cost, expected) => {
  expect(costsPerMonth([{ from: null, to: null, ...cost }], '2026-11-01')).toBeCloseTo(expected);
});
