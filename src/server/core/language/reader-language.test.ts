import { expect, test } from 'vitest';
import { languageOfZone, readerLanguage } from './reader-language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['tr', 'tr'],
  ['tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7', 'tr'],
  ['en-US,en;q=0.9,tr;q=0.8', 'en'],
  ['de-DE,de;q=0.9,tr;q=0.5', 'tr'],
  ['de-DE,fr;q=0.9', 'en'],
  ['en;q=0.3, tr;q=0.7', 'tr'],
  ['tr;q=0, en', 'en'],
  ['*', 'en'],
  ['TR', 'tr'],
])('%s is read in %s', (acceptLanguage, language) => {
  expect(readerLanguage(acceptLanguage)).toBe(language);
});

test.each([
  ['Europe/Istanbul', 'tr'],
  ['Europe/London', 'en'],
  ['America/New_York', 'en'],
  ['Europe/Berlin', 'en'],
])('in %s people read %s', (timeZone, language) => {
  expect(languageOfZone(timeZone)).toBe(language);
});
