import { loadavg } from 'node:os';
import { sql } from 'drizzle-orm';
import { reportJobs } from '#server/analytics/jobs.ts';
import { createReportCache, type ReportCache } from '#server/analytics/reports/report-cache.ts';
import { type Database, openDatabase } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { createJobs } from '#server/core/jobs/jobs.ts';
import { createLive } from '#server/core/live/live.ts';
import { analyticsCalls } from './analytics-calls.ts';
import { profitOf } from './profit-calls.ts';
import { benchProfitDays, insertCosts } from './profit-days.ts';
import { heading, quantile, report, seconds } from './report.ts';
import { makeStoreOfSize } from './store-of-size.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const CALLS = 30;
const P95_MS = 50;
/** Nobody waits longer for what was never computed. */
const FIRST_MS = 2_000;
const FACTOR = 3;
/** Below this a factor is noise of the machine. */
const NOISE_MS = 15;

/** The calls of the Analytics page in stores of three sizes: worked out for the first time, and again and again. */
export async function benchAnalytics(place: {
  name: string;
  dataDir: string;
  databaseUrl?: string | undefined;
}) {
  const database = await openDatabase(place);
  const { db } = database;
  const log = { error: () => {}, warn: () => {} } as never;
  const jobs = createJobs({ database, log });
  const reports = createReportCache({
    db,
    jobs,
    live: await createLive({ database }),
    now: () => new Date(),
  });
  await jobs.start(
    reportJobs(reports.computing([]), async () => {}),
    [],
  );
  const smallest = new Map<string, number>();
  for (const size of SIZES) {
    const store = await makeStoreOfSize(db, size);
    await insertCosts(db, store);
    // As PostgreSQL does by itself, and the product with the embedded database after a first import.
    await db.execute(sql`vacuum analyze`);
    heading(`Profit of ${size.toLocaleString('en')} orders, ${place.name}`);
    await benchProfitDays(db, store);
    const { groupCustomers } = profitOf(db, reports);
    report(
      'split by groups of customers, as at the begin of a day, in',
      seconds(await timeOf(() => groupCustomers(store))),
    );
    await db.execute(sql`vacuum analyze`);
    heading(`Analytics calls at ${size.toLocaleString('en')} orders, ${place.name}: first · p50 / p95`);
    report('processes that want a processor at that time', loadavg()[0]!.toFixed(1));
    await measureCalls(db, { store, reports, smallest });
  }
  await jobs.stop();
  await database.close();
}

interface Measured {
  store: OwnedStore;
  reports: ReportCache;
  /** The p95 of every call in the smallest store. */
  smallest: Map<string, number>;
}

async function measureCalls(db: Database, { store, reports, smallest }: Measured) {
  let slowest = { name: '', first: 0, processorMs: 0 };
  for (const [name, call] of Object.entries(analyticsCalls(db, store, reports))) {
    await db.execute(sql`delete from analytics_cache where store_id = ${store.id}`);
    const before = process.cpuUsage();
    const first = await timeOf(call);
    const { user, system } = process.cpuUsage(before);
    if (first > slowest.first) slowest = { name, first, processorMs: (user + system) / 1000 };
    const times: number[] = [];
    for (let again = 0; again < CALLS; again += 1) times.push(await timeOf(call));
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    if (!smallest.has(name)) smallest.set(name, p95);
    const allowed = Math.min(P95_MS, Math.max(FACTOR * smallest.get(name)!, NOISE_MS));
    report(name, `${first.toFixed(0)} · ${p50.toFixed(1)} / ${p95.toFixed(1)} ms`, {
      text: `p95 ${allowed.toFixed(0)} ms`,
      met: p95 <= allowed,
    });
  }
  const { name, first, processorMs } = slowest;
  report(`slowest first answer: ${name}`, seconds(first), {
    text: seconds(FIRST_MS),
    met: first <= FIRST_MS,
  });
  report('of it, processor time of this process', seconds(processorMs));
}

async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}
