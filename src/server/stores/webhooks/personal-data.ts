import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { forgetDaysOfOrders, lockStoreOrders } from '#server/stores/ledger/order-days-repository.ts';

/** A person as the platform names them: by id, by address, and by the orders it knows of. */
export interface Person {
  id: string;
  email: string | null;
  orders: string[];
}

/** What was found, or changed; with `held` for the one who asked what we hold. */
export interface Answered {
  counts: { customers: number; orders: number; checkouts: number };
  held?: { customers: object[]; orders: object[]; checkouts: object[] };
}

const ofPerson = (storeId: string, { id, email, orders }: Person) => sql`
  store_id = ${storeId} and (customer_id = ${id} or email = ${email} or id = any(${textArray(orders)}))`;

/** Everything we hold of a person in a store. */
export async function exportCustomer(db: Database, storeId: string, person: Person): Promise<Answered> {
  const { rows: customers } = await db.execute(sql`
    select id, email, phone, first_name, last_name, city, country_code from customers
    where store_id = ${storeId} and (id = ${person.id} or email = ${person.email})`);
  const { rows: orders } = await db.execute(sql`
    select id, name, placed_at, email, phone, city, country_code, total from orders
    where ${ofPerson(storeId, person)} order by placed_at`);
  const { rows: checkouts } = await db.execute(sql`
    select id, created_at, email, total, lines from abandoned_checkouts
    where store_id = ${storeId} and (customer_id = ${person.id} or email = ${person.email}) order by created_at`);
  return {
    counts: { customers: customers.length, orders: orders.length, checkouts: checkouts.length },
    held: { customers, orders, checkouts },
  };
}

/** Takes out what says who bought; that a purchase was made, and for how much, stays in the figures. */
export async function redactCustomer(db: Database, storeId: string, person: Person): Promise<Answered> {
  return db.transaction(async (tx) => {
    const customers = await tx.execute(sql`
      update customers set email = null, phone = null, first_name = null, last_name = null, city = null
      where store_id = ${storeId} and (id = ${person.id} or email = ${person.email})`);
    // A process about to write a day of theirs waits, and then finds them as they are now.
    await lockStoreOrders(tx, storeId);
    const renamed = await renameBuyers(tx, storeId, person);
    const orders = await tx.execute<{ id: string }>(sql`
      update orders set email = null, phone = null, city = null where ${ofPerson(storeId, person)} returning id`);
    await forgetDaysOfOrders(tx, storeId, [...renamed, ...orders.rows.map(({ id }) => id)]);
    const checkouts = await tx.execute(sql`
      update abandoned_checkouts set email = null, recovery_url = null
      where store_id = ${storeId} and (customer_id = ${person.id} or email = ${person.email})`);
    // Reports that name a customer are out of date now.
    await tx.execute(sql`
      update sync_states set records_version = records_version + 1,
        totals_version = totals_version + (totals_version = records_version)::int
      where store_id = ${storeId}`);
    const changed = ({ rowCount }: { rowCount: number | null }) => rowCount ?? 0;
    return {
      counts: { customers: changed(customers), orders: changed(orders), checkouts: changed(checkouts) },
    };
  });
}

/** A guest is known by address or number; from now on by a word that means nothing, so that they stay one buyer. @returns their orders. */
async function renameBuyers(tx: Database, storeId: string, person: Person): Promise<string[]> {
  const { rows } = await tx.execute<{ buyer: string }>(sql`
    select distinct buyer from orders
    where ${ofPerson(storeId, person)} and (buyer like 'email:%' or buyer like 'phone:%')`);
  const renamed: string[] = [];
  for (const { buyer } of rows) {
    const name = `redacted:${randomUUID()}`;
    const orders = await tx.execute<{ id: string }>(
      sql`update orders set buyer = ${name} where store_id = ${storeId} and buyer = ${buyer} returning id`,
    );
    renamed.push(...orders.rows.map(({ id }) => id));
    for (const table of ['customer_months', 'customer_totals'])
      await tx.execute(
        sql`update ${sql.raw(table)} set buyer = ${name} where store_id = ${storeId} and buyer = ${buyer}`,
      );
  }
  return renamed;
}

/** Forgets who left checkouts that nothing has happened to since then. */
export async function forgetCheckoutPersons(db: Database, since: Date): Promise<void> {
  await db.execute(sql`
    update abandoned_checkouts set email = null, recovery_url = null
    where updated_at < ${since.toISOString()} and (email is not null or recovery_url is not null)`);
}
