import { expect, test } from 'vitest';
import { hourDigits } from './hour-digits.ts';

test.each([
  ['en-GB', '07:05'],
  ['tr-TR', '07:05'],
  ['en-US', '7:05 AM'],
])('seven in the morning is written in %s as %s', (locale, written) => {
  const clock = new Intl.DateTimeFormat(locale, {
    hour: hourDigits(locale),
    minute: '2-digit',
    timeZone: 'UTC',
  });
  expect(clock.format(Date.UTC(2021, 7, 1, 7, 5)).replace(/\s/g, ' ')).toBe(written);
});
