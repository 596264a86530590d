import { expect, test } from 'vitest';
import { retryAfterMsIn } from './retry-after.ts';

const NOON = new Date('2026-11-21T12:00:00Z');

test.each([
  ['120', 120_000],
  ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  [undefined, undefined],
])('%s is a wait of %s ms', (text, waitMs) => {
  expect(retryAfterMsIn({ headers: { 'retry-after': text } }, NOON)).toBe(waitMs);
});
