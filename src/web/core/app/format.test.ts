import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const english = createFormat('en-US');
const turkish = createFormat('tr-TR');

test('money is written in its currency as the language does', () => {
  expect(english.money(1234.5, 'TRY')).toBe('₺1,234.50');
  expect(turkish.money(1234.5, 'TRY')).toBe('₺1.234,50');
  expect(english.money(1234.5, 'USD', { whole: true })).toBe('$1,235');
});

test('what is missing is a dash, never a zero', () => {
  expect([english.money(null, 'TRY'), english.number(null), english.percent(null)]).toEqual(['—', '—', '—']);
});

test('percent are given in percent', () => {
  expect(english.percent(2.54)).toBe('2.5%');
  expect(english.percent(2.5, { signed: true })).toBe('+2.5%');
  expect(turkish.percent(2.5)).toBe('%2,5');
});

test('no line ends within the two signs of a change in percent', () => {
  expect(turkish.percent(-2.5)).toBe('-\u2060%2,5');
  expect(turkish.percent(2.5, { signed: true })).toBe('+\u2060%2,5');
});

test('a day is that of the store, wherever the browser is', () => {
  const instant = '2026-03-31T22:30:00.000Z';
  expect(english.date(instant, 'Europe/Istanbul')).toBe('Apr 1, 2026');
  expect(english.date(instant, 'America/New_York')).toBe('Mar 31, 2026');
});

test.each([
  ['2026-01-01T11:57:30Z', '2 minutes ago'],
  ['2026-01-01T09:00:00Z', '3 hours ago'],
  ['2025-12-31T11:00:00Z', 'yesterday'],
  ['2026-01-01T12:00:00Z', 'now'],
])('%s was %s', (instant, words) => {
  expect(english.since(instant, new Date('2026-01-01T12:00:00Z'))).toBe(words);
});
