import { expect, test } from 'vitest';
import { createReportMemory } from './report-memory.ts';

const entry = (recordsVersion: number) => ({
  recordsVersion,
  historyComplete: true,
  tookMs: 1,
  computedAt: '2026-11-21T12:00:00.000Z',
  reply: {},
});

test('what has not been asked for longest is forgotten for what is new', () => {
  const memory = createReportMemory();
  for (const key of ['sales', 'groups', 'carts'])
    memory.remember(key, { entry: entry(1), characters: 1_300_000 });
  expect(memory.recall('sales')).toEqual(entry(1));
  memory.remember('places', { entry: entry(1), characters: 1_300_000 });
  expect(memory.recall('groups')).toBeUndefined();
  expect(memory.recall('sales')).toEqual(entry(1));
  expect(memory.recall('places')).toEqual(entry(1));
});

test('a newer report takes the place of the older one, and a very large one is not cached', () => {
  const memory = createReportMemory();
  memory.remember('sales', { entry: entry(1), characters: 3_000_000 });
  memory.remember('sales', { entry: entry(2), characters: 3_000_000 });
  expect(memory.recall('sales')).toEqual(entry(2));
  memory.remember('sales', { entry: entry(3), characters: 5_000_000 });
  expect(memory.recall('sales')).toBeUndefined();
});
