import { expect, test } from 'vitest';
import { chooseProduct, type OfferedProduct } from './choose-product.ts';

const product = (id: string, units: number, lastPostedAt: number | null = null): OfferedProduct => ({
  id,
  units,
  lastPostedAt,
  title: id,
  price: 1000,
});
const chances = (...values: number[]) => {
  const left = [...values];
  return () => left.shift()!;
};

test('the more a product sells, the likelier it is chosen, but the best is not everything', () => {
  const offered = [product('a', 100), product('b', 25), product('c', 25)];
  const chosen = { a: 0, b: 0, c: 0 };
  for (let at = 0.0005; at < 1; at += 0.001)
    chosen[chooseProduct(offered, chances(at))!.id as 'a' | 'b' | 'c'] += 1;
  expect(chosen).toEqual({ a: 500, b: 250, c: 250 });
});

test('one in four is of the newest that nobody has bought yet', () => {
  const offered = [...Array.from({ length: 12 }, (_, index) => product(`new ${index}`, 0)), product('a', 9)];
  expect(chooseProduct(offered, chances(0.24, 0.99))!.id).toBe('new 9');
  expect(chooseProduct(offered, chances(0.26, 0.5))!.id).toBe('a');
});

test('what was shown recently waits until everything else was shown, then the longest ago comes first', () => {
  const offered = [product('a', 90, 7), product('b', 1), product('c', 50, 3)];
  expect(chooseProduct(offered, chances(0.5))!.id).toBe('b');
  expect(chooseProduct([offered[0]!, offered[2]!], chances())!.id).toBe('c');
});

test('there may be nothing to write about', () => {
  expect(chooseProduct([], chances())).toBeNull();
});
