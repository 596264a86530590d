import { expect, test } from 'vitest';
import { lookInto } from '#server/operations/command/doctor/check-database.ts';
import { callOf } from '#server/operations/command/testing/call-of.ts';
import { createAuthenticator } from '#server/testing/authenticator.ts';
import { codeOfApp } from '#server/testing/code-app.ts';
import { AGAIN, PASSWORD } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { passkeyEndpoints } from '#shared/accounts/passkeys.ts';
import { passwordEndpoints } from '#shared/accounts/passwords.ts';
import { secondFactorEndpoints } from '#shared/accounts/second-factor.ts';
import { userIn } from './command.ts';

const SHOP = { name: 'tea-house', products: [{ title: 'Morning Tea', price: '10.00' }], orders: [] };

async function start() {
  const started = await startApp({ shops: [SHOP] });
  const ada = await started.signUp();
  const bob = await started.signUp();
  await ada.connectShopify('tea-house');
  async function user(args: string[], more: Parameters<typeof callOf>[1] = {}) {
    const { call, said } = callOf(args, { now: started.clock.now, ...more });
    return { result: await userIn(started.database, call), said };
  }
  const isIn = async (browser: Pick<typeof ada, 'call'>) =>
    (await browser.call(authEndpoints.user)).status === 200;
  return { ...started, ada, bob, user, isIn };
}

test('an operator lists accounts, shows one, and helps a user back in', async () => {
  const { ada, bob, user, isIn, visitor } = await start();

  expect((await user(['list'])).said).toEqual([
    expect.stringMatching(new RegExp(`^${ada.email}  since \\d{4}-\\d\\d-\\d\\d  1 stores$`)),
    expect.stringContaining(`${bob.email}  since `),
    '2 accounts',
  ]);
  const { result } = await user(['show', ` ${ada.email.toUpperCase()} `]);
  expect(result).toMatchObject({
    email: ada.email,
    sessions: 1,
    stores: [{ platform: 'shopify', isActive: true, phase: 'ready' }],
  });
  expect(JSON.stringify(result)).not.toContain('argon2');
  await expect(user(['show', 'nobody@example.com'])).rejects.toThrow(
    'There is no account of nobody@example.com.',
  );
  await expect(user(['show'])).rejects.toThrow('Usage: vitrin user list');

  const token = /\/auth\?reset=([\w-]+)$/.exec((await user(['reset-link', ada.email])).said[0]!)![1]!;
  const body = { token, password: 'Another1pass', confirmPassword: 'Another1pass' };
  const browser = visitor();
  expect((await browser.call(passwordEndpoints.reset, { body })).status).toBe(200);
  expect([await isIn(browser), await isIn(ada), await isIn(bob)]).toEqual([true, false, true]);

  await user(['sign-out', ada.email]);
  expect([await isIn(browser), await isIn(bob)]).toEqual([false, true]);
});

test('an operator sees what an owner lost, and lets them in with the password alone', async () => {
  const { ada, bob, user, isIn, visitor, clock, publicUrl } = await start();
  const device = createAuthenticator(publicUrl);
  const options = await ada.expectOk(ada.call(passkeyEndpoints.addOptions, { body: AGAIN }));
  await ada.expectOk(ada.call(passkeyEndpoints.add, { body: device.make(options) }));
  const { setup, secret } = await ada.expectOk(ada.call(secondFactorEndpoints.begin, { body: AGAIN }));
  const code = codeOfApp(secret, clock.now());
  await ada.expectOk(ada.call(secondFactorEndpoints.confirm, { body: { setup, code } }));

  await expect(user(['reset-factors', ada.email], { answer: bob.email })).rejects.toThrow(
    'nothing was changed',
  );
  expect(await isIn(ada)).toBe(true);
  const { said } = await user(['reset-factors', ada.email], { answer: ada.email });
  expect(said).toEqual([
    'passkey Passkey, last used never',
    expect.stringMatching(/^codes of an app since 2026-11-21 .*, 10 recovery codes left$/),
    `${ada.email} signs in with its password or Google alone. reset-link makes a new password.`,
  ]);
  expect([await isIn(ada), await isIn(bob)]).toEqual([false, true]);

  const browser = visitor();
  const login = { email: ada.email, password: PASSWORD };
  expect((await browser.call(authEndpoints.login, { body: login })).body.user?.email).toBe(ada.email);
  const asked = await browser.expectOk(browser.call(passkeyEndpoints.signInOptions));
  const passkey = await browser.call(passkeyEndpoints.signIn, { body: device.answer(asked) });
  expect(passkey.body.error).toBe('passkey_unknown');
});

test('an account is deleted once its address is typed again, and a worker removes what was its', async () => {
  const { ada, bob, user, isIn, runJobs, db } = await start();

  await expect(user(['delete', ada.email], { answer: bob.email })).rejects.toThrow('nothing was changed');
  expect(await isIn(ada)).toBe(true);

  await user(['delete', ada.email], { answer: ada.email });
  await user(['delete', bob.email], { options: { yes: true } });

  expect([await isIn(ada), await isIn(bob)]).toEqual([false, false]);
  await runJobs();
  const { rows } = await db.execute('select id from users union all select id from connected_stores');
  expect(rows).toEqual([]);
});

test('the doctor opens stored tokens, and names those of a secret that is not known', async () => {
  const { database, clock } = await start();
  const sealsCheck = async (env: Record<string, string>) => {
    const found = await lookInto(database, callOf([], { env }).call.config(), clock.now());
    return found.filter(({ about }) => about === 'APP_SECRET');
  };

  expect(await sealsCheck({})).toMatchObject([{ state: 'ok', says: 'opens all 1 stored tokens' }]);
  const another = { APP_SECRET: 'another secret, as long as it has to be' };
  expect(await sealsCheck(another)).toMatchObject([
    {
      state: 'failing',
      says: expect.stringMatching(/^1 stored tokens of the key [\w-]{8} cannot be opened$/),
    },
  ]);
});

test('the doctor reports what waits for a worker that does not come', async () => {
  const { database, clock, db } = await start();
  const about = async () => {
    const found = await lookInto(database, callOf([]).call.config(), clock.now());
    return Object.fromEntries(found.map(({ about, state }) => [about, state]));
  };
  expect(await about()).toEqual({
    database: 'ok',
    migrations: 'ok',
    APP_SECRET: 'ok',
    posts: 'ok',
    jobs: 'ok',
    stores: 'ok',
  });

  await db.execute(`update pgboss.job set start_after = '2026-11-21T10:00:00Z', state = 'created'`);
  await db.execute(`update sync_states set lease_until = '2026-11-21T10:00:00Z'`);
  expect(await about()).toMatchObject({ jobs: 'warning', stores: 'warning' });
});
