import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';

/** The account that a person owns, of several the one with the most stores; null where they own none. */
export async function findOwnedAccount(db: Database, userId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select account_id as id from account_members
    where user_id = ${userId} and role = 'owner'
    order by (select count(*) from connected_stores
      where connected_stores.user_id = account_id and disconnected_at is null) desc, account_id <> ${userId}
    limit 1`);
  return rows[0]?.id ?? null;
}
