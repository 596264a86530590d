import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { NETWORK_KEYS } from '#shared/content/networks/networks.ts';
import { MINUTE_MS } from '#shared/core/time.ts';
import { openPlace } from '../crash/place.ts';
import { startStandIn, startWorker } from '../crash/processes.ts';
import { type Seeding, seedPosts } from '../crash/seed.ts';
import type { WorkerOrders } from '../crash/worker-orders.ts';
import { heading, quantile, report, seconds } from './report.ts';

const POSTS = 10_000;
const BUDGET_MS = 60_000;
const LATENESS_MS = 5_000;
const PATIENCE_MS = 5 * MINUTE_MS;
type Server = { dataDir: string; databaseUrl: string; ofAll?: boolean };

/** One worker, a network in a process of its own, and as many posts as may be due in one minute. */
export async function benchPublishing(server: Server & { name: string }) {
  heading(`Publishing, ${server.name}`);
  const dueAtOnce = { posts: POSTS, withinMs: 0, faults: false, leadMs: 0 };
  const instant = await publish(server, dueAtOnce, { instant: true });
  const real = await publish(server, dueAtOnce);
  const perSecond = (POSTS / real.tookMs) * 1000;
  report(`${POSTS.toLocaleString('en')} due at once, all on the network after`, seconds(real.lastTakenMs), {
    text: seconds(BUDGET_MS),
    met: real.lastTakenMs <= BUDGET_MS && real.taken === POSTS,
  });
  report('all recorded after', seconds(real.tookMs));
  report('posts a second', perSecond.toFixed(0));
  report('the same without a network', seconds(instant.tookMs));
  report('ratio to that', `${(real.tookMs / instant.tookMs).toFixed(2)} ×`);

  const all = await publish({ ...server, ofAll: true }, { ...dueAtOnce, networks: NETWORK_KEYS });
  report(
    `${POSTS.toLocaleString('en')} due at once over ${NETWORK_KEYS.length} networks, all there after`,
    seconds(all.lastTakenMs),
    { text: seconds(BUDGET_MS), met: all.lastTakenMs <= BUDGET_MS && all.taken === POSTS },
  );
  report('ratio to one network', `${(all.lastTakenMs / real.lastTakenMs).toFixed(2)} ×`);

  const hundred = await publish(server, { posts: 100, withinMs: 60_000, faults: false, leadMs: 5_000 });
  const p99 = quantile(hundred.lateMs, 0.99);
  report(
    'late, at 100 posts a minute, p50 / p99',
    `${quantile(hundred.lateMs, 0.5).toFixed(0)} / ${p99.toFixed(0)} ms`,
    {
      text: `p99 ${seconds(LATENESS_MS)}`,
      met: p99 <= LATENESS_MS,
    },
  );
}

async function publish(
  { dataDir, databaseUrl, ofAll = false }: Server,
  { leadMs, ...seeding }: Omit<Seeding, 'from'> & { leadMs: number },
  orders: Partial<WorkerOrders> = {},
) {
  const standIn = await startStandIn();
  const place = { dataDir, databaseUrl, ofAll, standInPort: standIn.port };
  const { database, accounts, close } = await openPlace(place);
  const from = new Date(Date.now() + leadMs);
  await seedPosts(database.db, accounts, { ...seeding, from });
  await close();
  let left: number | null = null;
  let startedAt = 0;
  const worker = startWorker({ place, reportEveryMs: 100, ...orders }, (now) => {
    if (left === null) startedAt = Date.now();
    left = now;
  });
  const until = Date.now() + PATIENCE_MS;
  while (left !== 0 && Date.now() < until) await wait(20);
  const tookMs = Date.now() - startedAt;
  await worker.stop();
  const taken = await standIn.taken();
  standIn.stop();
  const times = taken.map(({ created_at }) => Date.parse(created_at));
  return {
    tookMs,
    taken: taken.length,
    lastTakenMs: Math.max(...times) - startedAt,
    lateMs: await latenesses(databaseUrl, from, new Map(taken.map(({ id }, at) => [id, times[at]!]))),
  };
}

/** From when each was meant to be seen until the network had it. */
async function latenesses(databaseUrl: string, from: Date, takenAt: Map<string, number>): Promise<number[]> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query(
    'select external_id, due_at from post_deliveries where due_at >= $1 and external_id is not null',
    [from],
  );
  await database.end();
  return rows.flatMap(({ external_id, due_at }) => {
    const at = takenAt.get(external_id);
    return at === undefined ? [] : [at - due_at.getTime()];
  });
}
