import { expect, test } from 'vitest';
import { createSliceSize } from './slice-size.ts';

const sizesOf = (costs: number[], options: Parameters<typeof createSliceSize>[0]) => {
  const slice = createSliceSize(options);
  return costs.map((cost) => {
    slice.cost(cost);
    return slice.size;
  });
};

test.each([
  ['grows at most fourfold at once, up to the most', [1, 1, 1], [40, 160, 200]],
  ['what cost nothing grows like what cost little', [0], [40]],
  ['what cost too much shrinks at once, and holds at least one', [60, 3_000, 3_000], [5, 1, 1]],
  ['what cost as much as it should stays', [30, 30], [10, 10]],
])('a piece that %s', (_, costs, sizes) => {
  expect(sizesOf(costs, { first: 10, most: 200, aim: 30 })).toEqual(sizes);
});
