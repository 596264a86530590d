import { expect, test } from 'vitest';
import { usagePeriod } from './service.ts';

test.each([
  ['text', '2026-11-21T10:00:00Z', '2026-325', '2026-W47', '2026-11-22T00:00:00.000Z'],
  ['image', '2026-11-21T23:59:59Z', '2026-325', '2026-W47', '2026-11-22T00:00:00.000Z'],
  ['scheduled', '2026-11-21T23:59:59Z', '2026-325', '2026-W47', '2026-11-22T00:00:00.000Z'],
  // A week is one row under its Monday.
  ['video_5s', '2026-11-21T10:00:00Z', '2026-320', '2026-W47', '2026-11-23T00:00:00.000Z'],
  ['video_10s', '2026-11-22T23:59:59Z', '2026-320', '2026-W47', '2026-11-23T00:00:00.000Z'],
  // The first days of 2027 still belong to the last week of 2026, which begins in December.
  ['video_5s', '2027-01-02T12:00:00Z', '2026-362', '2026-W53', '2027-01-04T00:00:00.000Z'],
  ['text', '2028-02-29T12:00:00Z', '2028-060', '2028-W09', '2028-03-01T00:00:00.000Z'],
] as const)('%s at %s counts for %s and %s until %s', (resource, now, dayOfYear, weekOfYear, resetsAt) => {
  const period = usagePeriod(resource, new Date(now));
  expect({ ...period, resetsAt: period.resetsAt.toISOString() }).toMatchObject({
    dayOfYear,
    weekOfYear,
    resetsAt,
  });
});
