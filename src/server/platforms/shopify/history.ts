import type {
  Checkpoint,
  PlatformBatch,
  StoreAccess,
  StoreIdentity,
} from '#server/platforms/ports/store-platform.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import type { Bulk } from './bulk.ts';
import { isScopeMissing, type ShopifyLog } from './client.ts';
import { createCurrencyCheck } from './currency-check.ts';
import { readEventsAlongside } from './events-alongside.ts';
import type { FileReader, Reading } from './file-reader.ts';
import type { PagedReader } from './paged-reader.ts';
import { newProgress, operationsOf, type Progress, readProgress, toCheckpoint } from './progress.ts';
import {
  type BulkKind,
  bulkDocument,
  EVENTFUL_ORDERS,
  type Grants,
  HISTORY_KINDS,
  type HistoryKind,
} from './queries.ts';
import type { BulkState } from './wire.ts';

const MAX_RUNS = 2;
const FRESH_MS = 10 * MINUTE_MS;
const LONGEST_QUEUE_MS = 30 * MINUTE_MS;
const QUEUE_PAUSE_MS = 15_000;

interface Dependencies {
  bulk: Bulk;
  files: FileReader;
  paged: PagedReader;
  readGrants: (access: StoreAccess, signal?: AbortSignal) => Promise<Grants>;
  clock: { now(): Date };
  log?: ShopifyLog;
}

/** Everything a shop has: four bulk files and the abandoned checkouts, or ordinary pages where there is no file. */
export function createHistory({ bulk, files, paged, readGrants, clock, log }: Dependencies) {
  async function prepare(access: StoreAccess): Promise<Checkpoint> {
    const grants = await readGrants(access);
    const progress: Progress = {
      products: await begin(access, 'products', grants),
      customers: grants.customers ? await begin(access, 'customers', grants) : newProgress('done'),
      orders: await begin(access, 'orders', grants),
      events: await begin(access, 'events', grants),
      checkouts: newProgress('pages'),
    };
    return toCheckpoint(progress);
  }

  async function begin(access: StoreAccess, kind: BulkKind, grants: Grants) {
    const query = bulkDocument(kind, grants);
    const started = await bulk.start(access, query, true);
    if (started === 'refused') return newProgress('pages');
    if (started !== 'busy') return newProgress('bulk', started.operation);
    const running = await bulk.running(access);
    // Ours from before a crash will do, unless it is so old that changes since would be missed by the next sync.
    const ours = running.find((each) => each.query === query && isFresh(each.createdAt));
    if (ours) return newProgress('bulk', ours.id);
    // The answer says that one is running while none is: this shop will not let us.
    return newProgress(running.length > 0 ? 'queued' : 'pages');
  }

  const isFresh = (createdAt: string) => clock.now().getTime() - Date.parse(createdAt) < FRESH_MS;

  async function ready(access: StoreAccess, checkpoint: Checkpoint): Promise<boolean> {
    for (const operation of operationsOf(readProgress(checkpoint))) {
      if (!(await bulk.isFinished(access, operation))) return false;
    }
    return true;
  }

  async function* read(
    access: StoreAccess,
    {
      identity,
      checkpoint,
      signal,
    }: { identity: StoreIdentity; checkpoint: Checkpoint; signal: AbortSignal },
  ): AsyncGenerator<PlatformBatch> {
    const progress = readProgress(checkpoint);
    const grants = await readGrants(access, signal);
    const currency = createCurrencyCheck(identity, log);
    const reading: Reading = { access, identity, grants, progress, currency, signal };
    try {
      for (const kind of HISTORY_KINDS) {
        if (progress[kind].mode === 'done') continue;
        if (kind === 'orders') await openEventsAlongside(reading);
        if (kind === 'events') yield* restOfEvents(reading);
        if (kind !== 'checkouts') yield* readFromFile(reading, kind);
        if (progress[kind].mode === 'pages') yield* readFromPages(reading, kind);
        progress[kind] = newProgress('done');
        yield { checkpoint: toCheckpoint(progress) };
      }
    } finally {
      await reading.events?.close();
    }
    currency.finish();
  }

  /** Where both files are there, an order that is in both is saved once. */
  async function openEventsAlongside(reading: Reading): Promise<void> {
    const { access, progress, signal } = reading;
    const { mode, operation } = progress.events;
    if (progress.orders.mode !== 'bulk' || mode !== 'bulk' || operation === null) return;
    const state = await bulk.state(access, operation, signal);
    if (state?.status !== 'COMPLETED' || Number(state.objectCount) === 0) return;
    const mine = { ...progress };
    const batches = files.read({ ...reading, progress: mine }, 'events', state);
    reading.events = readEventsAlongside(batches, mine, progress);
  }

  async function* restOfEvents({ events, progress }: Reading): AsyncGenerator<PlatformBatch> {
    if (!events) return;
    for await (const orders of events.rest()) yield { orders, checkpoint: toCheckpoint(progress) };
  }

  async function* readFromFile(reading: Reading, kind: BulkKind): AsyncGenerator<PlatformBatch> {
    const { access, progress, signal } = reading;
    for (;;) {
      if (progress[kind].mode === 'queued') {
        await startQueued(reading, kind);
        yield { checkpoint: toCheckpoint(progress) };
      }
      const { mode, operation } = progress[kind];
      if (mode !== 'bulk' || operation === null) return;
      const state = await bulk.ended(access, operation, signal);
      if (state?.status === 'COMPLETED') {
        if (Number(state.objectCount) === 0) return;
        if ((yield* files.read(reading, kind, state)) === 'done') return;
      }
      runAgain(progress, kind, state);
    }
  }

  async function startQueued({ access, grants, progress, signal }: Reading, kind: BulkKind): Promise<void> {
    const { grouped, runs } = progress[kind];
    for (let waitedMs = 0; waitedMs < LONGEST_QUEUE_MS; waitedMs += QUEUE_PAUSE_MS) {
      const started = await bulk.start(access, bulkDocument(kind, grants), grouped);
      if (started === 'refused') break;
      if (started !== 'busy') {
        progress[kind] = { ...newProgress('bulk', started.operation), grouped, runs };
        return;
      }
      if ((await bulk.running(access)).length === 0) break;
      await bulk.pause(QUEUE_PAUSE_MS, signal);
    }
    progress[kind] = newProgress('pages');
  }

  /** Grouping makes large operations time out more easily (schema: groupObjects); reading does not depend on it. */
  function runAgain(progress: Progress, kind: BulkKind, state: BulkState | null): void {
    const { grouped, runs } = progress[kind];
    log?.warn(
      { kind, status: state?.status, errorCode: state?.errorCode, runs },
      'shopify bulk operation without result',
    );
    const useless = runs >= MAX_RUNS || state?.errorCode === 'ACCESS_DENIED';
    progress[kind] = useless
      ? newProgress('pages')
      : { ...newProgress('queued'), grouped: grouped && state?.errorCode !== 'TIMEOUT', runs: runs + 1 };
  }

  async function* readFromPages(reading: Reading, kind: HistoryKind): AsyncGenerator<PlatformBatch> {
    const { progress } = reading;
    const filter = kind === 'events' ? `(${EVENTFUL_ORDERS})` : null;
    const sought = { ...reading, filter, sortKey: 'ID' as const, above: progress[kind].lastId };
    try {
      for await (const { batch, lastId } of paged.read(kind === 'events' ? 'orders' : kind, sought)) {
        progress[kind] = { ...progress[kind], lastId };
        yield { ...batch, checkpoint: toCheckpoint(progress) };
      }
    } catch (error) {
      // The scope is there, but not the approval for protected customer data: everything else is still worth having.
      if (kind === 'orders' || !isScopeMissing(error)) throw error;
      log?.warn({ kind, store: reading.identity.storeName }, 'shopify does not share these records');
    }
    // Orders by pages come with their events.
    if (kind === 'orders') progress.events = newProgress('done');
  }

  return { prepare, ready, read };
}
