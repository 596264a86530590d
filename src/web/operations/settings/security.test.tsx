import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { passkeyEndpoints } from '#shared/accounts/passkeys.ts';
import { passwordEndpoints } from '#shared/accounts/passwords.ts';
import { secondFactorEndpoints } from '#shared/accounts/second-factor.ts';
import { type Security as SecurityFacts, securityEndpoints } from '#shared/accounts/security.ts';
import { verificationEndpoints } from '#shared/accounts/verification.ts';
import { askedPasskey, withPasskeyDevice } from '#web/testing/passkey-device.ts';
import { openPart } from '#web/testing/render.tsx';
import { ada, answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { Security } from './security.tsx';

const here = {
  id: 'here',
  browser: 'Firefox',
  system: 'Linux',
  current: true,
  startedAt: '2026-11-20T09:00:00.000Z',
  usedAt: '2026-11-21T09:00:00.000Z',
};
const onPhone = { ...here, id: 'phone', browser: 'Safari', system: 'iOS', current: false };
const unknown = { ...onPhone, id: 'unknown', browser: null, system: null };
const facts: SecurityFacts = {
  hasPassword: true,
  hasGoogle: false,
  fresh: false,
  passkeys: [],
  secondFactor: null,
  sessions: [here, onPhone, unknown],
};
const NEW = 'Abcdefg1';

function openSecurity(changed: Partial<SecurityFacts> = {}, replies: PreparedReply[] = []) {
  return openPart(<Security />, [
    ...replies,
    answer(securityEndpoints.read, { ...facts, ...changed }),
    answer(securityEndpoints.history, []),
  ]);
}

test('every browser is listed in words, this one marked and without a way out', async () => {
  openSecurity();
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Firefox on LinuxThis browser'),
    expect.stringContaining('Safari on iOS'),
    expect.stringContaining('Unknown browser'),
  ]);
  expect(within(rows[0]!).queryByRole('button')).toBeNull();
});

test('another browser is signed out', async () => {
  const { user, calls } = openSecurity({}, [answer(securityEndpoints.endSession, { success: true })]);
  await user.click(await screen.findByRole('button', { name: 'Sign out in Safari on iOS' }));
  expect(await screen.findByText('Signed out in Safari on iOS')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe('/api/auth/sessions/phone');
});

test('all others are signed out at once; alone there is nobody to sign out', async () => {
  const { user } = openSecurity({}, [
    once(answer(securityEndpoints.read, facts)),
    answer(securityEndpoints.read, { ...facts, sessions: [here] }),
    answer(securityEndpoints.endOtherSessions, { success: true }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  expect(await screen.findByText('Signed out everywhere else')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('the password is changed with the current one', async () => {
  const { user, calls } = openSecurity({}, [
    once(
      refuse(passwordEndpoints.change, 400, {
        error: 'wrong_password',
        message: 'This is not your current password.',
      }),
    ),
    answer(passwordEndpoints.change, { success: true }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change password' }));
  await user.type(dialog.getByLabelText('Current password'), 'Secret123');
  await user.type(dialog.getByLabelText('New password'), NEW);
  await user.type(dialog.getByLabelText('Confirm new password'), NEW);
  await user.click(dialog.getByRole('button', { name: 'Change password' }));
  expect(await dialog.findByText('This is not your current password.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Change password' }));

  expect(await screen.findByText('Password changed')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    currentPassword: 'Secret123',
    password: NEW,
    confirmPassword: NEW,
  });
});

test('who just signed in with Google sets a first password', async () => {
  const { user } = openSecurity({ hasPassword: false, hasGoogle: true, fresh: true });
  expect(await screen.findByText('You sign in with: Google')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Set a password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a password' }));
  expect(dialog.queryByLabelText('Current password')).toBeNull();
});

test('later a link is sent for it', async () => {
  const { user, calls } = openSecurity({ hasPassword: false, hasGoogle: true }, [
    answer(passwordEndpoints.forgot, { success: true }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Send a link to set a password' }));
  expect(await screen.findByText('Link sent')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: ada.email });
});

test('an address that is not verified is sent another link', async () => {
  const { user } = openSecurity({}, [
    answer(authEndpoints.user, { user: { ...ada, emailVerified: false } }),
    answer(verificationEndpoints.send, { success: true }),
  ]);
  expect(await screen.findByText('Verify your email')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('A new link is on its way to ada@example.com.')).toBeTruthy();
});

test('a verified address is no subject', async () => {
  openSecurity();
  await screen.findAllByRole('listitem');
  expect(screen.queryByText('Verify your email')).toBeNull();
});

test('what cannot be loaded can be asked for again', async () => {
  openSecurity({}, [refuse(securityEndpoints.read, 500, 'broken')]);
  expect(await screen.findByText('Failed to load where you are signed in.')).toBeTruthy();
});

const laptop = {
  id: '7e0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a0aa',
  name: 'Chrome · Windows',
  backedUp: false,
  createdAt: '2026-11-20T09:00:00.000Z',
  usedAt: null,
};
const twoStep = { since: '2026-11-20T09:00:00.000Z', recoveryCodesLeft: 9 };
const CODES = Array.from({ length: 10 }, (_, at) => `aaaa${at}-bbbbb-ccccc-ddddd-eeeee`);

test('a passkey is renamed, and removed once the password was given', async () => {
  const { user, calls } = openSecurity({ passkeys: [laptop] }, [
    answer(passkeyEndpoints.rename, { success: true }),
    answer(passkeyEndpoints.remove, { success: true }),
  ]);
  expect(await screen.findByText('On one device only')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rename Chrome · Windows' }));
  const rename = within(await screen.findByRole('dialog', { name: 'Rename Chrome · Windows' }));
  await user.clear(rename.getByLabelText('Name'));
  await user.click(rename.getByRole('button', { name: 'Save' }));
  expect(await rename.findByText('A name is required')).toBeTruthy();
  await user.type(rename.getByLabelText('Name'), 'My laptop');
  await user.click(rename.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Remove Chrome · Windows' }));
  const remove = within(await screen.findByRole('dialog', { name: 'Remove Chrome · Windows?' }));
  await user.type(remove.getByLabelText('Current password'), 'Secret123');
  await user.click(remove.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Passkey removed')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'My laptop' });
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ currentPassword: 'Secret123' });
});

test('a browser without passkeys says so', async () => {
  openSecurity();
  const add = await screen.findByRole('button', { name: 'Add a passkey' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
});

test('a passkey confirms in place of the password, and a device that gives no answer says why', async () => {
  const { failOnce } = withPasskeyDevice();
  failOnce('NotAllowedError');
  const { user, calls } = openSecurity({ passkeys: [laptop] }, [
    answer(passkeyEndpoints.confirmOptions, askedPasskey),
    answer(passkeyEndpoints.remove, { success: true }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove Chrome · Windows' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Chrome · Windows?' }));
  await user.click(dialog.getByRole('button', { name: 'Use a passkey instead' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'No passkey was used: it was cancelled, or it took too long.',
  );
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);

  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Passkey removed')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toMatchObject({
    currentPassword: '',
    passkey: { id: 'eA', type: 'public-key', response: { signature: 'eA' } },
  });
});

test('two-step sign-in is set up in three steps, and its recovery codes are shown once', async () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const address = `otpauth://totp/Vitrin:ada%40example.com?secret=${secret}&issuer=Vitrin`;
  const { user, calls } = openSecurity({}, [
    answer(secondFactorEndpoints.begin, { setup: 'begun', secret, address }),
    once(refuse(secondFactorEndpoints.confirm, 400, { error: 'wrong_code', message: 'Not right.' })),
    answer(secondFactorEndpoints.confirm, { recoveryCodes: CODES }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByLabelText('Current password'), 'Secret123');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: 'QR code for your app' })).toBeTruthy();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
  await user.type(screen.getByLabelText('Code from your app'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not right.');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));

  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  expect(screen.getByRole('link', { name: 'Download' }).getAttribute('download')).toBe(
    'vitrin-recovery-codes.txt',
  );
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ setup: 'begun', code: '123456' });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with two-step sign-in a code is asked for again; few recovery codes are a warning', async () => {
  const { user, calls } = openSecurity({ secondFactor: { ...twoStep, recoveryCodesLeft: 1 } }, [
    answer(secondFactorEndpoints.renewCodes, { recoveryCodes: CODES }),
    answer(secondFactorEndpoints.remove, { success: true }),
  ]);
  expect(await screen.findByText('1 recovery code left')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
  const renew = within(await screen.findByRole('dialog', { name: 'Make new recovery codes?' }));
  await user.type(renew.getByLabelText('Code from your app, or a recovery code'), '654321');
  await user.click(renew.getByRole('button', { name: 'Make new codes' }));
  await user.click(await screen.findByRole('button', { name: 'I have saved them' }));
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    currentPassword: '',
    code: '654321',
  });

  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  const off = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' }));
  await user.type(off.getByLabelText('Code from your app, or a recovery code'), '111111{Enter}');
  expect(await screen.findByText('Two-step sign-in is off')).toBeTruthy();
});

test('sign-ins say how, where and whether they failed', async () => {
  const entry = {
    id: '7e0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a0ab',
    at: '2026-11-21T09:00:00.000Z',
    way: 'password' as const,
    result: 'signed-in' as const,
    confirmedBy: 'code' as const,
    browser: 'Firefox',
    system: 'Linux',
    address: '203.0.113.7',
  };
  const others = (['refused', 'unfinished', 'wrong-code'] as const).map((result, at) => ({
    ...entry,
    id: `7e0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a0c${at}`,
    result,
    confirmedBy: null,
  }));
  const byPasskey = { ...entry, id: crypto.randomUUID(), way: 'passkey' as const, confirmedBy: null };
  const older = { ...byPasskey, id: crypto.randomUUID(), way: 'sign-up' as const };
  const { user } = openSecurity({}, [
    answer(securityEndpoints.history, [entry, ...others, byPasskey, older]),
  ]);
  const list = within(await screen.findByRole('list', { name: 'Sign-ins of the last 90 days' }));
  const said = () => list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(said()).toEqual([
    expect.stringMatching(/^Password, then a code.*Firefox on Linux203\.0\.113\.7$/),
    expect.stringContaining('PasswordRefused'),
    expect.stringContaining('PasswordNo code entered'),
    expect.stringContaining('PasswordWrong code'),
    expect.stringMatching(/^Passkey/),
  ]);
  await user.click(screen.getByRole('button', { name: 'Show all 6' }));
  expect(said()[5]).toContain('Account created');
});
