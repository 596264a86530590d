import { expect, test } from 'vitest';
import { hashOfCode, newRecoveryCode } from './recovery-codes.ts';

test('a code is five groups of five, and no two are alike', () => {
  const codes = Array.from({ length: 50 }, newRecoveryCode);
  for (const code of codes) expect(code).toMatch(/^[\da-hjkmnp-tv-z]{5}(-[\da-hjkmnp-tv-z]{5}){4}$/);
  expect(new Set(codes).size).toBe(50);
});

test.each(['7k01m-aaaaa', ' 7K01M AAAAA ', '7koim–aaaaa', '7kOlmaaaaa'])(
  '%j is the code that was written down',
  (typed) => {
    expect(hashOfCode(typed)).toBe(hashOfCode('7k01maaaaa'));
  },
);
