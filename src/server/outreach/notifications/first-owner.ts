import { type SQL, sql } from 'drizzle-orm';

/** The id of the person who is written to about an account: the one who has been its owner for longest. */
export const firstOwnerOf = (accountId: SQL) => sql`(
  select user_id from account_members where account_id = ${accountId} and role = 'owner'
  order by user_id <> account_id, created_at, user_id limit 1)`;
