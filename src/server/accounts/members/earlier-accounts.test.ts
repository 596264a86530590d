import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { type Database, migrateDatabase } from '#server/core/db/database.ts';
import { emptySchema } from '#server/operations/command/copying/empty-schema.ts';
import { applyMigrations, knownMigrations } from '#server/operations/command/copying/migrations.ts';
import { openEmbedded } from '#server/operations/command/testing/open-databases.ts';
import { POST_STEPS } from '#server/publishing/posts/lifecycle.ts';
import { fillFor, readTables } from '#server/testing/fill-tables.ts';
import { startApp } from '#server/testing/start-app.ts';
import { allStoresEndpoints } from '#shared/analytics/all-stores.ts';
import { type Endpoint, pathOf } from '#shared/core/endpoint.ts';

import { calendarEndpoints } from '#shared/publishing/schedules.ts';

const all = knownMigrations();
const BEFORE_MEMBERS = all.slice(
  0,
  all.findIndex(({ name }) => name.startsWith('0023')),
);

const idOf = (n: number) => `10000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [ADA, BOB, GONE, ENDING] = [idOf(1), idOf(2), idOf(3), idOf(4)];
const [STORE, LEFT_STORE, ENDING_STORE] = [idOf(11), idOf(12), idOf(13)];
const [ACCOUNT, SCHEDULE] = [idOf(21), idOf(22)];
const POST_STATES = [...new Set(Object.values(POST_STEPS).flatMap(({ from, to }) => [...from, ...to]))];
const SHARED = JSON.stringify({
  products: true,
  customers: true,
  carts: true,
  visits: false,
  historyDays: null,
});
const NOW = '2026-11-21T12:00:00Z';

/** Accounts as the version before wrote them: with and without stores, deleted, being deleted, signed in. */
async function fill(db: Database) {
  const run = (statement: string) => db.execute(sql.raw(statement));
  await run(`
    insert into users (id, email, first_name, language, email_verified, created_at, updated_at) values
      ('${ADA}', 'ada@example.com', 'Ada', 'tr', true, '${NOW}', '${NOW}'),
      ('${BOB}', 'bob@example.com', 'Bob', 'en', false, '${NOW}', '${NOW}')`);
  await run(`
    insert into users (id, email, deleted_at, created_at, updated_at) values
      ('${GONE}', 'deleted:${GONE}', '${NOW}', '${NOW}', '${NOW}'),
      ('${ENDING}', 'deleted:${ENDING}', '${NOW}', '${NOW}', '${NOW}')`);
  for (const [userId, name] of [
    [ADA, 'ada'],
    [BOB, 'bob'],
  ])
    await run(`
      insert into sessions (sid, sess, expire) values ('${createHash('sha256').update(name!).digest('hex')}',
        '{"userId": "${userId}", "startedAt": "${NOW}", "usedAt": "${NOW}"}', '2026-12-21')`);
  for (const [id, userId, handle, gone] of [
    [STORE, ADA, 'tea', null],
    [LEFT_STORE, ADA, 'coffee', NOW],
    [ENDING_STORE, ENDING, 'cocoa', null],
  ])
    await run(`
      insert into connected_stores (id, user_id, platform, external_id, handle, store_name, store_url, currency,
        time_zone, access_token, capabilities, is_active, disconnected_at, created_at, connected_at)
      values ('${id}', '${userId}', 'shopify', '${id}', '${handle}', '${handle}', 'https://${handle}.example', 'GBP',
        'Europe/London', 'sealed', '${SHARED}', ${gone === null}, ${gone ? `'${gone}'` : 'null'}, '${NOW}', '${NOW}')`);
  await run(`
    insert into sync_states (store_id, phase, started_at, last_synced_at)
    select id, 'ready', '${NOW}', '${NOW}' from connected_stores`);
  await run(`
    insert into social_accounts (id, store_id, network, external_id, name, via, status, access_token, connected_at)
    values ('${ACCOUNT}', '${STORE}', 'facebook', '1', 'Tea', 'facebook_login', 'active', 'sealed', '${NOW}')`);
  await run(`
    insert into social_media_schedules (id, store_id, name, platform, frequency, post_times, content_types, is_active,
      auto_generate, created_at)
    values ('${SCHEDULE}', '${STORE}', 'Week', 'all', 'daily', '[]', '["product"]', true, false, '${NOW}')`);
  for (const [index, status] of POST_STATES.entries())
    await run(`
      insert into scheduled_posts (id, store_id, schedule_id, platform, content_type, caption, hashtags, status,
        scheduled_for, created_at, updated_at)
      values ('${idOf(100 + index)}', '${STORE}', '${SCHEDULE}', 'facebook', 'product', 'Tea ${status}', '', '${status}',
        '2026-11-2${index % 9}T09:00:00Z', '${NOW}', '${NOW}')`);
  await run(`
    insert into notification_settings (user_id, weekly_summary) values ('${ADA}', false)`);
  await run(`
    insert into notices (id, user_id, topic, subject, created_at)
    values ('${idOf(31)}', '${ADA}', 'weeklySummary', '2026-W46', '${NOW}')`);
  await run(`
    insert into data_exports (id, user_id, language, status, file_path, file_size, created_at, finished_at)
    values ('${idOf(41)}', '${ADA}', 'en', 'ready', 'u/nowhere.zip', 1, '${NOW}', '${NOW}')`);
}

/** Every table with the columns it has. */
async function readColumns(db: Database) {
  const { rows } = await db.execute<{ name: string; columns: string }>(sql`
    select table_name as name, string_agg(quote_ident(column_name), ', ' order by column_name) as columns
    from information_schema.columns join pg_tables on tablename = table_name and schemaname = table_schema
    where table_schema = 'public' group by table_name`);
  return rows;
}

async function sumUp(db: Database, tables: { name: string; columns: string }[]) {
  const sums = tables.map(
    ({ name, columns }) => `
    select '${name}' as name, count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text)) as sum
    from (select ${columns} from ${name}) t`,
  );
  return (await db.execute(`${sums.join(' union all ')} order by name`)).rows;
}

const QUERIES = new Map<string, string>([
  [calendarEndpoints.range.path, '?from=2026-11-20&to=2026-11-30'],
  [allStoresEndpoints.dashboard.path, '?range=30d'],
]);

/** What everybody sees: all that can be read without more than a store. */
async function readAnswers(database: Awaited<ReturnType<typeof openEmbedded>>) {
  const { app, mails, publicUrl } = await startApp({ database, now: NOW });
  const isReadable = ({ method, access, path, query }: Endpoint) =>
    method === 'GET' && access !== 'public' && (!query || QUERIES.has(path)) && !/:(?!storeId)\w+/.test(path);
  const answers: Record<string, [number, string]> = {};
  for (const name of ['ada', 'bob'])
    for (const contract of app.http.served.filter(isReadable)) {
      const url = `${pathOf(contract, { storeId: STORE })}${QUERIES.get(contract.path) ?? ''}`;
      const cookie = `vitrin_session=${name}`;
      const { statusCode, body } = await app.http.inject({ method: 'GET', url, headers: { cookie } });
      answers[`${name} ${contract.path}`] = [statusCode, body.replaceAll(publicUrl, '')];
    }
  expect(mails).toEqual([]);
  return answers;
}

test('an account of the version before has its one owner after the upgrade, who sees what they would in a new one', async () => {
  const [earlier, fresh] = [await openEmbedded(), await openEmbedded()];
  onTestFinished(async () => {
    for (const database of [earlier, fresh]) await database.close();
  });
  await earlier.db.transaction(async (tx) => {
    await emptySchema(tx);
    await applyMigrations(tx, BEFORE_MEMBERS);
  });
  await fill(earlier.db);
  const tables = await readColumns(earlier.db);
  // One row of everything else, of somebody whom nobody asks about.
  await fillFor(earlier.db, await readTables(earlier.db), 'carl');
  const carl = `select id from users where email = 'users of carl'`;
  const before = await sumUp(earlier.db, tables);
  expect(before.filter(({ rows }) => rows === 0).map(({ name }) => name)).toEqual(['call_counts']);

  await migrateDatabase(earlier);
  expect(await sumUp(earlier.db, tables)).toEqual(before);
  const known = new Set(tables.map(({ name }) => name));
  const added = (await readColumns(earlier.db)).filter(({ name }) => !known.has(name));
  const views = ['account_members'];
  for (const { name, rows } of await sumUp(earlier.db, added))
    expect([name, views.includes(name as string) ? 0 : rows]).toEqual([name, 0]);
  const { rows: owners } = await earlier.db.execute(sql`
    select account_id, user_id, role, store_ids from account_members
    where account_id <> (${sql.raw(carl)}) order by account_id`);
  const ownerOf = (id: string) => ({ account_id: id, user_id: id, role: 'owner', store_ids: null });
  expect(owners).toEqual([ownerOf(ADA), ownerOf(BOB)]);

  await fill(fresh.db);
  const [asBefore, asNew] = [await readAnswers(earlier), await readAnswers(fresh)];
  expect(asBefore).toEqual(asNew);
  const broken = Object.entries(asBefore).filter(([, [status]]) => status === 401 || status === 500);
  expect(broken).toEqual([]);
  const answered = Object.values(asBefore).filter(([status]) => status === 200);
  expect(answered.length).toBeGreaterThan(40);
  const posts = asBefore[`ada ${calendarEndpoints.range.path}`]![1];
  for (const state of POST_STATES) expect(posts).toContain(`"Tea ${state}"`);
  expect(asBefore['ada /api/stores']).toEqual([200, expect.stringContaining('"storeName":"tea"')]);
  expect(await sumUp(earlier.db, added)).toEqual(await sumUp(fresh.db, added));
});
