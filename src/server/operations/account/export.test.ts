import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fillFor, readTables } from '#server/testing/fill-tables.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { AGAIN } from '#server/testing/registration.ts';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { contentEndpoints } from '#shared/content/content.ts';
import { accountEndpoints } from '#shared/operations/account.ts';
import { ACCOUNT_RECORDS, NOT_EXPORTED, PERSON_RECORDS } from './export/account-records.ts';
import { STORE_RECORDS } from './export/store-records.ts';
import { STORE_TABLES } from './export/store-tables.ts';

type Person = Awaited<ReturnType<TestApp['signUp']>>;

const ORDERS = 3;
const shop = {
  name: 'tea-house',
  products: [{ title: '=HYPERLINK("https://bad.example")', price: '10.00' }],
  orders: Array.from({ length: ORDERS }, (_, nth) => ({
    createdAt: `2026-10-0${nth + 1}T10:00:00Z`,
    email: `buyer${nth}@example.com`,
    lines: [{ product: '=HYPERLINK("https://bad.example")', quantity: 1 }],
  })),
};
/** So many that they come in pages. */
const MORE_LINES = 4_200;

async function start() {
  const started = await startApp({ shops: [shop] });
  const owner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  return { ...started, owner, storeId };
}

const last = async (person: Person) =>
  (await person.expectOk(person.call(accountEndpoints.lastExport))).export;

async function begin(person: Person, language = 'en') {
  const reply = await person.send('POST', '/api/user/export', AGAIN, { 'accept-language': language });
  return reply.json().export as NonNullable<Awaited<ReturnType<typeof last>>>;
}

const download = (person: Person, exportId: string) =>
  person.send('GET', `/api/user/export/${exportId}/download`);

async function contentsOf(person: Person, exportId: string) {
  const files = readZip((await download(person, exportId)).rawPayload);
  return new Map([...files].map(([name, content]) => [name, content.toString('utf8')]));
}

const linesOf = (csv: string | undefined) => csv!.trimEnd().split('\r\n');

test('everything of an account comes as one zip that a person can read', async () => {
  const { owner, db, storeId, runJobs } = await start();
  const { rows } = await db.execute<{ id: string }>(sql`select id from products`);
  const made = await owner.expectOk(
    owner.call(contentEndpoints.generate, { params: { storeId }, body: { productId: rows[0]!.id } }),
  );
  await db.execute(sql`
    insert into order_lines
    select store_id, order_id, id || '-' || more, product_id, variant_id, title, variant_title, sku, quantity,
      current_quantity, unit_price, discount, gift_card
    from (select * from order_lines limit 1) line, generate_series(1, ${MORE_LINES}::int) more`);
  expect(await last(owner)).toBeNull();

  const begun = await begin(owner);
  expect(begun).toMatchObject({ status: 'queued', availableUntil: null, bytes: null });
  await runJobs();

  const ready = (await last(owner))!;
  expect(ready).toMatchObject({
    id: begun.id,
    status: 'ready',
    progress: 1,
    availableUntil: '2026-11-28T12:00:00.000Z',
  });
  const reply = await download(owner, ready.id);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="vitrin-data-2026-11-21.zip"',
    'content-length': `${ready.bytes}`,
    'cache-control': 'private, no-store',
  });

  const files = await contentsOf(owner, ready.id);
  const inStore = (name: string) => files.get(`tea-house-shopify/${name}`);
  const orders = linesOf(inStore('orders.csv'));
  expect(orders[0]).toMatch(/^\uFEFFOrder id,Order,Placed,Total,Net sales,/);
  expect(orders).toHaveLength(ORDERS + 1);
  expect(orders[1]).toContain(',10,10,true,');
  const lines = linesOf(inStore('order-lines.csv'));
  expect(lines).toHaveLength(ORDERS + MORE_LINES + 1);
  expect(new Set(lines).size).toBe(lines.length);
  const sales = await db.execute<{ n: number }>(sql`select count(*)::int as n from sale_events`);
  expect(linesOf(inStore('sale-events.csv'))).toHaveLength(sales.rows[0]!.n + 1);
  expect(inStore('products.csv')).toContain(`"'=HYPERLINK(""https://bad.example"")"`);
  expect(JSON.parse(inStore('posts.json')!)).toMatchObject([{ caption: made.caption }]);
  expect(JSON.parse(files.get('profile.json')!)).toMatchObject([
    { email: owner.email, first_name: 'Ada', last_name: 'Lovelace' },
  ]);
  const picture = [...files.keys()].filter((name) => name.startsWith('media/'));
  expect(picture).toHaveLength(1);
  const shown = await owner.send('GET', made.imageUrl!);
  expect(readZip(reply.rawPayload).get(picture[0]!)).toEqual(shown.rawPayload);

  const everything = [...files]
    .map(([name, content]) => (name.startsWith('media/') ? '' : content))
    .join('\n');
  const secrets = await db.execute<{ password: string; token: string; key: string }>(sql`
    select password, access_token as token, webhook_key::text as key from users join connected_stores on true`);
  for (const secret of Object.values(secrets.rows[0]!)) expect(everything).not.toContain(secret);
  expect(everything).not.toMatch(/argon2|access_token"|refresh_token"|client_secret/);
});

test('where a history is still being read, the README says that older records are missing', async () => {
  const { owner, runJobs, db } = await start();
  const missing = 'Its history was still being read: older records are missing here.';
  const readme = async () => {
    const { id } = await begin(owner);
    await runJobs();
    return (await contentsOf(owner, id)).get('README.txt');
  };
  expect(await readme()).not.toContain(missing);
  await db.execute(sql`update sync_states set history_complete = false`);
  expect(await readme()).toContain(missing);
});

test('the README names every file, in the language of its owner', async () => {
  const { owner, runJobs } = await start();
  const { id } = await begin(owner, 'tr-TR,tr');
  await runJobs();
  const files = await contentsOf(owner, id);
  const readme = files.get('README.txt')!;
  expect(readme).toContain(`Vitrin’deki verileriniz: ${owner.email}`);
  expect(readme).toContain('tea-house-shopify/');
  for (const name of [...files.keys()].filter((each) => each !== 'README.txt'))
    expect(readme).toContain(name.replace('tea-house-shopify/', '').replace(/^media\/.*/, 'media/'));
  expect(linesOf(files.get('tea-house-shopify/orders.csv'))[0]).toContain('Sipariş tarihi');
});

test('every table is in the export, or it is said why not', async () => {
  const { db } = await startApp();
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const known = [
    ...[...PERSON_RECORDS, ...ACCOUNT_RECORDS, ...STORE_TABLES, ...STORE_RECORDS].map(
      ({ source }) => source.table,
    ),
    ...Object.keys(NOT_EXPORTED),
  ];
  expect(rows.map(({ name }) => name).sort()).toEqual([...new Set(known)].sort());
});

test('a row of every table can be written, and holds nothing secret', async () => {
  const { owner, db, storeId, runJobs } = await start();
  const { rows } = await db.execute<{ id: string }>(sql`select id from users`);
  const known = { users: rows[0]!.id, connected_stores: storeId };
  // Begun before the account has a second factor, which would be asked for.
  const { id } = await begin(owner);
  const tables = (await readTables(db)).filter(({ name }) => name !== 'data_exports');
  await fillFor(db, tables, 'ada', known);
  await db.execute(sql`update social_accounts set access_token = 'SECRET', refresh_token = 'SECRET'`);
  await db.execute(sql`update ads_accounts set access_token = 'SECRET', refresh_token = 'SECRET'`);
  await db.execute(sql`update passkeys set credential_id = 'SECRET', public_key = 'SECRET'`);
  await db.execute(sql`update second_factors set secret = 'SECRET'`);
  await db.execute(sql`update users set password = 'SECRET'`);
  await runJobs();
  const files = await contentsOf(owner, id);
  expect([...files.values()].join('\n')).not.toContain('SECRET');
  for (const { path } of STORE_RECORDS) {
    const content = files.get(`tea-house-shopify/${path}`)!;
    const count = path.endsWith('.csv') ? linesOf(content).length - 1 : JSON.parse(content).length;
    expect([path, count]).toEqual([path, 1]);
  }
});

test('the file is its owner’s alone, for a week, and then it is gone', async () => {
  const { owner, signUp, visitor, clock, mediaFolder, runJobs, runRecurring } = await start();
  const { id } = await begin(owner);
  await runJobs();
  const stranger = await signUp();
  expect((await download(stranger, id)).statusCode).toBe(404);
  expect(await last(stranger)).toBeNull();
  expect((await visitor().send('GET', `/api/user/export/${id}/download`)).statusCode).toBe(401);
  expect((await download(owner, 'no-id')).statusCode).toBe(404);

  clock.advance({ days: 7 });
  expect((await download(owner, id)).statusCode).toBe(404);
  await runRecurring('account.clear-exports');
  expect(readdirSync(`${mediaFolder}/u`, { recursive: true }).join()).not.toContain('.zip');
  expect(await last(owner)).toBeNull();
});

test('one at a time: asked for again it goes on, and a new one takes the place of the last', async () => {
  const { owner, runJobs } = await start();
  const first = await begin(owner);
  expect((await begin(owner)).id).toBe(first.id);
  await runJobs();
  const second = await begin(owner);
  expect(second.id).not.toBe(first.id);
  await runJobs();
  expect((await download(owner, first.id)).statusCode).toBe(404);
  expect((await download(owner, second.id)).statusCode).toBe(200);
});

test('an export whose process was killed is begun again, and after the third time it says so', async () => {
  const { owner, db, clock, runJobs, runRecurring } = await start();
  const { id } = await begin(owner);
  const killed = () =>
    db.execute(sql`
      update data_exports set status = 'running', attempts = attempts + 1, lease_token = lease_token + 1,
        lease_until = ${clock.now().toISOString()}::timestamptz + interval '2 minutes'
      where finished_at is null`);
  await killed();
  await runJobs();
  expect((await last(owner))!.status).toBe('running');
  clock.advance({ minutes: 3 });
  await runRecurring('account.take-up-exports');
  expect((await last(owner))!.status).toBe('ready');
  expect((await download(owner, id)).statusCode).toBe(200);

  await begin(owner);
  await db.execute(sql`update data_exports set attempts = 2 where finished_at is null`);
  await killed();
  await runJobs();
  clock.advance({ minutes: 3 });
  await runRecurring('account.take-up-exports');
  expect(await last(owner)).toMatchObject({
    status: 'failed',
    problem: 'Your data could not be prepared. Please try again.',
  });
  expect((await begin(owner)).status).toBe('queued');
  await runJobs();
  expect((await last(owner))!.status).toBe('ready');
});

test('what fails on the way says so, leaves no file behind, and can be tried again', async () => {
  const { owner, db, mediaFolder, logged, runJobs } = await start();
  await db.execute(sql`alter table refunds rename to refunds_away`);
  await begin(owner);
  await runJobs();
  expect((await last(owner))!.status).toBe('failed');
  expect(logged.join()).toContain('data not exported');
  expect(existsSync(`${mediaFolder}/u`)).toBe(false);
  expect(readdirSync(join(mediaFolder, '..', 'work'))).toEqual([]);
  await db.execute(sql`alter table refunds_away rename to refunds`);
  await begin(owner);
  await runJobs();
  expect((await last(owner))!.status).toBe('ready');
});
