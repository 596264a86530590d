import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createLocalFiles } from '#server/content/media-files/local-files.ts';
import type { Live } from '#server/core/live/live.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { AGAIN } from '#server/testing/registration.ts';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { memberEndpoints } from '#shared/accounts/members.ts';
import type { Role } from '#shared/core/permissions.ts';
import { accountEndpoints } from '#shared/operations/account.ts';
import { createDataExports } from './exports.ts';

type Person = Awaited<ReturnType<TestApp['signUp']>>;

const shop = (name: string) => ({ name, products: [{ title: name, price: '10.00' }], orders: [] });
const idOf = async (person: Person) => (await person.expectOk(person.call(authEndpoints.user))).user.id;
const last = async (person: Person) =>
  (await person.expectOk(person.call(accountEndpoints.lastExport))).export;
const start = (person: Person) => person.call(accountEndpoints.startExport, { body: AGAIN });
const download = (person: Person, exportId: string) =>
  person.send('GET', `/api/user/export/${exportId}/download`);
const statusOf = async (person: Person, exportId: string) => (await download(person, exportId)).statusCode;

async function begin(person: Person): Promise<string> {
  return (await person.expectOk(start(person))).export!.id;
}

async function filesOf(person: Person, exportId: string): Promise<Map<string, string>> {
  const files = readZip((await download(person, exportId)).rawPayload);
  return new Map([...files].map(([name, content]) => [name, content.toString('utf8')]));
}

/** Ada has a tea house, and Bob, in Ada's account now, a coffee house of his own. */
async function startTwo(role: Role = 'owner') {
  const started = await startApp({ shops: ['tea-house', 'coffee-house'].map(shop), mailServer: false });
  const ada = await started.signUp();
  const bob = await started.signUp();
  await ada.connectShopify('tea-house');
  await bob.connectShopify('coffee-house');
  const [adas, bobs] = [await idOf(ada), await idOf(bob)];

  const { link } = await ada.expectOk(
    ada.call(memberEndpoints.invite, { body: { ...AGAIN, email: bob.email, role, storeIds: null } }),
  );
  const token = new URL(link!).searchParams.get('token')!;
  await bob.expectOk(bob.call(memberEndpoints.acceptInvitation, { body: { token } }));

  const actIn = (person: Person, accountId: string) =>
    person.expectOk(person.call(memberEndpoints.switchAccount, { body: { accountId } }));
  const params = { memberId: bobs };
  const remove = () => ada.expectOk(ada.call(memberEndpoints.remove, { params, body: AGAIN }));
  const change = (to: Role) =>
    ada.expectOk(ada.call(memberEndpoints.change, { params, body: { ...AGAIN, role: to, storeIds: null } }));
  const leaving: Record<string, () => Promise<unknown>> = {
    removed: remove,
    demoted: () => change('editor'),
  };

  async function exportsIn(accountId: string): Promise<string[]> {
    const { rows } = await started.db.execute<{ kind: string; actor: string | null }>(sql`
      select kind, actor_id as actor from activities
      where account_id = ${accountId} and kind like 'export-%' order by id`);
    const names = new Map([
      [adas, 'Ada'],
      [bobs, 'Bob'],
    ]);
    return rows.map(({ kind, actor }) => `${kind} ${names.get(actor ?? '') ?? 'Vitrin'}`);
  }
  const giveFactor = (userId: string) =>
    started.db.execute(
      sql`insert into second_factors (user_id, secret, last_step) values (${userId}, 'sealed', 0)`,
    );
  const zips = () =>
    (existsSync(started.mediaFolder) ? readdirSync(started.mediaFolder, { recursive: true }) : [])
      .map(String)
      .filter((name) => name.endsWith('.zip'));
  return { ...started, ada, bob, adas, bobs, actIn, change, leaving, exportsIn, giveFactor, zips };
}

test('an owner of two accounts exports each, with the stores of that one only', async () => {
  const { bob, adas, bobs, actIn, exportsIn, runJobs } = await startTwo();
  const ofAda = await begin(bob);
  await runJobs();
  await actIn(bob, bobs);
  expect(await last(bob)).toBeNull();
  const own = await begin(bob);
  await runJobs();

  const files = [await filesOf(bob, ofAda), await filesOf(bob, own)];
  const stores = files.map((each) => [...each.keys()].filter((name) => name.endsWith('/store.json')));
  expect(stores).toEqual([['tea-house-shopify/store.json'], ['coffee-house-shopify/store.json']]);
  for (const each of files) expect(each.get('profile.json')).toContain(bob.email);
  expect((await last(bob))!.id).toBe(own);
  await actIn(bob, adas);
  expect((await last(bob))!.id).toBe(ofAda);

  const made = ['export-started Bob', 'export-made Vitrin', 'export-downloaded Bob'];
  expect([await exportsIn(adas), await exportsIn(bobs)]).toEqual([made, made]);
});

test('while the data of one account is being prepared, that of another waits', async () => {
  const { bob, bobs, actIn, exportsIn, runJobs } = await startTwo();
  await begin(bob);
  await actIn(bob, bobs);
  const refused = await start(bob);
  expect([refused.status, refused.body]).toMatchObject([409, { error: 'other_export_running' }]);
  expect([await last(bob), await exportsIn(bobs)]).toEqual([null, []]);
  await runJobs();
  expect((await start(bob)).status).toBe(200);
});

test.each(['removed', 'demoted'])(
  'a co-owner who is %s before their export is made gets none',
  async (how) => {
    const { bob, adas, bobs, leaving, exportsIn, runJobs, runRecurring, db, zips, logged } = await startTwo();
    const id = await begin(bob);
    await leaving[how]!();
    await runJobs();
    expect([await last(bob), await statusOf(bob, id), zips()]).toEqual([null, 404, []]);
    const { rows } = await db.execute(sql`select status from data_exports`);
    expect(rows).toEqual([{ status: 'failed' }]);
    expect(await exportsIn(adas)).toEqual(['export-started Bob', 'export-failed Vitrin']);
    expect([await exportsIn(bobs), logged]).toEqual([[], []]);

    await runRecurring('account.clear-exports');
    expect(await db.$count(sql`data_exports`)).toBe(0);
  },
);

test('a co-owner who is demoted while rows are written gets nothing of them', async () => {
  const { bob, adas, db, exportsIn, runJobs, zips, mediaFolder } = await startTwo();
  const id = await begin(bob);
  await db.execute(sql`
    create function demote() returns trigger language plpgsql as $$ begin
      update members set role = 'editor';
      return new;
    end $$`);
  await db.execute(
    sql`create trigger demotes after update on data_exports for each row when (new.progress > 0) execute function demote()`,
  );
  await runJobs();
  await db.execute(sql`drop function demote cascade`);
  expect([await statusOf(bob, id), zips(), readdirSync(join(mediaFolder, '..', 'work'))]).toEqual([
    404,
    [],
    [],
  ]);
  expect(await exportsIn(adas)).toEqual(['export-started Bob', 'export-failed Vitrin']);
});

test('a co-owner who is demoted while the file is stored does not get it, and the file is gone', async () => {
  const { app, bob, adas, db, clock, change, exportsIn, zips, mediaFolder } = await startTwo();
  const id = await begin(bob);
  const files = createLocalFiles(mediaFolder);
  let stored: string[] = [];
  const exports = createDataExports({
    db,
    jobs: app.jobs,
    live: { notify: async () => {} } as unknown as Live,
    mediaFiles: {
      ...files,
      async putFile(...given) {
        await files.putFile(...given);
        stored = zips();
        await change('editor');
      },
    },
    workFolder: join(mediaFolder, '..', 'work'),
    now: clock.now,
    log: app.http.log,
  });
  await exports.make(id);
  expect([stored.length, zips()]).toEqual([1, []]);
  expect(await statusOf(bob, id)).toBe(404);
  expect(await exportsIn(adas)).toEqual(['export-started Bob', 'export-failed Vitrin']);
});

test.each(['removed', 'demoted'])('a co-owner who is %s cannot download what was ready', async (how) => {
  const { bob, adas, actIn, leaving, exportsIn, runJobs, runRecurring, zips } = await startTwo();
  const id = await begin(bob);
  await runJobs();
  expect(await statusOf(bob, id)).toBe(200);
  await leaving[how]!();
  expect([await statusOf(bob, id), await last(bob)]).toEqual([404, null]);
  if (how === 'demoted') {
    await actIn(bob, adas);
    expect(await last(bob)).toBeNull();
  }
  expect(await exportsIn(adas)).toEqual([
    'export-started Bob',
    'export-made Vitrin',
    'export-downloaded Bob',
  ]);
  expect(zips()).toHaveLength(1);
  await runRecurring('account.clear-exports');
  expect(zips()).toEqual([]);
});

test('where an account requires a second factor, an owner without one neither starts, sees nor downloads its export', async () => {
  const { ada, bob, adas, bobs, db, giveFactor, exportsIn, runJobs } = await startTwo();
  const id = await begin(bob);
  await runJobs();
  await db.execute(sql`update users set requires_second_factor = true where id = ${adas}`);
  const refused = await start(bob);
  expect([refused.status, refused.body]).toMatchObject([403, { error: 'second_factor_required' }]);
  expect([await statusOf(bob, id), await last(bob)]).toEqual([404, null]);
  expect(await exportsIn(adas)).toEqual(['export-started Bob', 'export-made Vitrin']);

  await giveFactor(bobs);
  expect([await statusOf(bob, id), (await last(bob))!.id]).toEqual([200, id]);
  // Whose account it was from the beginning obeys it, too.
  expect((await start(ada)).body).toMatchObject({ error: 'second_factor_required' });
});

test.each<Role>(['viewer', 'editor', 'approver', 'manager'])(
  'the export of a member who is %s holds what is their own, and nothing of an account',
  async (role) => {
    const { bob, adas, bobs, exportsIn, runJobs, change } = await startTwo(role);
    const id = await begin(bob);
    await runJobs();
    const files = await filesOf(bob, id);
    expect([...files.keys()]).toEqual([
      'README.txt',
      'profile.json',
      'passkeys.json',
      'second-factor.json',
      'sign-ins.json',
      'notifications.json',
      'visits.json',
      'first-steps.json',
      'memberships.json',
    ]);
    expect(JSON.parse(files.get('profile.json')!)).toMatchObject([{ email: bob.email }]);
    expect(JSON.parse(files.get('memberships.json')!)).toMatchObject([{ account_id: adas, role }]);
    const readme = files.get('README.txt')!;
    expect(readme).toContain('What is yours as a person.');
    expect(readme).not.toMatch(/tea-house|coffee-house|orders\.csv|activity\.json/);
    expect(await exportsIn(adas)).toEqual([]);
    expect(await exportsIn(bobs)).toEqual([
      'export-started Bob',
      'export-made Vitrin',
      'export-downloaded Bob',
    ]);

    // It stays theirs whatever they become.
    await change('owner');
    expect([await last(bob), await statusOf(bob, id)]).toEqual([null, 200]);
  },
);

test('what a co-owner made of an account goes with that account', async () => {
  const { ada, bob, adas, db, change, leaving, runJobs, zips } = await startTwo();
  await begin(bob);
  await runJobs();
  await change('viewer');
  await leaving.removed!();
  expect(zips()).toHaveLength(1);
  await ada.expectOk(ada.call(accountEndpoints.delete, { body: AGAIN }));
  await runJobs();
  expect(zips()).toEqual([]);
  expect(await db.$count(sql`data_exports`)).toBe(0);
  expect(await db.$count(sql`users where id = ${adas}`)).toBe(0);
});

test('an export by the version before is of its maker’s own account where they were in no other', async () => {
  const { ada, adas, bob, db, clock, runRecurring } = await startTwo();
  const id = crypto.randomUUID();
  await db.execute(sql`
    insert into data_exports (id, user_id, language, status, file_path, file_size, created_at, finished_at)
    values (${id}, ${adas}, 'en', 'ready', 'u/nowhere.zip', 1, ${clock.now().toISOString()}, ${clock.now().toISOString()})`);
  await runRecurring('account.take-up-exports');
  await runRecurring('account.clear-exports');
  expect(await last(ada)).toMatchObject({ id, status: 'ready' });
  expect(await statusOf(bob, id)).toBe(404);
});

test('an export by the version before, of which is not known what it holds, is nobody’s', async () => {
  const { bob, bobs, db, clock, runJobs, runRecurring } = await startTwo();
  const id = crypto.randomUUID();
  await db.execute(sql`
    insert into data_exports (id, user_id, language, status, file_path, file_size, created_at, finished_at)
    values (${id}, ${bobs}, 'en', 'ready', 'u/nowhere.zip', 1, ${clock.now().toISOString()}, ${clock.now().toISOString()})`);
  expect([await statusOf(bob, id), await last(bob)]).toEqual([404, null]);
  await runRecurring('account.clear-exports');
  expect(await db.$count(sql`data_exports`)).toBe(0);

  await db.execute(sql`
    insert into data_exports (user_id, language, created_at) values (${bobs}, 'en', ${clock.now().toISOString()})`);
  clock.advance({ minutes: 3 });
  await runRecurring('account.take-up-exports');
  await runJobs();
  const { rows } = await db.execute(sql`select status from data_exports`);
  expect(rows).toEqual([{ status: 'failed' }]);
});
