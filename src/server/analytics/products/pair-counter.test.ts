import { expect, test } from 'vitest';
import { DAY_MS } from '#shared/core/time.ts';
import { type Basket, createPairCounter } from './pair-counter.ts';

const day = (number: number) => number * DAY_MS;

function count(baskets: Basket[]) {
  const counter = createPairCounter(3);
  for (const basket of baskets) counter.add(basket);
  return { together: [...counter.together()], next: [...counter.next()] };
}

test('products of one order are counted with each other once', () => {
  const { together } = count([
    { buyer: null, placedAt: day(1), products: [0, 1] },
    { buyer: null, placedAt: day(2), products: [1, 0, 2] },
    { buyer: null, placedAt: day(3), products: [1] },
    { buyer: null, placedAt: day(4), products: [] },
  ]);
  expect(together).toEqual([
    { first: 0, second: 1, together: 2, withFirst: 2, withSecond: 3, all: 4 },
    { first: 0, second: 2, together: 1, withFirst: 2, withSecond: 1, all: 4 },
    { first: 1, second: 2, together: 1, withFirst: 3, withSecond: 1, all: 4 },
  ]);
});

test('what a customer orders within 90 days after something else follows it, once a customer', () => {
  const { next } = count([
    { buyer: 'ada', placedAt: day(1), products: [0] },
    { buyer: 'ada', placedAt: day(91), products: [1] },
    { buyer: 'ada', placedAt: day(95), products: [1] },
    { buyer: 'ben', placedAt: day(1), products: [0] },
    { buyer: 'ben', placedAt: day(91) + 1, products: [1] },
    { buyer: 'cem', placedAt: day(1), products: [2] },
    { buyer: 'cem', placedAt: day(30), products: [2] },
  ]);
  // Ada and Cem came back within 90 days; Ben came too late, and the same product again is no pair.
  expect(next).toEqual([{ first: 0, second: 1, together: 1, withFirst: 1, withSecond: 1, all: 2 }]);
});

test('an order between the two does not hide what came before it', () => {
  const { next } = count([
    { buyer: 'ada', placedAt: day(1), products: [0] },
    { buyer: 'ada', placedAt: day(40), products: [2] },
    { buyer: 'ada', placedAt: day(80), products: [1] },
  ]);
  expect(next.map(({ first, second }) => [first, second])).toEqual([
    [0, 1],
    [0, 2],
    [2, 1],
  ]);
});

test('orders of nobody known are followed by nothing', () => {
  const { next } = count([
    { buyer: null, placedAt: day(1), products: [0] },
    { buyer: null, placedAt: day(2), products: [1] },
  ]);
  expect(next).toEqual([]);
});
