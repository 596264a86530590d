import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';
import type { OutsideReady } from './outside.ts';
import type { Person } from './people.ts';
import type { Scraped } from './scraped.ts';
import { shopName } from './shops.ts';

const DRAIN_PATIENCE_MS = 180_000;
const ASKED_AT_ONCE = 8;
/** pg-boss' own maintenance and what is due once an hour or less is not looked for. */
const SOON = /^(?:\*|\*\/(\d+)) \* \* \* \*$/;

export interface Finding {
  what: string;
  figure: string;
  budget: string;
  met: boolean;
}

/** Everything that was received is applied, everything that is due is done; false where that takes too long. */
export async function untilDrained(db: Database): Promise<boolean> {
  for (const until = Date.now() + DRAIN_PATIENCE_MS; Date.now() < until; await wait(1_000)) {
    const { rows } = await db.execute<{ left: number }>(sql`
      select (select count(*) from webhook_events where applied_at is null)::int
        + (select count(*) from post_deliveries where next_try_at < now() + interval '2 minutes')::int
        + (select count(*) from pgboss.job where name not like '\\_\\_%' and state < 'completed' and start_after <= now())::int as left`);
    if (rows[0]!.left === 0) return true;
  }
  return false;
}

export async function auditWebhooks(db: Database, sent: number): Promise<Finding> {
  const { rows } = await db.execute<{ recorded: number; waiting: number; problems: number }>(sql`
    select count(*)::int as recorded, count(*) filter (where applied_at is null)::int as waiting,
      count(problem)::int as problems from webhook_events`);
  const { recorded, waiting, problems } = rows[0]!;
  return {
    what: 'webhooks recorded / not applied / not understood',
    figure: `${recorded} / ${waiting} / ${problems}`,
    budget: 'none left',
    met: waiting === 0 && problems === 0 && recorded >= sent,
  };
}

/** Our orders against those of the shops themselves, one by one shop. */
export async function auditOrders(
  db: Database,
  people: Person[],
  { shopOrigin }: OutsideReady,
): Promise<Finding> {
  const { rows } = await db.execute<{ store_id: string; orders: number }>(
    sql`select store_id, count(*)::int as orders from orders where deleted_at is null group by 1`,
  );
  const ours = new Map(rows.map((row) => [row.store_id, row.orders]));
  const shops = people.filter(({ shop }) => shop !== null);
  let total = 0;
  let different = 0;
  let next = 0;
  async function compareSome() {
    for (let person = shops[next++]; person; person = shops[next++]) {
      const theirs = await countOrders(shopOrigin.replace('{shop}', shopName(person.shop!)));
      total += theirs;
      if (ours.get(person.storeId) !== theirs) different += 1;
    }
  }
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, compareSome));
  return {
    what: `stores whose orders are not the shop's, of ${shops.length} with ${total} orders`,
    figure: String(different),
    budget: '0',
    met: different === 0,
  };
}

async function countOrders(shopUrl: string): Promise<number> {
  const response = await fetch(`${shopUrl}/admin/api/2026-10/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-access-token': FIXTURE_TOKEN },
    body: JSON.stringify({ query: '{ ordersCount(limit: null) { count } }' }),
  });
  const { data } = (await response.json()) as { data: { ordersCount: { count: number } } };
  return data.ordersCount.count;
}

/** What the nightly comparison of every store's totals with the platform's own found. */
export async function auditFigures(db: Database): Promise<Finding> {
  const { rows } = await db.execute<{ compared: number; different: number }>(
    sql`select count(*)::int as compared, count(cause)::int as different from store_comparisons where basis = 'report'`,
  );
  const { compared, different } = rows[0]!;
  return {
    what: `stores whose totals differ from the platform's own, of ${compared} compared`,
    figure: String(different),
    budget: '0',
    met: different === 0,
  };
}

export async function auditJobs(db: Database): Promise<Finding[]> {
  const { rows: failed } = await db.execute<{ name: string; count: number }>(
    sql`select name, count(*)::int as count from pgboss.job where state = 'failed' group by 1`,
  );
  const { rows: left } = await db.execute<{ name: string; count: number }>(sql`
    select name, count(*)::int as count from pgboss.job
    where name not like '\\_\\_%' and state < 'active' and start_after < now() - interval '2 minutes' group by 1`);
  const listed = (rows: { name: string; count: number }[]) =>
    rows.map(({ name, count }) => `${name} ${count}`).join(', ') || 'none';
  return [
    { what: 'jobs given up', figure: listed(failed), budget: 'none', met: failed.length === 0 },
    { what: 'jobs that never ran', figure: listed(left), budget: 'none', met: left.length === 0 },
  ];
}

/** Everything recurring ran as often as its line in the timetable says, once a look at most lost at either end. */
export async function auditTimetable(db: Database, scraped: Scraped[], minutes: number): Promise<Finding> {
  const { rows } = await db.execute<{ name: string; cron: string }>(
    sql`select name, cron from pgboss.schedule`,
  );
  const ran = (name: string) =>
    scraped
      .flatMap((one) => one.all('vitrin_job_seconds_count'))
      .filter(({ labels }) => labels.job === name)
      .reduce((sum, { value }) => sum + value, 0);
  const missed = rows.filter(({ name, cron }) => {
    const every = SOON.exec(cron);
    return every && ran(name) < Math.floor(minutes / Number(every[1] ?? 1)) - 1;
  });
  return {
    what: `of ${rows.length} lines of the timetable, those that ran too seldom`,
    figure: missed.map(({ name }) => `${name} ${ran(name)}`).join(', ') || 'none',
    budget: 'none',
    met: missed.length === 0,
  };
}
