import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#server/core/db/schema/users.ts';
import { PASSWORD, registrationOf } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';

test('a newcomer is signed in at once, and out again on the server', async () => {
  const { visitor, db } = await startApp();
  const ada = visitor();
  const { body } = await ada.call(authEndpoints.register, { body: registrationOf('  Ada@Example.com ') });
  expect(body).toMatchObject({
    success: true,
    user: { email: 'ada@example.com', firstName: 'Ada', provider: 'email' },
  });
  expect((await ada.call(authEndpoints.user)).status).toBe(200);

  await ada.call(authEndpoints.logout);

  expect((await db.execute(sql`select 1 from sessions`)).rows).toEqual([]);
  const after = await ada.call(authEndpoints.user);
  expect([after.status, after.raw.body.includes('Unauthorized')]).toEqual([401, true]);
});

test.each([
  ['email', 'nobody', 'Please enter a valid email address'],
  ['password', 'Short1', 'Password must be at least 8 characters'],
  ['password', 'lowercase1', 'Password must contain at least one uppercase letter'],
  ['password', 'UPPERCASE1', 'Password must contain at least one lowercase letter'],
  ['password', 'NoNumbers', 'Password must contain at least one number'],
  ['firstName', ' ', 'First name is required'],
  ['lastName', '', 'Last name is required'],
  ['confirmPassword', '', 'Please confirm your password'],
  ['confirmPassword', 'Passw0rd2', "Passwords don't match"],
  ['acceptPrivacyPolicy', false, 'You must accept the privacy policy to continue'],
])('registration is refused when %s is %j', async (field, value, message) => {
  const { visitor } = await startApp();
  const { status, body } = await visitor().call(authEndpoints.register, {
    body: { ...registrationOf('ada@example.com'), [field]: value },
  });
  expect(status).toBe(400);
  expect(body.fields?.[field]).toBe(message);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { signUp, visitor } = await startApp();
  const { email } = await signUp();
  const answers = [
    await visitor().call(authEndpoints.login, { body: { email, password: 'Wrong0000' } }),
    await visitor().call(authEndpoints.login, { body: { email: 'x@example.com', password: PASSWORD } }),
  ];
  for (const { status, body } of answers) {
    expect([status, body.error]).toEqual([401, 'Invalid email or password']);
  }
});

test('an address is taken once', async () => {
  const { signUp, visitor } = await startApp();
  const { email } = await signUp();
  const { status, body } = await visitor().call(authEndpoints.register, {
    body: registrationOf(email.toUpperCase()),
  });
  expect([status, body.error]).toEqual([
    409,
    'An account with this email already exists. Please sign in instead.',
  ]);
});

test('guessing a password is slowed down', async () => {
  const { signUp, visitor } = await startApp();
  const { email } = await signUp();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    statuses.push((await visitor().call(authEndpoints.login, { body: { email, password: 'x' } })).status);
  }
  expect(statuses.at(-1)).toBe(429);
});

test('a session ends by itself after thirty days without a visit', async () => {
  const { signUp, clock } = await startApp();
  const ada = await signUp();
  clock.advance({ days: 29 });
  expect((await ada.call(authEndpoints.user)).status).toBe(200);
  clock.advance({ days: 29 });
  expect((await ada.call(authEndpoints.user)).status).toBe(200);
  clock.advance({ days: 31 });
  expect((await ada.call(authEndpoints.user)).status).toBe(401);
});

test('the cookie is out of reach of scripts and its secret is not in the database', async () => {
  const { visitor, db } = await startApp();
  const { raw } = await visitor().call(authEndpoints.register, { body: registrationOf('ada@example.com') });
  const cookie = raw.cookies.find(({ name }) => name === 'vitrin_session')!;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  const { rows } = await db.execute(sql`select sid, sess::text from sessions`);
  expect(JSON.stringify(rows)).not.toContain(cookie.value);
});

test('a request from another site changes nothing', async () => {
  const { signUp } = await startApp();
  const ada = await signUp();
  const refused = await ada.send('POST', '/api/auth/logout', {}, { origin: 'https://evil.example' });
  expect([refused.statusCode, refused.json().error]).toEqual([403, 'foreign_origin']);
  expect((await ada.call(authEndpoints.user)).status).toBe(200);
});

test('without a session every store call is a 401 that says Unauthorized', async () => {
  const { visitor } = await startApp();
  const { status, raw } = await visitor().call(storeEndpoints.list);
  expect([status, raw.body.includes('Unauthorized')]).toEqual([401, true]);
});

test('Google sign-in that is not set up leads back with a reason', async () => {
  const { visitor } = await startApp();
  const response = await visitor().send('GET', '/api/auth/google');
  expect([response.statusCode, response.headers.location]).toEqual([
    302,
    '/auth?error=google_not_configured',
  ]);
});

test('who signs in by e-mail can change the name; a name from another account is changed there', async () => {
  const { signUp, db } = await startApp();
  const person = await signUp();
  const change = (body: { firstName: string; lastName: string }) =>
    person.call(authEndpoints.changeName, { body });
  const { user } = await person.expectOk(change({ firstName: ' Grace ', lastName: 'Hopper' }));
  expect(user).toMatchObject({ firstName: 'Grace', lastName: 'Hopper', email: person.email });
  expect((await person.expectOk(person.call(authEndpoints.user))).user).toEqual(user);
  expect((await change({ firstName: ' ', lastName: 'Hopper' })).status).toBe(400);

  await db.update(users).set({ provider: 'google' }).where(eq(users.email, person.email));
  expect(await change({ firstName: 'Eve', lastName: 'Hopper' })).toMatchObject({
    status: 409,
    body: { error: 'name_from_provider' },
  });
});
