import { and, eq, sql } from 'drizzle-orm';
import {
  type BulkColumns,
  columnList,
  copyInto,
  copyText,
  overwriteAllBut,
  rowsOf,
  textArray,
  valueList,
} from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { abandonedCheckouts, customers, products } from '#server/core/db/schema/commerce.ts';
import type {
  PlatformCheckout,
  PlatformCustomer,
  PlatformProduct,
  PlatformVariant,
} from '#server/platforms/ports/store-platform.ts';
import { forgetDaysOfOrders } from '#server/stores/ledger/order-days-repository.ts';

/** How many records were new, and how many were written because nothing newer was there. */
interface Written {
  added: number;
  written: number;
}

export async function upsertProducts(
  db: Database,
  storeId: string,
  products: PlatformProduct[],
): Promise<Written & { ids: string[] }> {
  const columns: BulkColumns<PlatformProduct> = {
    store_id: ['uuid', () => storeId],
    id: ['text', (product) => product.id],
    title: ['text', (product) => product.title],
    handle: ['text', (product) => product.handle],
    description: ['text', (product) => product.description],
    category: ['text', (product) => product.category],
    vendor: ['text', (product) => product.vendor],
    status: ['text', (product) => product.status],
    image_url: ['text', (product) => product.imageUrl],
    more_image_urls: ['jsonb', (product) => product.moreImageUrls],
    online_url: ['text', (product) => product.onlineUrl],
    updated_at: ['timestamptz', (product) => product.updatedAt],
  };
  const written = await upsertNewer(db, 'products', products, columns);
  await db.execute(sql`
    delete from product_variants
    where store_id = ${storeId} and product_id = any(${textArray([...written.keys()])})`);
  const variants = products
    .filter((product) => written.has(product.id))
    .flatMap((product) => product.variants.map((variant) => ({ ...variant, productId: product.id })));
  await insertVariants(db, storeId, variants);
  return { ...counted(written), ids: [...written.keys()] };
}

/** By product, of those that are known. */
export async function findCategories(
  db: Database,
  storeId: string,
  products: { id: string }[],
): Promise<Map<string, string | null>> {
  const { rows } = await db.execute<{ id: string; category: string | null }>(sql`
    select id, category from products
    where store_id = ${storeId} and id = any(${textArray(products.map(({ id }) => id))})`);
  return new Map(rows.map(({ id, category }) => [id, category]));
}

async function insertVariants(
  db: Database,
  storeId: string,
  variants: (PlatformVariant & { productId: string })[],
) {
  const columns: BulkColumns<(typeof variants)[number]> = {
    store_id: ['uuid', () => storeId],
    product_id: ['text', (variant) => variant.productId],
    id: ['text', (variant) => variant.id],
    title: ['text', (variant) => variant.title],
    sku: ['text', (variant) => variant.sku],
    price: ['bigint', (variant) => variant.price],
    compare_at_price: ['bigint', (variant) => variant.compareAtPrice],
    unit_cost: ['bigint', (variant) => variant.unitCost],
    inventory: ['integer', (variant) => variant.inventory],
  };
  await copyInto(db, 'product_variants', Object.keys(columns), Buffer.from(copyText(variants, columns)));
}

export async function upsertCustomers(
  db: Database,
  storeId: string,
  customers: PlatformCustomer[],
): Promise<Written> {
  const columns: BulkColumns<PlatformCustomer> = {
    store_id: ['uuid', () => storeId],
    id: ['text', (customer) => customer.id],
    email: ['text', (customer) => customer.email],
    phone: ['text', (customer) => customer.phone],
    first_name: ['text', (customer) => customer.firstName],
    last_name: ['text', (customer) => customer.lastName],
    city: ['text', (customer) => customer.city],
    country_code: ['text', (customer) => customer.countryCode],
    updated_at: ['timestamptz', (customer) => customer.updatedAt],
  };
  return counted(await upsertNewer(db, 'customers', customers, columns));
}

export async function upsertCheckouts(
  db: Database,
  storeId: string,
  checkouts: PlatformCheckout[],
): Promise<Written> {
  const columns: BulkColumns<PlatformCheckout> = {
    store_id: ['uuid', () => storeId],
    id: ['text', (checkout) => checkout.id],
    created_at: ['timestamptz', (checkout) => checkout.createdAt],
    updated_at: ['timestamptz', (checkout) => checkout.updatedAt],
    completed_at: ['timestamptz', (checkout) => checkout.completedAt],
    customer_id: ['text', (checkout) => checkout.customerId],
    email: ['text', (checkout) => checkout.email],
    recovery_url: ['text', (checkout) => checkout.recoveryUrl],
    total: ['bigint', (checkout) => checkout.total],
    item_count: ['integer', (checkout) => checkout.itemCount],
    lines: ['jsonb', (checkout) => checkout.lines],
  };
  return counted(await upsertNewer(db, 'abandoned_checkouts', checkouts, columns));
}

/** Older news never overwrites newer. @returns the ids written, and whether each is new. */
async function upsertNewer<Row>(db: Database, table: string, rows: Row[], columns: BulkColumns<Row>) {
  const { rows: written } = await db.execute<{ id: string; is_new: boolean }>(sql`
    insert into ${sql.raw(table)} as old (${columnList(columns)})
    select ${valueList(columns)} from ${rowsOf(rows, columns)}
    on conflict (store_id, id) do update set ${overwriteAllBut(columns, ['store_id', 'id'])}
    where old.updated_at <= excluded.updated_at
    returning old.id, old.xmax = 0 as is_new`);
  return new Map(written.map((row) => [row.id, row.is_new]));
}

function counted(written: Map<string, boolean>): Written {
  return { added: [...written.values()].filter((isNew) => isNew).length, written: written.size };
}

export async function markProductsDeleted(db: Database, storeId: string, ids: string[], now: Date) {
  await db
    .update(products)
    .set({ deletedAt: now })
    .where(and(eq(products.storeId, storeId), sql`${products.id} = any(${textArray(ids)})`));
}

/** The record of a person goes; what they bought stays, without saying who. */
export async function deleteCustomers(db: Database, storeId: string, ids: string[]) {
  await db
    .delete(customers)
    .where(and(eq(customers.storeId, storeId), sql`${customers.id} = any(${textArray(ids)})`));
}

export async function deleteCheckouts(db: Database, storeId: string, ids: string[]) {
  await db
    .delete(abandonedCheckouts)
    .where(
      and(eq(abandonedCheckouts.storeId, storeId), sql`${abandonedCheckouts.id} = any(${textArray(ids)})`),
    );
}

/** Customer ids by e-mail address. */
export async function findCustomersByEmail(
  db: Database,
  storeId: string,
  emails: string[],
): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const { rows } = await db.execute<{ email: string; id: string }>(sql`
    select email, min(id) as id from customers
    where store_id = ${storeId} and email = any(${textArray(emails)}) group by email`);
  return new Map(rows.map((row) => [row.email, row.id]));
}

/** Earlier guest orders of people who have become customers now count as theirs. @returns the buyers concerned. */
export async function adoptGuestOrders(
  db: Database,
  storeId: string,
  customers: PlatformCustomer[],
): Promise<string[]> {
  // Where a platform has no customers of its own, theirs are the guests.
  const known = customers.filter(({ id, email }) => email !== null && id !== `email:${email}`);
  if (known.length === 0) return [];
  const columns: BulkColumns<PlatformCustomer> = {
    id: ['text', (customer) => customer.id],
    guest: ['text', (customer) => `email:${customer.email}`],
  };
  const { rows } = await db.execute<Record<'id' | 'guest' | 'order', string>>(sql`
    update orders set buyer = incoming.id from ${rowsOf(known, columns)}
    where orders.store_id = ${storeId} and orders.buyer = incoming.guest
    returning incoming.id, incoming.guest, orders.id as order`);
  await forgetDaysOfOrders(
    db,
    storeId,
    rows.map(({ order }) => order),
  );
  return [...new Set(rows.flatMap((row) => [row.id, row.guest]))];
}
