import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/db/database.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createLive } from '#server/live/live.ts';
import { createReportCache } from '#server/reporting/report-cache.ts';
import { analyticsCalls } from './analytics-calls.ts';
import { quantile } from './report.ts';

const [kind, only = '', n = '12', size = '1000000'] = process.argv.slice(2);
const database = await openDatabase(
  kind === 'pg' ? { databaseUrl: process.env.PGURL, dataDir: '' } : { dataDir: '/tmp/a3/lite' },
);
const { db } = database;
const jobs = createJobs({ database, log: { error: () => {}, warn: () => {} } as never });
const reports = createReportCache({ db, jobs, live: await createLive({ database }), now: () => new Date() });
await jobs.start(reports.jobs([]), [], { work: false });
const { rows } = await db.execute<any>(
  sql`select id, user_id from connected_stores where handle = ${'bench-' + size}`,
);
const store = {
  id: rows[0].id,
  userId: rows[0].user_id,
  platform: 'shopify' as const,
  currency: 'EUR',
  timeZone: 'Europe/London',
};
console.log('load', (await import('node:os')).loadavg()[0]!.toFixed(1));
for (const [name, call] of Object.entries(analyticsCalls(db, store, reports))) {
  if (!new RegExp(only).test(name)) continue;
  await db.execute(sql`delete from analytics_cache where store_id = ${store.id}`);
  const time = async () => {
    const t = performance.now();
    try {
      await call();
    } catch (e) {
      console.log(name, e);
    }
    return performance.now() - t;
  };
  const first = await time();
  const times: number[] = [];
  const c0 = process.cpuUsage();
  for (let i = 0; i < Number(n); i += 1) times.push(await time());
  const c = process.cpuUsage(c0);
  console.log(
    name.padEnd(36),
    first.toFixed(0).padStart(7),
    '·',
    quantile(times, 0.5).toFixed(1).padStart(7),
    '/',
    quantile(times, 0.95).toFixed(1).padStart(7),
    ' cpu',
    ((c.user + c.system) / 1000 / Number(n)).toFixed(1),
    quantile(times, 0.95) > 50 ? 'OVER' : '',
  );
}
await jobs.stop();
await database.close();
