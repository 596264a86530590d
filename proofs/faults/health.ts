import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Company } from './company.ts';
import type { Fleet } from './fleet.ts';

const EVERY_MS = 250;

/**
 * Waits until every process that does not stand still says that it is well, a dashboard is answered and an order placed
 * now has arrived.
 * @returns after how long, null when it did not happen in time.
 */
export async function untilHealthy(
  { fleet, company, databaseUrl }: { fleet: Fleet; company: Company; databaseUrl: () => string },
  limitMs: number,
): Promise<number | null> {
  const startedAt = Date.now();
  const { owner, store } = company.shops[0]!;
  let probe: string | null = null;
  for (; Date.now() - startedAt < limitMs; await wait(EVERY_MS)) {
    const asked = fleet.members.filter(({ standsStill }) => !standsStill);
    const well = await Promise.all(asked.map((member) => member.isHealthy()));
    if (!well.every(Boolean)) continue;
    const shown = await owner.dashboard(store.id).then(
      () => true,
      () => false,
    );
    if (!shown) continue;
    probe ??= company.placeOrder(store.handle);
    if (await hasArrived(databaseUrl(), probe)) return Date.now() - startedAt;
  }
  return null;
}

async function hasArrived(databaseUrl: string, orderId: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('select 1 from orders where id = $1', [orderId.split('/').at(-1)]);
    return rows.length > 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
