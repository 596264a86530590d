import { sql } from 'drizzle-orm';
import { textArray } from '#server/db/bulk.ts';
import type { Database } from '#server/db/database.ts';

/** A person as the platform names them: by id, by address, and by the orders it knows of. */
export interface Person {
  id: string;
  email: string | null;
  orders: string[];
}

const ofPerson = (storeId: string, { id, email, orders }: Person) => sql`
  store_id = ${storeId} and (customer_id = ${id} or email = ${email} or id = any(${textArray(orders)}))`;

/** Everything we hold of a person in a store. */
export async function exportCustomer(db: Database, storeId: string, person: Person) {
  const { rows: customers } = await db.execute(sql`
    select id, email, phone, first_name, last_name, city, country_code from customers
    where store_id = ${storeId} and (id = ${person.id} or email = ${person.email})`);
  const { rows: orders } = await db.execute(sql`
    select id, name, placed_at, email, phone, city, country_code, total from orders
    where ${ofPerson(storeId, person)} order by placed_at`);
  const { rows: checkouts } = await db.execute(sql`
    select id, created_at, email, total, lines from abandoned_checkouts
    where store_id = ${storeId} and (customer_id = ${person.id} or email = ${person.email}) order by created_at`);
  return { customers, orders, checkouts };
}

/** Takes out what says who bought; that somebody bought, and for how much, stays in the figures. */
export async function redactCustomer(db: Database, storeId: string, person: Person) {
  return db.transaction(async (tx) => {
    const customers = await tx.execute(sql`
      update customers set email = null, phone = null, first_name = null, last_name = null, city = null
      where store_id = ${storeId} and (id = ${person.id} or email = ${person.email})`);
    const orders = await tx.execute(sql`
      update orders set email = null, phone = null, city = null,
        buyer = case when buyer like 'email:%' or buyer like 'phone:%' then 'redacted:' || md5(buyer) else buyer end
      where ${ofPerson(storeId, person)}`);
    const checkouts = await tx.execute(sql`
      update abandoned_checkouts set email = null, recovery_url = null
      where store_id = ${storeId} and (customer_id = ${person.id} or email = ${person.email})`);
    await tx.execute(sql`
      update customer_months set buyer = 'redacted:' || md5(buyer)
      where store_id = ${storeId} and buyer = ${person.email === null ? null : `email:${person.email}`}`);
    return {
      redacted: { customers: customers.rowCount, orders: orders.rowCount, checkouts: checkouts.rowCount },
    };
  });
}
