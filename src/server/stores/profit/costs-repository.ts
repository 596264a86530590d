import { sql } from 'drizzle-orm';
import { type BulkColumns, rowsOf, textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { NO_RULES, type ProfitRules } from '#shared/stores/profit-rules.ts';
import type { CatalogueForCosts, CostFact, SoldThing } from './cost-book.ts';

/** Of all products, or of some. */
export async function findCostFacts(
  db: Database,
  storeId: string,
  productIds?: string[],
): Promise<CostFact[]> {
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select product_id, variant_id, source, from_day::text as from_day, to_day::text as to_day, unit_cost
    from variant_costs where store_id = ${storeId}
      ${productIds ? sql`and product_id = any(${textArray(productIds)})` : sql``}`);
  return rows.map((row) => ({
    productId: row.product_id!,
    variantId: row.variant_id!,
    source: row.source as CostFact['source'],
    fromDay: row.from_day!,
    toDay: row.to_day!,
    unitCost: Number(row.unit_cost),
  }));
}

/** As far as it concerns what was sold, where that is known. */
export async function findCatalogueForCosts(
  db: Database,
  storeId: string,
  sold?: SoldThing[],
): Promise<CatalogueForCosts> {
  const among = (column: string, values: (string | null)[] | undefined) =>
    values
      ? sql`and ${sql.raw(column)} = any(${textArray([...new Set(values)].filter((each) => each !== null))})`
      : sql``;
  const { rows: products } = await db.execute<{ id: string; category: string }>(sql`
    select id, category from products
    where store_id = ${storeId} and category is not null ${among(
      'id',
      sold?.map(({ productId }) => productId),
    )}`);
  const { rows: variants } = await db.execute<Record<'sku' | 'product_id' | 'variant_id', string>>(sql`
    select sku, min(product_id) as product_id, min(id) as variant_id from product_variants
    where store_id = ${storeId} and sku <> '' ${among(
      'sku',
      sold?.map(({ sku }) => sku),
    )}
    group by sku having count(*) = 1`);
  return {
    categories: new Map(products.map(({ id, category }) => [id, category])),
    variantsBySku: new Map(
      variants.map((row) => [row.sku, { productId: row.product_id, variantId: row.variant_id }]),
    ),
  };
}

export async function findProfitRules(db: Database, storeId: string): Promise<ProfitRules> {
  const { rows } = await db.execute<{ rules: Partial<ProfitRules> }>(sql`
    select rules from profit_rules where store_id = ${storeId}`);
  return { ...NO_RULES, ...rows[0]?.rules };
}

export async function saveProfitRules(tx: Database, storeId: string, rules: ProfitRules) {
  await tx.execute(sql`
    insert into profit_rules (store_id, rules) values (${storeId}, ${JSON.stringify(rules)}::jsonb)
    on conflict (store_id) do update set rules = excluded.rules, updated_at = now()`);
  await raiseCostsVersion(tx, storeId);
}

/** Whether the platform says how much of an order is tax; stores that were connected before it was asked are known by their platform. */
export async function saysTaxes(db: Database, storeId: string): Promise<boolean> {
  const { rows } = await db.execute<{ taxes: boolean }>(sql`
    select coalesce((capabilities ->> 'taxes')::boolean, platform = 'shopify') as taxes
    from connected_stores where id = ${storeId}`);
  return rows[0]?.taxes ?? true;
}

/** Days are only written with costs and rules of one version. */
export async function findCostsVersion(db: Database, storeId: string): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(sql`
    select version from cost_readings where store_id = ${storeId}`);
  return rows[0]?.version ?? 0;
}

export async function raiseCostsVersion(tx: Database, storeId: string) {
  await tx.execute(sql`
    insert into cost_readings (store_id, version) values (${storeId}, 1)
    on conflict (store_id) do update set version = cost_readings.version + 1`);
}

/**
 * The owner's costs from a day on, in the place of whatever they said of later days; null ends what they said before. The
 * caller holds the store's lock.
 */
export async function saveOwnerCosts(
  tx: Database,
  storeId: string,
  { from, costs }: { from: string; costs: CostToday[] },
) {
  const columns: BulkColumns<CostToday> = {
    product_id: ['text', (cost) => cost.productId],
    variant_id: ['text', (cost) => cost.variantId],
    unit_cost: ['bigint', (cost) => cost.unitCost],
  };
  const concerned = sql`old.store_id = ${storeId} and old.source = 'owner'
    and old.product_id = incoming.product_id and old.variant_id = incoming.variant_id`;
  await tx.execute(sql`
    delete from variant_costs old using ${rowsOf(costs, columns)} where ${concerned} and old.from_day >= ${from}`);
  await tx.execute(sql`
    update variant_costs old set to_day = ${from}::date from ${rowsOf(costs, columns)}
    where ${concerned} and (old.to_day is null or old.to_day > ${from})`);
  await tx.execute(sql`
    insert into variant_costs (store_id, product_id, variant_id, source, from_day, unit_cost)
    select distinct on (product_id, variant_id) ${storeId}::uuid, product_id, variant_id, 'owner', ${from}::date, unit_cost
    from ${rowsOf(costs, columns)} where unit_cost is not null`);
  await raiseCostsVersion(tx, storeId);
}

/** What the platform says a unit costs today. */
export interface CostToday {
  productId: string;
  variantId: string;
  unitCost: number | null;
}

/**
 * Notes from which day on the platform's cost of a variant is another than before; one that is gone ends. The caller
 * holds the store's lock. @returns whether any changed.
 */
export async function notePlatformCosts(
  tx: Database,
  storeId: string,
  { today, costs }: { today: string; costs: CostToday[] },
): Promise<boolean> {
  if (costs.length === 0) return false;
  const columns: BulkColumns<CostToday> = {
    product_id: ['text', (cost) => cost.productId],
    variant_id: ['text', (cost) => cost.variantId],
    unit_cost: ['bigint', (cost) => cost.unitCost],
  };
  const { rows: ended } = await tx.execute(sql`
    update variant_costs old set to_day = ${today} from ${rowsOf(costs, columns)}
    where old.store_id = ${storeId} and old.source = 'platform' and old.to_day is null
      and old.product_id = incoming.product_id and old.variant_id = incoming.variant_id
      and old.unit_cost is distinct from incoming.unit_cost
    returning old.variant_id`);
  const { rows: begun } = await tx.execute(sql`
    insert into variant_costs (store_id, product_id, variant_id, source, from_day, unit_cost)
    select distinct on (product_id, variant_id) ${storeId}::uuid, product_id, variant_id, 'platform', ${today}::date,
      unit_cost
    from ${rowsOf(costs, columns)}
    where unit_cost is not null and not exists (
      select from variant_costs old
      where old.store_id = ${storeId} and old.source = 'platform' and old.to_day is null
        and old.product_id = incoming.product_id and old.variant_id = incoming.variant_id)
    on conflict (store_id, product_id, variant_id, source, from_day)
      do update set unit_cost = excluded.unit_cost, to_day = null
    returning variant_id`);
  if (ended.length + begun.length === 0) return false;
  await raiseCostsVersion(tx, storeId);
  return true;
}
