import { expect, test } from 'vitest';
import { MINUTE_MS } from '#shared/core/time.ts';
import { hasItsTurn } from './subscription-turns.ts';

test('every store has its turn once a day, and never a large part of them at once', () => {
  const stores = Array.from({ length: 2_000 }, () => crypto.randomUUID());
  const midnight = Date.parse('2026-11-21T00:00:30Z');
  const looks = Array.from({ length: 24 * 6 }, (_, at) => new Date(midnight + at * 10 * MINUTE_MS));

  const atOneLook = looks.map((now) => stores.filter((storeId) => hasItsTurn(storeId, now)));

  expect(atOneLook.flat().toSorted()).toEqual(stores.toSorted());
  expect(Math.max(...atOneLook.map(({ length }) => length))).toBeLessThan(60);
});
