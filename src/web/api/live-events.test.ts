import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storesQuery } from '#web/stores/queries.ts';
import { exampleStore } from '#web/testing/example-store.ts';
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
  const { sync } = exampleStore({ sync: { phase: 'recent', orders: 60, ordersTotal: 100 } });
  const store = exampleStore({ id: 'a', sync: { orders: 0 } });
  client.setQueryData(storesQuery().queryKey, [store, { ...store, id: 'b' }]);

  applyLiveEvent(client, { type: 'store-progress', storeId: 'a', sync }, () => undefined);

  expect(client.getQueryData(storesQuery().queryKey)?.map((known) => known.sync.orders)).toEqual([60, 0]);
  expect(calls).toEqual([]);
});
