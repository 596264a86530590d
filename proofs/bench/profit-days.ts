import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { writeProfitDays } from '#server/stores/profit/write-profit-days.ts';
import type { ProfitRules } from '#shared/stores/profit-rules.ts';
import { report, seconds } from './report.ts';
import { DAYS } from './store-of-size.ts';

/** All days of profit of a store, which has none yet, as the product writes them after the first reading of costs. */
export async function benchProfitDays(db: Database, store: OwnedStore) {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  await writeProfitDays(db, store, { inStore: (work) => db.transaction(work) });
  const tookMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(before);
  const { rows } = await db.execute<{ orders: string; lines: string }>(sql`
    select (select count(*) from order_profits where store_id = ${store.id}) as orders,
      (select count(*) from order_lines where store_id = ${store.id}) as lines`);
  const [orders, lines] = [Number(rows[0]!.orders), Number(rows[0]!.lines)];
  report(
    `days of profit of ${orders.toLocaleString('en')} orders with ${(lines / orders).toFixed(1)} lines written in`,
    seconds(tookMs),
  );
  report('of it, processor time of this process', seconds((user + system) / 1000));
  report('orders a second', Math.round(orders / (tookMs / 1000)).toLocaleString('en'));
}

/**
 * What orders cost, most of it known: one variant in ten has no cost, one payment in twenty no fee, one order in five
 * neither a label nor a rule for its country. Rates of tax are listed, and no tax is charged.
 */
export async function insertCosts(db: Database, { id }: OwnedStore) {
  await db.execute(sql`
    insert into variant_costs (store_id, product_id, variant_id, source, from_day, to_day, unit_cost)
    select ${id}, product_id, id, 'sale', current_date - ${DAYS}::int - 1 + half * ${DAYS / 2}::int,
      case when half = 0 then current_date - ${DAYS / 2}::int - 1 end,
      round(price * (0.3 + abs(hashtext(id)) % 4 * 0.1 + half * 0.05))
    from product_variants, generate_series(0, 1) as half
    where store_id = ${id} and hashtext(id) % 10 <> 0`);
  await db.execute(sql`
    insert into order_finances (store_id, order_id, read_at, fee_expected, restocks, taxes, tracking_numbers)
    select ${id}, order_id, now(), false, '[]',
      jsonb_agg(jsonb_build_array(id, (array[0.01, 0.1, 0.2])[1 + length(product_id) % 3], 0, false)), '[]'
    from order_lines where store_id = ${id} group by order_id`);
  await db.execute(sql`
    insert into order_payments (store_id, order_id, id, kind, gateway, amount, fee, fee_tax, fee_expected, withheld,
      processed_at)
    select ${id}, id, 'payment', 'payment', case when hashtext(id) % 20 = 0 then 'paypal' else 'shopify_payments' end,
      total, case when hashtext(id) % 20 = 0 then null else round(total * 0.019) + 20 end, 0, false, 0, placed_at
    from orders where store_id = ${id}`);
  await db.execute(sql`
    insert into store_charges (store_id, source, id, order_id, kind, amount, at)
    select ${id}, 'platform', 'label-' || id, id, 'shipping', 300 + abs(hashtext(id)) % 500, placed_at + interval '1 hour'
    from orders where store_id = ${id} and hashtext(id) % 5 <> 0`);
  const rules: Partial<ProfitRules> = {
    reclaimsVat: true,
    shipping: [{ countryCode: 'DE', from: null, perOrder: 5, perReturn: 4 }],
    handlingPerOrder: 0.4,
    fixedCosts: [{ name: 'Rent', amount: 2_000, every: 'month', from: null, to: null }],
  };
  await db.execute(sql`
    insert into profit_rules (store_id, rules) values (${id}, ${JSON.stringify(rules)}::jsonb)`);
  await db.execute(sql`
    insert into cost_readings (store_id, version, read_at, history_read) values (${id}, 1, now(), true)`);
}
