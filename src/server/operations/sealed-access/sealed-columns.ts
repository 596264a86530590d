import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';

const ofStore = 'external_id';
const ofAccount = `store_id || ' ' || network || ' ' || external_id`;
const ofAds = `store_id || ' google-ads'`;
const ofSubscription = '(select external_id from connected_stores where id = store_id)';

/** Every column that holds sealed texts, and whom they are sealed for, as given when they are opened. */
export const SEALED = [
  { table: 'connected_stores', column: 'access_token', owner: ofStore },
  { table: 'connected_stores', column: 'refresh_token', owner: ofStore },
  { table: 'connected_stores', column: 'client_secret', owner: ofStore },
  { table: 'webhook_subscriptions', column: 'secret', owner: ofSubscription },
  { table: 'social_accounts', column: 'access_token', owner: ofAccount },
  { table: 'social_accounts', column: 'refresh_token', owner: ofAccount },
  { table: 'ads_accounts', column: 'access_token', owner: ofAds },
  { table: 'ads_accounts', column: 'refresh_token', owner: ofAds },
  { table: 'second_factors', column: 'secret', owner: 'user_id::text' },
] as const;

/** Whether anything is saved that only the secret of this installation opens. */
export async function hasSealed(db: Database): Promise<boolean> {
  const anySealed = SEALED.map(
    ({ table, column }) => `exists (select from ${table} where ${column} <> '')`,
  ).join(' or ');
  const { rows } = await db.execute<{ any: boolean }>(sql.raw(`select ${anySealed} as any`));
  return rows[0]!.any;
}

/** How many sealed texts there are, and how many of them no known secret opens, by the key that each names. */
export async function countSealed(db: Database, keyIds: string[]): Promise<{ all: number; closed: number }> {
  const texts = SEALED.map(
    ({ table, column }) => `select ${column} as text from ${table} where ${column} <> ''`,
  ).join(' union all ');
  const { rows } = await db.execute<{ all: number; closed: number }>(sql`
    select count(*)::int as all,
      (count(*) filter (where split_part(text, '.', 1) <> all(${sql.param(keyIds)}::text[])))::int as closed
    from (${sql.raw(texts)}) sealed`);
  return rows[0]!;
}
