import { expect, test } from 'vitest';
import { spokenAt } from './spoken-language.ts';

test.each([
  ['TRY', 'Europe/Istanbul', 'tr'],
  // A Turkish shop whose clock nobody set.
  ['TRY', 'America/New_York', 'tr'],
  ['EUR', 'Europe/Madrid', 'es'],
  ['MXN', 'America/Cancun', 'es'],
  ['EUR', 'Europe/Paris', 'fr'],
  ['EUR', 'Europe/Vienna', 'de'],
  // Three languages are spoken there.
  ['CHF', 'Europe/Zurich', 'en'],
  ['USD', 'America/New_York', 'en'],
])('%s in %s reads %s', (currency, timeZone, language) => {
  expect(spokenAt({ currency, timeZone })).toBe(language);
});
