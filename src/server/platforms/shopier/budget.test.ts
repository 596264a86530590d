import { expect, test } from 'vitest';
import { createBudget } from './budget.ts';

test('a clock that is set back makes nobody wait for longer than that', () => {
  let at = 10_000_000;
  const budget = createBudget(() => at);
  for (let nth = 0; nth < 150; nth += 1) budget.reserve('token');
  at -= 3_600_000;
  expect(budget.reserve('token')).toBe(60_000);
});
