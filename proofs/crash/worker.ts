import { sql } from 'drizzle-orm';
import type { SocialNetwork } from '#server/platforms/ports/social-network.ts';
import { createPublishingEngine } from '#server/publishing/delivery/engine.ts';
import { openPlace } from './place.ts';
import { fasterClock, type WorkerOrders } from './worker-orders.ts';

/** A process that publishes until it is stopped, or until it kills itself at the step it was given. */
const orders = JSON.parse(process.argv[2]!) as WorkerOrders;
const now = fasterClock(orders);
const { database, engineOptions, close } = await openPlace(orders.place, {
  now,
  ...(orders.publishLimitMs ? { publishLimitMs: orders.publishLimitMs } : {}),
});
let untilDeath = orders.dieAt?.nth ?? 0;
const engine = createPublishingEngine({
  ...engineOptions,
  ...(orders.instant ? { networks: instantNetworks() } : {}),
  ...(orders.leaseMs ? { leaseMs: orders.leaseMs } : {}),
  async stepped(step) {
    if (step !== orders.dieAt?.step) return;
    untilDeath -= 1;
    if (untilDeath <= 0) process.kill(process.pid, 'SIGKILL');
  },
});

function instantNetworks() {
  const { networks } = engineOptions;
  return Object.fromEntries(
    Object.entries(networks).map(([name, network]) => [name, instantNetwork(network)]),
  );
}

function instantNetwork(real: SocialNetwork): SocialNetwork {
  return {
    ...real,
    allowance: async () => null,
    prepare: async () => ({ ready: true, prepared: {} }),
    publish: async () => ({ externalId: crypto.randomUUID(), permalink: null }),
  };
}

async function reportLeft(): Promise<void> {
  const { rows } = await database.db.execute<{ left: number }>(
    sql`select count(*)::int as left from post_deliveries where next_try_at is not null and status <> 'on_phone'`,
  );
  process.stdout.write(`${JSON.stringify(rows[0])}\n`);
}

await reportLeft();
if (database.kind === 'embedded') await engine.takeOver();
engine.start();
const reporting = setInterval(() => void reportLeft().catch(() => {}), orders.reportEveryMs ?? 500);

process.once('SIGTERM', async () => {
  clearInterval(reporting);
  await engine.stop();
  await close();
  process.exit(0);
});
process.stdin.resume().on('end', () => process.exit(1));
