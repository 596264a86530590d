import { expect, onTestFinished, test, vi } from 'vitest';
import { verifications } from '#server/testing/quick-argon2.ts';
import { AGAIN, PASSWORD, registrationOf } from '#server/testing/registration.ts';
import { startApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { passwordEndpoints } from '#shared/accounts/passwords.ts';
import { accountEndpoints } from '#shared/operations/account.ts';

const PLANTED = 'P'.repeat(43);
type Sent = Awaited<ReturnType<ReturnType<Awaited<ReturnType<typeof startApp>>['visitor']>['send']>>;
const cookieOf = (response: Sent) => response.cookies.find(({ name }) => name === 'vitrin_session');

test('a session that was planted in a browser is never the one that signs in', async () => {
  const { visitor } = await startApp();
  const planted = { cookie: `vitrin_session=${PLANTED}` };
  const joined = await visitor().send(
    'POST',
    '/api/auth/register',
    registrationOf('ada@example.com'),
    planted,
  );
  const login = { email: 'ada@example.com', password: PASSWORD };
  const entered = await visitor().send('POST', '/api/auth/login', login, planted);

  const tokens = [joined, entered].map((response) => cookieOf(response)!.value);
  expect(new Set([...tokens, PLANTED]).size).toBe(3);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect((await visitor().send('GET', '/api/auth/user', undefined, planted)).statusCode).toBe(401);
});

test('a cookie that was copied opens nothing after its owner signed out or changed the password', async () => {
  const { signUp, visitor } = await startApp();
  const replay = async (copied: string) =>
    (await visitor().send('GET', '/api/auth/user', undefined, { cookie: copied })).statusCode;
  const owner = await signUp();
  const login = async () => {
    const entered = await visitor().send('POST', '/api/auth/login', {
      email: owner.email,
      password: PASSWORD,
    });
    return `vitrin_session=${cookieOf(entered)!.value}`;
  };

  const first = await login();
  expect(await replay(first)).toBe(200);
  await visitor().send('POST', '/api/auth/logout', {}, { cookie: first });
  expect(await replay(first)).toBe(401);

  const second = await login();
  const body = { currentPassword: PASSWORD, password: 'An0therOne', confirmPassword: 'An0therOne' };
  const changed = await owner.call(passwordEndpoints.change, { body });
  expect(changed.status).toBe(200);
  expect(await replay(second)).toBe(401);
  expect((await owner.call(authEndpoints.user)).status).toBe(200);

  const third = `vitrin_session=${cookieOf(changed.raw)!.value}`;
  expect(await replay(third)).toBe(200);
  await owner.call(accountEndpoints.delete, { body: { currentPassword: 'An0therOne' } });
  expect(await replay(third)).toBe(401);
});

test('a password is verified once, whether or not anybody has the address', async () => {
  const { signUp, visitor } = await startApp();
  const { email } = await signUp();
  const workFor = async (address: string) => {
    const before = verifications();
    const { status } = await visitor().call(authEndpoints.login, {
      body: { email: address, password: 'Wrong0000' },
    });
    return [status, verifications() - before];
  };
  expect(await workFor(email)).toEqual([401, 1]);
  expect(await workFor('nobody@example.com')).toEqual([401, 1]);
});

test('asking for a new password does not show whether an address has an account', async () => {
  const { signUp, visitor } = await startApp();
  const { email } = await signUp();
  const answers = await Promise.all(
    [email, 'nobody@example.com'].map((address) =>
      visitor().call(passwordEndpoints.forgot, { body: { email: address } }),
    ),
  );
  const [known, unknown] = answers.map(({ status, raw }) => [status, raw.body]);
  expect(known).toEqual(unknown);
});

test('whatever is dear, or opens an account, may be asked for so often in a minute only', async () => {
  const { app, signUp, visitor } = await startApp();
  const limited = new Set<string>(
    app.http.served.filter(({ perMinute }) => perMinute).map(({ method, path }) => `${method} ${path}`),
  );
  for (const contract of [
    'POST /api/auth/login',
    'POST /api/auth/register',
    'POST /api/auth/password/forgot',
    'POST /api/auth/password/reset',
    'POST /api/auth/password/link',
    'POST /api/auth/password/change',
    'POST /api/auth/verification',
    'POST /api/auth/google/connect',
    'POST /api/user/export',
    'POST /api/analytics/:storeId/ask',
    'POST /api/analytics/all/ask',
    'POST /api/analytics/:storeId/insights/generate',
    'POST /api/social-media/:storeId/generate-content',
    'POST /api/social-media/:storeId/generate-variations',
    'POST /api/ads-optimization/:storeId/analyze',
    'POST /api/ads-optimization/:storeId/assets',
    'POST /api/ads-optimization/:storeId/account/reports',
  ])
    expect([contract, limited.has(contract)]).toEqual([contract, true]);

  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const owner = await signUp();
  const other = await signUp();
  let last = 0;
  for (let call = 0; call < 11; call += 1)
    last = (await owner.call(accountEndpoints.startExport, { body: AGAIN })).status;
  expect(last).toBe(429);
  // Counted for each of them, not for other callers from there.
  expect((await other.call(accountEndpoints.startExport, { body: AGAIN })).status).toBe(200);
  // Guesses at one account count together, however the address is written.
  const guesses: number[] = [];
  for (const address of Array.from({ length: 12 }, (_, nth) =>
    nth % 2 ? other.email : ` ${other.email.toUpperCase()}`,
  ))
    guesses.push(
      (await visitor().call(authEndpoints.login, { body: { email: address, password: 'x' } })).status,
    );
  expect(guesses.at(-1)).toBe(429);
});
