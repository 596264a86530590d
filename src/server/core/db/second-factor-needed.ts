import { type SQL, sql } from 'drizzle-orm';

/** Whether the account lets a member in to nothing for want of a code. @param member a row of `account_members`. */
export const needsSecondFactor = (member: SQL) => sql<boolean>`exists (
  select from users anchor where anchor.id = ${member}.account_id and anchor.requires_second_factor
    and not exists (select from second_factors factor where factor.user_id = ${member}.user_id))`;
