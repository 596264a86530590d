import { existsSync, readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createSecrets } from '#server/accounts/connections/secrets.ts';
import { hashOfCode } from '#server/accounts/second-factor/recovery-codes.ts';
import type { Database } from '#server/core/db/database.ts';
import { connectAccounts, consentAt } from '#server/testing/connect-accounts.ts';
import { fillFor, readTables } from '#server/testing/fill-tables.ts';
import { AGAIN, PASSWORD, registrationOf } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { accountEndpoints } from '#shared/operations/account.ts';
import { calendarEndpoints } from '#shared/publishing/schedules.ts';
import { socialAccountEndpoints } from '#shared/publishing/social-accounts.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { MERCHANT_APP } from '#simulators/shopify/apps/apps.ts';

const PAGE = '104500000000001';
const OTHER_PAGE = '104500000000004';
const shopOf = (name: string) => ({
  name,
  products: [{ title: 'Morning Tea', price: '10.00' }],
  orders: [
    {
      createdAt: '2026-11-20T10:00:00Z',
      email: `buyer@${name}.example`,
      lines: [{ product: 'Morning Tea', quantity: 1 }],
    },
  ],
});

const BY_CODE = { currentPassword: '', code: 'a recovery code' };

async function start() {
  const started = await startApp({ shops: [shopOf('tea-house'), shopOf('coffee-house')], social: true });
  const tables = await readTables(started.db);

  async function connected(shop: string) {
    const owner = await started.signUp();
    const { store } = await owner.expectOk(
      owner.call(storeEndpoints.connectShopifyApp, { body: { shop, ...MERCHANT_APP } }),
    );
    await started.runJobs();
    return { owner, storeId: store.id, params: { storeId: store.id } };
  }

  /** A user with a row in every table, files, jobs and sessions. */
  async function settle(shop: string) {
    const { owner, storeId, params } = await connected(shop);
    const userId = await idOf(started.db, owner.email);
    const { rows } = await started.db.execute<{ id: string }>(
      sql`select id from products where store_id = ${storeId}`,
    );
    await owner.expectOk(owner.call(contentEndpoints.generate, { params, body: { productId: rows[0]!.id } }));
    await owner.expectOk(owner.call(accountEndpoints.startExport, { body: AGAIN }));
    await started.runJobs();
    await fillFor(started.db, tables, shop, { users: userId, connected_stores: storeId });
    // With a row in every table the account has a second factor, so that a code is asked for.
    const hash = hashOfCode(BY_CODE.code);
    await started.db.execute(sql`update recovery_codes set hash = ${hash} where user_id = ${userId}`);
    return { owner, userId, storeId, params };
  }
  return { ...started, connected, settle };
}

async function idOf(db: Database, email: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from users where email = ${email}`);
  return rows[0]!.id;
}

/** Every row of every table, as text; of the job queue what its jobs say. */
async function everything(db: Database): Promise<Record<string, string[]>> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`);
  const found: Record<string, string[]> = {};
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} t order by 1`,
    );
    found[`${schema}.${name}`] = rows.map(({ row }) => row);
  }
  return found;
}

/** Counted calls are hashes that name nobody, and gone within minutes. */
const publicOnly = (all: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(all).filter(([name]) => name.startsWith('public.') && name !== 'public.call_counts'),
  );

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();
}

test('a deleted account leaves nothing in any table, job or folder, and nobody else loses anything', async () => {
  const { settle, db, mediaFolder, runJobs, simulator } = await start();
  await settle('coffee-house');
  const before = publicOnly(await everything(db));
  const filesBefore = filesIn(mediaFolder);
  expect(Object.keys(before).length).toBeGreaterThan(40);
  expect(filesBefore.length).toBeGreaterThan(1);

  const { owner, userId, storeId, params } = await settle('tea-house');
  await owner.expectOk(owner.call(storeEndpoints.initiateShopifyOauth, { body: { shop: 'tea-house' } }));
  await connectAccounts(owner, storeId, 'facebook');
  const grown = Object.entries(publicOnly(await everything(db))).filter(
    ([name, rows]) => rows.length > before[name]!.length,
  );
  expect(grown.map(([name]) => name)).toEqual(Object.keys(before));
  expect(filesIn(mediaFolder).length).toBeGreaterThan(filesBefore.length);
  // Something waits for it when it goes.
  await owner.expectOk(owner.call(storeEndpoints.refresh, { params }));

  expect(await owner.expectOk(owner.call(accountEndpoints.delete, { body: BY_CODE }))).toEqual({
    success: true,
  });
  await runJobs();

  const after = await everything(db);
  expect(publicOnly(after)).toEqual(before);
  expect(filesIn(mediaFolder)).toEqual(filesBefore);
  const naming = Object.values(after)
    .flat()
    .filter((row) => [userId, storeId, owner.email].some((name) => row.includes(name)));
  expect(naming).toEqual([]);
  expect(simulator.shop('tea-house').webhooks.subscriptions).toEqual([]);
  expect(simulator.shop('coffee-house').webhooks.subscriptions).not.toEqual([]);
});

test('who has deleted their account is out at once, everywhere, and may sign up again at once', async () => {
  const { connected, visitor } = await start();
  const { owner } = await connected('tea-house');
  const phone = visitor();
  const signIn = { email: owner.email, password: PASSWORD };
  await phone.expectOk(phone.call(authEndpoints.login, { body: signIn }));

  await owner.expectOk(owner.call(accountEndpoints.delete, { body: AGAIN }));

  for (const browser of [owner, phone]) expect((await browser.call(authEndpoints.user)).status).toBe(401);
  expect((await phone.call(authEndpoints.login, { body: signIn })).status).toBe(401);
  const { status } = await visitor().call(authEndpoints.register, { body: registrationOf(owner.email) });
  expect(status).toBe(200);
});

test('access that a network granted is given back to it', async () => {
  const { connected, db, x, runJobs } = await start();
  const { owner, storeId } = await connected('tea-house');
  await connectAccounts(owner, storeId, 'x');
  const { rows } = await db.execute<{ external_id: string; access_token: string }>(
    sql`select external_id, access_token from social_accounts where network = 'twitter'`,
  );
  const { external_id: account, access_token: sealed } = rows[0]!;
  const secrets = createSecrets('a secret for tests, long enough for them');
  const authorization = `Bearer ${secrets.open(sealed, `${storeId} twitter ${account}`)}`;
  const ask = async () => (await fetch(`${x!.apiOrigin}/2/users/me`, { headers: { authorization } })).status;
  expect(await ask()).toBe(200);

  await owner.expectOk(owner.call(accountEndpoints.delete, { body: AGAIN }));
  await runJobs();
  expect(await ask()).toBe(401);
});

test('a consent that nobody has chosen from yet is given back too', async () => {
  const { connected, x, meta, db, runJobs } = await start();
  const { owner, storeId } = await connected('tea-house');
  const pageToken = meta!.pageToken(PAGE);
  const opensPage = async () => {
    const { ok } = await fetch(`${meta!.graphOrigin}/v26.0/${PAGE}?fields=id&access_token=${pageToken}`);
    return ok;
  };
  // Another Page of the same consent is in use until then.
  await connectAccounts(owner, storeId, 'facebook');
  for (const way of ['facebook', 'x'] as const) await consentAt(owner, storeId, way, OTHER_PAGE);
  expect([await opensPage(), x!.openGrants()]).toEqual([true, 1]);

  await owner.expectOk(owner.call(accountEndpoints.delete, { body: AGAIN }));
  await runJobs();
  expect([await opensPage(), x!.openGrants()]).toEqual([false, 0]);
  const { rows } = await db.execute(sql`select 1 from sessions`);
  expect(rows).toEqual([]);
});

test('nothing goes out after the account was deleted', async () => {
  const { connected, db, clock, publishDue, runJobs, ...started } = await start();
  const { owner, storeId, params } = await connected('tea-house');
  await connectAccounts(owner, storeId, 'facebook');
  const { accounts } = await owner.expectOk(owner.call(socialAccountEndpoints.list, { params }));
  const page = accounts.find(({ network }) => network === 'facebook')!;
  const post = { caption: 'Fresh tea.', accountIds: [page.id], scheduledFor: '2026-11-21T13:00:00Z' };
  await owner.expectOk(owner.call(calendarEndpoints.create, { params, body: post }));

  await owner.expectOk(owner.call(accountEndpoints.delete, { body: AGAIN }));
  clock.advance({ hours: 1 });
  await publishDue();
  expect(started.meta!.feed()).toEqual([]);

  await runJobs();
  await publishDue();
  expect(started.meta!.feed()).toEqual([]);
  const { rows } = await db.execute(sql`select 1 from social_accounts where store_id = ${storeId}`);
  expect(rows).toEqual([]);
});

test.each(['social_accounts', 'orders', 'connected_stores', 'users'])(
  'a deletion that dies while it clears %s is finished by the next one',
  async (table) => {
    const { settle, db, mediaFolder, runJobs, runRecurring } = await start();
    await settle('coffee-house');
    const before = publicOnly(await everything(db));
    const filesBefore = filesIn(mediaFolder);
    const { owner, storeId } = await settle('tea-house');
    await connectAccounts(owner, storeId, 'facebook');
    await owner.expectOk(owner.call(accountEndpoints.delete, { body: BY_CODE }));

    await db.execute(
      sql.raw(
        `create function die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
      ),
    );
    await db.execute(
      sql.raw(`create trigger dies before ${table === 'social_accounts' ? 'update' : 'delete'} on ${table}
        for each row execute function die()`),
    );
    await expect(runJobs()).rejects.toThrow();
    await db.execute(sql.raw(`drop function die cascade`));

    await runRecurring('account.take-up-deletions');
    expect(publicOnly(await everything(db))).toEqual(before);
    expect(filesIn(mediaFolder)).toEqual(filesBefore);
  },
);

test('a visitor who is not signed in deletes nothing', async () => {
  const { visitor } = await startApp();
  expect((await visitor().call(accountEndpoints.delete, { body: AGAIN })).status).toBe(401);
});
