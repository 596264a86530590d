import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { hashOfCode } from '#server/accounts/second-factor/recovery-codes.ts';
import { members } from '#server/core/db/schema/members.ts';
import { passkeys, recoveryCodes, secondFactors, signIns } from '#server/core/db/schema/sign-in.ts';
import { users } from '#server/core/db/schema/users.ts';
import { openPage } from '#server/testing/open-page.ts';
import { AGAIN, registrationOf } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { memberEndpoints } from '#shared/accounts/members.ts';
import type { Role } from '#shared/core/permissions.ts';
import { accountEndpoints } from '#shared/operations/account.ts';
import { activityEndpoints } from '#shared/operations/activity.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';

const shop = (name: string) => ({ name, products: [{ title: 'Tea', price: '10.00' }], orders: [] });

/** An owner of two shops, who can let others in. */
async function start() {
  const shops = ['tea-house', 'coffee-house', 'elsewhere'].map(shop);
  const started = await startApp({ shops, mailServer: false });
  const owner = await started.signUp();
  const tea = await owner.connectShopify('tea-house');
  const coffee = await owner.connectShopify('coffee-house');
  type Person = typeof owner;

  /** @returns the token of the link. */
  async function invite(email: string, role: Role, storeIds: string[] | null = null): Promise<string> {
    const body = { ...AGAIN, email, role, storeIds };
    const { link } = await owner.expectOk(owner.call(memberEndpoints.invite, { body }));
    return new URL(link!).searchParams.get('token')!;
  }

  async function accept(person: Person, token: string) {
    return person.expectOk(person.call(memberEndpoints.acceptInvitation, { body: { token } }));
  }

  async function letIn(role: Role, storeIds: string[] | null = null): Promise<Person> {
    const person = await started.signUp();
    await accept(person, await invite(person.email, role, storeIds));
    return person;
  }

  const membersOf = (person: Person) => person.expectOk(person.call(memberEndpoints.list));
  const idOf = async (person: Person) => (await person.expectOk(person.call(authEndpoints.user))).user.id;
  return { ...started, owner, tea, coffee, invite, accept, letIn, membersOf, idOf };
}

test('who is alone in their account has it as before, and is its owner', async () => {
  const { owner, membersOf } = await start();
  const { members, invitations, requiresSecondFactor } = await membersOf(owner);
  expect(members).toMatchObject([{ role: 'owner', storeIds: null, isYou: true, email: owner.email }]);
  expect([invitations, requiresSecondFactor]).toEqual([[], false]);
  const { accounts } = await owner.expectOk(owner.call(memberEndpoints.ownAccounts));
  expect(accounts).toMatchObject([
    { role: 'owner', isCurrent: true, storeNames: ['tea-house', 'coffee-house'] },
  ]);
});

test('an invitation is accepted once, by the address that it names; handed over, it proves nothing of that address', async () => {
  const { owner, invite, accept, signUp, visitor, membersOf } = await start();
  const email = 'grace@example.com';
  const token = await invite(email, 'editor');
  const offer = await visitor().expectOk(visitor().call(memberEndpoints.readInvitation, { body: { token } }));
  expect(offer).toMatchObject({
    email,
    role: 'editor',
    hasUser: false,
    storeNames: ['tea-house', 'coffee-house'],
  });

  const stranger = await signUp();
  const refused = await stranger.call(memberEndpoints.acceptInvitation, { body: { token } });
  expect([refused.status, refused.body]).toMatchObject([403, { error: 'other_address' }]);

  const grace = { ...visitor(), email };
  await grace.expectOk(grace.call(authEndpoints.register, { body: registrationOf(email) }));
  const { accounts } = await accept(grace, token);
  expect(accounts).toMatchObject([
    { isCurrent: false, storeNames: [] },
    { isCurrent: true, role: 'editor', storeNames: ['tea-house', 'coffee-house'] },
  ]);
  expect((await grace.expectOk(grace.call(authEndpoints.user))).user.emailVerified).toBe(false);
  expect(await grace.stores()).toHaveLength(2);
  const again = await grace.call(memberEndpoints.acceptInvitation, { body: { token } });
  expect([again.status, again.body]).toMatchObject([404, { error: 'invitation_gone' }]);

  const { members, invitations } = await membersOf(owner);
  expect(members.map(({ role }) => role)).toEqual(['owner', 'editor']);
  expect(invitations).toEqual([]);
  const { activities } = await owner.expectOk(owner.call(activityEndpoints.list, { query: {} }));
  expect(activities.map(({ kind }) => kind).slice(0, 2)).toEqual(['member-joined', 'member-invited']);
});

test('an invitation ends by itself, when it is withdrawn, and with a newer one', async () => {
  const { owner, invite, signUp, clock } = await start();
  const person = await signUp();
  const readBy = async (token: string) =>
    (await person.call(memberEndpoints.readInvitation, { body: { token } })).status;
  const first = await invite(person.email, 'viewer');
  const second = await invite(person.email, 'editor');
  expect([await readBy(first), await readBy(second)]).toEqual([404, 200]);
  const { invitations } = await owner.expectOk(owner.call(memberEndpoints.list));
  expect(invitations).toMatchObject([{ role: 'editor', email: person.email, isExpired: false }]);

  clock.advance({ days: 8 });
  expect(await readBy(second)).toBe(410);
  const params = { invitationId: invitations[0]!.id };
  const wrong = await owner.call(memberEndpoints.inviteAgain, { params, body: { currentPassword: 'wrong' } });
  expect([wrong.status, await readBy(second)]).toEqual([400, 410]);
  const { link } = await owner.expectOk(owner.call(memberEndpoints.inviteAgain, { params, body: AGAIN }));
  const third = new URL(link!).searchParams.get('token')!;
  expect(await readBy(third)).toBe(200);
  await owner.expectOk(owner.call(memberEndpoints.withdraw, { params }));
  expect(await readBy(third)).toBe(404);
});

test('what an owner offered ends when they are no owner any more', async () => {
  const { owner, letIn, idOf, invite, visitor } = await start();
  const other = await letIn('owner');
  const body = { ...AGAIN, email: 'grace@example.com', role: 'owner', storeIds: null };
  const { link } = await other.expectOk(other.call(memberEndpoints.invite, { body }));
  const theirs = { body: { token: new URL(link!).searchParams.get('token')! } };
  const ours = { body: { token: await invite('zoe@example.com', 'viewer') } };
  const params = { memberId: await idOf(other) };
  await owner.expectOk(owner.call(memberEndpoints.remove, { params, body: AGAIN }));
  expect((await visitor().call(memberEndpoints.readInvitation, theirs)).status).toBe(404);
  expect((await visitor().call(memberEndpoints.readInvitation, ours)).status).toBe(200);
});

test('an owner who deletes themselves leaves no way back, and the others see who left', async () => {
  const { app, owner, tea, letIn, idOf, visitor, runJobs, db } = await start();
  const other = visitor();
  const signedUp = await other.call(authEndpoints.register, { body: registrationOf('grace@example.com') });
  const [ownerId, otherId] = [await idOf(owner), signedUp.body.user!.id];
  await db.insert(members).values({ accountId: ownerId, userId: otherId, role: 'owner', storeIds: null });
  const zoe = await letIn('viewer');
  const body = { ...AGAIN, email: 'ada@elsewhere.example', role: 'owner', storeIds: null };
  const { link } = await owner.expectOk(owner.call(memberEndpoints.invite, { body }));
  const way = { body: { token: new URL(link!).searchParams.get('token')! } };
  for (const person of [owner, zoe])
    await db.insert(signIns).values({
      userId: await idOf(person),
      way: 'password',
      result: 'signed-in',
      agent: { browser: null, system: null },
      address: '',
    });
  await db.insert(passkeys).values({
    userId: ownerId,
    credentialId: 'a',
    publicKey: 'b',
    counter: 0,
    transports: [],
    name: 'Laptop',
    backedUp: false,
  });
  await db.insert(secondFactors).values({ userId: ownerId, secret: 'sealed', lastStep: 0 });
  const code = 'a recovery code';
  await db.insert(recoveryCodes).values({ userId: ownerId, hash: hashOfCode(code) });
  const page = await openPage(await app.http.listen({ port: 0 }), {
    cookie: `vitrin_session=${signedUp.raw.cookies[0]!.value}`,
  });

  await owner.expectOk(owner.call(accountEndpoints.delete, { body: { ...AGAIN, code } }));
  await page.untilEvent(({ type }) => type === 'members-changed');
  await runJobs();

  expect((await visitor().call(memberEndpoints.readInvitation, way)).status).toBe(404);
  expect((await other.stores()).map(({ id }) => id)).toContain(tea.id);
  const { activities } = await other.expectOk(other.call(activityEndpoints.list, { query: {} }));
  expect(activities[0]).toMatchObject({ kind: 'member-left', actor: { name: 'Ada Lovelace' } });
  const left = await db.execute(sql`
    select user_id from passkeys union all select user_id from second_factors
    union all select user_id from recovery_codes union all select user_id from sign_ins
    union all select (sess ->> 'userId')::uuid from sessions where sess ->> 'userId' = ${ownerId}`);
  expect(left.rows.filter(({ user_id }) => user_id === ownerId)).toEqual([]);
  expect(left.rows.length).toBeGreaterThan(0);
});

test('thirty invitations an hour are enough, also to one address that is asked again and again', async () => {
  const { owner, invite, db } = await start();
  await invite('grace@example.com', 'viewer');
  await db.execute(sql`
    insert into activities (id, account_id, kind, actor, created_at)
    select gen_random_uuid(), account_id, kind, actor, created_at
    from activities, generate_series(1, 29) where kind = 'member-invited'`);
  const body = { ...AGAIN, email: 'grace@example.com', role: 'viewer', storeIds: null };
  const refused = await owner.call(memberEndpoints.invite, { body });
  expect([refused.status, refused.body]).toMatchObject([429, { error: 'many_invitations' }]);
});

test('a member of one store sees that store and nothing else of the account', async () => {
  const { tea, coffee, letIn } = await start();
  const viewer = await letIn('viewer', [tea.id]);
  expect((await viewer.stores()).map(({ id }) => id)).toEqual([tea.id]);
  expect((await viewer.send('GET', `/api/analytics/${tea.id}/products`)).statusCode).toBe(200);
  expect((await viewer.send('GET', `/api/analytics/${coffee.id}/products`)).statusCode).toBe(404);
  const { body } = await viewer.send('GET', '/api/analytics/all/dashboard?range=30d');
  expect(body).toContain(tea.id);
  expect(body).not.toContain(coffee.id);
});

test('how to reach the others and when they were here is for owners and managers', async () => {
  const { owner, letIn, membersOf, db, clock } = await start();
  const manager = await letIn('manager');
  clock.advance({ minutes: 1 });
  const viewer = await letIn('viewer');
  const seenBy = async (person: typeof owner) =>
    (await membersOf(person)).members.map((member) => [
      member.email,
      member.lastSeenAt !== null,
      member.hasSecondFactor,
    ]);
  const all = [owner, manager, viewer].map(({ email }) => [email, true, false]);
  expect([await seenBy(owner), await seenBy(manager)]).toEqual([all, all]);
  const none = [null, false, null];
  expect(await seenBy(viewer)).toEqual([none, none, [viewer.email, true, false]]);

  await db.update(users).set({ firstName: null, lastName: null }).where(eq(users.email, owner.email));
  const [first] = (await membersOf(viewer)).members;
  expect([first!.name, first!.role]).toEqual(['owner1', 'owner']);
});

test('what a role does not include is refused in words, and nothing happens', async () => {
  const { owner, tea, letIn } = await start();
  const editor = await letIn('editor');
  const refused = await editor.call(storeEndpoints.disconnect, { params: { storeId: tea.id } });
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { error: 'role_too_small', message: 'Only an owner of the account can do this.' },
  ]);
  expect((await editor.send('POST', '/api/members/invitations', { ...AGAIN })).statusCode).toBe(403);
  expect(await owner.stores()).toHaveLength(2);
});

test('who is removed is out at once, and keeps what is their own', async () => {
  const { owner, tea, letIn, idOf, membersOf } = await start();
  const manager = await letIn('manager');
  expect((await manager.send('GET', `/api/analytics/${tea.id}/products`)).statusCode).toBe(200);
  const params = { memberId: await idOf(manager) };
  expect(
    (await owner.call(memberEndpoints.remove, { params, body: { currentPassword: 'wrong' } })).status,
  ).toBe(400);
  await owner.expectOk(owner.call(memberEndpoints.remove, { params, body: AGAIN }));

  expect((await manager.send('GET', `/api/analytics/${tea.id}/products`)).statusCode).toBe(404);
  expect(await manager.stores()).toEqual([]);
  expect((await membersOf(manager)).members).toMatchObject([{ isYou: true, role: 'owner' }]);
});

test('an account always has an owner, and can be handed over', async () => {
  const { owner, letIn, idOf, membersOf, db, runJobs } = await start();
  const [ownerId, heir] = [await idOf(owner), await letIn('editor')];
  const lastOwner = { error: 'last_owner' };
  expect((await owner.call(memberEndpoints.leave)).body).toMatchObject(lastOwner);
  const demoted = {
    params: { memberId: ownerId },
    body: { ...AGAIN, role: 'viewer', storeIds: null },
  } as const;
  expect((await owner.call(memberEndpoints.change, demoted)).body).toMatchObject(lastOwner);
  expect((await owner.call(accountEndpoints.delete, { body: AGAIN })).body).toMatchObject(lastOwner);

  const promoted = {
    params: { memberId: await idOf(heir) },
    body: { ...AGAIN, role: 'owner', storeIds: null },
  } as const;
  await owner.expectOk(owner.call(memberEndpoints.change, promoted));
  await owner.expectOk(owner.call(accountEndpoints.delete, { body: AGAIN }));
  await runJobs();

  expect(await heir.stores()).toHaveLength(2);
  expect((await membersOf(heir)).members).toMatchObject([{ role: 'owner', isYou: true }]);
  const { rows } = await db.execute(sql`select email, first_name from users where id = ${ownerId}`);
  expect(rows).toEqual([{ email: `deleted:${ownerId}`, first_name: null }]);
});

test('who hands their account over begins another, which ends with them', async () => {
  const { owner, letIn, idOf, membersOf, db, runJobs } = await start();
  const heir = await letIn('manager');
  const promoted = {
    params: { memberId: await idOf(heir) },
    body: { ...AGAIN, role: 'owner', storeIds: null },
  } as const;
  await owner.expectOk(owner.call(memberEndpoints.change, promoted));
  await owner.expectOk(owner.call(memberEndpoints.leave));

  expect(await owner.stores()).toEqual([]);
  expect((await membersOf(owner)).members).toMatchObject([{ role: 'owner', isYou: true }]);
  const { accounts } = await owner.expectOk(owner.call(memberEndpoints.ownAccounts));
  expect(accounts).toMatchObject([{ role: 'owner', isCurrent: true, storeNames: [] }]);
  await owner.connectShopify('elsewhere');
  expect(await heir.stores()).toHaveLength(2);

  const ownerId = await idOf(owner);
  await owner.expectOk(owner.call(accountEndpoints.delete, { body: AGAIN }));
  await runJobs();
  const { rows } = await db.execute<{ id: string }>(sql`select id from users where deleted_at is not null`);
  // The row that the handed-over account hangs on, and nothing of the other account.
  expect(rows).toEqual([{ id: ownerId }]);
  expect(await heir.stores()).toHaveLength(2);

  await heir.expectOk(heir.call(accountEndpoints.delete, { body: AGAIN }));
  await runJobs();
  for (const table of ['users', 'connected_stores', 'members'])
    expect([table, (await db.execute(sql`select 1 from ${sql.identifier(table)}`)).rows]).toEqual([
      table,
      [],
    ]);
});

test('two owners who leave at the same moment leave one behind', async () => {
  const { owner, letIn } = await start();
  const other = await letIn('editor');
  const { user } = await other.expectOk(other.call(authEndpoints.user));
  const promoted = {
    params: { memberId: user.id },
    body: { ...AGAIN, role: 'owner', storeIds: null },
  } as const;
  await owner.expectOk(owner.call(memberEndpoints.change, promoted));
  const answers = await Promise.all([owner, other].map((each) => each.call(memberEndpoints.leave)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a person of several accounts acts in the one they chose, browser by browser', async () => {
  const { tea, letIn, visitor } = await start();
  const agency = await letIn('manager');
  const own = await agency.expectOk(agency.call(memberEndpoints.ownAccounts));
  const ownId = own.accounts.find(({ role }) => role === 'owner')!.id;
  expect(await agency.stores()).toHaveLength(2);
  await agency.expectOk(agency.call(memberEndpoints.switchAccount, { body: { accountId: ownId } }));
  expect(await agency.stores()).toEqual([]);
  await agency.connectShopify('elsewhere');
  expect(await agency.stores()).toHaveLength(1);
  // What an address names is found in whichever account it is.
  expect((await agency.send('GET', `/api/analytics/${tea.id}/products`)).statusCode).toBe(200);

  const foreign = { body: { accountId: crypto.randomUUID() } };
  expect((await agency.call(memberEndpoints.switchAccount, foreign)).status).toBe(404);
  expect((await visitor().call(memberEndpoints.ownAccounts)).status).toBe(401);
});

test('where a second factor is required, a member without one gets nothing until they have it', async () => {
  const { owner, tea, letIn, db, idOf } = await start();
  const viewer = await letIn('viewer');
  const requiring = (proof: object) =>
    owner.call(memberEndpoints.requireSecondFactor, { body: { ...AGAIN, ...proof, required: true } });
  expect((await requiring({})).body).toMatchObject({ error: 'own_factor_first' });
  const ownerId = await idOf(owner);
  await db.execute(
    sql`insert into second_factors (user_id, secret, last_step) values (${ownerId}, 'sealed', 0)`,
  );
  const code = 'a recovery code';
  await db.execute(sql`insert into recovery_codes (user_id, hash) values (${ownerId}, ${hashOfCode(code)})`);
  await owner.expectOk(requiring({ code }));
  for (const address of [`/api/analytics/${tea.id}/products`, '/api/stores']) {
    const { statusCode, body } = await viewer.send('GET', address);
    expect([statusCode, JSON.parse(body)]).toMatchObject([403, { error: 'second_factor_required' }]);
  }
  const { accounts } = await viewer.expectOk(viewer.call(memberEndpoints.ownAccounts));
  expect(accounts).toMatchObject([{ needsSecondFactor: false }, { needsSecondFactor: true }]);
  await db.execute(
    sql`insert into second_factors (user_id, secret, last_step) values (${await idOf(viewer)}, 'sealed', 0)`,
  );
  expect(await viewer.stores()).toHaveLength(2);
});

test('an invitation goes out by mail in the language of the one who invites, with a link that stands in no table and proves the address', async () => {
  const { signUp, mails, runJobs, db, visitor } = await startApp();
  const owner = await signUp();
  const body = { ...AGAIN, email: 'grace@example.com', role: 'approver', storeIds: null };
  const { link } = await owner.expectOk(owner.call(memberEndpoints.invite, { body }));
  expect(link).toBeNull();
  await runJobs();
  const mail = mails.at(-1)!;
  expect([mail.to, mail.subject]).toEqual(['grace@example.com', 'Ada Lovelace invites you to Vitrin']);
  const token = /token=([\w-]+)/.exec(mail.text)![1]!;
  const { rows } = await db.execute<{ row: string }>(sql`select i::text as row from invitations i`);
  expect(rows[0]!.row).not.toContain(token);
  const offer = await visitor().call(memberEndpoints.readInvitation, { body: { token } });
  expect(offer.body).toMatchObject({ accountName: 'Ada Lovelace', role: 'approver' });

  const grace = visitor();
  await grace.expectOk(grace.call(authEndpoints.register, { body: registrationOf('grace@example.com') }));
  await grace.expectOk(grace.call(memberEndpoints.acceptInvitation, { body: { token } }));
  expect((await grace.expectOk(grace.call(authEndpoints.user))).user.emailVerified).toBe(true);
});
