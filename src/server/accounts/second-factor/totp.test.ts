import { expect, test } from 'vitest';
import { appAddress, base32, codeOf, stepAt, stepOf } from './totp.ts';

/** RFC 6238, appendix B; of its eight digits, apps show the last six. */
const RFC_SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %i the code of RFC 6238 ends %s', (second, code) => {
  expect(codeOf(RFC_SECRET, stepAt(new Date(second * 1000)))).toBe(code.slice(2));
});

test.each([
  ['half a minute ahead', 1, true],
  ['half a minute behind', -1, true],
  ['a minute ahead', 2, false],
  ['a minute behind', -2, false],
])('a clock that is %s: %#', (_where, steps, isTaken) => {
  const moment = new Date('2026-11-21T12:00:10Z');
  const step = stepAt(moment) + steps;
  expect(stepOf(codeOf(RFC_SECRET, step), RFC_SECRET, moment)).toBe(isTaken ? step : null);
});

test.each(['', '12345', '1234567', '٣٤٥٦٧٨', 'abcdef'])('%j is no code', (code) => {
  expect(stepOf(code, RFC_SECRET, new Date('2026-11-21T12:00:10Z'))).toBeNull();
});

test('apps read the secret as base32, with the account and who it is at', () => {
  expect(base32(RFC_SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(appAddress(RFC_SECRET, 'ada+shop@example.com')).toBe(
    'otpauth://totp/Vitrin:ada%2Bshop%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Vitrin',
  );
});
