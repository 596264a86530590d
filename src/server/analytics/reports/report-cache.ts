import { AsyncLocalStorage } from 'node:async_hooks';
import { computeReport } from '#server/analytics/jobs.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import type { Live } from '#server/core/live/live.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { READERS_WAIT_MS } from './in-time.ts';
import { basisOf, findRecordsState, isSame, type RecordsState } from './records-state.ts';
import {
  clearEntries,
  type Entry,
  findEntries,
  findStoreOfReports,
  type SoughtEntry,
  saveEntry,
} from './report-cache-repository.ts';
import { createReportMemory } from './report-memory.ts';

/** Something worked out from a store's records that takes too long to be worked out for every request. */
export interface Report<Query extends object, Reply extends object> {
  name: string;
  compute: (store: OwnedStore, query: Query, now: Date) => Promise<Reply>;
  /** For what the time of day changes too: out of date after so long, though nothing else has happened. */
  lastsMs?: number;
  /** It names no period, so that after midnight yesterday's is shown until today's has been worked out. */
  outlivesDay?: boolean;
}

export function defineReport<Query extends object, Reply extends object>(
  name: string,
  compute: Report<Query, Reply>['compute'],
  options: Pick<Report<Query, Reply>, 'lastsMs' | 'outlivesDay'> = {},
): Report<Query, Reply> {
  return { name, compute, ...options };
}

/** A report with what it was made of. */
export type Computed<Reply> = Reply & ReportBasis;

/** What a report computes of its reply; the cache adds what it was made of. */
export type Figures<Reply> = Omit<Reply, keyof ReportBasis>;

// biome-ignore lint/suspicious/noExplicitAny: a list of reports holds any query and any reply.
export type AnyReport = Report<any, any>;

/** What takes less is worked out while the reader waits. */
const QUICK_MS = 40;
/** A report takes at most one twentieth of the time, however often a store changes. */
const REST_FACTOR = 20;
/** So often reports are read until all are of one version. */
const MOST_ATTEMPTS = 4;

/** A query of a store with the day it is asked on, as `stretchOf` words it. */
interface Asked {
  store: OwnedStore;
  query: object;
  stretch: string;
}

interface Found {
  records: RecordsState;
  isOfToday: boolean;
  entry: Entry | undefined;
}

/** Of an entry what tells whether it still holds. */
type MadeOf = RecordsState & Pick<Entry, 'computedAt'>;

interface Computing {
  entry: Entry;
  /** The records changed while it was computed. */
  stale: boolean;
}

interface Dependencies {
  db: Database;
  jobs: Jobs;
  live: Live;
  now: () => Date;
}

/**
 * Caches reports in `analytics_cache` with the version of the store's records they were made of. One that is out of date
 * is computed again while the reader waits if that is quick, or if it was made of half a history that is whole by now;
 * otherwise the reader gets it marked as stale, a job computes it again, and the owner's open pages are notified.
 */
export function createReportCache({ db, jobs, live, now }: Dependencies) {
  const underWay = new Map<string, Promise<Computing>>();
  const memory = createReportMemory();
  /** Within `readTogether`, through whatever services the reports are read. */
  const waitsForCurrent = new AsyncLocalStorage<true>();

  async function read<Query extends object, Reply extends object>(
    report: Report<Query, Reply>,
    store: OwnedStore,
    query: Query,
  ): Promise<Computed<Reply>> {
    const [reply] = await readAll(report, [store], () => query);
    return reply!;
  }

  /** As `read`, of several stores with one look into the cache, in their order. */
  async function readAll<Query extends object, Reply extends object>(
    report: Report<Query, Reply>,
    stores: OwnedStore[],
    queryOf: (store: OwnedStore) => Query,
  ): Promise<Computed<Reply>[]> {
    const asked = stores.map((store) => askedOf(store, queryOf(store)));
    const found = await findCached(report, asked);
    return Promise.all(asked.map((each, at) => settle<Reply>(report, each, found[at]!)));
  }

  /**
   * When the replies that `readAll` would give were computed, without reading them: as long as these times are the same, so
   * are they. Null unless all are cached and current.
   */
  async function computedAtOf<Query extends object>(
    report: Report<Query, object>,
    stores: OwnedStore[],
    queryOf: (store: OwnedStore) => Query,
  ): Promise<string[] | null> {
    const asked = stores.map((store) => askedOf(store, queryOf(store)));
    const sought = asked.map(({ store, stretch }) => ({
      storeId: store.id,
      stretches: [stretch] as [string],
    }));
    const entries = await findEntries(db, report.name, sought, false);
    const times = entries.flatMap(({ records, found }) =>
      found && holds(report, found, records) ? [found.computedAt] : [],
    );
    return times.length < entries.length ? null : times;
  }

  async function settle<Reply>(report: AnyReport, asked: Asked, found: Found): Promise<Computed<Reply>> {
    const { entry, records } = found;
    if (entry && isCurrent(report, found)) return replyOf(entry, false);
    if (waitsForCurrent.getStore() || !entry || entry.tookMs < QUICK_MS || !mayBeShown(entry, records))
      return readAnew(report, asked, records);
    await enqueue(report, asked, entry);
    return replyOf(entry, true);
  }

  /** As `read`, for callers that word the figures: waits for current ones, however long that takes. */
  async function readCurrent<Query extends object, Reply extends object>(
    report: Report<Query, Reply>,
    store: OwnedStore,
    query: Query,
  ): Promise<Computed<Reply>> {
    const asked = askedOf(store, query);
    const found = await findOne(report, asked);
    if (found.entry && isCurrent(report, found)) return replyOf(found.entry, false);
    return readAnew(report, asked, found.records);
  }

  /**
   * Replies that all rest on the same records, read again while these change. Whatever reports `work` reads are waited
   * for where they are out of date.
   * @returns null where the records would not stop changing.
   */
  async function readTogether<Replies extends { [Name in keyof Replies]: ReportBasis }>(
    store: OwnedStore,
    work: () => Promise<Replies>,
  ): Promise<(RecordsState & { replies: Replies }) | null> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      const replies = await waitsForCurrent.run(true, work);
      const records = await findRecordsState(db, store.id);
      if (Object.values<ReportBasis>(replies).every((reply) => !reply.stale && isSame(reply, records)))
        return { ...records, replies };
    }
    return null;
  }

  /** What is being computed already may have begun before the records were as this reader found them. */
  async function readAnew<Reply>(
    report: AnyReport,
    asked: Asked,
    records: RecordsState,
  ): Promise<Computed<Reply>> {
    for (;;) {
      const { entry, stale } = await compute(report, asked);
      if (entry.recordsVersion >= records.recordsVersion && mayBeShown(entry, records))
        return replyOf(entry, stale);
    }
  }

  /** From memory where it is still the latest; in the order asked. */
  async function findCached(report: AnyReport, asked: Asked[]): Promise<Found[]> {
    const sought = asked.map((each): SoughtEntry => {
      const { store, query, stretch } = each;
      return {
        storeId: store.id,
        stretches: report.outlivesDay ? [stretch, stretchOf(store, query, DAY_MS)] : [stretch],
        known: memory.recall(keyOf(report, each)),
      };
    });
    const entries = await findEntries(db, report.name, sought);
    return asked.map((each, at) => {
      const { records, found } = entries[at]!;
      if (!found) return { records, isOfToday: false, entry: undefined };
      const { text, stretch, ...madeOf } = found;
      const isOfToday = stretch === each.stretch;
      if (text === null) return { records, isOfToday, entry: sought[at]!.known };
      const entry: Entry = { ...(JSON.parse(text) as Pick<Entry, 'tookMs' | 'reply'>), ...madeOf };
      if (isOfToday) memory.remember(keyOf(report, each), { entry, characters: text.length });
      return { records, isOfToday, entry };
    });
  }

  async function findOne(report: AnyReport, asked: Asked): Promise<Found> {
    const [found] = await findCached(report, [asked]);
    return found!;
  }

  function isCurrent(report: AnyReport, { entry, isOfToday, records }: Found): boolean {
    return entry !== undefined && isOfToday && holds(report, entry, records);
  }

  function holds({ lastsMs }: AnyReport, entry: MadeOf, records: RecordsState): boolean {
    if (!isSame(entry, records)) return false;
    return lastsMs === undefined || now().getTime() - Date.parse(entry.computedAt) < lastsMs;
  }

  /** What the day and the query stand for: the same words for the same question. */
  function stretchOf({ timeZone }: OwnedStore, query: object, agoMs = 0): string {
    const day = localDate(new Date(now().getTime() - agoMs), timeZone);
    const asked = Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return `${day.toString()} ${JSON.stringify(Object.fromEntries(asked))}`;
  }

  function askedOf(store: OwnedStore, query: object): Asked {
    return { store, query, stretch: stretchOf(store, query) };
  }

  /** Readers who ask for the same at the same time wait for the same answer. */
  function compute(report: AnyReport, asked: Asked): Promise<Computing> {
    const key = keyOf(report, asked);
    const already = underWay.get(key);
    if (already) return already;
    const computing = computeNow(report, asked).finally(() => underWay.delete(key));
    underWay.set(key, computing);
    return computing;
  }

  async function computeNow(report: AnyReport, asked: Asked): Promise<Computing> {
    const { store, query, stretch } = asked;
    // The state is read before the records: what changes in between makes the report stale. Another process may have
    // been just quicker.
    const found = await findOne(report, asked);
    if (found.entry && isCurrent(report, found)) return { entry: found.entry, stale: false };
    const startedAt = now();
    const reply: object = await report.compute(store, query, startedAt);
    const tookMs = now().getTime() - startedAt.getTime();
    const entry: Entry = { ...found.records, tookMs, computedAt: startedAt.toISOString(), reply };
    const text = JSON.stringify({ tookMs, reply });
    const records = await saveEntry(db, store.id, { report: report.name, stretch, text, entry });
    memory.remember(keyOf(report, asked), { entry, characters: text.length });
    if (tookMs >= READERS_WAIT_MS) await notify(store);
    return { entry, stale: records !== undefined && !isSame(entry, records) };
  }

  const notify = ({ id, userId }: OwnedStore) =>
    live.notify(db, userId, { type: 'metrics-changed', storeId: id });

  async function enqueue(report: AnyReport, asked: Asked, entry: Entry) {
    const { store, query, stretch } = asked;
    const restedAt = Date.parse(entry.computedAt) + entry.tookMs * REST_FACTOR;
    const startAfterSeconds = Math.max(0, Math.ceil((restedAt - now().getTime()) / 1000));
    await jobs.enqueue(
      db,
      computeReport,
      { storeId: store.id, report: report.name, stretch, query: { ...query } },
      { key: keyOf(report, asked), startAfterSeconds },
    );
  }

  async function computeInBackground(
    report: AnyReport,
    { storeId, stretch, query }: { storeId: string; stretch: string; query: object },
  ) {
    const store = await findStoreOfReports(db, storeId);
    // Nobody asks for yesterday's any more.
    if (!store || stretch !== stretchOf(store, query)) return;
    const asked = { store, query, stretch };
    if (isCurrent(report, await findOne(report, asked))) return;
    const { entry } = await compute(report, asked);
    if (entry.tookMs < READERS_WAIT_MS) await notify(store);
  }

  return {
    read,
    readAll,
    computedAtOf,
    readCurrent,
    readTogether,
    /** What works out any of these reports when its job is done. */
    computing(reports: AnyReport[]) {
      const byName = new Map(reports.map((report) => [report.name, report]));
      return async (asked: { storeId: string; report: string; stretch: string; query: object }) => {
        const report = byName.get(asked.report);
        if (!report) throw new Error(`No report is called ${asked.report}`);
        await computeInBackground(report, asked);
      };
    },
    /** Entries belong to a local day; those of days that are over everywhere are not asked for any more. */
    clearOld: () => clearEntries(db, new Date(now().getTime() - 2 * DAY_MS)),
  };
}
export type ReportCache = ReturnType<typeof createReportCache>;

function keyOf(report: AnyReport, { store, stretch }: Asked): string {
  return `${store.id} ${report.name} ${stretch}`;
}

function replyOf<Reply>({ reply, ...entry }: Entry, stale: boolean): Computed<Reply> {
  return { ...(reply as Reply), ...basisOf({ ...entry, stale }) };
}

/** What was made of half a history is shown as long as no more of it is known, and never after. */
function mayBeShown(entry: Entry, records: RecordsState): boolean {
  return entry.historyComplete || !records.historyComplete;
}
