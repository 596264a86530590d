import { type SQL, sql } from 'drizzle-orm';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import type { Database } from '#server/core/db/database.ts';
import { shopIdOf } from '#simulators/shopify/shop/ids.ts';
import { FIXTURE_TOKEN } from '#simulators/shopify/shop/shop-building.ts';
import type { OutsideReady } from './outside.ts';
import { insertPeople, type Person } from './people.ts';
import { patternOf, shopName } from './shops.ts';

/** What was read from a store, and what is counted from it. */
const READ = [
  'products',
  'product_variants',
  'customers',
  'orders',
  'order_lines',
  'refunds',
  'sale_events',
  'sales_hours',
  'sales_days',
  'customer_months',
  'customer_totals',
  'product_days',
  'abandoned_checkouts',
  'sync_states',
];

interface Copying {
  db: Database;
  outside: OutsideReady;
  appSecret: string;
  /** The shops that are to be copies, of the connected one of their pattern. */
  shops: number[];
  connected: Person[];
}

/**
 * Stores as connecting and reading their shops would leave them, which for a thousand takes longer than the soak. They
 * are notified of changes, so each is read every quarter of an hour, now this one and now that.
 */
export async function copyStores({ db, outside, appSecret, shops, connected }: Copying): Promise<Person[]> {
  const secrets = createSecrets(appSecret);
  const owners = await insertPeople(db, shops.length);
  const copies = shops.map((shop, at) => {
    const external = shopIdOf(shopName(shop));
    const seal = (text: string) => secrets.seal(text, external);
    return {
      id: crypto.randomUUID(),
      owner: owners[at]!.userId,
      pattern: connected[patternOf(shop)]!.storeId,
      external,
      handle: shopName(shop),
      token: seal(FIXTURE_TOKEN),
      secret: seal(outside.merchantApp.clientSecret),
    };
  });
  const rows = sql`jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
    as copy (id uuid, owner uuid, pattern uuid, external text, handle text, token text, secret text)`;
  const given = {
    id: sql`copy.id`,
    user_id: sql`copy.owner`,
    external_id: sql`copy.external`,
    handle: sql`copy.handle`,
    store_name: sql`copy.handle`,
    access_token: sql`copy.token`,
    client_secret: sql`copy.secret`,
    refresh_token: sql`null`,
    token_expires_at: sql`null::timestamptz`,
    webhook_key: sql`gen_random_uuid()`,
    told_of_changes: sql`true`,
  };
  await copyRows(db, 'connected_stores', 'id', given, rows);
  for (const table of READ) await copyRows(db, table, 'store_id', { store_id: sql`copy.id` }, rows);
  await db.execute(sql`
    update sync_states set last_synced_at = now() - random() * interval '15 minutes', lease_until = null
    where store_id in (select id from ${rows})`);
  await db.execute(sql`
    insert into insight_runs (store_id, ran_at, history_complete)
    select id, now() - random() * interval '23 hours', true from ${rows}`);
  await db.execute(sql`
    insert into store_comparisons (store_id, compared_at, basis, our_orders, their_orders, differences)
    select id, now() - random() * interval '23 hours', 'count', 0, 0, '[]' from ${rows}`);
  await db.execute(sql`vacuum analyze`);
  return shops.map((shop, at) => ({ shop, storeId: copies[at]!.id, cookie: owners[at]!.cookie }));
}

async function copyRows(db: Database, table: string, key: string, given: Record<string, SQL>, copies: SQL) {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`);
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => given[name] ?? sql.raw(`pattern.${name}`));
  await db.execute(sql`
    insert into ${sql.raw(table)} (${sql.raw(names.join(', '))}) select ${sql.join(values, sql`, `)}
    from ${copies} join ${sql.raw(table)} pattern on pattern.${sql.raw(key)} = copy.pattern`);
}
