import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { passkeyEndpoints } from '#shared/accounts/passkeys.ts';
import { secondStepEndpoints } from '#shared/accounts/second-factor.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { askedPasskey, withPasskeyDevice } from '#web/testing/passkey-device.ts';
import { openApp } from '#web/testing/render.tsx';
import { ada, answer, once, type PreparedReply, refuse, signedIn, signedOut } from '#web/testing/replies.ts';

const pending = answer(secondStepEndpoints.pending, { email: ada.email });

function openSignIn(path: string, replies: PreparedReply[]) {
  return openApp(path, [once(signedOut), ...replies, signedIn, answer(storeEndpoints.list, [])]);
}

test('after the password a code is asked for, and a wrong one says so', async () => {
  const { user, calls } = openSignIn('/auth', [
    answer(authEndpoints.login, { success: false, user: null }),
    pending,
    once(
      refuse(secondStepEndpoints.finish, 400, { error: 'wrong_code', message: 'This code is not right.' }),
    ),
    answer(secondStepEndpoints.finish, { success: true, user: ada }),
  ]);
  await user.type(await screen.findByLabelText('Email'), ada.email);
  await user.type(screen.getByLabelText('Password'), 'Secret123{Enter}');
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeTruthy();
  const field = await screen.findByLabelText('Code');
  await user.type(field, '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('This code is not right.');
  await user.type(field, '7{Enter}');
  await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(calls.findLast(({ path }) => path === '/api/auth/second-step')?.body).toEqual({ code: '1234567' });
});

test('a recovery code is entered in its place, and whom to write to is named', async () => {
  const { user } = openSignIn('/auth?view=second-step', [pending]);
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  expect(screen.getByLabelText('Recovery code')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use a code of the app' }));
  expect(screen.getByLabelText('Code')).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'hello@example.com' })).toBeTruthy();
});

test('who waited too long begins again', async () => {
  openSignIn('/auth?view=second-step', [answer(secondStepEndpoints.pending, { email: null })]);
  expect(await screen.findByText('This took too long. Please sign in again.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeTruthy();
});

test('a browser that knows no passkeys offers none', async () => {
  openSignIn('/auth', []);
  expect(await screen.findByRole('button', { name: 'Google' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

test('a passkey signs in, and one that nobody has here says so', async () => {
  withPasskeyDevice();
  const { user, calls } = openSignIn('/auth', [
    answer(passkeyEndpoints.signInOptions, askedPasskey),
    once(refuse(passkeyEndpoints.signIn, 403, { error: 'passkey_unknown', message: 'Nobody has it.' })),
    answer(passkeyEndpoints.signIn, { success: true, user: ada }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Nobody has it.');
  await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(calls.findLast(({ path }) => path === '/api/auth/passkey')?.body).toMatchObject({
    id: 'eA',
    response: { userHandle: 'eA' },
  });
});
