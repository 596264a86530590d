import { expect, test } from 'vitest';
import { costsByDay } from './running-costs.ts';

const sumOf = (days: Map<string, number>) => [...days.values()].reduce((sum, each) => sum + each, 0);
const cost = { name: 'Rent', from: null, to: null };

test.each([
  ['week', '2026-11-02', '2026-11-08'],
  ['month', '2026-02-01', '2026-02-28'],
  ['month', '2026-11-01', '2026-11-30'],
  ['year', '2028-01-01', '2028-12-31'],
] as const)('the days of a %s are its amount to the last unit', (every, from, to) => {
  const days = costsByDay([{ ...cost, every, amount: 1000.01 }], { from, to }, 'TRY');
  expect(sumOf(days)).toBe(100001);
});

test('a cost counts from its first to its last day', () => {
  const rent = { ...cost, every: 'month' as const, amount: 300, from: '2026-11-11', to: '2026-11-20' };
  expect(sumOf(costsByDay([rent], { from: '2026-11-01', to: '2026-11-30' }, 'TRY'))).toBe(10000);
});
