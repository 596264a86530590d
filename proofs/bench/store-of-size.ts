import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { HOUR_SUMS } from '#server/stores/ledger/sales-hours.ts';
import { countAllCustomerMonths, countAllTotals } from '#server/stores/sync/count-again.ts';

const TIME_ZONE = 'Europe/London';
export const DAYS = 730;
/** The embedded database holds everything it inserts at once in its memory. */
const ORDERS_AT_ONCE = 100_000;

/**
 * A store with so many orders of the last two years, made by the database itself and the same every time: two lines an
 * order, fewer customers and products the more is sold, some refunds and cancellations, one cart to twenty orders. What
 * the product counts from orders, it counts here too.
 */
export async function makeStoreOfSize(
  db: Database,
  size: number,
  { currency = 'EUR', userId }: { currency?: string; userId?: string } = {},
): Promise<OwnedStore> {
  const store = await insertStore(db, { size, currency, userId: userId ?? (await insertOwner(db)) });
  const shop = {
    id: store.id,
    currency,
    size,
    buyers: Math.round(size * 0.45),
    products: Math.min(5_000, size / 20),
  };
  await insertProducts(db, shop);
  await insertCustomers(db, shop);
  for (let first = 1; first <= size; first += ORDERS_AT_ONCE)
    await insertOrders(db, shop, { first, last: Math.min(size, first + ORDERS_AT_ONCE - 1) });
  await insertCarts(db, shop);
  await insertVisits(db, shop);
  await sumHours(db, shop);
  await db.execute(sql`analyze`);
  // In one transaction, for none of its parts has to be safe by itself.
  await db.transaction(async (tx) => {
    const inStore = (work: (tx: Database) => Promise<void>) => work(tx);
    let pieces = 0;
    await countAllCustomerMonths(tx, store, async (work) => {
      await inStore(work);
      pieces += 1;
      // An import has counted the newest months by then, and the statistics know the store.
      if (Number.isInteger(Math.log2(pieces))) await tx.execute(sql`analyze customer_months`);
    });
    await countAllTotals(tx, store, inStore);
  });
  return store;
}

interface Shop {
  id: string;
  currency: string;
  size: number;
  buyers: number;
  products: number;
}

/** From 0 to 1 and always the same for the same numbers. */
const chance = (number: SQL, salt: number) =>
  sql`((hashint8(${number} * 64 + ${salt}::int) & 1048575) / 1048576.0::float8)`;

/** Some buy often: the key of a buyer in four of five cases a customer's, else a guest's address. */
const buyerOf = ({ buyers }: Shop, number: SQL) => {
  const place = sql`floor(power(${chance(number, 1)}, 1.4) * ${buyers}::int)::int`;
  return sql`case when ${place} % 5 = 4 then 'email:guest' || ${place} || '@example.com' else (7000000000000 + ${place})::text end`;
};

export async function insertOwner(db: Database): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into users (email) values (${`bench-${crypto.randomUUID()}@example.com`}) returning id`);
  return rows[0]!.id;
}

async function insertStore(
  db: Database,
  { size, currency, userId }: { size: number; currency: string; userId: string },
): Promise<OwnedStore> {
  const capabilities = {
    orders: true,
    products: true,
    customers: true,
    carts: true,
    historyDays: null,
  };
  const name = `bench-${size}`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with store as (
      insert into connected_stores (user_id, platform, store_name, store_url, access_token, external_id, handle,
        currency, time_zone, capabilities, is_active)
      select ${userId}::uuid, 'shopify', ${name}, 'https://bench.example', 'sealed', ${crypto.randomUUID()}, ${name},
        ${currency}, ${TIME_ZONE}, ${JSON.stringify(capabilities)}::jsonb, false
      returning id),
    state as (
      insert into sync_states
        (store_id, phase, history_from, history_complete, started_at, last_synced_at, records_version, totals_version)
      select id, 'ready', now() - ${`${DAYS} days`}::interval, true, now(), now(), 1, 1 from store)
    select id from store`);
  return { id: rows[0]!.id, userId, platform: 'shopify', currency, timeZone: TIME_ZONE };
}

/** As far back as visits are read, and as many parts of a day as are taken. */
async function insertVisits(db: Database, { id }: Shop) {
  await db.execute(sql`
    insert into visit_readings (store_id, answer, read_at) values (${id}, 'granted', now())`);
  await db.execute(sql`
    insert into visit_days select ${id}, current_date - n, 2000 + n % 7 * 100, 300, 150, 60
    from generate_series(1, 397) as n`);
  await db.execute(sql`
    insert into visit_parts select ${id}, dimension, current_date - n, dimension || ' ' || (n + place) % (most * 3), 20, 3, 1, 1
    from generate_series(1, 397) as n,
      (values ('channel', 10), ('link_source', 10), ('landing_page', 20), ('device', 5)) as splits (dimension, most),
      generate_series(1, most) as place`);
}

async function insertProducts(db: Database, { id, products }: Shop) {
  await db.execute(sql`
    insert into products (store_id, id, title, handle, category, status, image_url, updated_at)
    select ${id}, 'p' || n, (array['Red','Blue','Grand','Petit','Çiçek','Light'])[1 + n % 6] || ' '
        || (array['mug','teapot','lamp','candle','scarf','notebook','tray'])[1 + n % 7] || ' ' || n,
      'product-' || n, 'Gifts', 'ACTIVE', 'https://cdn.example/products/' || n || '.jpg', now()
    from generate_series(0, ${products}::int - 1) as n`);
  await db.execute(sql`
    insert into product_variants (store_id, product_id, id, title, sku, price, compare_at_price, inventory)
    select ${id}, 'p' || n, n || '-' || variant, 'Variant ' || variant, 'SKU-' || n || '-' || variant,
      ${priceOf(sql`n`)}, null, n % 90
    from generate_series(0, ${products}::int - 1) as n, generate_series(1, 2) as variant`);
}

const priceOf = (product: SQL) => sql`(500 + floor(${chance(product, 2)} * 4500))::bigint`;

async function insertCustomers(db: Database, { id, buyers }: Shop) {
  const firstNames = sql`array['Anna','Ben','Cem','Dora','Emre','Fatma','Gül','Hakan','Ilse','Işıl','John','Kate','Leyla','Marie','Noah','Olga']`;
  const lastNames = sql`array['Smith','Jones','Yılmaz','Kaya','Demir','Brown','Şahin','Müller','Rossi','Novak','Öztürk','Taylor','Wilson']`;
  const beforeThem = sql`array['','Ak','Kara','Öz','Er','Gök','Al','Ay','Tan','San','Bay','Mac']`;
  await db.execute(sql`
    insert into customers (store_id, id, email, first_name, last_name, city, country_code, updated_at)
    select ${id}, (7000000000000 + n)::text, 'person' || n || '@example.com',
      (${firstNames})[1 + floor(${chance(sql`n`, 3)} * 16)::int], (${beforeThem})[1 + floor(${chance(sql`n`, 9)} * 12)::int] || (${lastNames})[1 + floor(${chance(sql`n`, 4)} * 13)::int]
        || case when n % 3 = 0 then '' else ' ' || to_hex(n) end,
      'City ' || n % 300, 'GB', now()
    from generate_series(0, ${buyers}::int - 1) as n where n % 5 <> 4`);
}

async function insertOrders(db: Database, shop: Shop, { first, last }: { first: number; last: number }) {
  const { id, currency, size, products } = shop;
  await db.execute(sql`
    create temporary table made_lines as
    select n, line, product, quantity, ${priceOf(sql`product`)} as price,
      now() - ${`${DAYS} days`}::interval * ((${size}::int - n + ${chance(sql`n`, 5)}) / ${size}::int) as placed_at,
      case when n % 50 = 1 then 'cancel' when n % 25 = 0 then 'refund' end as fate
    from (
      select n, line, floor(power(${chance(sql`(n * 4 + line)`, 6)}, 2) * ${products}::int)::bigint as product,
        1 + (n + line) % 3 as quantity
      from generate_series(${first}::bigint, ${last}::bigint) as n, generate_series(1, 1 + n % 3) as line) as lines`);
  await db.execute(sql`
    insert into orders (store_id, id, name, placed_at, updated_at, cancelled_at, test, paid, source, customer_id, email,
      buyer, city, country_code, total, net, kept, detail, changed)
    select ${id}, (5000000000000 + n)::text, '#' || n, placed_at, placed_at,
      case when fate = 'cancel' then placed_at + interval '1 hour' end, false, true, 'web',
      case when buyer not like 'email:%' then buyer end, null, case when n % 20 > 0 then buyer end,
      'City ' || floor(power(${chance(sql`n`, 7)}, 3) * 400), (array['GB','DE','FR','TR','US','NL','IT'])[1 + n % 7],
      gross + 490, case when fate = 'cancel' then 0 when fate = 'refund' then gross - first_line else gross end,
      fate is distinct from 'cancel' and (fate is null or gross > first_line), 2, fate is not null
    from (
      select n, placed_at, fate, ${buyerOf(shop, sql`n`)} as buyer, sum(price * quantity)::bigint as gross,
        (sum(price * quantity) filter (where line = 1))::bigint as first_line
      from made_lines group by n, placed_at, fate) as placed`);
  await db.execute(sql`
    insert into order_lines (store_id, order_id, id, product_id, variant_id, title, quantity, current_quantity,
      unit_price, discount, gift_card)
    select ${id}, (5000000000000 + n)::text, line::text, 'p' || product, product || '-1', 'Product ' || product,
      quantity, quantity, price, 0, false
    from made_lines`);
  await db.execute(sql`
    insert into sale_events (store_id, order_id, key, kind, part, line_id, product_id, quantity, amount, discount,
      currency, occurred_at)
    select ${id}, (5000000000000 + n)::text, key, kind, part, line_id, product_id, quantity, amount, 0, ${currency}, occurred_at
    from (
      select n, 'sale:' || line as key, 'sale' as kind, 'product' as part, line::text as line_id,
        'p' || product as product_id, quantity, price * quantity as amount, placed_at as occurred_at
      from made_lines
      union all
      select n, 'shipping', 'sale', 'shipping', null, null, 1, 490, placed_at from made_lines where line = 1
      union all
      select n, 'back:' || line, fate, 'product', line::text, 'p' || product, -quantity, -price * quantity,
        placed_at + interval '1 hour'
      from made_lines where fate = 'cancel' or (fate = 'refund' and line = 1)) as events`);
  await db.execute(sql`drop table made_lines`);
}

async function insertCarts(db: Database, shop: Shop) {
  const { id, size, products } = shop;
  const product = sql`'p' || floor(${chance(sql`n`, 8)} * ${products}::int)`;
  await db.execute(sql`
    insert into abandoned_checkouts (store_id, id, created_at, updated_at, completed_at, customer_id, email,
      recovery_url, total, item_count, lines)
    select ${id}, n::text, begun, begun + interval '5 minutes', case when n % 10 = 0 then begun + interval '3 hours' end,
      case when buyer not like 'email:%' then buyer end,
      case when n % 4 > 0 then coalesce(substr(nullif(buyer, substr(buyer, 7)), 7), buyer || '@example.com') end,
      'https://bench.example/recover/' || n, 1000 + n % 9000, 1 + n % 4,
      jsonb_build_array(jsonb_build_object('productId', ${product}, 'title', 'Product ' || n % ${products}::int, 'quantity', 1))
    from (
      select n, ${buyerOf(shop, sql`n`)} as buyer, now() - ${`${DAYS} days`}::interval * ((${size}::int / 20 - n) * 20.0 / ${size}::int) as begun
      from generate_series(1::bigint, ${size / 20}::bigint) as n) as carts`);
}

async function sumHours(db: Database, { id }: Shop) {
  const local = (moment: string) => sql`${sql.raw(moment)} at time zone ${TIME_ZONE}::text`;
  await db.execute(sql`
    insert into sales_hours (store_id, day, hour, orders, cancelled_orders, unpaid_orders, guest_orders, units, gross,
      discounts, reversals, shipping, tax, other, placed)
    select ${id}, at::date, extract(hour from at), sum(orders), sum(cancelled), 0, sum(guest), sum(units), sum(gross), 0,
      sum(reversals), sum(shipping), 0, 0, sum(gross)
    from (
      select ${local('placed_at')} as at, 1 as orders, (cancelled_at is not null)::int as cancelled,
        (buyer is null)::int as guest, 0 as units, 0 as gross, 0 as reversals, 0 as shipping
      from orders where store_id = ${id}
      union all
      select ${local('occurred_at')}, 0, 0, 0, case when kind = 'sale' and part = 'product' then quantity else 0 end,
        case when kind = 'sale' and part = 'product' then amount else 0 end,
        case when kind <> 'sale' then amount else 0 end, case when part = 'shipping' then amount else 0 end
      from sale_events where store_id = ${id}) as parts
    group by 2, 3`);
  const sums = HOUR_SUMS.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  await db.execute(sql`
    insert into sales_days (store_id, day, ${sql.raw(sums.join(', '))})
    select store_id, day, ${sql.raw(sums.map((name) => `sum(${name})`).join(', '))} from sales_hours
    where store_id = ${id} group by 1, 2`);
}
