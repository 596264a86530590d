import { expect, test } from 'vitest';
import type { PlatformBatch, PlatformOrder } from '#server/platforms/ports/store-platform.ts';
import { readEventsAlongside } from './events-alongside.ts';
import type { Family } from './families.ts';
import { newProgress, type Progress } from './progress.ts';

const DAY = '2026-11-20T10:00:00Z';

const orderOf = (id: number, updatedAt = DAY) =>
  ({ id: String(id), updatedAt: new Date(updatedAt) }) as PlatformOrder;

const family = (id: number, { eventful = true, updatedAt = DAY } = {}) =>
  ({
    root: {
      id: `gid://shopify/Order/${id}`,
      updatedAt,
      displayFinancialStatus: eventful ? 'REFUNDED' : 'PAID',
      cancelledAt: null,
    },
    children: [],
  }) as unknown as Family;

/** The file of events in batches of two; after each, `lines` says how many were handed out. */
function readAlongside(orders: PlatformOrder[], outcome: 'done' | 'no file' = 'done') {
  const kinds = { products: newProgress('done'), customers: newProgress('done') };
  const progress: Progress = {
    ...kinds,
    orders: newProgress('bulk', 'orders'),
    events: newProgress('bulk', 'events'),
    checkouts: newProgress('pages'),
  };
  const mine = { ...progress };
  let read = 0;
  async function* batches(): AsyncGenerator<PlatformBatch, 'done' | 'no file'> {
    for (; read < orders.length; ) {
      const batch = orders.slice(read, read + 2);
      read += batch.length;
      mine.events = { ...mine.events, lines: read };
      yield { orders: batch };
    }
    return outcome;
  }
  const events = readEventsAlongside(batches(), mine, progress);
  return { events, progress, read: () => read };
}

const ids = (orders: { id: string }[]) => orders.map(({ id }) => Number(id));
const idsOf = (families: Family[]) =>
  families.map(({ root }) => Number(root.id.slice('gid://shopify/Order/'.length)));

async function collect(rest: AsyncGenerator<PlatformOrder[]>) {
  const all: number[] = [];
  for await (const orders of rest) all.push(...ids(orders));
  return all;
}

test('an order that is in both files is handed out once, by its events', async () => {
  const { events, progress } = readAlongside([orderOf(9), orderOf(6), orderOf(5)]);
  const first = await events.meet([family(9), family(8, { eventful: false }), family(6)]);
  expect([ids(first.met), idsOf(first.unmet)]).toEqual([[9, 6], [8]]);
  const second = await events.meet([family(5), family(4, { eventful: false })]);
  expect([ids(second.met), idsOf(second.unmet)]).toEqual([[5], [4]]);
  expect(await collect(events.rest())).toEqual([]);
  expect(progress.events.mode).toBe('done');
});

test('no more of the events is read than the orders at hand ask for', async () => {
  const { events, read } = readAlongside([orderOf(9), orderOf(8), orderOf(7), orderOf(6)]);
  await events.meet([family(11, { eventful: false }), family(10, { eventful: false })]);
  expect(read()).toBe(0);
  await events.meet([family(9)]);
  expect(read()).toBe(2);
});

test('a checkpoint reaches no further than what was handed out', async () => {
  const { events, progress } = readAlongside([orderOf(9), orderOf(8), orderOf(7)]);
  await events.meet([family(9)]);
  expect(progress.events.lines).toBe(0);
  await events.meet([family(8), family(7)]);
  expect(progress.events.lines).toBe(3);
});

test('what the other file lacks is handed out with the next that it has, or at the end', async () => {
  const { events } = readAlongside([orderOf(9), orderOf(8), orderOf(7), orderOf(3)]);
  const { met, unmet } = await events.meet([family(9), family(7), family(6)]);
  expect([ids(met), idsOf(unmet)]).toEqual([[9, 8, 7], [6]]);
  expect(await collect(events.rest())).toEqual([3]);
});

test('an order that changed after its events were written is handed out by both files', async () => {
  const { events } = readAlongside([orderOf(9)]);
  const later = family(9, { updatedAt: '2026-11-20T10:00:01Z' });
  const { met, unmet } = await events.meet([later]);
  expect([ids(met), idsOf(unmet)]).toEqual([[9], [9]]);
});

test('files in unlike orders hold little in memory', async () => {
  const { events, read } = readAlongside(Array.from({ length: 300 }, (_, index) => orderOf(index)));
  const { unmet } = await events.meet([family(1_000), family(1_001), family(299)]);
  expect(unmet).toHaveLength(3);
  expect(read()).toBeLessThan(60);
  expect(await collect(events.rest())).toHaveLength(300);
});

test('a file that cannot be read to its end is left to be read again from where it was handed out', async () => {
  const { events, progress } = readAlongside([orderOf(9), orderOf(8)], 'no file');
  await events.meet([family(9), family(8)]);
  expect(await collect(events.rest())).toEqual([]);
  expect(progress.events).toMatchObject({ mode: 'bulk', lines: 2 });
});
