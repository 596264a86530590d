import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import { defineJob, handle, type Jobs } from '#server/jobs/jobs.ts';
import type { Live } from '#server/live/live.ts';
import {
  clearEntries,
  type Entry,
  findEntry,
  findStoreOfReports,
  keepEntry,
} from './report-cache-repository.ts';
import { createReportMemory } from './report-memory.ts';

/** Something worked out from a store's records that takes too long to be worked out for every request. */
export interface Report<Query extends object, Reply extends object> {
  name: string;
  compute: (store: OwnedStore, query: Query, now: Date) => Promise<Reply>;
  /** For what the time of day changes too: out of date after so long, though nothing else has happened. */
  lastsMs?: number;
  /** It tells no period, so that after midnight yesterday's is shown until today's has been worked out. */
  outlivesDay?: boolean;
}

export function defineReport<Query extends object, Reply extends object>(
  name: string,
  compute: Report<Query, Reply>['compute'],
  options: Pick<Report<Query, Reply>, 'lastsMs' | 'outlivesDay'> = {},
): Report<Query, Reply> {
  return { name, compute, ...options };
}

/** The time of day from which a report's figures are. */
export type Computed<Reply> = Reply & { computedAt: string };

// biome-ignore lint/suspicious/noExplicitAny: a list of reports holds any query and any reply.
export type AnyReport = Report<any, any>;

const DAY_MS = 86_400_000;
/** What takes less is worked out while the reader waits. */
const QUICK_MS = 40;
/** A report takes at most one twentieth of the time, however often a store changes. */
const REST_FACTOR = 20;

const computeReport = defineJob(
  'reporting.compute',
  z.object({
    storeId: z.uuid(),
    report: z.string(),
    stretch: z.string(),
    query: z.record(z.string(), z.unknown()),
  }),
  { attempts: 3 },
);

interface Dependencies {
  db: Database;
  jobs: Jobs;
  live: Live;
  now: () => Date;
}

/**
 * Keeps reports in `analytics_cache` with the version of the store's records they rest on. One that is out of date is
 * worked out anew while the reader waits if that is quick; otherwise the reader gets it as it is, a job works it out
 * anew, and the owner's open pages are told.
 */
export function createReportCache({ db, jobs, live, now }: Dependencies) {
  const underWay = new Map<string, Promise<Entry>>();
  const memory = createReportMemory();

  async function read<Query extends object, Reply extends object>(
    report: Report<Query, Reply>,
    store: OwnedStore,
    query: Query,
  ): Promise<Computed<Reply>> {
    const stretch = stretchOf(store, query);
    const { version, entry, isOfToday } = await findKept(report, store, { query, stretch });
    if (entry && isOfToday && isCurrent(report, entry, version)) return replyOf(entry);
    if (!entry || entry.tookMs < QUICK_MS) return replyOf(await compute(report, store, query, stretch));
    await enqueue(report, store, { query, stretch, entry });
    return replyOf(entry);
  }

  /** From memory where it is still the latest. */
  async function findKept(
    report: AnyReport,
    store: OwnedStore,
    { query, stretch }: { query: object; stretch: string },
  ) {
    const key = keyOf(report, store, stretch);
    const remembered = memory.recall(key);
    const { version, text, ...kept } = await findEntry(db, store.id, {
      report: report.name,
      stretches: report.outlivesDay ? [stretch, stretchOf(store, query, DAY_MS)] : [stretch],
      known: remembered?.computedAt ?? null,
    });
    const isOfToday = kept.stretch === stretch;
    if (text === null) return { version, isOfToday, entry: kept.stretch === null ? undefined : remembered };
    const entry = JSON.parse(text) as Entry;
    if (isOfToday) memory.remember(key, { entry, characters: text.length });
    return { version, isOfToday, entry };
  }

  function isCurrent({ lastsMs }: AnyReport, entry: Entry, version: number): boolean {
    if (entry.version !== version) return false;
    return lastsMs === undefined || now().getTime() - Date.parse(entry.computedAt) < lastsMs;
  }

  /** What the day and the query stand for: the same words for the same question. */
  function stretchOf({ timeZone }: OwnedStore, query: object, agoMs = 0): string {
    const here = Temporal.Instant.fromEpochMilliseconds(now().getTime() - agoMs).toZonedDateTimeISO(timeZone);
    const asked = Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1));
    return `${here.toPlainDate().toString()} ${JSON.stringify(Object.fromEntries(asked))}`;
  }

  /** Whoever asks for the same meanwhile waits for the same answer. */
  function compute(report: AnyReport, store: OwnedStore, query: object, stretch: string): Promise<Entry> {
    const key = keyOf(report, store, stretch);
    const already = underWay.get(key);
    if (already) return already;
    const computing = computeNow(report, store, query, stretch).finally(() => underWay.delete(key));
    underWay.set(key, computing);
    return computing;
  }

  async function computeNow(report: AnyReport, store: OwnedStore, query: object, stretch: string) {
    // Looked up before the records are read: what changes meanwhile makes the report out of date. Somebody else may
    // have been just quicker.
    const { version, entry: others, isOfToday } = await findKept(report, store, { query, stretch });
    if (others && isOfToday && isCurrent(report, others, version)) return others;
    const startedAt = now();
    const reply: object = await report.compute(store, query, startedAt);
    const tookMs = now().getTime() - startedAt.getTime();
    const entry = { version, tookMs, computedAt: startedAt.toISOString(), reply };
    const text = JSON.stringify(entry);
    await keepEntry(db, store.id, report.name, stretch, { text, version, computedAt: entry.computedAt });
    memory.remember(keyOf(report, store, stretch), { entry, characters: text.length });
    return entry;
  }

  async function enqueue(
    report: AnyReport,
    store: OwnedStore,
    { query, stretch, entry }: { query: object; stretch: string; entry: Entry },
  ) {
    const restedAt = Date.parse(entry.computedAt) + entry.tookMs * REST_FACTOR;
    const startAfterSeconds = Math.max(0, Math.ceil((restedAt - now().getTime()) / 1000));
    await jobs.enqueue(
      db,
      computeReport,
      { storeId: store.id, report: report.name, stretch, query: { ...query } },
      { key: keyOf(report, store, stretch), startAfterSeconds },
    );
  }

  async function computeInBackground(
    report: AnyReport,
    { storeId, stretch, query }: { storeId: string; stretch: string; query: object },
  ) {
    const store = await findStoreOfReports(db, storeId);
    // Nobody asks for yesterday's any more.
    if (!store || stretch !== stretchOf(store, query)) return;
    const { version, entry, isOfToday } = await findKept(report, store, { query, stretch });
    if (entry && isOfToday && isCurrent(report, entry, version)) return;
    await compute(report, store, query, stretch);
    await live.tell(db, store.userId, { type: 'metrics-changed', storeId });
  }

  return {
    read,
    /** The job that works out any of these reports. */
    jobs(reports: AnyReport[]) {
      const byName = new Map(reports.map((report) => [report.name, report]));
      return [
        handle(computeReport, async (asked) => {
          const report = byName.get(asked.report);
          if (!report) throw new Error(`No report is called ${asked.report}`);
          await computeInBackground(report, asked);
        }),
      ];
    },
    /** Entries belong to a local day; those of days that are over everywhere are not asked for any more. */
    clearOld: () => clearEntries(db, new Date(now().getTime() - 2 * DAY_MS)),
  };
}
export type ReportCache = ReturnType<typeof createReportCache>;

function keyOf(report: AnyReport, store: OwnedStore, stretch: string): string {
  return `${store.id} ${report.name} ${stretch}`;
}

function replyOf<Reply extends object>({ reply, computedAt }: Entry): Computed<Reply> {
  return { ...(reply as Reply), computedAt };
}
