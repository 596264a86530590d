import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Database } from '#server/core/db/database.ts';
import { members } from '#server/core/db/schema/members.ts';
import { socialMediaPosts } from '#server/core/db/schema/social-media.ts';
import { generatedContent } from '#server/core/db/schema/users.ts';
import { readZip } from '#server/testing/read-zip.ts';
import { AGAIN } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { type Endpoint, pathOf } from '#shared/core/endpoint.ts';
import { type Permission, ROLES, type Role, roleMay } from '#shared/core/permissions.ts';
import { accountEndpoints } from '#shared/operations/account.ts';
import { forgettingCalls } from './forget-calls.ts';

const shop = (name: string) => ({ name, products: [{ title: name, price: '10.00' }], orders: [] });

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startApp>>['signUp']>>;

/** A member of each role, for all stores and for one, and every contract that asks something of a role. */
async function startRoles() {
  const shops = ['tea-house', 'coffee-house', 'elsewhere'].map(shop);
  const started = await startApp({ shops });
  const owner = await started.signUp();
  const foreigner = await started.signUp();
  const { id: storeId } = await owner.connectShopify('tea-house');
  const { id: otherStoreId } = await owner.connectShopify('coffee-house');
  const { id: foreignStoreId } = await foreigner.connectShopify('elsewhere');
  const idOf = async (person: Person) => (await person.expectOk(person.call(authEndpoints.user))).user.id;
  const accountId = await idOf(owner);

  async function letIn(role: Role, storeIds: string[] | null): Promise<Person> {
    const person = await started.signUp();
    await started.db.insert(members).values({ accountId, userId: await idOf(person), role, storeIds });
    return person;
  }
  const people = new Map<Role, Person>([['owner', owner]]);
  const scoped = new Map<Role, Person>();
  for (const role of ROLES.filter((each) => each !== 'owner')) {
    people.set(role, await letIn(role, null));
    scoped.set(role, await letIn(role, [otherStoreId]));
  }

  const forgetCalls = forgettingCalls(started);
  /** Whatever else an address names is not there, so that what is allowed changes nothing. */
  async function ask(person: Person, { method, path, body }: Endpoint, store = storeId) {
    await forgetCalls();
    const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => [name!, crypto.randomUUID()]);
    const given = { ...Object.fromEntries(names), timeframe: '30d', campaignType: 'all', storeId: store };
    const answer = await person.send(
      method,
      pathOf({ path }, given),
      method === 'GET' || !body ? undefined : [],
    );
    return { status: answer.statusCode, error: (answer.json() as { error?: string } | null)?.error };
  }
  const ofMembers = started.app.http.served.filter(
    ({ access }) => access === 'account' || access === 'store',
  );
  return { ...started, people, scoped, ask, ofMembers, accountId, storeId, otherStoreId, foreignStoreId };
}

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
/** Done without a body, and to what the session or the store names: what they do has tests of its own. */
const isDoneAtOnce = ({ method, body, path }: Endpoint) =>
  method !== 'GET' && !body && !/:(?!storeId)\w+/.test(path);

test('a call that a role does not include is refused, and changes nothing', async () => {
  const { people, ask, ofMembers, db } = await startRoles();
  const before = await sumUp(db);
  const faults: unknown[] = [];
  let refusals = 0;
  for (const contract of ofMembers)
    for (const [role, person] of people) {
      if (roleMay(role, contract.needs!)) continue;
      const { status, error } = await ask(person, contract);
      if (status !== 403 || error !== 'role_too_small') faults.push([nameOf(contract), role, status, error]);
      refusals += 1;
    }
  expect(faults).toEqual([]);
  expect(refusals).toBeGreaterThan(200);
  expect(await sumUp(db)).toEqual(before);
});

test('a call that a role includes is open to it', async () => {
  const { people, ask, ofMembers } = await startRoles();
  const faults: unknown[] = [];
  for (const contract of ofMembers.filter((each) => !isDoneAtOnce(each)))
    for (const [role, person] of people) {
      if (!roleMay(role, contract.needs!)) continue;
      const { status, error } = await ask(person, contract);
      if (status === 401 || error === 'role_too_small') faults.push([nameOf(contract), role, status, error]);
    }
  expect(faults).toEqual([]);
});

test('no role in one account finds a store of another, and a member of one store finds no other', async () => {
  const { people, scoped, ask, ofMembers, foreignStoreId } = await startRoles();
  const faults: unknown[] = [];
  for (const contract of ofMembers.filter(({ access }) => access === 'store')) {
    for (const [role, person] of people) {
      const { status } = await ask(person, contract, foreignStoreId);
      if (status !== 404) faults.push([nameOf(contract), role, 'foreign', status]);
    }
    for (const [role, person] of scoped) {
      const { status } = await ask(person, contract);
      if (status !== 404) faults.push([nameOf(contract), role, 'not theirs', status]);
    }
  }
  expect(faults).toEqual([]);
});

test('who sees a part of the stores settles nothing for all of them', async () => {
  const { scoped, ask, ofMembers } = await startRoles();
  const faults: unknown[] = [];
  const ofWhole: Permission[] = ['manage', 'own'];
  for (const contract of ofMembers.filter(
    ({ access, needs }) => access === 'account' && ofWhole.includes(needs!),
  ))
    for (const [role, person] of scoped) {
      const { status, error } = await ask(person, contract);
      if (status !== 403 || error !== 'role_too_small') faults.push([nameOf(contract), role, status, error]);
    }
  expect(faults).toEqual([]);
});

test('what asks nothing of a role is about the person who calls', async () => {
  const { app } = await startRoles();
  const personal = app.http.served.filter(({ access }) => access === 'user');
  expect(personal.filter(({ path }) => !/^\/api\/(auth|user)\//.test(path)).map(nameOf)).toEqual([]);
  expect(app.http.served.filter(({ access, needs }) => access === 'public' && needs).map(nameOf)).toEqual([]);
});

test('files and streams obey roles as calls do', async () => {
  const { people, scoped, db, accountId, storeId, otherStoreId } = await startRoles();
  const get = async (person: Person, address: string) => (await person.send('GET', address)).statusCode;
  const lists = [`/api/analytics/${storeId}/customers/list.csv`, '/api/activity.csv'];
  for (const [role, person] of people) {
    const expected = roleMay(role, 'manage') ? 200 : 403;
    for (const list of lists) expect([role, list, await get(person, list)]).toEqual([role, list, expected]);
  }

  const [media] = await db
    .insert(generatedContent)
    .values({
      userId: accountId,
      contentType: 'own-picture',
      fileName: 'tea.jpg',
      fileSize: 1,
      filePath: 'nowhere/at-all',
      mimeType: 'image/jpeg',
      metadata: { storeId },
    })
    .returning();
  const address = `/api/media/${media!.id}`;
  /** The file itself is on no disk here: who may have it gets as far as its place in a cache. */
  const isOpenTo = async (person: Person) => {
    const { statusCode, headers } = await person.send('GET', address);
    expect(statusCode).toBe(404);
    return String(headers['cache-control']).startsWith('private');
  };
  for (const person of people.values()) expect(await isOpenTo(person)).toBe(true);
  for (const person of scoped.values()) expect(await isOpenTo(person)).toBe(false);
  await db.update(generatedContent).set({ metadata: { storeId: otherStoreId } });
  for (const person of scoped.values()) expect(await isOpenTo(person)).toBe(true);

  const [piece] = await db
    .insert(socialMediaPosts)
    .values({ storeId, platform: 'instagram', caption: 'Tea', inHistory: true })
    .returning();
  const remove = (person: Person) => person.send('DELETE', `/api/social-media/posts/${piece!.id}`);
  expect((await remove(scoped.get('editor')!)).statusCode).toBe(404);
  await db.update(socialMediaPosts).set({ storeId: otherStoreId });
  expect((await remove(scoped.get('viewer')!)).statusCode).toBe(403);
  expect((await remove(scoped.get('editor')!)).statusCode).toBe(200);
});

test('an export holds an account for its owners alone, and for as long as they are', async () => {
  const { people, scoped, db, accountId, runJobs } = await startRoles();
  const idOf = async (person: Person) => (await person.expectOk(person.call(authEndpoints.user))).user.id;
  const coOwner = people.get('manager')!;
  await db
    .update(members)
    .set({ role: 'owner' })
    .where(eq(members.userId, await idOf(coOwner)));
  const everybody = [...people.values(), ...scoped.values()];
  const exports = new Map<Person, string>();
  for (const person of everybody) {
    const body = AGAIN;
    const begun = await person.expectOk(person.call(accountEndpoints.startExport, { body }));
    exports.set(person, `/api/user/export/${begun.export!.id}/download`);
  }
  await runJobs();
  const statusOf = async (person: Person, address: string) => (await person.send('GET', address)).statusCode;
  const owners = [people.get('owner')!, coOwner];
  for (const [person, address] of exports) {
    const names = [...readZip((await person.send('GET', address)).rawPayload).keys()];
    const ofAccount = names.filter((name) => name.includes('/') || name === 'activity.json');
    expect([person.email, ofAccount.length > 0]).toEqual([person.email, owners.includes(person)]);
    for (const other of everybody.filter((each) => each !== person))
      expect(await statusOf(other, address)).toBe(404);
  }
  for (const role of ROLES.filter((each) => each !== 'owner')) {
    await db
      .update(members)
      .set({ role })
      .where(eq(members.userId, await idOf(coOwner)));
    expect([role, await statusOf(coOwner, exports.get(coOwner)!)]).toEqual([role, 404]);
  }
  await db.delete(members).where(eq(members.accountId, accountId));
  for (const [person, address] of exports)
    expect(await statusOf(person, address)).toBe(person === coOwner ? 404 : 200);
});

/** What stands in every table of ours; when people were last here is written by any call. */
async function sumUp(db: Database) {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables
      where schemaname = 'public' and tablename not in ('call_counts', 'sessions')`,
  );
  const sums = tables.map(
    ({ name }) => `
    select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) as sum from ${name} t`,
  );
  return (await db.execute(sums.join(' union all '))).rows;
}
