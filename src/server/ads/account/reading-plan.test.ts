import { expect, test } from 'vitest';
import { nextMorning, partsOf, planReading } from './reading-plan.ts';

const never = { readAt: null, knownFrom: null };
const noon = new Date('2026-11-21T12:00:00Z');

test('at first the last ninety finished days are read', () => {
  expect(planReading({ timeZone: 'Europe/London', ...never }, noon)).toEqual({
    from: '2026-08-23',
    to: '2026-11-20',
    knownFrom: '2026-08-23',
    retainedFrom: '2025-10-17',
  });
});

test.each([
  ['a day ago', '2026-11-20T12:00:00Z', '2026-10-21', '2026-08-22'],
  ['an hour ago', '2026-11-21T11:00:00Z', '2026-10-22', '2026-08-22'],
  ['two months ago', '2026-09-21T12:00:00Z', '2026-08-22', '2026-08-22'],
  ['two years ago', '2024-09-21T12:00:00Z', '2025-10-17', '2025-10-17'],
])(
  'when the last reading was %s, everything since a month before it is read again',
  (_, readAt, from, known) => {
    const before = {
      readAt: new Date(readAt),
      knownFrom: known > '2025-10-17' ? '2026-08-22' : '2024-08-01',
    };
    const plan = planReading({ timeZone: 'Europe/London', ...before }, noon);
    expect([plan.from, plan.to, plan.knownFrom]).toEqual([from, '2026-11-20', known]);
  },
);

test('days are those of the account', () => {
  const lateInLondon = new Date('2026-11-20T22:30:00Z');
  const lastDay = (timeZone: string) => planReading({ timeZone, ...never }, lateInLondon).to;
  expect(lastDay('Europe/London')).toBe('2026-11-19');
  expect(lastDay('Europe/Istanbul')).toBe('2026-11-20');
  expect(lastDay('America/New_York')).toBe('2026-11-19');
});

test('parts cover every day once, newest first', () => {
  expect(partsOf({ from: '2026-08-23', to: '2026-11-20' }, 'days')).toEqual([
    { from: '2026-10-21', to: '2026-11-20' },
    { from: '2026-09-20', to: '2026-10-20' },
    { from: '2026-08-23', to: '2026-09-19' },
  ]);
  expect(partsOf({ from: '2026-08-23', to: '2026-11-20' }, 'search_terms')).toHaveLength(6);
  expect(partsOf({ from: '2026-11-20', to: '2026-11-20' }, 'days')).toHaveLength(1);
  expect(partsOf({ from: '2026-11-21', to: '2026-11-20' }, 'days')).toEqual([]);
});

test('it is read again early next morning where the account is', () => {
  const storeId = '00001e00-0000-4000-8000-000000000000';
  const next = (timeZone: string, now: string) => nextMorning(storeId, timeZone, new Date(now)).toISOString();
  expect(next('Europe/London', '2026-11-21T12:00:00Z')).toBe('2026-11-22T05:30:00.000Z');
  expect(next('Europe/London', '2026-11-21T03:00:00Z')).toBe('2026-11-21T05:30:00.000Z');
  expect(next('Europe/Istanbul', '2026-11-21T12:00:00Z')).toBe('2026-11-22T02:30:00.000Z');
  expect(next('America/New_York', '2026-11-21T12:00:00Z')).toBe('2026-11-22T10:30:00.000Z');
});
