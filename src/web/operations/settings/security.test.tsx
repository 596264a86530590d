import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { passwordEndpoints } from '#shared/accounts/passwords.ts';
import { type Security as SecurityFacts, securityEndpoints } from '#shared/accounts/security.ts';
import { verificationEndpoints } from '#shared/accounts/verification.ts';
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
  sessions: [here, onPhone, unknown],
};
const NEW = 'Abcdefg1';

function openSecurity(changed: Partial<SecurityFacts> = {}, replies: PreparedReply[] = []) {
  return openPart(<Security />, [...replies, answer(securityEndpoints.read, { ...facts, ...changed })]);
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
  expect((await dialog.findByRole('alert')).textContent).toBe('This is not your current password.');
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
