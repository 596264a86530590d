import { eq, type SQL, sql } from 'drizzle-orm';
import { buyerSlices } from '#server/analytics/customers/buyer-slices.ts';
import { groupSql, type ScoreBorders } from '#server/analytics/customers/group-scores.ts';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { customerMatchExports } from '#server/core/db/schema/ads.ts';
import type { CustomerGroup } from '#shared/analytics/customer-reports.ts';
import type { Person } from './match-row.ts';

export interface Member extends Person {
  group: CustomerGroup;
}

/** Customers of these groups, some thousands at a time; of those who had themselves erased nothing is left to be written. */
export async function* memberPages(
  db: Database,
  storeId: string,
  { borders, groups }: { borders: ScoreBorders; groups: readonly CustomerGroup[] },
): AsyncGenerator<Member[]> {
  for await (const buyers of buyerSlices(db, storeId)) {
    yield await findMembers(db, storeId, { borders, groups, buyers });
  }
}

interface Which {
  borders: ScoreBorders;
  groups: readonly CustomerGroup[];
  buyers: SQL;
}

async function findMembers(
  db: Database,
  storeId: string,
  { borders, groups, buyers }: Which,
): Promise<Member[]> {
  const { rows } = await db.execute(sql`
    select customer_group, first_name, last_name, coalesce(email, guest_email) as email,
      coalesce(phone, guest_phone) as phone, coalesce(customers.country_code, placed.country_code) as country_code
    from (
      select buyer, ${groupSql(borders)} as customer_group,
        case when buyer like 'email:%' then substr(buyer, 7) end as guest_email,
        case when buyer like 'phone:%' then substr(buyer, 7) end as guest_phone
      from customer_totals where store_id = ${storeId} and ${buyers}
    ) totals
    left join customers on customers.store_id = ${storeId} and customers.id = buyer
    left join lateral (
      select country_code from orders
      where store_id = ${storeId} and orders.buyer = totals.buyer and customers.country_code is null
        and deleted_at is null
      order by placed_at desc limit 1
    ) placed on true
    where customer_group = any(${textArray([...groups])})
    order by buyer`);
  return rows.map((row) => ({
    group: row.customer_group as CustomerGroup,
    email: row.email as string | null,
    phone: row.phone as string | null,
    firstName: row.first_name as string | null,
    lastName: row.last_name as string | null,
    countryCode: row.country_code as string | null,
  }));
}

export async function recordConsent(
  db: Database,
  storeId: string,
  { groups, createdAt }: { groups: CustomerGroup[]; createdAt: Date },
): Promise<string> {
  const [row] = await db
    .insert(customerMatchExports)
    .values({ storeId, groups, customers: 0, createdAt })
    .returning({ id: customerMatchExports.id });
  return row!.id;
}

export async function recordExported(db: Database, exportId: string, customers: number) {
  await db.update(customerMatchExports).set({ customers }).where(eq(customerMatchExports.id, exportId));
}
