import { expect, test } from 'vitest';
import { growthOf } from './growth.ts';

test.each([
  [150, 100, 40, null, 50, 'percent'],
  [50, 100, 40, null, -50, 'percent'],
  [5, -10, 40, null, 150, 'percent'],
  [3, 1, 1, null, 2, 'difference'],
  [3, 0, 0, null, null, 'new'],
  [0, 0, 0, null, 0, 'percent'],
  [3, 9, 40, 'not_covered', null, 'none'],
  [null, 9, 40, null, null, 'none'],
] as const)(
  '%j after %j (%i orders, missing %j) grew by %j as %s',
  (current, previous, previousOrders, missing, growth, kind) => {
    expect(growthOf(current, previous, { previousOrders, missing })).toMatchObject({
      growth,
      growthKind: kind,
    });
  },
);
