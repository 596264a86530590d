import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { dataExports } from '#server/core/db/schema/account-life.ts';

/**
 * Who made an export owns the account that it holds, now, and has the second factor that the account may require. What is
 * a person's own is always theirs.
 */
export const isMakerOwner = sql`(${dataExports.accountId} is null or exists (
  select from account_members member join users account on account.id = member.account_id
  where member.account_id = ${dataExports.accountId} and member.user_id = ${dataExports.userId}
    and member.role = 'owner' and (not account.requires_second_factor or exists (
      select from second_factors factor where factor.user_id = member.user_id))))`;

/** Until the transaction ends nobody is let in to an account, changed or removed. */
export async function holdMembers(tx: Database, accountId: string): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${accountId} for share`);
}
