import { expect, test } from 'vitest';
import { nextSlot, slotsBetween } from './slots.ts';

const SUNDAY = 0;
const at = (day: number, time: string) => {
  const [hour, minute] = time.split(':').map(Number);
  return { day, hour: hour!, minute: minute! };
};
function slots(times: ReturnType<typeof at>[], timeZone: string, from: string, until: string) {
  return slotsBetween(times, timeZone, new Date(from), new Date(until)).map((slot) =>
    slot.toISOString().slice(0, 16),
  );
}

test('a plan follows the clocks of its zone, on both sides of a change', () => {
  const plan = [at(SUNDAY, '09:00'), at(3, '18:30')];
  expect(slots(plan, 'Europe/London', '2026-10-18T00:00:00Z', '2026-11-01T23:00:00Z')).toEqual([
    '2026-10-18T08:00',
    '2026-10-21T17:30',
    '2026-10-25T09:00',
    '2026-10-28T18:30',
    '2026-11-01T09:00',
  ]);
  expect(slots(plan, 'America/New_York', '2026-10-28T00:00:00Z', '2026-11-05T00:00:00Z')).toEqual([
    '2026-10-28T22:30',
    '2026-11-01T14:00',
    '2026-11-04T23:30',
  ]);
  expect(slots(plan, 'Europe/Istanbul', '2026-03-25T00:00:00Z', '2026-04-02T00:00:00Z')).toEqual([
    '2026-03-25T15:30',
    '2026-03-29T06:00',
    '2026-04-01T15:30',
  ]);
});

test.each([
  // 01:00 to 02:00 is skipped in London, 02:00 to 03:00 in New York.
  ['Europe/London', '01:30', '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z', ['2026-03-29T01:00']],
  ['America/New_York', '02:30', '2026-03-07T12:00:00Z', '2026-03-08T12:00:00Z', ['2026-03-08T07:00']],
  // The same hour comes twice: it is used once.
  ['Europe/London', '01:30', '2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z', ['2026-10-25T00:30']],
  ['America/New_York', '01:30', '2026-10-31T12:00:00Z', '2026-11-01T12:00:00Z', ['2026-11-01T05:30']],
] as const)('in %s, Sunday %s while clocks change', (timeZone, time, from, until, expected) => {
  expect(slots([at(SUNDAY, time)], timeZone, from, until)).toEqual(expected);
});

test('two times that are skipped together become one', () => {
  const plan = [at(SUNDAY, '01:15'), at(SUNDAY, '01:45')];
  expect(slots(plan, 'Europe/London', '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z')).toHaveLength(1);
});

test('a time that is too near to be filled is not the next one', () => {
  const times = [at(6, '12:30'), at(0, '12:00')];
  const next = nextSlot(times, 'UTC', new Date('2026-11-21T12:00:00Z'), undefined);
  expect(next?.toISOString()).toBe('2026-11-22T12:00:00.000Z');
});

test('a weekly plan has a next time also in the minute that its own has come', () => {
  const next = nextSlot([at(6, '12:00')], 'UTC', new Date('2026-11-21T12:00:00Z'), undefined);
  expect(next?.toISOString()).toBe('2026-11-28T12:00:00.000Z');
});
