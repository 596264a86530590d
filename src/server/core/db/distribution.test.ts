import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import * as commerce from './schema/commerce.ts';

const { db } = await openTestDatabase();

/** Every primary key and unique index of tables that belong to a store, with its columns in order. */
async function uniqueKeys(): Promise<{ table: string; key: string; columns: string[] }[]> {
  const { rows } = await db.execute<{ table: string; key: string; columns: string }>(sql`
    select pg_class.relname as table, keys.relname as key,
      (select string_agg(attname, ' ' order by place) from unnest(indkey::int2[]) with ordinality as part (number, place)
        join pg_attribute on attrelid = indrelid and attnum = part.number) as columns
    from pg_index join pg_class on pg_class.oid = indrelid join pg_class keys on keys.oid = indexrelid
    where indisunique and pg_class.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute where attrelid = indrelid and attname = 'store_id')
    order by 1, 2`);
  return rows.map(({ columns, ...rest }) => ({ ...rest, columns: columns.split(' ') }));
}

const READ_FROM_STORES: string[] = Object.values(commerce).flatMap((table) =>
  is(table, PgTable) ? [getTableName(table)] : [],
);

/**
 * What owners make themselves has an id of its own, by which its address names it (SPEC section 3). Its rows lie with
 * their store all the same; on a sharded database their key would become store and id.
 */
const BY_ID = [
  'access_token_calls',
  'activities',
  'ads_asset_sets',
  'ads_reports',
  'ai_insights',
  'ai_insights_history',
  'analytics_cache',
  'approval_links',
  'ai_calls',
  'content_generations',
  'content_templates',
  'customer_match_exports',
  'post_comments',
  'post_deliveries',
  'posting_experiments',
  'posting_preferences',
  'saved_cards',
  'scheduled_posts',
  'social_accounts',
  'social_media_analytics',
  'social_media_campaigns',
  'social_media_performance_analytics',
  'social_media_posts',
  'social_media_schedules',
].map((table) => `${table}_pkey`);

/** A public address names no store: names of pages, codes of links and tokens are nobody else's anywhere. */
const PUBLIC = ['approval_links_token', 'shop_page_handles_pkey', 'short_links_pkey'];

/** Both sides are of one store, so that with the store in front they would say the same. */
const OF_ONE_STORE = [
  'post_deliveries_account',
  'post_deliveries_external',
  'post_work_pkey',
  'scheduled_posts_slot',
  'short_links_post',
  'social_media_posts_generationId_unique',
];

test('every key of what was read from a store begins with the store, so that it can be distributed by it', async () => {
  const keys = (await uniqueKeys()).filter(({ table }) => READ_FROM_STORES.includes(table));
  expect(new Set(keys.map(({ table }) => table))).toEqual(new Set(READ_FROM_STORES));
  for (const { key, columns } of keys) expect([key, columns[0]]).toEqual([key, 'store_id']);
});

test('what was read from a store refers to nothing but its store', async () => {
  const { rows } = await db.execute<{ table: string; parent: string }>(sql`
    select conrelid::regclass::text as table, confrelid::regclass::text as parent from pg_constraint
    where contype = 'f'`);
  const parents = rows.filter(({ table }) => READ_FROM_STORES.includes(table)).map(({ parent }) => parent);
  expect(new Set(parents)).toEqual(new Set(['connected_stores']));
});

test('all other keys of a store hold the store too, but for those that are named with a reason', async () => {
  const without = (await uniqueKeys()).filter(({ columns }) => !columns.includes('store_id'));
  expect(without.map(({ key }) => key).toSorted()).toEqual([...BY_ID, ...PUBLIC, ...OF_ONE_STORE].toSorted());
});
