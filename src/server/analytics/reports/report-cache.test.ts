import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reportJobs } from '#server/analytics/jobs.ts';
import { createJobs } from '#server/core/jobs/jobs.ts';
import { createLive } from '#server/core/live/live.ts';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import { inTime, READERS_WAIT_MS } from './in-time.ts';
import { createReportCache, defineReport } from './report-cache.ts';

const database = await openTestDatabase();
const { db } = database;

/** A report on the number of the store's orders, which takes as long as the test asks. */
async function startReports({
  tookMs,
  wholeFirst = true,
  whileComputed,
  ...options
}: {
  tookMs: number;
  /** Whether the whole history is in from the beginning. */
  wholeFirst?: boolean;
  /** Happens while a report is computed. */
  whileComputed?: () => Promise<unknown>;
  lastsMs?: number;
  outlivesDay?: boolean;
}) {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const events: string[] = [];
  const now = () => new Date(time);
  const log = { error: () => {}, warn: () => {} } as never;
  const jobs = createJobs({ database, log });
  const live = {
    ...(await createLive({ database })),
    notify: async (...[, , event]: [unknown, unknown, { type: string }]) => events.push(event.type),
  };
  const reports = createReportCache({ db, jobs, live: live as never, now });
  const store = { ...(await insertStore(db, 'Europe/London')), platform: 'shopify' as const };
  /** As readings leave it: with the totals counted where the whole history is in. */
  const setRecords = (version: SQL, complete: boolean) =>
    db.execute(sql`
      update sync_states set records_version = ${version}, history_complete = ${complete},
        totals_version = case when ${complete} then ${version} else 0 end
      where store_id = ${store.id}`);
  await setRecords(sql`1`, wholeFirst);
  let computed = 0;
  const report = defineReport(
    'orders',
    async (_store, { city }: { city?: string | undefined }) => {
      computed += 1;
      const seen = computed;
      await new Promise((resolve) => setImmediate(resolve));
      await whileComputed?.();
      time += tookMs;
      return { seen, city: city ?? null };
    },
    options,
  );
  await jobs.start(
    reportJobs(reports.computing([report]), async () => {}),
    [],
  );
  return {
    jobs,
    reports,
    store,
    events,
    read: (query: { city?: string | undefined } = {}) => reports.read(report, store, query),
    readTogether: <Replies extends Record<string, ReportBasis>>(work: () => Promise<Replies>) =>
      reports.readTogether(store, work),
    readCurrent: () => reports.readCurrent(report, store, {}),
    advance: (seconds: number) => {
      time += seconds * 1000;
    },
    /** What another process reads, which has no report in memory. */
    readElsewhere: () => createReportCache({ db, jobs, live: live as never, now }).read(report, store, {}),
    changeRecords: () => setRecords(sql`records_version + 1`, wholeFirst),
    /** Nothing older came in, so the version stays. */
    completeHistory: () => setRecords(sql`records_version`, true),
  };
}

test('a report is worked out once, and read again as long as the store does not change', async () => {
  const { read } = await startReports({ tookMs: 500 });
  const first = await read();
  expect(first).toEqual({
    seen: 1,
    city: null,
    computedAt: '2026-11-21T12:00:00.000Z',
    recordsVersion: 1,
    historyComplete: true,
    stale: false,
  });
  expect(await read()).toEqual(first);
});

test('every query has its own answer, in whatever order its words come', async () => {
  const { read } = await startReports({ tookMs: 500 });
  expect(await read({ city: 'London' })).toMatchObject({ seen: 1, city: 'London' });
  expect(await read({ city: 'Leeds' })).toMatchObject({ seen: 2, city: 'Leeds' });
  expect(await read({ city: undefined })).toMatchObject({ seen: 3 });
  expect(await read({})).toMatchObject({ seen: 3 });
});

test('who asks at the same time waits for the same answer', async () => {
  const { read } = await startReports({ tookMs: 500 });
  const answers = await Promise.all([read(), read(), read()]);
  expect(answers.map(({ seen }) => seen)).toEqual([1, 1, 1]);
});

test('after a change a quick report is worked out again while the reader waits', async () => {
  const { read, changeRecords } = await startReports({ tookMs: 39 });
  await read();
  await changeRecords();
  expect(await read()).toMatchObject({ seen: 2, recordsVersion: 2, stale: false });
});

test('after a change a slow report is read as it was, worked out again by a job, and the pages are notified', async () => {
  const { read, changeRecords, advance, jobs, events } = await startReports({ tookMs: 500 });
  await read();
  advance(60);
  await changeRecords();
  expect(await read()).toMatchObject({
    seen: 1,
    computedAt: '2026-11-21T12:00:00.000Z',
    recordsVersion: 1,
    stale: true,
  });
  await read();
  await jobs.runAll();
  expect(events).toEqual(['metrics-changed']);
  expect(await read()).toMatchObject({
    seen: 2,
    computedAt: '2026-11-21T12:01:00.500Z',
    recordsVersion: 2,
    stale: false,
  });
});

test('a slow report rests twenty times as long as it takes', async () => {
  const { read, changeRecords, jobs } = await startReports({ tookMs: 500 });
  await read();
  await changeRecords();
  await read();
  await jobs.runAll();
  expect(await read()).toMatchObject({ seen: 1 });
});

test('a new day where the store is asks for a new answer; the old one is cleared', async () => {
  const { read, advance, reports } = await startReports({ tookMs: 500 });
  await read();
  advance(12 * 3600);
  expect(await read()).toMatchObject({ seen: 2 });
  advance(40 * 3600);
  await reports.clearOld();
  const { rows } = await db.execute(
    sql`select 1 from analytics_cache where date_range like '2026-11-21%' and last_updated = '2026-11-21T12:00:00Z'`,
  );
  expect(rows).toEqual([]);
});

test('what the time of day changes too is out of date after a while, though the store has not changed', async () => {
  const { read, advance } = await startReports({ tookMs: 0, lastsMs: 60_000 });
  await read();
  advance(59);
  expect(await read()).toMatchObject({ seen: 1 });
  advance(1);
  expect(await read()).toMatchObject({ seen: 2 });
});

test('after midnight yesterday’s report is shown while today’s is worked out, where it names no period', async () => {
  const { read, advance, jobs } = await startReports({ tookMs: 500, outlivesDay: true });
  await read();
  advance(86_400);
  expect(await read()).toMatchObject({ seen: 1 });
  await jobs.runAll();
  expect(await read()).toMatchObject({ seen: 2 });
  advance(3 * 86_400);
  expect(await read()).toMatchObject({ seen: 3 });
});

test('after midnight a report that names a period is worked out while the reader waits', async () => {
  const { read, advance } = await startReports({ tookMs: 500 });
  await read();
  advance(86_400);
  expect(await read()).toMatchObject({ seen: 2 });
});

test('a report that has been deleted is not answered from memory', async () => {
  const { read, store } = await startReports({ tookMs: 500 });
  await read();
  await db.execute(sql`delete from analytics_cache where store_id = ${store.id}`);
  expect(await read()).toMatchObject({ seen: 2 });
});

test('a report of half a history is shown while no more is known, and never once the history is whole', async () => {
  const { read, readElsewhere, changeRecords, completeHistory } = await startReports({
    tookMs: 500,
    wholeFirst: false,
  });
  expect(await read()).toMatchObject({ seen: 1, historyComplete: false, stale: false });
  await changeRecords();
  expect(await read()).toMatchObject({ seen: 1, historyComplete: false, stale: true });
  await completeHistory();
  expect(await readElsewhere()).toMatchObject({ seen: 2, historyComplete: true, stale: false });
  // This process still has the older one in memory.
  expect(await read()).toMatchObject({ seen: 2, historyComplete: true, stale: false });
});

test('what was computed from half a history is counted again though no record has changed since', async () => {
  const { read, completeHistory } = await startReports({ tookMs: 500, wholeFirst: false });
  await read();
  await completeHistory();
  expect(await read()).toMatchObject({ seen: 2, recordsVersion: 1, historyComplete: true });
});

test('a reader who asks when the history is complete does not join a computation that began before', async () => {
  let complete: () => Promise<unknown> = async () => undefined;
  const { read, completeHistory } = await startReports({
    tookMs: 500,
    wholeFirst: false,
    whileComputed: () => complete(),
  });
  const later: ReturnType<typeof read>[] = [];
  complete = async () => {
    complete = async () => undefined;
    await completeHistory();
    later.push(read());
  };
  expect(await read()).toMatchObject({ seen: 1, historyComplete: false, stale: true });
  expect(await later[0]).toMatchObject({ seen: 2, historyComplete: true, stale: false });
});

test('a change while a report is computed makes it stale', async () => {
  let change: () => Promise<unknown> = async () => undefined;
  const { read, changeRecords } = await startReports({ tookMs: 500, whileComputed: () => change() });
  change = changeRecords;
  expect(await read()).toMatchObject({ recordsVersion: 1, stale: true });
});

test('what words a slow report waits for the current one', async () => {
  const { read, readCurrent, changeRecords } = await startReports({ tookMs: 500 });
  await read();
  await changeRecords();
  expect(await readCurrent()).toMatchObject({ seen: 2, recordsVersion: 2, stale: false });
  expect(await readCurrent()).toMatchObject({ seen: 2 });
});

test('reports read together rest on the same records: they are read again while these change', async () => {
  const { read, readTogether, changeRecords } = await startReports({ tookMs: 500 });
  await read();
  await changeRecords();
  let readings = 0;
  const together = await readTogether(async () => {
    readings += 1;
    const first = await read();
    if (readings === 1) await changeRecords();
    return { first, second: await read() };
  });
  expect(readings).toBe(2);
  expect(together).toMatchObject({
    recordsVersion: 3,
    historyComplete: true,
    replies: { first: { recordsVersion: 3, stale: false }, second: { recordsVersion: 3, stale: false } },
  });
});

test('where records would not stop changing, nothing is read together', async () => {
  const { read, readTogether, changeRecords } = await startReports({ tookMs: 0 });
  const together = await readTogether(async () => {
    const only = await read();
    await changeRecords();
    return { only };
  });
  expect(together).toBeNull();
});

test('nobody waits longer than a bound: then a report is being counted, and pages are notified when it is done', async () => {
  const { read, events } = await startReports({ tookMs: READERS_WAIT_MS });
  const reading = read();
  await expect(inTime(new Promise(() => {}), 1)).rejects.toMatchObject({
    status: 503,
    error: 'being_counted',
  });
  expect(await inTime(reading)).toMatchObject({ seen: 1 });
  expect(events).toEqual(['metrics-changed']);
});
