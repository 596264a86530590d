import { expect, test } from 'vitest';
import { findIdleStock, type IdleCandidate } from './idle-stock.ts';

const idle = (given: Partial<IdleCandidate> = {}): IdleCandidate => ({
  id: 'tin',
  title: 'Tin',
  inventory: 30,
  unitValue: 500,
  isCost: true,
  silentDays: 90,
  ordersBefore: 60,
  daysBefore: 182,
  soldYearBefore: true,
  ...given,
});

test('stock that stopped selling is found with its money, most first', () => {
  const found = findIdleStock([idle(), idle({ id: 'jar', inventory: 100 })], 200);
  expect(found.map(({ id, value }) => [id, value])).toEqual([
    ['jar', 50_000],
    ['tin', 15_000],
  ]);
});

test.each<[string, Partial<IdleCandidate>, number]>([
  ['nothing in stock', { inventory: 0 }, 1],
  ['silent for less than 60 days', { silentDays: 59 }, 1],
  ['fewer than five orders before', { ordersBefore: 4 }, 1],
  ['out of season', { soldYearBefore: false }, 1],
  ['a silence that is usual for it', { ordersBefore: 9 }, 1],
  ['a silence that one of many products has by chance', { ordersBefore: 20 }, 2_000],
  ['nothing that it is worth', { unitValue: 0 }, 1],
])('money is not called tied up: %s', (_, given, lookedAt) => {
  expect(findIdleStock([idle(given)], lookedAt)).toEqual([]);
});
