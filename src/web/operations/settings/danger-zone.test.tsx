import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { securityEndpoints } from '#shared/accounts/security.ts';
import { accountEndpoints } from '#shared/operations/account.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { DangerZone } from './danger-zone.tsx';

async function openDialog(reply: PreparedReply, { hasPassword = true, fresh = false } = {}) {
  const security = answer(securityEndpoints.read, {
    hasPassword,
    hasGoogle: !hasPassword,
    fresh,
    passkeys: [],
    secondFactor: null,
    sessions: [],
  });
  const view = openPart(
    <DangerZone />,
    [reply, answer(authEndpoints.logout, { success: true }), security],
    '/settings',
  );
  const zone = within(await screen.findByRole('region', { name: 'Danger Zone' }));
  await view.user.click(zone.getByRole('button', { name: 'Delete Account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete Account' });
  const field = dialog.getByLabelText<HTMLInputElement>('Type DELETE to confirm');
  const password = hasPassword ? await dialog.findByLabelText<HTMLInputElement>('Current password') : null;
  return { ...view, dialog, confirm, field, password: password! };
}

const accepted = answer(accountEndpoints.delete, { success: true });

test('the dialog says what is deleted and when, and waits for DELETE exactly', async () => {
  const { user, dialog, confirm, field, password, calls } = await openDialog(accepted);
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'your profile',
    'the data of your stores: orders, products and customers',
    'your analytics history',
    'generated content and media',
    'your settings',
  ]);
  expect(dialog.getByText(/within 30 days at the latest; backups are gone within 90 days/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await user.type(password, 'Passw0rd1');
  for (const typed of ['delete', 'DELET', ' DELETE', 'DELETE ', 'DELETED']) {
    await user.clear(field);
    await user.type(field, typed);
    expect([typed, whyBlocked(confirm)]).toEqual([typed, 'Type DELETE to confirm']);
    await user.keyboard('{Enter}');
  }
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.clear(field);
  await user.type(field, 'DELETE');
  expect(whyBlocked(confirm)).toBeNull();
});

test('a deleted account leaves nothing in the browser, which goes home', async () => {
  const { user, confirm, field, password, calls } = await openDialog(accepted);
  localStorage.setItem('vitrin-store', 'a store');
  await user.type(field, 'DELETE');
  expect(whyBlocked(confirm)).toBe('Enter your current password');
  await user.type(password, 'Passw0rd1');
  await user.click(confirm);
  // The toasts are gone with the signed-in pages; the landing page says it.
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/?account=deleted'));
  expect(localStorage.length).toBe(0);
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ currentPassword: 'Passw0rd1' });
});

test('a wrong password is said where it stands, and nothing is deleted', async () => {
  const { user, dialog, field, password } = await openDialog(
    refuse(accountEndpoints.delete, 400, {
      error: 'wrong_password',
      message: 'This is not your current password.',
    }),
  );
  await user.type(password, 'wrong');
  await user.type(field, 'DELETE{Enter}');
  expect(await dialog.findByText('This is not your current password.')).toBeTruthy();
  expect(window.location.pathname).toBe('/settings');
});

test('an owner who signs in with Google has to have done so just now', async () => {
  const { user, dialog, confirm, field } = await openDialog(accepted, { hasPassword: false });
  await user.type(field, 'DELETE');
  expect(await dialog.findByText(/sign in with Google again, and come back within ten minutes/)).toBeTruthy();
  expect(whyBlocked(confirm)).toBe('Sign in with Google again first');
});

test('a fresh sign-in with Google is enough', async () => {
  const { user, confirm, field } = await openDialog(accepted, { hasPassword: false, fresh: true });
  await user.type(field, 'DELETE');
  await waitFor(() => expect(whyBlocked(confirm)).toBeNull());
});

test('a deletion that fails says so and leaves everything as it was', async () => {
  const { user, field, password } = await openDialog(refuse(accountEndpoints.delete, 500, 'broken'));
  localStorage.setItem('vitrin-store', 'a store');
  await user.type(password, 'Passw0rd1');
  await user.type(field, 'DELETE{Enter}');
  expect(await screen.findByText('Failed to delete account. Please try again.')).toBeTruthy();
  expect(localStorage.getItem('vitrin-store')).toBe('a store');
  expect(window.location.pathname).toBe('/settings');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a second click at once deletes no second time', async () => {
  const { confirm, field, password, user, calls } = await openDialog(accepted);
  await user.type(password, 'Passw0rd1');
  await user.type(field, 'DELETE');
  act(() => {
    confirm.click();
    confirm.click();
  });
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
