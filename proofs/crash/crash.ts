import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { STEPS } from '#server/publishing/delivery/workbench.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { startPostgres } from '../../scripts/postgres-cluster.ts';
import { auditPosts } from './audit.ts';
import { openPlace, type Place } from './place.ts';
import { type RunningWorker, startStandIn, startWorker } from './processes.ts';
import { seedPosts } from './seed.ts';
import { fasterClock } from './worker-orders.ts';

/*
 * Posts due within one minute, and processes that are killed while they publish them: at every named step and at random.
 * At the end every post has to be on the network exactly once, and known to be. `--embedded` does it on the embedded
 * database, which one process has at a time; `--times` lets the clock of the workers run faster.
 */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10000' },
    embedded: { type: 'boolean', default: false },
    times: { type: 'string', default: '1' },
    'kill-every': { type: 'string', default: '3000' },
    'kills-until': { type: 'string', default: '60000' },
    steps: { type: 'string', default: STEPS.join() },
  },
});
const posts = Number(values.posts);
const times = Number(values.times);
const LEASE_MS = 8_000;
const LONGEST_MS = 8 * MINUTE_MS;
/** A step that is not come to within so long is died at later. */
const STEP_MS = 12_000;

const postgres = values.embedded ? null : await startPostgres();
if (!values.embedded && !postgres) {
  process.stderr.write('No PostgreSQL found: please install it, or use --embedded.\n');
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'vitrin-crash-'));
const clock = { from: Date.now(), times };
const standIn = await startStandIn(clock);
const place: Place = { databaseUrl: postgres?.url, dataDir: folder, standInPort: standIn.port };
let passed = false;
try {
  await seed(fasterClock({ clock })());
  const { kills, tookMs } = await publishWhileKilling(Date.now());
  passed = await auditPosts(place, await standIn.taken(), { posts, kills, tookMs });
} finally {
  standIn.stop();
  postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(passed ? 0 : 1);

async function seed(from: Date) {
  const { database, accounts, close } = await openPlace(place);
  await seedPosts(database.db, accounts, { posts, from, withinMs: 60_000, faults: true });
  await close();
}

async function publishWhileKilling(begunAt: number) {
  const steps = STEPS.filter((step) => values.steps.split(',').includes(step));
  const kills: Record<string, number> = {};
  let left = posts;
  let done = false;
  const workers = new Set<RunningWorker>();

  async function runAgainAndAgain() {
    while (!done) {
      const step = steps.shift();
      const killing = step !== undefined || Date.now() - begunAt < Number(values['kills-until']);
      const nth = 1 + Math.floor(Math.random() * Math.min(20, posts / 20));
      const worker = startWorker(
        {
          place,
          clock,
          leaseMs: LEASE_MS * Math.min(times, 2),
          publishLimitMs: 1_000,
          ...(step ? { dieAt: { step, nth } } : {}),
        },
        (now) => {
          left = now;
        },
      );
      workers.add(worker);
      const afterMs = step ? STEP_MS : Number(values['kill-every']) * (0.5 + Math.random());
      const byItself = await endOf(worker, killing ? afterMs : LONGEST_MS);
      workers.delete(worker);
      if (done) return;
      if (step && !byItself) steps.push(step);
      const cause = step && byItself ? step : 'at random';
      kills[cause] = (kills[cause] ?? 0) + 1;
    }
  }

  const all = Array.from({ length: values.embedded ? 1 : 2 }, runAgainAndAgain);
  while (left > 0 && Date.now() - begunAt < LONGEST_MS) await wait(250);
  done = true;
  const tookMs = Date.now() - begunAt;
  await Promise.all([...workers].map((worker) => worker.stop()));
  await Promise.all(all);
  return { kills, tookMs };
}

/** @returns whether it ended before it was killed. */
async function endOf(worker: RunningWorker, killAfterMs: number): Promise<boolean> {
  const ended = new AbortController();
  let byItself = true;
  await Promise.race([worker.ready, worker.ended]);
  void wait(killAfterMs, undefined, { signal: ended.signal }).then(
    () => {
      byItself = false;
      worker.kill();
    },
    () => {},
  );
  await worker.ended;
  ended.abort();
  return byItself;
}
