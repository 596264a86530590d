import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storesQuery } from '#web/stores/queries.ts';
import { serveReplies } from '#web/testing/replies.ts';
import { applyLiveEvent, atMostEvery } from './live-events.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('something touched often is acted on at once and then at most once in a while', () => {
  const acted: string[] = [];
  const { touch } = atMostEvery(2_000, (key) => acted.push(key));

  touch('a');
  touch('a');
  touch('a');
  touch('b');
  expect(acted).toEqual(['a', 'b']);
  vi.advanceTimersByTime(2_000);
  expect(acted).toEqual(['a', 'b', 'a']);
  vi.advanceTimersByTime(10_000);
  expect(acted).toEqual(['a', 'b', 'a']);
});

test('progress of an import is written into the list of stores without asking the server', () => {
  const calls = serveReplies([]);
  const client = createQueryClient();
  const sync = {
    phase: 'recent' as const,
    orders: 60,
    ordersTotal: 100,
    products: 0,
    customers: 0,
    historyFrom: null,
    historyComplete: false,
    startedAt: null,
    lastSyncedAt: null,
    problem: null,
  };
  const store = {
    id: 'a',
    storeName: 'tea-house',
    storeUrl: 'https://tea-house.example',
    platform: 'shopify' as const,
    handle: 'tea-house',
    isActive: true,
    createdAt: '2026-10-01T00:00:00.000Z',
    currency: 'TRY',
    timeZone: 'Europe/Istanbul',
    historyDays: null,
    sync: { ...sync, orders: 0 },
  };
  client.setQueryData(storesQuery().queryKey, [store, { ...store, id: 'b' }]);

  applyLiveEvent(client, { type: 'store-progress', storeId: 'a', sync }, () => undefined);

  expect(client.getQueryData(storesQuery().queryKey)?.map((known) => known.sync.orders)).toEqual([60, 0]);
  expect(calls).toEqual([]);
});
