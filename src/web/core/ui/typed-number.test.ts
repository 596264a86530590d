import { expect, test } from 'vitest';
import { readTypedNumber, writeTypedNumber } from './typed-number.ts';

test.each([
  ['12,50', '12.50', '12.50'],
  ['12.50', '12.50', '12.50'],
  ['1250', '1250', '1250'],
  ['1.250,50', '1250.50', '1250.50'],
  ['1,250.50', '1250.50', '1250.50'],
  ['1 250,5', '1250.5', '1250.5'],
  ['1.250.000', '1250000', '1250000'],
  // One of them writes thousands so, the other a fraction.
  ['1.250', '1250', '1.250'],
  ['1,250', '1.250', '1250'],
  ['0,125', '0.125', '0.125'],
  ['0.125', '0.125', '0.125'],
  [',5', '.5', '.5'],
  ['-3', '-3', '-3'],
])('%s is %s to a Turkish reader and %s to an English one', (typed, turkish, english) => {
  expect(readTypedNumber(typed, 'tr-TR')).toBe(turkish);
  expect(readTypedNumber(typed, 'en-GB')).toBe(english);
});

test.each(['12,50,1', '1.2.3', 'about 5', '5 TL', ','])('%s is no number', (typed) => {
  expect(Number(readTypedNumber(typed, 'tr-TR'))).toBeNaN();
});

test('an amount is shown with the mark of its reader', () => {
  expect(writeTypedNumber('12.50', 'tr-TR')).toBe('12,50');
  expect(writeTypedNumber('12.50', 'en-GB')).toBe('12.50');
  expect(writeTypedNumber('about 5.', 'tr-TR')).toBe('about 5.');
});
