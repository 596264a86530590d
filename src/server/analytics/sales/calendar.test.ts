import { expect, test } from 'vitest';
import { eventsAround, isHoliday } from './calendar.ts';

const daysOf = (name: string, year: number) =>
  eventsAround({ from: `${year}-01-01`, to: `${year}-12-01` })
    .filter((event) => event.name === name && event.day.startsWith(`${year}`))
    .map(({ day }) => day);

test.each([
  // As Diyanet announced them for Türkiye.
  ['Start of Ramadan', 2024, '2024-03-11'],
  ['Eid al-Fitr', 2024, '2024-04-10'],
  ['Eid al-Adha', 2024, '2024-06-16'],
  ['Start of Ramadan', 2025, '2025-03-01'],
  ['Eid al-Fitr', 2025, '2025-03-30'],
  ['Eid al-Adha', 2025, '2025-06-06'],
  ['Eid al-Fitr', 2026, '2026-03-20'],
  ['Eid al-Adha', 2026, '2026-05-27'],
  ['Easter Sunday', 2024, '2024-03-31'],
  ['Easter Sunday', 2026, '2026-04-05'],
  ['Black Friday', 2024, '2024-11-29'],
  ['Black Friday', 2026, '2026-11-27'],
  ['Cyber Monday', 2026, '2026-11-30'],
  ['Mother’s Day', 2026, '2026-05-10'],
  ['Father’s Day', 2026, '2026-06-21'],
])('%s of %i is the %s', (name, year, day) => {
  expect(daysOf(name, year)).toEqual([day]);
});

test('a lunar year has two feasts in some of ours', () => {
  expect(daysOf('Start of Ramadan', 2030)).toEqual(['2030-01-05', '2030-12-26']);
});

test('the events soon after a stretch are named, over the turn of the year too', () => {
  expect(eventsAround({ from: '2026-12-20', to: '2026-12-26' })).toEqual([
    { day: '2026-12-25', name: 'Christmas Day' },
    { day: '2026-12-31', name: 'New Year’s Eve' },
    { day: '2027-01-01', name: 'New Year’s Day' },
  ]);
});

test.each([
  ['2026-12-25', true],
  ['2026-12-28', true],
  ['2027-01-02', true],
  ['2026-03-22', true], // third day of the feast
  ['2026-04-06', true], // Easter Monday
  ['2026-11-27', false], // Black Friday: shops sell
  ['2026-11-21', false],
])('on %s it is %j that few are expected to buy', (day, expected) => {
  expect(isHoliday(day)).toBe(expected);
});
