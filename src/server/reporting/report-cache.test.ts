import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLive } from '#server/live/live.ts';
import { insertStore } from '#server/testing/generated-store.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { createReportCache, defineReport } from './report-cache.ts';

const database = await openTestDatabase();
const { db } = database;

/** A report on the number of the store's orders, which takes as long as it is told to. */
async function startReports({
  tookMs,
  ...options
}: {
  tookMs: number;
  lastsMs?: number;
  outlivesDay?: boolean;
}) {
  let time = Date.parse('2026-11-21T12:00:00Z');
  const told: string[] = [];
  const now = () => new Date(time);
  const log = { error: () => {}, warn: () => {} } as never;
  const jobs = createJobs({ database, log });
  const live = {
    ...(await createLive({ database })),
    tell: async (...[, , event]: [unknown, unknown, { type: string }]) => told.push(event.type),
  };
  const reports = createReportCache({ db, jobs, live: live as never, now });
  const store = { ...(await insertStore(db, 'Europe/London')), platform: 'shopify' as const };
  let computed = 0;
  const report = defineReport(
    'orders',
    async (_store, { city }: { city?: string | undefined }) => {
      computed += 1;
      const seen = computed;
      await new Promise((resolve) => setImmediate(resolve));
      time += tookMs;
      return { seen, city: city ?? null };
    },
    options,
  );
  await jobs.start(reports.jobs([report]), []);
  return {
    jobs,
    reports,
    store,
    told,
    read: (query: { city?: string | undefined } = {}) => reports.read(report, store, query),
    advance: (seconds: number) => {
      time += seconds * 1000;
    },
    changeRecords: () =>
      db.execute(
        sql`update sync_states set records_version = records_version + 1 where store_id = ${store.id}`,
      ),
  };
}

test('a report is worked out once, and read again as long as the store does not change', async () => {
  const { read } = await startReports({ tookMs: 500 });
  const first = await read();
  expect(first).toEqual({ seen: 1, city: null, computedAt: '2026-11-21T12:00:00.000Z' });
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

test('after a change a quick report is worked out anew while the reader waits', async () => {
  const { read, changeRecords } = await startReports({ tookMs: 39 });
  await read();
  await changeRecords();
  expect(await read()).toMatchObject({ seen: 2 });
});

test('after a change a slow report is read as it was, worked out anew by a job, and the pages are told', async () => {
  const { read, changeRecords, advance, jobs, told } = await startReports({ tookMs: 500 });
  await read();
  advance(60);
  await changeRecords();
  expect(await read()).toMatchObject({ seen: 1, computedAt: '2026-11-21T12:00:00.000Z' });
  await read();
  await jobs.runAll();
  expect(told).toEqual(['metrics-changed']);
  expect(await read()).toMatchObject({ seen: 2, computedAt: '2026-11-21T12:01:00.500Z' });
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

test('after midnight yesterday’s report is shown while today’s is worked out, where it tells no period', async () => {
  const { read, advance, jobs } = await startReports({ tookMs: 500, outlivesDay: true });
  await read();
  advance(86_400);
  expect(await read()).toMatchObject({ seen: 1 });
  await jobs.runAll();
  expect(await read()).toMatchObject({ seen: 2 });
  advance(3 * 86_400);
  expect(await read()).toMatchObject({ seen: 3 });
});

test('after midnight a report that tells a period is worked out while the reader waits', async () => {
  const { read, advance } = await startReports({ tookMs: 500 });
  await read();
  advance(86_400);
  expect(await read()).toMatchObject({ seen: 2 });
});

test('a report that was deleted meanwhile is not told from memory', async () => {
  const { read, store } = await startReports({ tookMs: 500 });
  await read();
  await db.execute(sql`delete from analytics_cache where store_id = ${store.id}`);
  expect(await read()).toMatchObject({ seen: 2 });
});
