import { type SQL, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';

export interface VariantOfProduct {
  id: string;
  title: string;
  sku: string | null;
  price: number;
}

export async function findVariantsOf(
  db: Database,
  storeId: string,
  productId: string,
): Promise<VariantOfProduct[]> {
  const { rows } = await db.execute(sql`
    select variant.id, variant.title, sku, price from product_variants variant
      join products on products.store_id = ${storeId} and products.id = product_id and deleted_at is null
    where variant.store_id = ${storeId} and product_id = ${productId} order by price, variant.id`);
  return rows.map((row) => ({
    id: row.id as string,
    title: row.title as string,
    sku: row.sku as string | null,
    price: Number(row.price),
  }));
}

/**
 * What a product's price holds of tax, as orders since then show it: the price over what the ledger has of it without
 * tax, 1.2 at 20 %. Null where none was sold.
 */
export async function findTaxInside(
  db: Database,
  storeId: string,
  { productId, since }: { productId: string; since: Date },
): Promise<number | null> {
  const { rows } = await db.execute<{ ratio: number | null }>(sql`
    select sum(unit_price * line.quantity)::double precision / nullif(sum(amount), 0)::double precision as ratio
    from orders
      join order_lines line on line.store_id = ${storeId} and line.order_id = orders.id
      join sale_events event on event.store_id = ${storeId} and event.order_id = orders.id and line_id = line.id
        and kind = 'sale' and part = 'product'
    where orders.store_id = ${storeId} and placed_at >= ${since.toISOString()} and not test and deleted_at is null
      and line.product_id = ${productId}`);
  return rows[0]?.ratio ?? null;
}

/** A variant on sale with its product, and what of it was sold. */
export interface VariantOnSale {
  productId: string;
  variantId: string;
  title: string;
  variantTitle: string | null;
  sku: string | null;
  category: string | null;
  imageUrl: string | null;
  price: number;
  netSales: number;
  /** Of net sales what has a cost of its day, by no rule. */
  covered: number;
}

interface Sought {
  search: string;
  soldFrom: string;
  soldTo: string;
}

/** Every variant that is not deleted, those that sold most on these days first. */
export async function findVariantsOnSale(
  db: Database,
  storeId: string,
  { search, soldFrom, soldTo }: Sought,
): Promise<VariantOnSale[]> {
  const { rows } = await db.execute(sql`
    select variant.product_id as "productId", variant.id as "variantId", products.title, sku, category,
      case when count(*) over (partition by variant.product_id) > 1 then variant.title end as "variantTitle",
      image_url as "imageUrl", price, coalesce(sold.net, 0) as net, coalesce(sold.covered, 0) as covered
    from product_variants variant
      join products on products.store_id = ${storeId} and products.id = variant.product_id and deleted_at is null
      left join (
        select product_id, variant_id, sum(gross_sales + discounts + returns - vat) as net,
          sum(covered - covered_by_rule) as covered
        from profit_products
        where store_id = ${storeId} and day between ${soldFrom} and ${soldTo} group by product_id, variant_id) as sold
        on sold.product_id = variant.product_id and sold.variant_id = variant.id
    where variant.store_id = ${storeId} ${search ? matching(search) : sql``}
    order by net desc, products.title, variant.title, variant.id`);
  return rows.map((row) => ({
    ...(row as unknown as Omit<VariantOnSale, 'price' | 'netSales' | 'covered'>),
    price: Number(row.price),
    netSales: Number(row.net),
    covered: Number(row.covered),
  }));
}

function matching(search: string): SQL {
  return sql`and position(lower(${search}) in lower(products.title || ' ' || variant.title || ' ' || coalesce(sku, ''))) > 0`;
}

/** Orders by name without `#`, and by tracking number. */
export async function findOrdersByLabel(db: Database, storeId: string, labels: string[]) {
  const wanted = textArray(labels);
  const { rows } = await db.execute<Record<'label' | 'id' | 'name' | 'placed_at', string>>(sql`
    select ltrim(name, '#') as label, id, name, placed_at from orders
    where store_id = ${storeId} and ltrim(name, '#') = any(${wanted}) and deleted_at is null
    union
    select number, orders.id, name, placed_at
    from order_finances cross join lateral jsonb_array_elements_text(tracking_numbers) as number
      join orders on orders.store_id = ${storeId} and orders.id = order_id and deleted_at is null
    where order_finances.store_id = ${storeId} and number = any(${wanted})`);
  return Map.groupBy(
    rows.map(({ label, id, name, placed_at }) => ({ label, id, name, placedAt: new Date(placed_at) })),
    ({ label }) => label,
  );
}

export interface GatewaySum {
  gateway: string;
  payments: number;
  amount: number;
  /** Of the payments whose fee is known. */
  fees: number;
  amountWithFee: number;
}

/** Gateways of the payments since then, the largest first. */
export async function findGateways(db: Database, storeId: string, since: Date): Promise<GatewaySum[]> {
  const { rows } = await db.execute(sql`
    select gateway, count(*)::int as payments, sum(amount) as amount, coalesce(sum(fee), 0) as fees,
      coalesce(sum(amount) filter (where fee is not null), 0) as "amountWithFee"
    from order_payments
    where store_id = ${storeId} and kind = 'payment' and processed_at >= ${since.toISOString()} and gateway <> 'gift_card'
    group by gateway order by sum(amount) desc, gateway limit 50`);
  return rows.map((row) => ({
    gateway: row.gateway as string,
    payments: Number(row.payments),
    amount: Number(row.amount),
    fees: Number(row.fees),
    amountWithFee: Number(row.amountWithFee),
  }));
}

export async function findCategories(db: Database, storeId: string) {
  const { rows } = await db.execute<{ category: string; products: number }>(sql`
    select category, count(*)::int as products from products
    where store_id = ${storeId} and deleted_at is null and category <> '' group by category
    order by products desc, category limit 200`);
  return rows;
}

export async function findCountries(db: Database, storeId: string, since: Date) {
  const { rows } = await db.execute<{ countryCode: string; orders: number }>(sql`
    select country_code as "countryCode", count(*)::int as orders from orders
    where store_id = ${storeId} and placed_at >= ${since.toISOString()} and country_code ~ '^[A-Z]{2}$'
      and not test and deleted_at is null
    group by country_code order by orders desc, country_code limit 50`);
  return rows;
}

export async function findProductTitles(db: Database, storeId: string, ids: string[]) {
  const { rows } = await db.execute<{ productId: string; title: string }>(sql`
    select id as "productId", title from products where store_id = ${storeId} and id = any(${textArray(ids)})
    order by title, id`);
  return rows;
}
