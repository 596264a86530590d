import { expect, test } from 'vitest';
import type { ScheduleContentType } from '#shared/publishing/schedules.ts';
import { type ContentShares, nextContentType } from './next-content-type.ts';

function plan(types: ScheduleContentType[], shares: ContentShares | null, posts: number) {
  const planned: ScheduleContentType[] = [];
  for (let post = 0; post < posts; post++) planned.unshift(nextContentType(types, planned, shares));
  return planned.reverse();
}

test('kinds of posts take turns', () => {
  expect(plan(['product', 'lifestyle', 'educational'], null, 5)).toEqual([
    'product',
    'lifestyle',
    'educational',
    'product',
    'lifestyle',
  ]);
});

test('what earned more comes more often, and nothing disappears', () => {
  const shares = { product: 20, lifestyle: 50, educational: 10, promotional: 20 };
  const planned = plan(['product', 'lifestyle', 'educational'], shares, 40);
  const count = (type: ScheduleContentType) => planned.filter((each) => each === type).length;
  expect(count('lifestyle')).toBe(25);
  expect(count('product')).toBe(10);
  expect(count('educational')).toBe(5);
  // Spread over time.
  expect(planned.slice(0, 4).filter((type) => type === 'lifestyle').length).toBeLessThan(4);
});

test('a kind that the schedule no longer has, or has alone, decides nothing', () => {
  const shares = { product: 40, lifestyle: 30, educational: 20, promotional: 10 };
  expect(plan(['promotional'], shares, 2)).toEqual(['promotional', 'promotional']);
  expect(nextContentType(['product', 'lifestyle'], ['educational', 'educational'], shares)).toBe('product');
  expect(nextContentType(['product', 'lifestyle'], ['educational'], null)).toBe('product');
});
