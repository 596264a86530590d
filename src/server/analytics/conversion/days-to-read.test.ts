import { expect, test } from 'vitest';
import { type DaySpan, daysToRead } from './days-to-read.ts';
import { countDays } from './finished-days.ts';

const at = (now: string, read: DaySpan | null, timeZone = 'Europe/Istanbul') =>
  daysToRead(new Date(now), { timeZone, read });

test('at first the newest days come first, then 13 months back, without a gap or a day twice', () => {
  const spans = at('2026-11-21T12:00:00Z', null);
  expect(spans[0]).toEqual({ firstDay: '2026-10-24', lastDay: '2026-11-20' });
  expect(spans.at(-1)?.firstDay).toBe('2025-10-20');
  expect(spans.reduce((days, span) => days + countDays(span), 0)).toBe(
    countDays({ firstDay: '2025-10-20', lastDay: '2026-11-20' }),
  );
  for (const [index, { lastDay }] of spans.entries())
    if (index > 0) expect(lastDay < spans[index - 1]!.firstDay).toBe(true);
});

test.each<[string, string, DaySpan, DaySpan[]]>([
  [
    'a night later, the last seven days are read again',
    '2026-11-21T12:00:00Z',
    { firstDay: '2025-10-19', lastDay: '2026-11-19' },
    [{ firstDay: '2026-11-14', lastDay: '2026-11-20' }],
  ],
  [
    'after a long refusal the gap is closed from its old end',
    '2026-11-21T12:00:00Z',
    { firstDay: '2025-08-01', lastDay: '2026-09-30' },
    [
      { firstDay: '2026-10-01', lastDay: '2026-10-28' },
      { firstDay: '2026-10-29', lastDay: '2026-11-20' },
    ],
  ],
  [
    'a history that was cut off is taken up where it stopped',
    '2026-11-21T12:00:00Z',
    { firstDay: '2025-11-20', lastDay: '2026-11-20' },
    [
      { firstDay: '2026-11-14', lastDay: '2026-11-20' },
      { firstDay: '2025-10-23', lastDay: '2025-11-19' },
      { firstDay: '2025-10-20', lastDay: '2025-10-22' },
    ],
  ],
  [
    'the day that is running is never read: in Istanbul it is the 22nd already',
    '2026-11-21T21:30:00Z',
    { firstDay: '2025-10-20', lastDay: '2026-11-20' },
    [{ firstDay: '2026-11-15', lastDay: '2026-11-21' }],
  ],
])('%s', (_, now, read, expected) => {
  expect(at(now, read)).toEqual(expected);
});
