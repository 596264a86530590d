import { pino } from 'pino';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { notify } from '#server/core/db/database.ts';
import { members } from '#server/core/db/schema/members.ts';
import { createHttpServer } from '#server/core/http/http-server.ts';
import type { Doorkeeper } from '#server/core/http/serve.ts';
import { NOBODY_IN } from '#server/testing/nobody-in.ts';
import { openPage } from '#server/testing/open-page.ts';
import { openTestDatabase } from '#server/testing/open-test-database.ts';
import { AGAIN, registrationOf } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { memberEndpoints } from '#shared/accounts/members.ts';
import type { LiveEvent } from '#shared/stores/live.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { createLive, liveRoutes } from './live.ts';

const database = await openTestDatabase();

const STORE = 'f7a4fb23-6bd1-4f6c-9a0f-2f8a1a51a6f2';
const ACCOUNT = { id: 'ada', storeIds: null as string[] | null, needsSecondFactor: false };
const changed = (storeId = STORE): LiveEvent => ({ type: 'metrics-changed', storeId });

test('without a sign-in no events are sent', async () => {
  const { visitor } = await startApp();
  const answer = await visitor().send('GET', '/api/events');
  expect([answer.statusCode, answer.json().error]).toEqual([401, 'Unauthorized']);
});

test('an open page hears of its owner’s stores as things happen to them', async () => {
  const { app, visitor } = await startApp({
    shops: [
      { name: 'tea-house', orders: [{ createdAt: '2026-11-03T10:00:00Z', lines: [{ title: 'Tea' }] }] },
    ],
  });
  const ada = visitor();
  const { raw } = await ada.call(authEndpoints.register, { body: registrationOf('ada@example.com') });
  const cookie = `vitrin_session=${raw.cookies[0]!.value}`;
  const page = await openPage(await app.http.listen({ port: 0 }), { cookie });
  expect(page.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-store' });

  const { id: storeId } = await ada.connectShopify('tea-house');

  const heard: LiveEvent[] = [];
  await page.untilEvent((event) => {
    heard.push(event);
    return event.type === 'store-progress' && event.sync.phase === 'ready';
  });
  expect(heard.every((event) => 'storeId' in event && event.storeId === storeId)).toBe(true);
  expect(heard.map(({ type }) => type)).toContain('metrics-changed');

  await ada.call(storeEndpoints.disconnect, { params: { storeId } });
  await page.untilEvent((event) => event.type === 'store-changed');
});

test('a page ends with the session it was opened in, and no other', async () => {
  const { app, db, visitor } = await startApp();
  const url = await app.http.listen({ port: 0 });
  const body = registrationOf('ada@example.com');
  const [laptop, phone] = [visitor(), visitor()];
  const cookieOf = ({ raw }: Awaited<ReturnType<typeof laptop.call>>) =>
    `vitrin_session=${raw.cookies[0]!.value}`;
  const atLaptop = await openPage(url, {
    cookie: cookieOf(await laptop.call(authEndpoints.register, { body })),
  });
  const atPhone = await openPage(url, { cookie: cookieOf(await phone.call(authEndpoints.login, { body })) });

  const { id: userId } = (await phone.call(authEndpoints.user)).body.user;
  await laptop.call(authEndpoints.logout);
  await atLaptop.rest();
  await notify(db, 'vitrin_live', JSON.stringify({ userId, event: changed() }));
  expect(await atPhone.nextEvent()).toEqual(changed());
});

test('a member hears of the stores they may look into, until they are removed: then their page begins again', async () => {
  const { app, db, signUp, visitor } = await startApp();
  const url = await app.http.listen({ port: 0 });
  const owner = await signUp();
  const accountId = (await owner.expectOk(owner.call(authEndpoints.user))).user.id;
  const member = visitor();
  const signedUp = await member.call(authEndpoints.register, { body: registrationOf('grace@example.com') });
  const userId = signedUp.body.user!.id;
  const [theirs, another] = [changed(), changed(crypto.randomUUID())];
  await db.insert(members).values({ accountId, userId, role: 'viewer', storeIds: [STORE] });
  const page = await openPage(url, { cookie: `vitrin_session=${signedUp.raw.cookies[0]!.value}` });

  for (const event of [another, theirs])
    await notify(db, 'vitrin_live', JSON.stringify({ userId: accountId, event }));
  expect(await page.nextEvent()).toEqual(theirs);

  const params = { memberId: userId };
  await owner.expectOk(owner.call(memberEndpoints.remove, { params, body: AGAIN }));
  expect(await page.rest()).toContain('members-changed');
});

test.each([
  ['a removal', { accounts: [] }],
  ['a change of the stores', { accounts: [{ ...ACCOUNT, storeIds: [STORE] }] }],
  ['a log-out', { isIn: false }],
])('%s between the look at who opens a page and its opening ends that page', async (_, after) => {
  let door = { accounts: [ACCOUNT], isIn: true };
  const { open } = await startLive({
    userOf: async () => (door.isIn ? ({ id: 'ada' } as never) : null),
    accountsOf: async () => {
      const seen = door.accounts;
      door = { ...door, ...after };
      return seen;
    },
  });
  expect(await (await open('ada')).rest()).toBe('retry: 2000\n\n');
});

test('an account has twenty open pages at most: the one that was opened first makes way, and comes back late', async () => {
  const { live, open } = await startLive();
  const first = await open('ada');
  const others: Awaited<ReturnType<typeof open>>[] = [];
  for (let page = 1; page < 20; page += 1) others.push(await open('ada'));
  const bobs = await open('bob');

  const newest = await open('ada');
  expect(await first.rest()).toContain('retry: 300000');
  await live.notify(database.db, 'ada', changed());
  for (const page of [...others, newest]) expect(await page.nextEvent()).toEqual(changed());
  await live.notify(database.db, 'bob', changed());
  expect(await bobs.nextEvent()).toEqual(changed());
});

test('a page hears nothing of another user’s stores, and every page of a user hears the same', async () => {
  const { live, open } = await startLive();
  const adas = [await open('ada'), await open('ada')];
  const bobs = await open('bob');

  await live.notify(database.db, 'ada', changed());
  const bobsStore = 'b3fd7f4c-8a5e-4a52-9d5c-8b0b1de0a1c7';
  await live.notify(database.db, 'bob', changed(bobsStore));

  for (const page of adas) expect(await page.nextEvent()).toEqual(changed());
  // Notifications come in order, so the other user's would have come before.
  expect(await bobs.nextEvent()).toEqual(changed(bobsStore));
});

test('what another process does is heard here; what a transaction gives up is not', async () => {
  const { live, open } = await startLive();
  const page = await open('ada');
  const elsewhere = await createLive({ database });
  onTestFinished(() => elsewhere.stop());
  const known = 'c3fd7f4c-8a5e-4a52-9d5c-8b0b1de0a1c7';

  await expect(
    database.db.transaction(async (tx) => {
      await live.notify(tx, 'ada', changed());
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');
  await database.db.transaction((tx) => elsewhere.notify(tx, 'ada', changed(known)));

  expect(await page.nextEvent()).toEqual(changed(known));
});

test('a silent connection shows every 25 seconds that it lives', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { open } = await startLive();
  const page = await open('ada');
  expect(await page.nextBlock()).toBe('retry: 2000');

  vi.advanceTimersByTime(25_000);

  expect(await page.nextBlock()).toBe(': alive');
});

test('a page that was closed disturbs nobody', async () => {
  const { live, open } = await startLive();
  const closed = await open('ada');
  const staying = await open('ada');
  closed.close();
  await live.notify(database.db, 'ada', changed());
  expect(await staying.nextEvent()).toEqual(changed());
});

test('when the server stops, every page receives the end', async () => {
  const { live, open } = await startLive();
  const pages = [await open('ada'), await open('bob')];
  await live.stop();
  // Not all in the same moment at the process that takes them over.
  for (const page of pages) expect(await page.rest()).toMatch(/^retry: 2000\n\nretry: [1-5]\d{3}\n\n$/);
});

test.skipIf(!inject('postgresUrl'))(
  'after the database was away, every page comes back to read what it missed',
  async () => {
    const { open } = await startLive();
    const page = await open('ada');
    await database.db.execute(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    expect(await page.rest()).toMatch(/retry: [1-5]\d{3}\n\n$/);
  },
);

test('only events of the contract are sent', async () => {
  const { live } = await startLive();
  await expect(async () => live.notify(database.db, 'ada', { type: 'gossip' } as never)).rejects.toThrow();
  await notify(database.db, 'vitrin_elsewhere', 'not for pages');
});

interface Door {
  userOf: Doorkeeper['userOf'];
  accountsOf: (userId: string) => Promise<(typeof ACCOUNT)[]>;
}

/** A server at which everybody is who they say they are, unless the test has a door of its own. */
async function startLive({
  userOf = async (request) => ({ id: String(request.headers.authorization) }) as never,
  accountsOf = async (id) => [{ ...ACCOUNT, id }],
}: Partial<Door> = {}) {
  const live = await createLive({ database });
  const http = await createHttpServer({
    log: pino({ level: 'silent' }),
    publicUrl: 'http://localhost:3000',
    web: null,
    imageOrigins: [],
    doorkeeper: { ...NOBODY_IN, userOf },
  });
  liveRoutes(http, live, {
    sessionOf: (request) => String(request.headers.authorization),
    accountsOf,
  });
  const origin = await http.listen({ port: 0 });
  onTestFinished(async () => {
    await live.stop();
    await http.close();
  });
  return {
    live,
    open: (authorization: string) =>
      openPage(origin, { authorization, cookie: `vitrin_session=${authorization}` }),
  };
}
