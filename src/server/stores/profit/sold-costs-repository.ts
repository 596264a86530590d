import { sql } from 'drizzle-orm';
import { type BulkColumns, columnList, rowsOf } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { dayAfter } from '#server/core/time/local-time.ts';
import type { SoldCost } from '#server/platforms/ports/store-platform.ts';
import { raiseCostsVersion } from './costs-repository.ts';

interface Stretch {
  productId: string;
  variantId: string;
  unitCost: number;
  from: string;
  /** The first day behind it. */
  to: string;
}

/**
 * Costs as they were noted at sales of these days, in the place of what was known of them. Days of one cost that follow
 * each other are one fact. The caller holds the store's lock. @returns whether there is any.
 */
export async function saveSoldCosts(
  tx: Database,
  storeId: string,
  { from, to, costs }: { from: string; to: string; costs: SoldCost[] },
): Promise<boolean> {
  const end = dayAfter(to);
  // A fact that begins before and reaches into these days is cut; one that reaches beyond them goes on behind them.
  await tx.execute(sql`
    insert into variant_costs (store_id, product_id, variant_id, source, from_day, to_day, unit_cost)
    select store_id, product_id, variant_id, source, ${end}::date, to_day, unit_cost from variant_costs
    where store_id = ${storeId} and source = 'sale' and from_day < ${end} and to_day > ${end}
    on conflict do nothing`);
  await tx.execute(sql`
    delete from variant_costs where store_id = ${storeId} and source = 'sale' and from_day >= ${from} and from_day < ${end}`);
  await tx.execute(sql`
    update variant_costs set to_day = ${from}::date
    where store_id = ${storeId} and source = 'sale' and from_day < ${from} and to_day > ${from}`);
  const stretches = stretchesOf(costs);
  if (stretches.length > 0) {
    const columns: BulkColumns<Stretch> = {
      store_id: ['uuid', () => storeId],
      product_id: ['text', (each) => each.productId],
      variant_id: ['text', (each) => each.variantId],
      source: ['text', () => 'sale'],
      from_day: ['date', (each) => each.from],
      to_day: ['date', (each) => each.to],
      unit_cost: ['bigint', (each) => each.unitCost],
    };
    await tx.execute(sql`
      insert into variant_costs (${columnList(columns)}) select * from ${rowsOf(stretches, columns)}`);
  }
  await joinSoldCosts(tx, storeId);
  await raiseCostsVersion(tx, storeId);
  return costs.length > 0;
}

/**
 * Facts of one cost that follow each other are one, wherever the days they were read with begin and end: on a day between
 * them on which goods also came back the platform says no cost.
 */
async function joinSoldCosts(tx: Database, storeId: string) {
  await tx.execute(sql`
    with sold as (
      select product_id, variant_id, from_day, to_day, unit_cost,
        unit_cost is distinct from lag(unit_cost) over (partition by product_id, variant_id order by from_day) as begins
      from variant_costs where store_id = ${storeId} and source = 'sale'
    ), numbered as (
      select *, count(*) filter (where begins) over (partition by product_id, variant_id order by from_day) as number
      from sold
    ), joined as (
      select product_id, variant_id, min(from_day) as first_day, max(to_day) as end_day from numbered
      group by product_id, variant_id, number having count(*) > 1
    ), dropped as (
      delete from variant_costs costs using joined
      where store_id = ${storeId} and source = 'sale' and costs.product_id = joined.product_id
        and costs.variant_id = joined.variant_id and from_day > first_day and from_day < end_day
    )
    update variant_costs costs set to_day = end_day from joined
    where store_id = ${storeId} and source = 'sale' and costs.product_id = joined.product_id
      and costs.variant_id = joined.variant_id and from_day = first_day`);
}

/** A cost holds from the sale it was noted at until the day after the last one with the same cost. */
export function stretchesOf(costs: SoldCost[]): Stretch[] {
  const stretches: Stretch[] = [];
  const byVariant = Map.groupBy(costs, ({ productId, variantId }) => `${productId} ${variantId}`);
  for (const ofVariant of byVariant.values()) {
    let last: Stretch | undefined;
    const inTime = [...ofVariant].sort((one, other) => (one.day < other.day ? -1 : 1));
    for (const { day, productId, variantId, unitCost } of inTime) {
      if (last?.unitCost === unitCost) last.to = dayAfter(day);
      else {
        last = { productId, variantId, unitCost, from: day, to: dayAfter(day) };
        stretches.push(last);
      }
    }
  }
  return stretches;
}
