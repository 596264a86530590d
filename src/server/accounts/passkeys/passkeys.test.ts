import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { passkeys } from '#server/core/db/schema/sign-in.ts';
import { users } from '#server/core/db/schema/users.ts';
import { createAuthenticator } from '#server/testing/authenticator.ts';
import { AGAIN } from '#server/testing/registration.ts';
import { startApp, type TestApp } from '#server/testing/start-app.ts';
import { authEndpoints } from '#shared/accounts/auth.ts';
import type { PasskeyAnswer } from '#shared/accounts/passkey-answers.ts';
import { MOST_PASSKEYS, passkeyEndpoints } from '#shared/accounts/passkeys.ts';
import { securityEndpoints } from '#shared/accounts/security.ts';
import { accountEndpoints } from '#shared/operations/account.ts';

type Person = ReturnType<TestApp['visitor']>;

async function start() {
  const started = await startApp();
  const { publicUrl, visitor } = started;

  /** Makes a passkey for a signed-in user, who confirms with the password. */
  async function addPasskey(person: Person) {
    const device = createAuthenticator(publicUrl);
    const options = await person.expectOk(person.call(passkeyEndpoints.addOptions, { body: AGAIN }));
    const passkey = await person.expectOk(person.call(passkeyEndpoints.add, { body: device.make(options) }));
    return { device, passkey };
  }

  const ask = (person: Person) => person.expectOk(person.call(passkeyEndpoints.signInOptions));

  /** In a browser of its own. */
  async function signIn(
    device: ReturnType<typeof createAuthenticator>,
    deviations: Parameters<typeof device.answer>[1] = {},
  ) {
    const person = visitor();
    const body = device.answer(await ask(person), deviations);
    const { status, body: reply } = await person.call(passkeyEndpoints.signIn, { body });
    return { person, status, error: reply.error, user: reply.user };
  }

  const isIn = async (person: Person) => (await person.call(authEndpoints.user)).status === 200;
  return { ...started, addPasskey, ask, signIn, isIn };
}

test('a passkey signs in without a password, in whichever browser, and is listed with its use', async () => {
  const { signUp, addPasskey, signIn, isIn, clock, mails, runJobs } = await start();
  const owner = await signUp();
  const { device, passkey } = await addPasskey(owner);
  expect(passkey).toMatchObject({ name: 'Passkey', backedUp: false, usedAt: null });

  clock.advance({ minutes: 5 });
  const { person, status, user } = await signIn(device);
  expect([status, user.email]).toEqual([200, owner.email]);
  expect(await isIn(person)).toBe(true);

  const security = await owner.expectOk(owner.call(securityEndpoints.read));
  expect(security.passkeys).toEqual([{ ...passkey, usedAt: clock.now().toISOString() }]);
  const [newest] = await owner.expectOk(owner.call(securityEndpoints.history));
  expect(newest).toMatchObject({ way: 'passkey', result: 'signed-in', address: '127.0.0.1' });
  await runJobs();
  expect(mails.map(({ subject }) => subject)).toContain('A passkey was added to your Vitrin account');
});

test('a second device has a passkey of its own; a lost one is removed and no longer opens anything', async () => {
  const { signUp, addPasskey, signIn, mails, runJobs } = await start();
  const owner = await signUp();
  const lost = await addPasskey(owner);
  const phone = await addPasskey(owner);
  await owner.expectOk(
    owner.call(passkeyEndpoints.rename, {
      params: { passkeyId: phone.passkey.id },
      body: { name: '  My phone ' },
    }),
  );

  const remove = (body: object) =>
    owner.call(passkeyEndpoints.remove, { params: { passkeyId: lost.passkey.id }, body });
  expect((await remove({ currentPassword: 'N0tThisOne' })).body.error).toBe('wrong_password');
  await owner.expectOk(remove(AGAIN));
  expect((await remove(AGAIN)).status).toBe(404);

  expect((await signIn(lost.device)).error).toBe('passkey_unknown');
  expect((await signIn(phone.device)).status).toBe(200);
  const security = await owner.expectOk(owner.call(securityEndpoints.read));
  expect(security.passkeys.map(({ name }) => name)).toEqual(['My phone']);
  await runJobs();
  expect(mails.map(({ subject }) => subject)).toContain('A passkey was removed from your Vitrin account');
});

const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

test.each([
  ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['a page of another site', { origin: 'https://vitrin.example.evil' }],
  ['the id of another site', { rpId: 'evil.example' }],
  ['a signature made for another purpose', { type: 'webauthn.create' }],
  ['a device that did not recognise its owner', { isVerified: false }],
  ['another key', { signedBy: stranger }],
  ['the name of another owner', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
  ['no owner', { userHandle: undefined }],
])('%s signs nobody in, and the owner sees the try', async (_what, deviations) => {
  const { signUp, addPasskey, signIn, isIn, clock } = await start();
  const owner = await signUp();
  const { device } = await addPasskey(owner);
  clock.advance({ minutes: 1 });

  const { person, status, error } = await signIn(device, deviations);
  expect([status, error]).toEqual([403, 'passkey_refused']);
  expect(await isIn(person)).toBe(false);
  const [newest] = await owner.expectOk(owner.call(securityEndpoints.history));
  expect(newest).toMatchObject({ way: 'passkey', result: 'refused' });
  expect((await signIn(device)).status).toBe(200);
});

test('a device whose count goes backwards, as a copy of it would, is refused', async () => {
  const { signUp, addPasskey, signIn } = await start();
  const { device } = await addPasskey(await signUp());
  expect((await signIn(device, { counter: 7 })).status).toBe(200);
  for (const counter of [7, 6, 0]) expect((await signIn(device, { counter })).error).toBe('passkey_refused');
  expect((await signIn(device, { counter: 8 })).status).toBe(200);
});

test('a device that does not count signs in again and again', async () => {
  const { signUp, addPasskey, signIn } = await start();
  const { device } = await addPasskey(await signUp());
  for (const counter of [0, 0]) expect((await signIn(device, { counter })).status).toBe(200);
});

test('an answer counts once, also where it is sent twice at once', async () => {
  const { signUp, addPasskey, ask, visitor } = await start();
  const { device } = await addPasskey(await signUp());
  const person = visitor();
  const body = device.answer(await ask(person));
  const send = () => person.call(passkeyEndpoints.signIn, { body });
  const statuses = (await Promise.all([send(), send()])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 400]);
  expect((await send()).body.error).toBe('passkey_expired');
});

test('of two answers with one count, the later one is refused', async () => {
  const { signUp, addPasskey, ask, visitor } = await start();
  const { device } = await addPasskey(await signUp());
  const people = [visitor(), visitor()];
  const bodies: PasskeyAnswer[] = [];
  for (const person of people) bodies.push(device.answer(await ask(person), { counter: 5 }));
  const statuses = await Promise.all(
    people.map(
      async (person, at) => (await person.call(passkeyEndpoints.signIn, { body: bodies[at]! })).status,
    ),
  );
  expect(statuses.toSorted()).toEqual([200, 403]);
});

test('an answer that comes after five minutes, or from another browser, is refused', async () => {
  const { signUp, addPasskey, ask, visitor, clock } = await start();
  const { device } = await addPasskey(await signUp());
  const person = visitor();
  const asked = await ask(person);
  const elsewhere = await visitor().call(passkeyEndpoints.signIn, { body: device.answer(asked) });
  expect(elsewhere.body.error).toBe('passkey_expired');
  clock.advance({ minutes: 6 });
  const late = await person.call(passkeyEndpoints.signIn, { body: device.answer(asked) });
  expect(late.body.error).toBe('passkey_expired');
});

test('a passkey confirms in place of the password, but neither the one of another account nor a sign-in does', async () => {
  const { signUp, addPasskey, ask } = await start();
  const owner = await signUp();
  const other = await signUp();
  const { device } = await addPasskey(owner);
  const foreign = await addPasskey(other);
  const begin = async (passkey: object) =>
    owner.call(accountEndpoints.startExport, { body: { currentPassword: '', passkey } });
  const askAgain = () => owner.expectOk(owner.call(passkeyEndpoints.confirmOptions));

  expect((await askAgain()).allowCredentials).toHaveLength(1);
  expect((await begin(foreign.device.answer(await askAgain()))).body.error).toBe('passkey_unknown');
  expect((await begin(device.answer(await ask(owner)))).body.error).toBe('passkey_expired');
  expect((await begin(device.answer(await askAgain(), { isVerified: false }))).body.error).toBe(
    'passkey_refused',
  );
  // Authenticators that were given a list may leave their owner out.
  expect((await begin(device.answer(await askAgain(), { userHandle: undefined }))).status).toBe(200);

  // What was asked to confirm something signs nobody in.
  const asked = await askAgain();
  expect((await owner.call(passkeyEndpoints.signIn, { body: device.answer(asked) })).body.error).toBe(
    'passkey_expired',
  );
});

test('a passkey is made only by whom the owner let begin, in that browser and account, and once', async () => {
  const { signUp, publicUrl } = await start();
  const owner = await signUp();
  const other = await signUp();
  const device = createAuthenticator(publicUrl);
  const wrong = await owner.call(passkeyEndpoints.addOptions, { body: { currentPassword: 'N0tThisOne' } });
  expect(wrong.body.error).toBe('wrong_password');

  const options = await owner.expectOk(owner.call(passkeyEndpoints.addOptions, { body: AGAIN }));
  expect(options).toMatchObject({
    rp: { name: 'Vitrin' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  const made = device.make(options);
  expect((await other.call(passkeyEndpoints.add, { body: made })).body.error).toBe('passkey_expired');
  expect((await owner.call(passkeyEndpoints.add, { body: made })).status).toBe(200);
  expect((await owner.call(passkeyEndpoints.add, { body: made })).body.error).toBe('passkey_expired');

  const again = await owner.expectOk(owner.call(passkeyEndpoints.addOptions, { body: AGAIN }));
  expect(again.excludeCredentials).toHaveLength(1);
  expect((await owner.call(passkeyEndpoints.add, { body: device.make(again) })).body.error).toBe(
    'passkey_known',
  );
});

test.each([
  ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ['a page of another site', { origin: 'https://vitrin.example.evil' }],
  ['the id of another site', { rpId: 'evil.example' }],
  ['a signature', { type: 'webauthn.get' }],
  ['a device that did not recognise its owner', { isVerified: false }],
])('nothing is saved of a passkey that was made with %s', async (_what, deviations) => {
  const { signUp, publicUrl } = await start();
  const owner = await signUp();
  const options = await owner.expectOk(owner.call(passkeyEndpoints.addOptions, { body: AGAIN }));
  const body = createAuthenticator(publicUrl).make(options, deviations);
  expect((await owner.call(passkeyEndpoints.add, { body })).body.error).toBe('passkey_refused');
  expect((await owner.expectOk(owner.call(securityEndpoints.read))).passkeys).toEqual([]);
});

test('an account has twenty passkeys at most', async () => {
  const { signUp, db } = await start();
  const owner = await signUp();
  const [{ id: userId } = { id: '' }] = await db.select({ id: users.id }).from(users);
  const made = { userId, publicKey: '', counter: 0, transports: [], name: 'Passkey', backedUp: false };
  const all = Array.from({ length: MOST_PASSKEYS }, (_, at) => ({ ...made, credentialId: String(at) }));
  await db.insert(passkeys).values(all);
  const refused = await owner.call(passkeyEndpoints.addOptions, { body: AGAIN });
  expect(refused.body.error).toBe('many_passkeys');
});

test('a deleted account is not entered by its passkey any more', async () => {
  const { signUp, addPasskey, signIn } = await start();
  const owner = await signUp();
  const { device } = await addPasskey(owner);
  await owner.expectOk(owner.call(accountEndpoints.delete, { body: AGAIN }));
  expect((await signIn(device)).error).toBe('passkey_unknown');
});
