import { expect, test } from 'vitest';
import { PASSWORD } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { passwordEndpoints } from '#shared/accounts/passwords.ts';

const NEW = 'Another1pass';
const chosen = { password: NEW, confirmPassword: NEW };

async function startOwner() {
  const started = await startApp();
  const { visitor, runJobs, mails } = started;
  const ada = await started.signUp();
  const { email } = ada;
  const forget = async (address = email) => {
    const { status, body } = await visitor().call(passwordEndpoints.forgot, { body: { email: address } });
    await runJobs();
    return { status, body };
  };
  const tokens = () => mails.flatMap(({ text }) => /\/auth\?reset=([\w-]+)/.exec(text)?.[1] ?? []);
  const reset = (token: string, browser = visitor(), password = chosen) =>
    browser.call(passwordEndpoints.reset, { body: { token, ...password } });
  const logIn = async (password: string) =>
    (await visitor().call(authEndpoints.login, { body: { email, password } })).status;
  const isIn = async (browser: Pick<typeof ada, 'call'>) =>
    (await browser.call(authEndpoints.user)).status === 200;
  return { ...started, ada, email, forget, tokens, reset, logIn, isIn };
}

test('a forgotten password is replaced by the link of a mail, which signs in here and out everywhere else', async () => {
  const { ada, email, forget, tokens, reset, logIn, isIn, visitor, runJobs, mails } = await startOwner();
  await forget();
  const browser = visitor();
  const [token] = tokens();
  expect((await browser.call(passwordEndpoints.link, { body: { token: token! } })).body).toEqual({ email });

  expect((await reset(token!, browser)).body).toMatchObject({ success: true, user: { email } });

  expect([await isIn(browser), await isIn(ada)]).toEqual([true, false]);
  expect([await logIn(PASSWORD), await logIn(NEW)]).toEqual([401, 200]);
  await runJobs();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [email, 'Choose a new Vitrin password'],
    [email, 'Your Vitrin password was changed'],
  ]);
});

test('an address that nobody has is answered as any other, and nothing is sent', async () => {
  const { forget, mails } = await startOwner();
  expect(await forget('nobody@example.com')).toEqual(await forget());
  expect(mails).toHaveLength(1);
});

test('a link is good once', async () => {
  const { forget, tokens, reset, logIn } = await startOwner();
  await forget();
  expect((await reset(tokens()[0]!)).status).toBe(200);
  const again = await reset(tokens()[0]!, undefined, { password: PASSWORD, confirmPassword: PASSWORD });
  expect([again.status, again.body.error]).toEqual([400, 'link_expired']);
  expect(await logIn(NEW)).toBe(200);
});

test('a link is good for an hour, and only until another was asked for', async () => {
  const { clock, forget, tokens, reset } = await startOwner();
  await forget();
  clock.advance({ minutes: 5 });
  await forget();
  const [first, second] = tokens();
  expect((await reset(first!)).body.error).toBe('link_expired');
  clock.advance({ minutes: 60 });
  expect((await reset(second!)).body.error).toBe('link_expired');
});

test('a new password follows the rules of a first one, and the link waits for it', async () => {
  const { forget, tokens, reset } = await startOwner();
  await forget();
  const weak = await reset(tokens()[0]!, undefined, { password: 'weak', confirmPassword: 'weaker' });
  expect(weak.body.fields).toEqual({
    password: 'Password must be at least 8 characters',
    confirmPassword: "Passwords don't match",
  });
  expect((await reset(tokens()[0]!)).status).toBe(200);
});

test('an account is written to three times an hour at most', async () => {
  const { clock, forget, mails } = await startOwner();
  for (const _ of [1, 2, 3, 4]) {
    clock.advance({ minutes: 1 });
    expect((await forget()).status).toBe(200);
  }
  expect(mails).toHaveLength(3);
  clock.advance({ hours: 1 });
  await forget();
  expect(mails).toHaveLength(4);
});

test('a changed password signs out the other browsers and leaves this one under a new session', async () => {
  const { ada, email, visitor, isIn, logIn, forget, tokens, reset, db, runJobs, mails } = await startOwner();
  const elsewhere = visitor();
  await elsewhere.call(authEndpoints.login, { body: { email, password: PASSWORD } });
  await forget();
  const before = await sidsIn(db);

  const { status, raw } = await ada.call(passwordEndpoints.change, {
    body: { currentPassword: PASSWORD, ...chosen },
  });

  expect([status, raw.cookies[0]?.name]).toEqual([200, 'vitrin_session']);
  expect([await isIn(ada), await isIn(elsewhere)]).toEqual([true, false]);
  const after = await sidsIn(db);
  expect([after.length, after.filter((sid) => before.includes(sid))]).toEqual([1, []]);
  expect([await logIn(PASSWORD), await logIn(NEW)]).toEqual([401, 200]);
  expect((await reset(tokens()[0]!)).body.error).toBe('link_expired');
  await runJobs();
  expect(mails.at(-1)).toMatchObject({ to: email, subject: 'Your Vitrin password was changed' });
});

test('without the current password nothing changes', async () => {
  const { ada, logIn } = await startOwner();
  for (const currentPassword of ['Wrong0000', '']) {
    const { status, body } = await ada.call(passwordEndpoints.change, {
      body: { currentPassword, ...chosen },
    });
    expect([status, body.message]).toEqual([400, 'This is not your current password.']);
  }
  expect(await logIn(PASSWORD)).toBe(200);
});

async function sidsIn(db: Awaited<ReturnType<typeof startOwner>>['db']) {
  const { rows } = await db.execute<{ sid: string }>('select sid from sessions');
  return rows.map(({ sid }) => sid);
}
