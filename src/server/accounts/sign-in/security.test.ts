import { expect, test } from 'vitest';
import { PASSWORD } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { securityEndpoints } from '#shared/accounts/security.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function startOwner() {
  const started = await startApp();
  const ada = await started.signUp();
  const signIn = async () => {
    const browser = started.visitor();
    const body = { email: ada.email, password: PASSWORD };
    await browser.send('POST', authEndpoints.login.path, body, { 'user-agent': FIREFOX });
    return browser;
  };
  const list = async (browser: Pick<typeof ada, 'call' | 'expectOk'> = ada) =>
    (await browser.expectOk(browser.call(securityEndpoints.read))).sessions;
  const isIn = async (browser: Pick<typeof ada, 'call'>) =>
    (await browser.call(authEndpoints.user)).status === 200;
  return { ...started, ada, signIn, list, isIn };
}

test('every browser where a user is signed in is listed, this one first, without IP addresses', async () => {
  const { ada, clock, signIn, list, db } = await startOwner();
  clock.advance({ hours: 1 });
  await signIn();
  expect(await list()).toMatchObject([
    { current: true, browser: null, system: null, startedAt: '2026-11-21T12:00:00.000Z' },
    { current: false, browser: 'Firefox', system: 'Linux', startedAt: '2026-11-21T13:00:00.000Z' },
  ]);
  const { rows } = await db.execute<{ sess: string }>('select sess::text as sess from sessions');
  expect(rows.map(({ sess }) => sess).join()).not.toMatch(/127\.0\.0\.1|Mozilla/);
  expect(await ada.expectOk(ada.call(securityEndpoints.read))).toMatchObject({
    hasPassword: true,
    hasGoogle: false,
  });
});

test('the last use is known to ten minutes', async () => {
  const { clock, list } = await startOwner();
  const usedAt = async () => (await list())[0]!.usedAt;
  clock.advance({ minutes: 9 });
  expect(await usedAt()).toBe('2026-11-21T12:00:00.000Z');
  clock.advance({ minutes: 1 });
  expect(await usedAt()).toBe('2026-11-21T12:10:00.000Z');
});

test('one other browser is signed out, or all of them', async () => {
  const { ada, signIn, list, isIn } = await startOwner();
  const [first, second] = [await signIn(), await signIn()];
  const firstId = (await list(first)).find(({ current }) => current)!.id;
  await ada.expectOk(ada.call(securityEndpoints.endSession, { params: { sessionId: firstId } }));
  expect([await isIn(first), await isIn(second), await isIn(ada)]).toEqual([false, true, true]);

  await ada.expectOk(ada.call(securityEndpoints.endOtherSessions));
  expect([await isIn(second), await isIn(ada)]).toEqual([false, true]);
  expect(await list()).toHaveLength(1);
});

test('no user can sign another one out', async () => {
  const { ada, list, isIn, signUp } = await startOwner();
  const bob = await signUp();
  const { id } = (await list())[0]!;
  await bob.call(securityEndpoints.endSession, { params: { sessionId: id } });
  await bob.call(securityEndpoints.endOtherSessions);
  expect(await isIn(ada)).toBe(true);
});

test('signing in ends the session that was brought along', async () => {
  const { ada, list, visitor, isIn } = await startOwner();
  const body = { email: ada.email, password: PASSWORD };
  const planted = visitor();
  const { cookies } = await planted.send('POST', authEndpoints.login.path, body);
  const victim = visitor();
  await victim.send('POST', authEndpoints.login.path, body, {
    cookie: `vitrin_session=${cookies[0]!.value}`,
  });
  expect([await isIn(victim), await isIn(planted)]).toEqual([true, false]);
  expect(await list()).toHaveLength(2);
});
