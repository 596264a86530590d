import { expect, test } from 'vitest';
import { codeOfApp } from '#server/testing/code-app.ts';
import { PASSWORD, registrationOf } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { googleSignInEndpoints } from '#shared/accounts/google-sign-in.ts';
import { passwordEndpoints } from '#shared/accounts/passwords.ts';
import { secondFactorEndpoints, secondStepEndpoints } from '#shared/accounts/second-factor.ts';
import { securityEndpoints } from '#shared/accounts/security.ts';

const GRACE = { id: '1100', name: 'Grace Brewster Hopper', email: 'grace@example.com', accounts: [] };
const NEW = { password: 'Another1pass', confirmPassword: 'Another1pass' };

type Browser = ReturnType<Awaited<ReturnType<typeof startApp>>['visitor']>;

async function startWithGoogle() {
  const started = await startApp({ google: { people: [GRACE] } });
  const throughGoogle = async (
    browser: Browser,
    { query = '', ...answers }: Record<string, string> = {},
  ): Promise<string> =>
    browser.consent(await browser.visit(`/api/auth/google${query}`), {
      decision: 'allow',
      person: GRACE.id,
      ...answers,
    });
  const userIn = async (browser: Browser) => {
    const { status, body } = await browser.call(authEndpoints.user);
    return status === 200 ? body.user : null;
  };
  const signUpWith = (email: string) =>
    started.visitor().call(authEndpoints.register, { body: registrationOf(email) });
  return { ...started, google: started.google!, throughGoogle, userIn, signUpWith };
}

test('a new user gets an account with what Google says, and the same one the next time', async () => {
  const { visitor, throughGoogle, userIn } = await startWithGoogle();
  const browser = visitor();
  expect(await throughGoogle(browser)).toBe('/auth');
  const user = await userIn(browser);
  expect(user).toMatchObject({
    email: GRACE.email,
    firstName: 'Grace',
    lastName: 'Brewster Hopper',
    provider: 'google',
    emailVerified: true,
  });
  const later = visitor();
  await throughGoogle(later);
  expect((await userIn(later))?.id).toBe(user?.id);
});

test('the way to Google carries a state, a nonce and a challenge, and asks for no more than who it is', async () => {
  const { visitor, google } = await startWithGoogle();
  const page = new URL(await visitor().visit('/api/auth/google'));
  expect(page.origin).toBe(google.issuer);
  const asked = Object.fromEntries(page.searchParams);
  expect(asked).toMatchObject({ scope: 'openid email profile', code_challenge_method: 'S256' });
  for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]).toMatch(/^[\w-]{43}$/);
});

test('an account with a password is connected only with that password', async () => {
  const { visitor, throughGoogle, userIn, signUpWith } = await startWithGoogle();
  await signUpWith(GRACE.email);
  const browser = visitor();
  expect(await throughGoogle(browser)).toBe('/auth?view=connect-google');
  expect(await userIn(browser)).toBeNull();
  expect((await browser.call(googleSignInEndpoints.pending)).body).toEqual({ email: GRACE.email });
  const connect = (password: string) => browser.call(googleSignInEndpoints.connect, { body: { password } });

  expect((await connect('Wrong0000')).status).toBe(403);
  expect((await connect(PASSWORD)).body).toMatchObject({ user: { email: GRACE.email, emailVerified: true } });

  expect(await userIn(browser)).toMatchObject({ provider: 'email' });
  expect((await browser.call(securityEndpoints.read)).body).toMatchObject({
    hasPassword: true,
    hasGoogle: true,
  });
  const later = visitor();
  expect(await throughGoogle(later)).toBe('/auth');
  expect((await userIn(later))?.firstName).toBe('Ada');
  expect((await browser.call(googleSignInEndpoints.pending)).body).toEqual({ email: null });
});

test('what waits to be connected waits ten minutes, and in that browser only', async () => {
  const { visitor, clock, throughGoogle, signUpWith } = await startWithGoogle();
  await signUpWith(GRACE.email);
  const browser = visitor();
  await throughGoogle(browser);
  const body = { password: PASSWORD };
  expect((await visitor().call(googleSignInEndpoints.connect, { body })).body.error).toBe('google_expired');
  clock.advance({ minutes: 10 });
  expect((await browser.call(googleSignInEndpoints.connect, { body })).body.error).toBe('google_expired');
});

test('an e-mail that Google has not verified opens nothing', async () => {
  const { visitor, throughGoogle, userIn, signUpWith } = await startWithGoogle();
  await signUpWith('ada@example.com');
  for (const email of ['ada@example.com', 'new@example.com']) {
    const browser = visitor();
    const back = await throughGoogle(browser, { person: 'another', another_email: email });
    expect([back, await userIn(browser)]).toEqual(['/auth?error=google_email_unverified', null]);
  }
});

test.each([
  ['wrong-nonce', 'google_failed'],
  ['wrong-audience', 'google_failed'],
  ['wrong-signature', 'google_failed'],
  ['expired', 'google_failed'],
  ['unverified-email', 'google_email_unverified'],
] as const)('an ID token with %s is not believed', async (fault, error) => {
  const { visitor, google, throughGoogle, userIn } = await startWithGoogle();
  google.setTokenFault(fault, { times: 1 });
  const browser = visitor();
  expect([await throughGoogle(browser), await userIn(browser)]).toEqual([`/auth?error=${error}`, null]);
  expect(await throughGoogle(browser)).toBe('/auth');
});

test('saying no at Google leads back with that', async () => {
  const { visitor, throughGoogle } = await startWithGoogle();
  expect(await throughGoogle(visitor(), { decision: 'deny' })).toBe('/auth?error=google_denied');
});

test('whatever else Google comes back with opens nothing', async () => {
  const { visitor, userIn } = await startWithGoogle();
  const browser = visitor();
  const callback = '/api/auth/google/callback';
  expect(await browser.visit(callback)).toBe('/auth?error=google_expired');
  for (const query of ['error=server_error', 'code=made-up', 'code=', 'code=a&code=b']) {
    const page = new URL(await browser.visit('/api/auth/google'));
    const back = `${callback}?state=${page.searchParams.get('state')}&${query}`;
    expect([query, await browser.visit(back)]).toEqual([query, '/auth?error=google_failed']);
  }
  expect(await userIn(browser)).toBeNull();
});

test('a changed state, a code that was used and another browser open nothing', async () => {
  const { visitor, google, userIn, publicUrl } = await startWithGoogle();
  const browser = visitor();
  const page = new URL(await browser.visit('/api/auth/google'));
  const form = new URLSearchParams([...page.searchParams, ['decision', 'allow'], ['person', GRACE.id]]);
  const answer = await fetch(`${google.issuer}${page.pathname}`, {
    method: 'POST',
    body: form,
    redirect: 'manual' as const,
  });
  const back = answer.headers.get('location')!.replace(publicUrl, '');

  expect(await browser.visit(back.replace(/state=[^&]+/, 'state=made-up'))).toBe(
    '/auth?error=google_expired',
  );
  const thief = visitor();
  expect(await thief.visit(back)).toBe('/auth?error=google_invalid');
  expect(await browser.visit(back)).toBe('/auth?error=google_expired');
  expect([await userIn(browser), await userIn(thief)]).toEqual([null, null]);
});

test('who stays away for too long begins again', async () => {
  const { visitor, clock } = await startWithGoogle();
  const browser = visitor();
  const page = await browser.visit('/api/auth/google');
  clock.advance({ minutes: 15 });
  expect(await browser.consent(page, { decision: 'allow', person: GRACE.id })).toBe(
    '/auth?error=google_expired',
  );
});

test('when Google does not answer, that is said', async () => {
  const { visitor, google } = await startWithGoogle();
  await google.stop();
  expect(await visitor().visit('/api/auth/google')).toBe('/auth?error=google_unavailable');
});

test('a store that waits for its owner is named again on the way back; nothing else leads anywhere', async () => {
  const { visitor, throughGoogle } = await startWithGoogle();
  const install = 'shop=tea-house&shopify_install=true';
  const query = `?${install}&next=https://evil.example&error=x&view=forgot`;
  expect(await throughGoogle(visitor(), { query, decision: 'deny' })).toBe(
    `/auth?${install}&error=google_denied`,
  );
  expect(await throughGoogle(visitor(), { query })).toBe(`/auth?${install}`);
});

test('a Google account sets a first password soon after signing in, or by a mail that explains itself', async () => {
  const { visitor, clock, throughGoogle, runJobs, mails } = await startWithGoogle();
  const browser = visitor();
  await throughGoogle(browser);
  clock.advance({ minutes: 11 });
  const change = () => browser.call(passwordEndpoints.change, { body: { currentPassword: '', ...NEW } });
  expect((await change()).body.error).toBe('sign_in_again');

  await visitor().call(passwordEndpoints.forgot, { body: { email: GRACE.email } });
  await runJobs();
  expect(mails.at(-1)?.text).toContain('You sign in to it with Google and it has no password');

  await throughGoogle(browser);
  expect((await change()).status).toBe(200);
  const login = { email: GRACE.email, password: NEW.password };
  expect((await visitor().call(authEndpoints.login, { body: login })).status).toBe(200);
  expect((await change()).body.error).toBe('wrong_password');
});

test('another Google account of the same e-mail does not take over an account without a password', async () => {
  const { visitor, throughGoogle, userIn } = await startWithGoogle();
  await throughGoogle(visitor());
  const browser = visitor();
  const other = { person: 'another', another_email: GRACE.email, another_verified: 'yes' };
  expect(await throughGoogle(browser, other)).toBe('/auth?error=google_other_account');
  expect(await userIn(browser)).toBeNull();
});

test('an account with two-step sign-in also asks for a code after Google, and takes no password to confirm', async () => {
  const { visitor, throughGoogle, userIn, clock } = await startWithGoogle();
  const owner = visitor();
  await throughGoogle(owner);
  const body = { currentPassword: '' };
  const { setup, secret } = await owner.expectOk(owner.call(secondFactorEndpoints.begin, { body }));
  const code = () => codeOfApp(secret, clock.now());
  await owner.expectOk(owner.call(secondFactorEndpoints.confirm, { body: { setup, code: code() } }));
  clock.advance({ minutes: 1 });

  const browser = visitor();
  const query = '?shopify_install=true&shop=tea-house';
  expect(await throughGoogle(browser, { query })).toBe(
    '/auth?shop=tea-house&shopify_install=true&view=second-step',
  );
  expect(await userIn(browser)).toBeNull();
  await browser.expectOk(browser.call(secondStepEndpoints.finish, { body: { code: code() } }));
  expect((await userIn(browser))?.email).toBe(GRACE.email);
  const fresh = await browser.call(secondFactorEndpoints.remove, { body });
  expect(fresh.body.error).toBe('code_needed');
});
