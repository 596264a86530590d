import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accessTokens } from '#server/core/db/schema/access-tokens.ts';
import { members } from '#server/core/db/schema/members.ts';
import { users } from '#server/core/db/schema/users.ts';
import { AGAIN, PASSWORD } from '#server/testing/registration.ts';
import { accessTokenEndpoints } from '#shared/accounts/access-tokens.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { memberEndpoints } from '#shared/accounts/members.ts';
import type { Role } from '#shared/core/permissions.ts';
import { API_CALLS } from '#shared/programs/api-calls.ts';
import { publicId } from '#shared/programs/api-ids.ts';
import { apiMetrics } from '#shared/programs/api-metrics.ts';
import { apiStores } from '#shared/programs/api-stores.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { addressOf, startApi } from './testing/start-api.ts';

type Started = Awaited<ReturnType<typeof startApi>>;

async function letIn({ db, signUp, owner }: Started, role: Role, storeIds: string[] | null = null) {
  const idOf = async (person: typeof owner) =>
    (await person.expectOk(person.call(authEndpoints.user))).user.id;
  const person = await signUp();
  const [accountId, userId] = [await idOf(owner), await idOf(person)];
  await db.insert(members).values({ accountId, userId, role, storeIds });
  return { ...person, id: userId };
}

test('without a token nothing answers, whatever else is sent along', async () => {
  const { owner, programWith, makeToken, tea } = await startApi();
  const { secret } = await makeToken();
  const wrong = `${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`;
  for (const call of API_CALLS) {
    for (const each of [null, 'vtr_pat_', wrong, 'x'.repeat(5_000), 'Ada:Passw0rd1'])
      expect(await programWith(each).refusal(call, {})).toMatchObject({
        status: 401,
        code: 'unauthorized',
        title: 'Unauthorized',
      });
    // A browser’s session is no token, and a token in the address is seen by every proxy on the way.
    const url = addressOf(call, tea.id, { access_token: secret, token: secret });
    const bySession = await owner.send(call.method as 'GET', url, call.method === 'GET' ? undefined : {});
    expect([bySession.statusCode, bySession.headers['www-authenticate']]).toEqual([
      401,
      'Bearer realm="Vitrin"',
    ]);
  }
});

test('a token opens the stores it was made for and nothing of others, in the same words', async () => {
  const { programWith, makeToken, tea, coffee, signUp } = await startApi();
  const { accessToken, secret } = await makeToken();
  const program = programWith(secret);
  expect((await program.call(apiStores.token)).data).toEqual({
    id: publicId('token', accessToken.id),
    scopes: accessToken.scopes,
    store_ids: [publicId('store', tea.id)],
    api_version: '2026-12-01',
  });
  expect((await program.call(apiStores.stores)).data).toMatchObject([
    { id: publicId('store', tea.id), name: 'tea-house', currency: 'GBP', connected: true },
  ]);
  const stranger = await signUp();
  expect((await stranger.call(accessTokenEndpoints.list)).body.accessTokens).toEqual([]);
  const { request_id: _, ...unknown } = await program.refusal(
    apiStores.store,
    undefined,
    crypto.randomUUID(),
  );
  expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
  for (const id of [coffee.id, 'tea-house', '%00'])
    expect(await program.refusal(apiStores.store, undefined, id)).toMatchObject(unknown);
});

test('a call needs its scope, and says which', async () => {
  const { programWith, makeToken } = await startApi();
  const { secret } = await makeToken(undefined, { scopes: ['posts:read'] });
  const program = programWith(secret);
  expect(await program.refusal(apiMetrics.metrics)).toMatchObject({
    status: 403,
    code: 'insufficient_scope',
    scope: 'metrics:read',
  });
  expect((await program.call(apiStores.stores)).data).toHaveLength(1);
});

test('nobody makes a token for more than they may do themselves', async () => {
  const started = await startApi();
  const { tea, coffee, makeToken } = started;
  const viewer = await letIn(started, 'viewer', [tea.id]);
  const make = (wanted: object) => {
    const usual = { ...AGAIN, name: 'x', scopes: ['metrics:read'], storeIds: [tea.id], days: 30 };
    return viewer.call(accessTokenEndpoints.create, { body: { ...usual, ...wanted } });
  };
  expect((await make({ scopes: ['posts:draft'] })).body).toMatchObject({ error: 'scope_beyond_role' });
  expect((await make({ storeIds: [coffee.id] })).body).toMatchObject({ error: 'unknown_store' });
  expect((await make({ currentPassword: 'another' })).body.error).toBe('wrong_password');
  for (const wrong of [
    { days: 366 },
    { days: 0 },
    { days: 1.5 },
    { scopes: [] },
    { storeIds: [] },
    { name: ' ' },
  ])
    expect([wrong, (await make(wrong)).status]).toEqual([wrong, 400]);
  expect((await make({})).status).toBe(200);
  // Owners see everybody’s, everybody else their own.
  await makeToken();
  expect((await viewer.call(accessTokenEndpoints.list)).body.accessTokens).toMatchObject([{ isYours: true }]);
  expect((await started.owner.call(accessTokenEndpoints.list)).body.accessTokens).toHaveLength(2);
});

test('a token does what its owner may do at the moment of the call', async () => {
  const started = await startApi();
  const { db, owner, tea, coffee, makeToken, programWith } = started;
  const manager = await letIn(started, 'manager');
  const storeIds = [tea.id, coffee.id];
  const { secret } = await makeToken(manager, { storeIds });
  const program = programWith(secret);
  const storesSeen = async () => (await program.call(apiStores.stores)).data.length;
  const become = (changed: object) => db.update(members).set(changed).where(eq(members.userId, manager.id));
  expect(await storesSeen()).toBe(2);
  await become({ storeIds: [coffee.id] });
  expect(await storesSeen()).toBe(1);
  expect((await program.refusal(apiStores.store)).code).toBe('not_found');
  await become({ storeIds: null });
  await owner.expectOk(owner.call(storeEndpoints.disconnect, { params: { storeId: coffee.id } }));
  expect(await storesSeen()).toBe(1);

  const accountId = (await owner.expectOk(owner.call(authEndpoints.user))).user.id;
  await db.update(users).set({ requiresSecondFactor: true }).where(eq(users.id, accountId));
  expect((await program.refusal(apiStores.stores)).code).toBe('second_factor_required');
  await db.update(users).set({ requiresSecondFactor: false }).where(eq(users.id, accountId));

  const remove = { params: { memberId: manager.id }, body: AGAIN };
  await owner.expectOk(owner.call(memberEndpoints.remove, remove));
  expect((await program.refusal(apiStores.stores)).code).toBe('unauthorized');
  // Let in again, they make new ones.
  await db.insert(members).values({ accountId, userId: manager.id, role: 'manager' });
  expect((await program.refusal(apiStores.stores)).code).toBe('unauthorized');
});

test('a token ends when it is revoked, and on its day', async () => {
  const started = await startApi();
  const { owner, makeToken, programWith, clock } = started;
  const [revoked, short] = [await makeToken(), await makeToken(undefined, { days: 1 })];
  const revoke = { params: { accessTokenId: revoked.accessToken.id } };
  const { accessTokens } = await owner.expectOk(owner.call(accessTokenEndpoints.revoke, revoke));
  expect(accessTokens.map(({ state }) => state)).toEqual(['open', 'revoked']);
  expect((await programWith(revoked.secret).refusal(apiStores.stores)).code).toBe('unauthorized');
  expect((await programWith(short.secret).call(apiStores.stores)).data).toHaveLength(1);
  clock.advance({ hours: 24 });
  expect((await programWith(short.secret).refusal(apiStores.stores)).code).toBe('unauthorized');

  const viewer = await letIn(started, 'viewer');
  expect((await viewer.call(accessTokenEndpoints.revoke, revoke)).status).toBe(404);
  expect((await viewer.call(accessTokenEndpoints.calls, revoke)).status).toBe(404);
});

test('what a program holds stands in no table', async () => {
  const { db, makeToken } = await startApi();
  const { secret, accessToken } = await makeToken();
  const [saved] = await db.select().from(accessTokens);
  expect(JSON.stringify(saved)).not.toContain(secret.slice(8, 30));
  expect([accessToken.ending, saved!.ending]).toEqual([secret.slice(-4), secret.slice(-4)]);
});

test('every call is in the list that the owner reads, and so is where it came from', async () => {
  const { owner, makeToken, programWith, tea, clock } = await startApi();
  const { accessToken, secret } = await makeToken();
  const program = programWith(secret);
  await program.call(apiStores.store);
  await program.refusal(apiMetrics.query, { metrics: [] });
  clock.advance({ minutes: 3 });
  for (let call = 0; call < 50; call += 1) await program.call(apiStores.stores);
  const params = { accessTokenId: accessToken.id };
  const first = await owner.expectOk(owner.call(accessTokenEndpoints.calls, { params }));
  const rest = await owner.expectOk(
    owner.call(accessTokenEndpoints.calls, { params, query: { after: first.next } }),
  );
  expect([first.calls.length, rest.calls.length, rest.next]).toEqual([50, 2, null]);
  expect(rest.calls).toMatchObject([
    { method: 'POST', path: '/api/v1/stores/:store_id/query', status: 400, storeId: tea.id },
    { method: 'GET', path: '/api/v1/stores/:store_id', status: 200, storeId: tea.id, address: '127.0.0.1' },
  ]);
  expect((await owner.expectOk(owner.call(accessTokenEndpoints.list))).accessTokens).toMatchObject([
    { usedAt: clock.now().toISOString(), usedFrom: '127.0.0.1' },
  ]);
});

test('its owner is told when a token was made, and once before it expires', async () => {
  const { makeToken, clock, runJobs, runRecurring, mails, owner } = await startApi();
  await makeToken(undefined, { name: 'Till', days: 30 });
  await makeToken(undefined, { name: 'Short', days: 2 });
  await runJobs();
  const told = () => mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
  const made = told().length;
  expect(told().filter((subject) => subject.includes('access token was made'))).toHaveLength(2);
  clock.advance({ hours: 22 });
  await runRecurring('access-tokens.warn-of-expiry');
  expect(told().slice(made)).toEqual([]);
  clock.advance({ hours: 2 });
  await runRecurring('access-tokens.warn-of-expiry');
  expect(told().slice(made)).toEqual(['The access token “Short” is about to expire']);
  clock.advance({ hours: 22 * 24 });
  await runRecurring('access-tokens.warn-of-expiry');
  await runRecurring('access-tokens.warn-of-expiry');
  expect(told().slice(made + 1)).toEqual(['The access token “Till” is about to expire']);
});

test('tokens that have ended and calls of long ago are forgotten', async () => {
  const { makeToken, programWith, owner, clock, runRecurring } = await startApi();
  const { accessToken, secret } = await makeToken(undefined, { days: 100 });
  await makeToken(undefined, { days: 1 });
  await programWith(secret).call(apiStores.stores);
  clock.advance({ hours: 92 * 24 });
  await runRecurring('access-tokens.clear-old');
  await owner.call(authEndpoints.login, { body: { email: owner.email, password: PASSWORD } });
  const { accessTokens } = await owner.expectOk(owner.call(accessTokenEndpoints.list));
  expect(accessTokens.map(({ id }) => id)).toEqual([accessToken.id]);
  const params = { accessTokenId: accessToken.id };
  expect((await owner.expectOk(owner.call(accessTokenEndpoints.calls, { params }))).calls).toEqual([]);
});
