import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/core/db/database.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { startPostgres } from '../../scripts/postgres-cluster.ts';
import { heading, megabytes, report, seconds } from '../bench/report.ts';
import { startStandIn } from '../crash/processes.ts';
import {
  auditFigures,
  auditJobs,
  auditOrders,
  auditTimetable,
  auditWebhooks,
  type Finding,
  untilDrained,
} from './audit.ts';
import { startBalancer } from './balancer.ts';
import { copyStores } from './copies.ts';
import { addLargeStores, addSchedules, connectShops } from './fill.ts';
import { startMix } from './mix.ts';
import { findPublished, releasePosts } from './posts.ts';
import { type Server, startOutside, startServer } from './processes.ts';
import { processorSeconds } from './processor-time.ts';
import { type Scraped, scrape } from './scraped.ts';
import { PATTERNS } from './shops.ts';
import { createTimings, type KindOfCall } from './timings.ts';
import { callLines, watchProcesses } from './watch.ts';

/*
 * A thousand stores and all that happens to them, for a while, on this machine: two web and two worker processes on a
 * PostgreSQL of their own, shops, a mail server and a network as stand-ins, everything on loopback. It ends by itself,
 * leaves nothing behind, and fails where a budget is missed.
 * `node proofs/load/soak.ts [--minutes 25] [--stores 1000]` (Node.js 24, Debian: `postgresql`)
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '25' }, stores: { type: 'string', default: '1000' } },
});
const minutes = Number(values.minutes);
const stores = Number(values.stores);
if (!(minutes >= 1 && minutes <= 240) || !(stores >= 10 && stores <= 5_000))
  throw new Error('Usage: node proofs/load/soak.ts [--minutes <1 to 240>] [--stores <10 to 5000>]');

const BALANCER_PORT = 3940;
const APP_SECRET = 'of a soak of which nothing is saved';
const NEWCOMERS = minutes * 3;
const WAY_MS = minutes * MINUTE_MS;
const MEMORY_BYTES = 250 * 2 ** 20;
const FLAT_MB_A_MINUTE = 1;
/** Alone an analytics call takes 50 ms (`npm run bench`); here everybody shares the processors. */
const CALL_P95_MS: Record<string, number> = {
  analytics: 1_000,
  webhook: 5_000,
  'order to changed dashboard': 2_000,
};

const write = (line: string) => void process.stdout.write(`${line}\n`);
const folder = mkdtempSync(join(tmpdir(), 'vitrin-soak-'));
const postgres = await startPostgres({ fsync: true });
if (!postgres) {
  write('SKIPPED: no PostgreSQL is installed here.');
  process.exit(0);
}
const running: { stop(): unknown }[] = [
  postgres,
  { stop: () => rmSync(folder, { recursive: true, force: true }) },
];
const publicUrl = `http://127.0.0.1:${BALANCER_PORT}`;
write(
  `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${megabytes(totalmem())}, Node.js ${process.versions.node}; ${stores} stores, ${minutes} minutes`,
);
try {
  process.exitCode = (await soak(postgres.url)) ? 0 : 1;
} catch (error) {
  process.exitCode = 1;
  write(String(error instanceof Error ? error.stack : error));
} finally {
  for (const each of running.toReversed()) await each.stop();
}

async function soak(databaseUrl: string): Promise<boolean> {
  const begunAt = performance.now();
  const outside = await startOutside(stores + NEWCOMERS, publicUrl);
  running.push(outside);
  const x = await startStandIn();
  running.push(x);
  const surroundings = {
    databaseUrl,
    dataDir: folder,
    publicUrl,
    appSecret: APP_SECRET,
    outside: outside.ready,
    xOrigin: `http://127.0.0.1:${x.port}`,
  };
  const servers: Server[] = [];
  for (const [at, name] of ['web 1', 'web 2', 'worker 1', 'worker 2'].entries()) {
    const role = at < 2 ? 'web' : 'worker';
    const ports = { port: BALANCER_PORT + 1 + at, metricsPort: BALANCER_PORT + 11 + at };
    const server = await startServer(name, { role, ...ports }, surroundings);
    servers.push(server);
    running.push(server);
  }
  const balancer = await startBalancer(BALANCER_PORT, [BALANCER_PORT + 1, BALANCER_PORT + 2]);
  running.push({ stop: () => balancer.close() });
  const database = await openDatabase({ databaseUrl, dataDir: folder });
  running.push({ stop: database.close });
  const { db } = database;
  const { rows } = await db.execute<{ folder: string }>(
    sql`select setting as folder from pg_settings where name = 'data_directory'`,
  );
  const postmaster = Number(readFileSync(join(rows[0]!.folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  report('everything started after', seconds(performance.now() - begunAt));

  const fillAt = performance.now();
  const patterns = Math.min(PATTERNS, stores);
  const connected = await connectShops({ db, url: publicUrl, outside: outside.ready, stores: patterns });
  const took = performance.now() - fillAt;
  report(`${patterns} shops connected at once, and all of them read after`, seconds(took));
  const shops = Array.from({ length: stores - patterns }, (_, at) => patterns + at);
  const copied = await copyStores({ db, outside: outside.ready, appSecret: APP_SECRET, shops, connected });
  const people = [...connected, ...copied, ...(await addLargeStores(db, stores))];
  report('filled after', seconds(performance.now() - fillAt));
  await addSchedules(connected, publicUrl);
  const posts = Math.max(60, (minutes - 1) * 60);
  await releasePosts(db, [...connected, ...copied], {
    appSecret: APP_SECRET,
    from: Date.now() + 30_000,
    posts,
  });

  heading('The soak');
  const timings = createTimings();
  const watching = watchProcesses(servers, timings, write);
  const newcomers = Array.from({ length: NEWCOMERS }, (_, at) => stores + at);
  const before = await lookAt(servers, postmaster, outside.pid);
  const mix = await startMix({
    people,
    connected,
    newcomers,
    url: publicUrl,
    outside: outside.ready,
    timings,
  });
  await wait(WAY_MS);
  await mix.stop();
  const mixedFor = minutes * 60;
  const after = await lookAt(servers, postmaster, outside.pid);
  watching.stop();
  const drained = await untilDrained(db);

  heading('All of it');
  for (const line of callLines(timings.total(), mixedFor)) write(line);
  write(`  ${JSON.stringify(mix.sent)}`);
  for (const [name, used] of Object.entries(after.processor))
    report(`processors in use by ${name}`, ((used - before.processor[name]!) / mixedFor).toFixed(2));
  for (const line of jobLines(before.scraped, after.scraped)) write(line);
  await reportSizes(db);

  heading('Budgets');
  const findings: Finding[] = [
    ...callFindings(timings.total()),
    failureFinding(timings.failures),
    ...memoryFindings(watching.memory()),
    ...servers.map(errorFinding),
    {
      what: 'everything done within three minutes of the end',
      figure: drained ? 'yes' : 'no',
      budget: 'yes',
      met: drained,
    },
    await auditWebhooks(db, mix.sent.webhooks),
    await auditOrders(db, connected, outside.ready),
    await auditFigures(db),
    ...(await auditJobs(db)),
    await auditTimetable(db, after.scraped.slice(2), minutes),
  ];
  const published = await findPublished(x, posts);
  findings.push({
    what: `posts lost / doubled of ${posts}`,
    figure: `${published.lost} / ${published.doubled}`,
    budget: '0 / 0',
    met: published.lost === 0 && published.doubled === 0,
  });
  for (const { what, figure, budget, met } of findings) report(what, figure, { text: budget, met });
  for (const failure of new Set(timings.failures.slice(0, 20))) write(`FAILED ${failure}`);
  for (const { name, errors, warnings } of servers) {
    for (const error of errors.slice(0, 10))
      write(`${name} ERROR ${error.slice(0, 300)} … ${error.slice(-1_500)}`);
    for (const [what, times] of warnings) write(`${name} warned ${times} times: ${what}`);
  }
  return findings.every(({ met }) => met);
}

async function lookAt(servers: Server[], postmaster: number, outside: number) {
  const scraped = await Promise.all(servers.map(({ metricsUrl }) => scrape(metricsUrl)));
  const processor: Record<string, number> = Object.fromEntries(
    servers.map(({ name, pid }) => [name, processorSeconds(pid)]),
  );
  processor.PostgreSQL = processorSeconds(postmaster);
  processor['the stand-ins'] = processorSeconds(outside);
  processor['the load itself'] = process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6;
  return { scraped, processor };
}

function jobLines(before: Scraped[], after: Scraped[]): string[] {
  const sums = (all: Scraped[], what: 'count' | 'sum') => {
    const found = new Map<string, number>();
    for (const { labels, value } of all.flatMap((one) => one.all(`vitrin_job_seconds_${what}`)))
      found.set(labels.job!, (found.get(labels.job!) ?? 0) + value);
    return found;
  };
  const counted = { before: sums(before, 'count'), after: sums(after, 'count') };
  const spent = { before: sums(before, 'sum'), after: sums(after, 'sum') };
  return [...counted.after].sort().map(([job, all]) => {
    const count = all - (counted.before.get(job) ?? 0);
    const took = spent.after.get(job)! - (spent.before.get(job) ?? 0);
    const mean = count > 0 ? `${((took / count) * 1000).toFixed(0)} ms` : '';
    const first = counted.before.get(job) ?? 0;
    const meanFirst = first > 0 ? `${((spent.before.get(job)! / first) * 1000).toFixed(0)} ms` : '';
    return `  job ${job.padEnd(34)} ${String(count).padStart(6)} ${mean.padStart(9)}   before, while filling ${String(first).padStart(6)} ${meanFirst.padStart(9)}`;
  });
}

async function reportSizes(db: Awaited<ReturnType<typeof openDatabase>>['db']) {
  const { rows } = await db.execute<{ name: string; bytes: string; rows: string }>(sql`
    select relname as name, pg_total_relation_size(relid) as bytes, n_live_tup as rows from pg_stat_user_tables
    where schemaname = 'public' order by 2 desc limit 16`);
  for (const { name, bytes, rows: count } of rows)
    report(`  table ${name}, ${Number(count).toLocaleString('en')} rows`, megabytes(Number(bytes)));
  const { rows: total } = await db.execute<{ bytes: string; orders: number }>(
    sql`select pg_database_size(current_database()) as bytes, (select count(*)::int from orders) as orders`,
  );
  const { bytes, orders } = total[0]!;
  report(`  database with ${orders.toLocaleString('en')} orders`, megabytes(Number(bytes)));
}

function callFindings(calls: KindOfCall[]): Finding[] {
  return calls.flatMap(({ kind, p95 }) => {
    const budget = CALL_P95_MS[kind];
    if (!budget) return [];
    return [
      { what: `${kind}, p95`, figure: `${p95.toFixed(0)} ms`, budget: `${budget} ms`, met: p95 <= budget },
    ];
  });
}

function failureFinding(failures: string[]): Finding {
  return {
    what: 'calls that failed',
    figure: String(failures.length),
    budget: '0',
    met: failures.length === 0,
  };
}

function memoryFindings(
  memory: { name: string; peak: number; mean: number; slope: number; noise: number }[],
): Finding[] {
  return memory.flatMap(({ name, peak, mean, slope, noise }) => [
    {
      what: `memory of ${name}, mean (peak ${megabytes(peak)})`,
      figure: megabytes(mean),
      budget: megabytes(MEMORY_BYTES),
      met: mean <= MEMORY_BYTES,
    },
    {
      what: `memory of ${name}, growth a minute`,
      figure: `${slope.toFixed(2)} ± ${noise.toFixed(2)} MB`,
      budget: 'flat',
      met: Math.abs(slope) <= noise || slope < FLAT_MB_A_MINUTE,
    },
  ]);
}

function errorFinding({ name, errors, hasEnded }: Server): Finding {
  return {
    what: `errors in the log of ${name}`,
    figure: `${errors.length}${hasEnded() ? ', ENDED' : ''}`,
    budget: '0',
    met: errors.length === 0 && !hasEnded(),
  };
}
