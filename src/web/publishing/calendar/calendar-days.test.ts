import { expect, test } from 'vitest';
import { daysOf, stepFrom, titleOf, weeksOf } from './calendar-days.ts';

const TODAY = '2026-11-03';

test('a week begins as the reader counts', () => {
  expect(daysOf('week', '2026-11-25', 'en-GB', TODAY)[0]).toBe('2026-11-23');
  expect(daysOf('week', '2026-11-25', 'tr-TR', TODAY)[0]).toBe('2026-11-23');
  expect(daysOf('week', '2026-11-25', 'en-US', TODAY)[0]).toBe('2026-11-22');
});

test('a month is shown in whole weeks, in the agenda by itself', () => {
  const days = daysOf('month', '2026-11-25', 'en-GB', TODAY);
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(weeksOf(days).map(([first]) => first)).toHaveLength(6);
  const bare = daysOf('agenda', '2026-11-25', 'en-GB', TODAY);
  expect([bare[0], bare.at(-1)]).toEqual(['2026-11-01', '2026-11-30']);
});

test('the agenda of this month shows two weeks from today, those of others their own days', () => {
  const lastOf = (day: string, today: string) => daysOf('agenda', day, 'en-GB', today).at(-1);
  expect(lastOf('2026-11-01', '2026-11-28')).toBe('2026-12-12');
  expect(lastOf('2026-11-01', '2026-11-10')).toBe('2026-11-30');
  expect(lastOf('2026-12-01', '2026-11-28')).toBe('2026-12-31');
  expect(lastOf('2026-10-01', '2026-11-28')).toBe('2026-10-31');
});

test('a step goes to the next week or month', () => {
  expect(stepFrom('week', '2026-12-30', 1)).toBe('2027-01-06');
  expect(stepFrom('month', '2027-01-31', 1)).toBe('2027-02-01');
  expect(stepFrom('agenda', '2027-01-31', -1)).toBe('2026-12-01');
});

test('the title is written as the language writes it', () => {
  expect(titleOf('month', '2026-11-25', 'en-GB')).toBe('November 2026');
  expect(titleOf('month', '2026-11-25', 'tr-TR')).toBe('Kasım 2026');
  expect(titleOf('week', '2026-11-25', 'tr-TR')).toMatch(/^23.29 Kas 2026$/);
});
