import { expect, test } from 'vitest';
import { readRate } from './read-rate.ts';

test.each([
  ['1.159', 1.159],
  ['1,159', 1.159],
  ['49', 49],
  ['1.450,25', 1450.25],
  ['1,450.25', 1450.25],
  ['0', 0],
  ['', Number.NaN],
  ['one', Number.NaN],
])('«%s» is read as %s in any language', (typed, rate) => {
  expect(readRate(typed, 'en-US')).toBe(rate);
  expect(readRate(typed, 'tr-TR')).toBe(rate);
});
