import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { createQueryClient } from '#web/core/api/query-client.ts';
import { storesQuery } from '#web/stores/connect/queries.ts';
import { exampleGeneration } from '#web/testing/content-replies.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { answer, once, serveReplies, signedIn, signedOut } from '#web/testing/replies.ts';
import { applyLiveEvent, atMostEvery, openLiveEvents } from './live-events.ts';

beforeEach(() => {
  vi.useFakeTimers();
  serveReplies([signedIn]);
});
afterEach(() => {
  vi.useRealTimers();
});

/** What is on its way is not broken off. */
const AWAITED = { cancelRefetch: false };
const quiet = { metrics: () => undefined, posts: () => undefined };

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

  applyLiveEvent(client, { type: 'store-progress', storeId: 'a', sync }, quiet);

  expect(client.getQueryData(storesQuery().queryKey)?.map((known) => known.sync.orders)).toEqual([60, 0]);
  expect(calls).toEqual([]);
});

test('progress received while the list of stores is on its way is not lost to an older answer', async () => {
  const before = exampleStore({ sync: { phase: 'history', orders: 60 } });
  const after = exampleStore({ sync: { phase: 'ready', orders: 100 } });
  const calls = serveReplies([
    once(answer(storeEndpoints.list, [before])),
    answer(storeEndpoints.list, [after]),
  ]);
  const client = createQueryClient();
  client.setQueryData(storesQuery().queryKey, [before]);
  const watching = new QueryObserver(client, storesQuery()).subscribe(() => undefined);

  void client.invalidateQueries({ queryKey: storesQuery().queryKey });
  applyLiveEvent(client, { type: 'store-progress', storeId: after.id, sync: after.sync }, quiet);
  await vi.advanceTimersByTimeAsync(10);

  expect(calls).toHaveLength(2);
  expect(client.getQueryData(storesQuery().queryKey)).toEqual([after]);
  watching();
});

test('a store that was just connected is shown, although its import reports progress faster than the list is read', async () => {
  const ANSWER_MS = 1_000;
  const PROGRESS_EVERY_MS = 300;
  const store = exampleStore({ sync: { phase: 'recent', orders: 60 } });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      return new Response(JSON.stringify([store]));
    }),
  );
  const client = createQueryClient();
  client.setQueryData(storesQuery().queryKey, []);
  const watching = new QueryObserver(client, storesQuery()).subscribe(() => undefined);

  applyLiveEvent(client, { type: 'store-changed', storeId: store.id }, quiet);
  for (let passedMs = 0; passedMs < 2 * ANSWER_MS; passedMs += PROGRESS_EVERY_MS) {
    applyLiveEvent(client, { type: 'store-progress', storeId: store.id, sync: store.sync }, quiet);
    await vi.advanceTimersByTimeAsync(PROGRESS_EVERY_MS);
  }

  expect(client.getQueryData(storesQuery().queryKey)).toEqual([store]);
  await vi.advanceTimersByTimeAsync(10 * ANSWER_MS);
  // The first, and one more for what was reported while it and its successor were on their way.
  expect(fetch).toHaveBeenCalledTimes(3);
  watching();
});

test('a read of figures that takes longer than events come is awaited, and followed by one more', async () => {
  const READ_MS = 7_000;
  const { client, close } = openLine();
  const { id: storeId } = exampleStore();
  const cancelled: number[] = [];
  let reads = 0;
  const read = async ({ signal }: { signal: AbortSignal }) => {
    const nth = ++reads;
    signal.addEventListener('abort', () => cancelled.push(nth));
    await new Promise((resolve) => setTimeout(resolve, READ_MS));
    return nth;
  };
  const queryKey = ['/api/analytics', storeId, 'cards'];
  client.setQueryData(queryKey, 0);
  const figures = new QueryObserver(client, { queryKey, queryFn: read });
  const watching = figures.subscribe(() => undefined);
  const change = () =>
    HeldEventSource.last.onmessage?.({ data: JSON.stringify({ type: 'metrics-changed', storeId }) });

  for (let second = 0; second < READ_MS / 1_000; second += 1) {
    if (second < 6) change();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(figures.getCurrentResult().data).toBe(1);
  await vi.advanceTimersByTimeAsync(READ_MS);
  expect(figures.getCurrentResult().data).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([reads, cancelled]).toEqual([2, []]);
  watching();
  close();
});

test('a read that its page left while an event came is not the last word when the page is back', async () => {
  const { client, close } = openLine();
  const { id: storeId } = exampleStore();
  let reads = 0;
  const read = async () => {
    const nth = ++reads;
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    return nth;
  };
  const figures = new QueryObserver(client, {
    queryKey: ['/api/analytics', storeId, 'cards'],
    queryFn: read,
  });
  const leave = figures.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  leave();
  HeldEventSource.last.onmessage?.({ data: JSON.stringify({ type: 'metrics-changed', storeId }) });
  await vi.advanceTimersByTimeAsync(5_000);
  const back = figures.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(figures.getCurrentResult().data).toBe(2);
  back();
  close();
});

test('a change received between two pages is read by the next one, although progress was received after it', async () => {
  const before = exampleStore({ notifiedOfChanges: false });
  const after = { ...before, notifiedOfChanges: true };
  serveReplies([answer(storeEndpoints.list, [after])]);
  const client = createQueryClient();
  client.setQueryData(storesQuery().queryKey, [before]);

  applyLiveEvent(client, { type: 'store-changed', storeId: after.id }, quiet);
  applyLiveEvent(client, { type: 'store-progress', storeId: after.id, sync: after.sync }, quiet);
  const watching = new QueryObserver(client, storesQuery()).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);

  expect(client.getQueryData(storesQuery().queryKey)).toEqual([after]);
  watching();
});

/** The server's end of the line, as far as a browser sees it. */
class HeldEventSource {
  static readonly CLOSED = 2;
  static lines: HeldEventSource[] = [];
  static get last() {
    return HeldEventSource.lines.at(-1)!;
  }
  readyState = 0;
  onopen?: () => void;
  onerror?: () => void;
  onmessage?: (message: { data: string }) => void;
  constructor() {
    HeldEventSource.lines.push(this);
  }
  close() {
    this.readyState = HeldEventSource.CLOSED;
  }
  refuse() {
    this.close();
    this.onerror?.();
  }
}

function openLine() {
  HeldEventSource.lines = [];
  vi.stubGlobal('EventSource', HeldEventSource);
  const client = createQueryClient();
  const connected: boolean[] = [];
  const close = openLiveEvents(client, (up) => connected.push(up));
  return { client, connected, close, opened: () => HeldEventSource.lines.length };
}

test('a line that was refused is opened again, ever less often, until it stands', () => {
  const { opened, connected, close } = openLine();
  for (const afterMs of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    const before = opened();
    HeldEventSource.last.refuse();
    vi.advanceTimersByTime(afterMs - 1);
    expect(opened()).toBe(before);
    vi.advanceTimersByTime(1);
    expect(opened()).toBe(before + 1);
  }
  expect(connected).toEqual([false]);
  HeldEventSource.last.onopen?.();
  expect(connected).toEqual([false, true]);
  HeldEventSource.last.refuse();
  const before = opened();
  vi.advanceTimersByTime(1_000);
  expect(opened()).toBe(before + 1);
  close();
  vi.advanceTimersByTime(600_000);
  expect(opened()).toBe(before + 1);
});

test('a page whose session was ended elsewhere leaves to sign in again', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  serveReplies([signedOut]);
  const { close } = openLine();
  HeldEventSource.last.refuse();
  await vi.advanceTimersByTimeAsync(500);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/api/login');
  close();
});

test('a network that is back is tried at once', () => {
  const { opened, close } = openLine();
  for (const afterMs of [1_000, 2_000, 4_000]) {
    HeldEventSource.last.refuse();
    vi.advanceTimersByTime(afterMs);
  }
  HeldEventSource.last.refuse();
  const before = opened();
  window.dispatchEvent(new Event('online'));
  expect(opened()).toBe(before + 1);
  close();
});

test('what was missed before the line stood, or while it was down, is read again: members, stores, figures, posts, ads and the export', () => {
  const { client, close } = openLine();
  const touched = vi.spyOn(client, 'invalidateQueries');
  const read = () => touched.mock.calls.splice(0).map(([filters]) => filters?.queryKey);
  const all = [
    '/api/auth/accounts',
    '/api/members',
    '/api/stores',
    '/api/analytics',
    '/api/social-media',
    '/api/ads-optimization',
    '/api/user/export',
  ].map((name) => [name]);

  HeldEventSource.last.onopen?.();
  expect(read()).toEqual(all);

  HeldEventSource.last.onopen?.();
  expect(read()).toEqual([]);

  HeldEventSource.last.onerror?.();
  HeldEventSource.last.onopen?.();
  expect(read()).toEqual(all);
  close();
});

test('where members or their roles changed, both lists of them are read again', () => {
  const { client, close } = openLine();
  const touched = vi.spyOn(client, 'invalidateQueries');
  HeldEventSource.last.onmessage?.({ data: JSON.stringify({ type: 'members-changed' }) });
  expect(touched.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
    ['/api/auth/accounts'],
    ['/api/members'],
  ]);
  close();
});

test('an export that went on is asked for again', () => {
  const { client, close } = openLine();
  const touched = vi.spyOn(client, 'invalidateQueries');
  HeldEventSource.last.onmessage?.({ data: JSON.stringify({ type: 'export-changed' }) });
  expect(touched).toHaveBeenCalledExactlyOnceWith({ queryKey: ['/api/user/export'] }, AWAITED);
  close();
});

test('a store that changed is read again, its figures and those of all stores when they did', async () => {
  const store = exampleStore();
  const calls = serveReplies([answer(storeEndpoints.list, [exampleStore({ isActive: false })])]);
  const { client, close } = openLine();
  client.setQueryData(storesQuery().queryKey, [store]);
  const watching = new QueryObserver(client, storesQuery()).subscribe(() => undefined);
  const touched = vi.spyOn(client, 'invalidateQueries');
  const receive = (event: object) => HeldEventSource.last.onmessage?.({ data: JSON.stringify(event) });

  receive({ type: 'store-changed', storeId: store.id });
  await vi.advanceTimersByTimeAsync(0);
  expect(calls.map(({ path }) => path)).toEqual(['/api/stores']);
  expect(client.getQueryData(storesQuery().queryKey)?.[0]?.isActive).toBe(false);

  receive({ type: 'metrics-changed', storeId: store.id });
  expect(touched).toHaveBeenCalledWith({ queryKey: ['/api/analytics', 'all'] }, AWAITED);
  expect(touched).toHaveBeenLastCalledWith({ queryKey: ['/api/analytics', store.id] }, AWAITED);
  watching();
  close();
});

const generationId = '3c1f2b7e-0d7a-4a58-9c55-6f1d8e2a4b01';
const generationsKey = (storeId: string) => ['/api/social-media', storeId, 'generations'];

test('progress of a reel is written where it is known, without asking the server', () => {
  const { id: storeId } = exampleStore();
  const calls = serveReplies([]);
  const client = createQueryClient();
  client.setQueryData(generationsKey(storeId), [exampleGeneration({ progress: 0.2 })]);

  applyLiveEvent(
    client,
    { type: 'generation-changed', storeId, generationId, status: 'running', progress: 0.6 },
    quiet,
  );

  expect(client.getQueryData(generationsKey(storeId))).toEqual([exampleGeneration({ progress: 0.6 })]);
  expect(calls).toEqual([]);
});

test('a generation that ended between two pages is read by the next one, although another went on after it', async () => {
  const { id: storeId } = exampleStore();
  const ended = exampleGeneration({
    id: 'a1b2c3d4-0000-4000-8000-000000000001',
    status: 'done',
    progress: 1,
  });
  const running = exampleGeneration({ progress: 0.6 });
  const client = createQueryClient();
  client.setQueryData(generationsKey(storeId), [{ ...ended, status: 'running', progress: 0.9 }, running]);
  const event = { type: 'generation-changed', storeId } as const;

  applyLiveEvent(client, { ...event, generationId: ended.id, status: 'done', progress: 1 }, quiet);
  applyLiveEvent(client, { ...event, generationId, status: 'running', progress: 0.6 }, quiet);

  expect(client.getQueryState(generationsKey(storeId))?.isInvalidated).toBe(true);
});

test.each([
  ['a reel begun elsewhere', 'running', ['generations']],
  ['one that ended', 'done', ['generations', 'history', '/api/usage']],
  ['one that was given back', 'failed', ['generations', 'history', '/api/usage']],
] as const)('%s is read again with what it changed', (_, status, names) => {
  const { id: storeId } = exampleStore();
  const client = createQueryClient();
  const touched = vi.spyOn(client, 'invalidateQueries');

  applyLiveEvent(client, { type: 'generation-changed', storeId, generationId, status, progress: 1 }, quiet);

  expect(touched.mock.calls.map(([filters]) => filters?.queryKey?.at(-1))).toEqual(names);
});

test('posts that changed are read again, at once and then at most every while', () => {
  const { client, close } = openLine();
  const touched = vi.spyOn(client, 'invalidateQueries');
  const receive = (event: object) => HeldEventSource.last.onmessage?.({ data: JSON.stringify(event) });
  const read = () => touched.mock.calls.splice(0).map(([filters]) => filters?.queryKey?.slice(1).join(' '));
  const listsOf = (scope: string) =>
    ['calendar', 'scheduled-posts', 'schedules', 'shop-page', 'post-report', 'experiments'].map(
      (list) => `${scope} ${list}`,
    );

  for (let post = 0; post < 50; post += 1) receive({ type: 'posts-changed', storeId: 'a' });
  expect(read()).toEqual([...listsOf('all'), ...listsOf('a')]);
  vi.advanceTimersByTime(1_500);
  expect(read()).toEqual([...listsOf('all'), ...listsOf('a')]);

  receive({ type: 'accounts-changed', storeId: 'b' });
  expect(read()).toEqual(['b accounts', 'all accounts', ...listsOf('b')]);
  close();
});

test('what could not be read while the line was down is read again, whatever it is', async () => {
  const { client, close } = openLine();
  let isUp = false;
  const read = vi.fn(async () => {
    if (!isUp) throw new TypeError('Failed to fetch');
    return 'there';
  });
  const watching = new QueryObserver(client, { queryKey: ['/api/usage'], queryFn: read });
  const stop = watching.subscribe(() => undefined);
  await vi.waitFor(() => expect(watching.getCurrentResult().isError).toBe(true));

  isUp = true;
  HeldEventSource.last.onopen?.();

  await vi.waitFor(() => expect(watching.getCurrentResult().data).toBe('there'));
  stop();
  close();
});
