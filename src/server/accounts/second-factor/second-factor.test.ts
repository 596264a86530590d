import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { secondFactors } from '#server/core/db/schema/sign-in.ts';
import { users } from '#server/core/db/schema/users.ts';
import { codeOfApp } from '#server/testing/code-app.ts';
import { AGAIN, PASSWORD } from '#server/testing/registration.ts';
import { forgettingCalls } from '#server/testing/security/forget-calls.ts';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { passwordEndpoints } from '#shared/accounts/passwords.ts';
import { secondFactorEndpoints, secondStepEndpoints } from '#shared/accounts/second-factor.ts';
import { securityEndpoints } from '#shared/accounts/security.ts';
import { accountEndpoints } from '#shared/operations/account.ts';

type Person = ReturnType<TestApp['visitor']>;

async function start() {
  const started = await startApp();
  const { clock, visitor, signUp } = started;

  /** With an app that makes codes. */
  async function signUpWithApp() {
    const owner = await signUp();
    const { setup, secret } = await owner.expectOk(owner.call(secondFactorEndpoints.begin, { body: AGAIN }));
    const code = () => codeOfApp(secret, clock.now());
    const { recoveryCodes } = await owner.expectOk(
      owner.call(secondFactorEndpoints.confirm, { body: { setup, code: code() } }),
    );
    clock.advance({ minutes: 1 });
    return { owner, code, recoveryCodes };
  }

  async function enterPassword(email: string, person = visitor()) {
    const { status, body } = await person.call(authEndpoints.login, { body: { email, password: PASSWORD } });
    return { person, status, body };
  }

  const finish = (person: Person, code: string) =>
    person.call(secondStepEndpoints.finish, { body: { code } });
  const isIn = async (person: Person) => (await person.call(authEndpoints.user)).status === 200;
  const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  return { ...started, signUpWithApp, enterPassword, finish, isIn, wrongOf };
}

test('after the password a code is asked for, and nobody is signed in before it', async () => {
  const { signUpWithApp, enterPassword, finish, isIn, clock } = await start();
  const { owner, code } = await signUpWithApp();
  const { person, status, body } = await enterPassword(owner.email);
  expect([status, body]).toEqual([200, { success: false, user: null }]);
  expect(await isIn(person)).toBe(false);
  expect(await person.expectOk(person.call(secondStepEndpoints.pending))).toEqual({ email: owner.email });

  const entered = await person.expectOk(finish(person, ` ${code().slice(0, 3)} ${code().slice(3)} `));
  expect(entered.user.email).toBe(owner.email);
  expect(await isIn(person)).toBe(true);
  expect(await person.expectOk(person.call(secondStepEndpoints.pending))).toEqual({ email: null });
  clock.advance({ minutes: 1 });
  const [newest] = await owner.expectOk(owner.call(securityEndpoints.history));
  expect(newest).toMatchObject({ way: 'password', result: 'signed-in', confirmedBy: 'code' });
});

test('what half a sign-in is known by opens nothing but its second step', async () => {
  const { app, signUpWithApp, enterPassword } = await start();
  const { owner } = await signUpWithApp();
  const { body, person } = await enterPassword(owner.email);
  expect(body.user).toBeNull();
  const login = await person.send('POST', '/api/auth/login', { email: owner.email, password: PASSWORD });
  const half = login.cookies.find(({ name }) => name === 'vitrin_second_step');
  expect(half).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 600 });
  expect(login.cookies.map(({ name }) => name)).toEqual(['vitrin_second_step']);
  const faults: unknown[] = [];
  for (const { method, path } of app.http.served.filter(({ access }) => access !== 'public')) {
    const { statusCode } = await person.send(method, path, method === 'GET' ? undefined : {}, {
      cookie: `vitrin_session=${half?.value}; vitrin_second_step=${half?.value}`,
    });
    if (statusCode !== 401) faults.push([method, path, statusCode]);
  }
  expect(faults).toEqual([]);
});

test('a code is taken once: neither again nor an earlier one, also where two come at once', async () => {
  const { signUpWithApp, enterPassword, finish, clock } = await start();
  const { owner, code } = await signUpWithApp();
  const earlier = code();
  clock.advance({ seconds: 30 });
  const people = [(await enterPassword(owner.email)).person, (await enterPassword(owner.email)).person];
  const answers = await Promise.all(people.map((person) => finish(person, code())));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const { person } = await enterPassword(owner.email);
  for (const used of [code(), earlier]) expect((await finish(person, used)).body.error).toBe('used_code');
  clock.advance({ seconds: 30 });
  expect((await finish(person, code())).status).toBe(200);
});

test('a second step waits for ten minutes, and ends with a new password', async () => {
  const { signUpWithApp, enterPassword, finish, clock } = await start();
  const { owner, code } = await signUpWithApp();
  const late = await enterPassword(owner.email);
  clock.advance({ minutes: 11 });
  expect((await finish(late.person, code())).body.error).toBe('second_step_expired');

  const early = await enterPassword(owner.email);
  const changed = { password: 'Changed00', confirmPassword: 'Changed00' };
  await owner.expectOk(
    owner.call(passwordEndpoints.change, { body: { currentPassword: '', code: code(), ...changed } }),
  );
  clock.advance({ seconds: 30 });
  expect((await finish(early.person, code())).body.error).toBe('second_step_expired');
});

test('ten wrong codes within an hour close the way by codes, wherever they were entered', async () => {
  const { signUpWithApp, enterPassword, finish, wrongOf, clock } = await start();
  const { owner, code, recoveryCodes } = await signUpWithApp();
  for (let tries = 0; tries < 5; tries += 1) {
    const { person } = await enterPassword(owner.email);
    expect((await finish(person, wrongOf(code()))).body.error).toBe('wrong_code');
    const body = { currentPassword: '', code: wrongOf(code()) };
    expect((await owner.call(accountEndpoints.startExport, { body })).body.error).toBe('wrong_code');
  }
  const { person } = await enterPassword(owner.email);
  for (const right of [code(), recoveryCodes[0]!]) {
    const refused = await finish(person, right);
    expect([refused.status, refused.body.error]).toEqual([429, 'many_codes']);
  }
  const [newest] = await owner.expectOk(owner.call(securityEndpoints.history));
  expect(newest).toMatchObject({ result: 'wrong-code' });
  clock.advance({ minutes: 60 });
  const again = await enterPassword(owner.email);
  expect((await finish(again.person, code())).status).toBe(200);
});

test('many tries of one browser within a minute are refused', async () => {
  const { visitor, finish } = await start();
  const person = visitor();
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await finish(person, '123456')).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429]);
});

test('recovery codes stand in for the app, each once, until they are used up and made anew', async () => {
  const started = await start();
  const { signUpWithApp, enterPassword, finish, clock, mails, runJobs } = started;
  const forgetCalls = forgettingCalls(started);
  const { owner, code, recoveryCodes } = await signUpWithApp();
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const recoveryCode of recoveryCodes) {
    await forgetCalls();
    const { person } = await enterPassword(owner.email);
    expect((await finish(person, recoveryCode.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  }
  const { person } = await enterPassword(owner.email);
  expect((await finish(person, recoveryCodes[0]!)).body.error).toBe('wrong_code');
  const { secondFactor } = await owner.expectOk(owner.call(securityEndpoints.read));
  expect(secondFactor?.recoveryCodesLeft).toBe(0);
  await runJobs();
  const used = mails.filter(({ subject }) => subject === 'A recovery code of your Vitrin account was used');
  expect(used).toHaveLength(10);
  expect(used.at(-1)!.text).toContain('The last recovery code of your Vitrin account');

  clock.advance({ minutes: 1 });
  const body = { currentPassword: '', code: code() };
  const renewed = await owner.expectOk(owner.call(secondFactorEndpoints.renewCodes, { body }));
  expect(renewed.recoveryCodes).toHaveLength(10);
  expect((await finish(person, renewed.recoveryCodes[3]!)).status).toBe(200);
});

test('with a second factor the password alone confirms nothing; a code or a recovery code does', async () => {
  const { signUpWithApp, clock } = await start();
  const { owner, code, recoveryCodes } = await signUpWithApp();
  const begin = (body: object) => owner.call(accountEndpoints.startExport, { body });
  expect((await begin(AGAIN)).body.error).toBe('code_needed');
  expect((await begin({ ...AGAIN, code: code() })).status).toBe(200);
  expect((await begin({ ...AGAIN, code: code() })).body.error).toBe('used_code');
  expect((await begin({ ...AGAIN, code: recoveryCodes[0]! })).status).toBe(200);
  clock.advance({ minutes: 1 });
  expect((await owner.call(secondFactorEndpoints.remove, { body: AGAIN })).body.error).toBe('code_needed');
  await owner.expectOk(
    owner.call(secondFactorEndpoints.remove, { body: { currentPassword: '', code: code() } }),
  );
  expect((await owner.expectOk(owner.call(securityEndpoints.read))).secondFactor).toBeNull();
  expect((await begin(AGAIN)).status).toBe(200);
});

test('switching it off is announced, and the password is enough again', async () => {
  const { signUpWithApp, enterPassword, mails, runJobs } = await start();
  const { owner, code } = await signUpWithApp();
  await owner.expectOk(
    owner.call(secondFactorEndpoints.remove, { body: { currentPassword: '', code: code() } }),
  );
  expect((await enterPassword(owner.email)).body.user?.email).toBe(owner.email);
  await runJobs();
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([
      'Your Vitrin account now asks for a code',
      'Your Vitrin account no longer asks for a code',
    ]),
  );
});

test('it is on only once the app has shown that it makes the right codes', async () => {
  const { signUp, enterPassword, wrongOf, clock } = await start();
  const owner = await signUp();
  const other = await signUp();
  expect(
    (await owner.call(secondFactorEndpoints.begin, { body: { currentPassword: 'N0tThisOne' } })).body.error,
  ).toBe('wrong_password');
  const { setup, secret, address } = await owner.expectOk(
    owner.call(secondFactorEndpoints.begin, { body: AGAIN }),
  );
  expect(address).toContain(`secret=${secret}`);
  const code = codeOfApp(secret, clock.now());
  const confirm = (person: Person, body: object) => person.call(secondFactorEndpoints.confirm, { body });
  expect((await confirm(owner, { setup, code: wrongOf(code) })).body.error).toBe('wrong_code');
  expect((await confirm(other, { setup, code })).body.error).toBe('setup_expired');
  expect((await enterPassword(owner.email)).body.user).not.toBeNull();

  expect((await confirm(owner, { setup, code })).status).toBe(200);
  expect((await confirm(owner, { setup, code })).body.error).toBe('setup_expired');
  clock.advance({ seconds: 30 });
  const again = { currentPassword: '', code: codeOfApp(secret, clock.now()) };
  expect((await owner.call(secondFactorEndpoints.begin, { body: again })).body.error).toBe(
    'second_factor_on',
  );
});

test('a link to a new password does not replace the second factor', async () => {
  const { signUpWithApp, visitor, finish, isIn, mails, runJobs } = await start();
  const { owner, code } = await signUpWithApp();
  const person = visitor();
  await person.expectOk(person.call(passwordEndpoints.forgot, { body: { email: owner.email } }));
  await runJobs();
  const token = /reset=([\w-]+)/.exec(mails.at(-1)!.text)![1]!;
  const body = { token, password: 'Changed00', confirmPassword: 'Changed00' };
  expect(await person.expectOk(person.call(passwordEndpoints.reset, { body }))).toMatchObject({ user: null });
  expect(await isIn(person)).toBe(false);
  expect((await finish(person, code())).status).toBe(200);
});

test('under a lost APP_SECRET codes of the app cannot be checked, but recovery codes open the account', async () => {
  const { signUpWithApp, enterPassword, finish, db } = await start();
  const { owner, code, recoveryCodes } = await signUpWithApp();
  const [user] = await db.select().from(users).where(eq(users.email, owner.email));
  await db.update(secondFactors).set({ secret: 'a.b.c.d' }).where(eq(secondFactors.userId, user!.id));
  const { person } = await enterPassword(owner.email);
  const refused = await finish(person, code());
  expect([refused.status, refused.body.error]).toEqual([503, 'second_factor_closed']);
  expect((await finish(person, recoveryCodes[0]!)).status).toBe(200);
});

test('one who tries a password again and again is one line every ten minutes', async () => {
  const { signUp, visitor, clock } = await start();
  const owner = await signUp();
  const body = { email: owner.email, password: 'N0tThisOne' };
  for (const minutes of [1, 1, 1, 10]) {
    clock.advance({ minutes });
    expect((await visitor().call(authEndpoints.login, { body })).status).toBe(401);
  }
  const history = await owner.expectOk(owner.call(securityEndpoints.history));
  expect(history.map(({ result }) => result)).toEqual(['refused', 'refused', 'signed-in']);
});

test('a wrong password is shown to the owner with the browser it was entered in, for ninety days', async () => {
  const { signUp, visitor, clock, runRecurring } = await start();
  const owner = await signUp();
  clock.advance({ minutes: 1 });
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await visitor().send(
    'POST',
    '/api/auth/login',
    { email: owner.email, password: 'N0tThisOne' },
    { 'user-agent': firefox },
  );
  const history = () => owner.expectOk(owner.call(securityEndpoints.history));
  expect(await history()).toEqual([
    expect.objectContaining({ way: 'password', result: 'refused', browser: 'Firefox', system: 'Linux' }),
    expect.objectContaining({ way: 'sign-up', result: 'signed-in' }),
  ]);
  for (let days = 0; days < 91; days += 13) {
    clock.advance({ days: 13 });
    expect((await owner.call(authEndpoints.user)).status).toBe(200);
  }
  await runRecurring('auth.clear-sign-ins');
  expect(await history()).toEqual([]);
});
