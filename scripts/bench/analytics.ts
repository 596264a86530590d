import { sql } from 'drizzle-orm';
import { createAnalyticsService } from '#server/analytics/service.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { uncachedReports } from '#server/testing/uncached-reports.ts';
import { heading, quantile, report } from './report.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const CALLS = 200;
const P95_MS = 50;
const FACTOR = 3;

/**
 * The calls of the Analytics page in stores of three sizes. The larger ones repeat the real history under new keys: as
 * many times the orders and customers in the same two years. Of the ledger, which the calls read only for the hour that
 * is not over, the last 90 days are repeated; all of it would be 26 million rows.
 */
export async function benchAnalytics(place: {
  name: string;
  dataDir: string;
  databaseUrl?: string | undefined;
}) {
  heading(`Analytics calls, ${place.name}`);
  const database = await openDatabase(place);
  const { db } = database;
  const now = () => new Date();
  const service = createAnalyticsService({ db, reports: uncachedReports(now), now });
  const slowest: number[] = [];
  for (const size of SIZES) {
    const store = await makeStore(db, size);
    await db.execute(sql.raw('vacuum analyze'));
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const startedAt = performance.now();
      await service.dashboard(store, { range: 'mtd' });
      times.push(performance.now() - startedAt);
    }
    const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)];
    slowest.push(p95);
    report(`${size.toLocaleString('en')} orders, p50 / p95`, `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`, {
      text: `p95 ${P95_MS} ms`,
      met: p95 <= P95_MS,
    });
  }
  const factor = slowest.at(-1)! / slowest[0]!;
  report('p95 at 1,000,000 ÷ p95 at 10,000 orders', factor.toFixed(2), {
    text: `factor ${FACTOR}`,
    met: factor <= FACTOR,
  });
  await database.close();
}

async function makeStore(db: Database, size: number) {
  const { rows } = await db.execute<{ id: string; user_id: string; orders: number }>(sql`
    select s.id, s.user_id, (select count(*)::int from orders o where o.store_id = s.id) as orders
    from connected_stores s where s.external_id not like 'bench-%' limit 1`);
  const real = rows[0]!;
  const share = Math.min(1, size / real.orders);
  const { rows: made } = await db.execute<{ id: string; currency: string; time_zone: string }>(sql`
    insert into connected_stores (user_id, platform, store_name, store_url, access_token, external_id, handle,
      currency, time_zone, capabilities, is_active)
    select user_id, platform, store_name, store_url, access_token, ${`bench-${size}`}, ${`bench-${size}`},
      currency, time_zone, capabilities, false
    from connected_stores where id = ${real.id} returning id, currency, time_zone`);
  const { id, currency, time_zone: timeZone } = made[0]!;
  await db.execute(sql`
    insert into sync_states (store_id, phase, history_from, history_complete, started_at, last_synced_at)
    select ${id}, phase, history_from, history_complete, started_at, last_synced_at from sync_states where store_id = ${real.id}`);
  await db.execute(sql`
    create temporary table kept as select id from orders where store_id = ${real.id}
    order by hashtext(id) limit ${Math.round(real.orders * share)}`);
  const copies = Math.max(1, Math.round(size / real.orders));
  for (let copy = 0; copy < copies; copy += 1) await repeatHistory(db, { from: real.id, to: id, copy });
  await db.execute(sql`drop table kept`);
  return { id, userId: real.user_id, platform: 'shopify' as const, currency, timeZone };
}

async function repeatHistory(db: Database, { from, to, copy }: { from: string; to: string; copy: number }) {
  const again = (column: string) => sql.raw(`${column} || '-${copy}'`);
  await db.execute(sql`
    insert into orders (store_id, id, name, placed_at, updated_at, cancelled_at, deleted_at, test, paid, customer_id,
      buyer, city, country_code, total, detail, changed)
    select ${to}, ${again('id')}, name, placed_at, updated_at, cancelled_at, deleted_at, test, paid,
      ${again('customer_id')}, ${again('buyer')}, city, country_code, total, detail, changed
    from orders where store_id = ${from} and id in (select id from kept)`);
  await db.execute(sql`
    insert into sale_events (store_id, order_id, key, kind, part, line_id, product_id, quantity, amount, discount,
      currency, occurred_at)
    select ${to}, ${again('order_id')}, key, kind, part, line_id, product_id, quantity, amount, discount, currency,
      occurred_at
    from sale_events
    where store_id = ${from} and order_id in (select id from kept) and occurred_at > now() - interval '90 days'`);
  await db.execute(sql`
    insert into sales_hours select ${to}, day, hour, orders, cancelled_orders, unpaid_orders, guest_orders, units, gross,
      discounts, reversals, shipping, tax, other, placed
    from sales_hours where store_id = ${from}
    on conflict (store_id, day, hour) do update set orders = sales_hours.orders + excluded.orders,
      gross = sales_hours.gross + excluded.gross, placed = sales_hours.placed + excluded.placed`);
  await db.execute(sql`
    insert into customer_months (store_id, month, buyer, first_order_at, second_order_at, orders, bought_before)
    select ${to}, month, ${again('buyer')}, first_order_at, second_order_at, orders, bought_before
    from customer_months where store_id = ${from}`);
}
