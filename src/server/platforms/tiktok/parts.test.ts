import { expect, test } from 'vitest';
import { partsOf, rangeOf } from './parts.ts';

const MEGABYTE = 1024 * 1024;

test.each([
  [1, 1],
  [5 * MEGABYTE - 1, 1],
  [5 * MEGABYTE, 1],
  [10 * MEGABYTE - 1, 1],
  [10 * MEGABYTE, 2],
  [4096 * MEGABYTE, 819],
])('%i bytes go in %i parts, one after the other to the last byte', (size, count) => {
  const parts = partsOf(size);
  expect(parts.count).toBe(count);
  expect(Math.floor(size / parts.partBytes)).toBe(count);
  let at = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const { from, to } = rangeOf(size, nth);
    expect(from).toBe(at);
    expect(to - from).toBeLessThan(10 * MEGABYTE);
    at = to;
  }
  expect(at).toBe(size);
});
