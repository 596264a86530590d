import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { googleSignInEndpoints } from '#shared/accounts/google-sign-in.ts';
import { passwordEndpoints } from '#shared/accounts/passwords.ts';
import { verificationEndpoints } from '#shared/accounts/verification.ts';
import { environmentEndpoints } from '#shared/stores/environment.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { openApp } from '#web/testing/render.tsx';
import { ada, answer, once, refuse, signedIn, signedOut } from '#web/testing/replies.ts';

const expired = {
  error: 'link_expired',
  message: 'This link has already been used, was replaced by a newer one, or has expired.',
};
const linkOfAda = answer(passwordEndpoints.link, { email: ada.email });
const letIn = { success: true, user: ada };
const noStores = answer(storeEndpoints.list, []);

test('from the sign-in card a link to a new password is asked for, for what was typed there', async () => {
  const { user, calls } = openApp('/auth', [signedOut, answer(passwordEndpoints.forgot, { success: true })]);
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));

  expect(await screen.findByRole('heading', { name: 'Forgot password?' })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send link' }));

  expect(await screen.findByText('If an account exists for this address, we have sent a link.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'ada@example.com' });
  await user.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
});

test('an address is checked before a link is asked for', async () => {
  const { user, calls } = openApp('/auth?view=forgot', [signedOut]);
  await user.click(await screen.findByRole('button', { name: 'Send link' }));
  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('where no mail can be sent, that is said and nothing is offered', async () => {
  openApp('/auth?view=forgot', [
    signedOut,
    answer(environmentEndpoints.read, {
      contactEmail: 'hello@example.com',
      simulated: [],
      oauthPlatforms: [],
      demoStores: [],
      sendsMail: false,
    }),
  ]);
  expect(await screen.findByText(/This installation has no mail server/)).toBeTruthy();
  expect(whyBlocked(screen.getByRole('button', { name: 'Send link' }))).toMatch(
    /^This installation has no mail server/,
  );
});

test('a new password must follow the rules, and then leads into the app', async () => {
  const { user, calls } = openApp('/auth?reset=a-token', [
    once(signedOut),
    signedIn,
    linkOfAda,
    noStores,
    answer(passwordEndpoints.reset, letIn),
  ]);
  expect(await screen.findByText('For the account of ada@example.com.')).toBeTruthy();
  await user.type(screen.getByLabelText('New password'), 'abcdefgh');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.getByText('Password must contain at least one uppercase letter')).toBeTruthy();
  expect(screen.getByText('Please confirm your password')).toBeTruthy();

  await user.clear(screen.getByLabelText('New password'));
  await user.type(screen.getByLabelText('New password'), 'Abcdefg1');
  await user.type(screen.getByLabelText('Confirm new password'), 'Abcdefg1');
  await user.click(screen.getByRole('button', { name: 'Change password' }));

  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(calls.find(({ path }) => path.endsWith('/reset'))?.body).toMatchObject({ token: 'a-token' });
});

test('a link that is no longer good says so and leads to another, also to who is signed in', async () => {
  const { user } = openApp('/auth?reset=old', [signedIn, refuse(passwordEndpoints.link, 400, expired)]);
  expect((await screen.findByRole('alert')).textContent).toContain('has expired.');
  await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
  expect(await screen.findByRole('button', { name: 'Send link' })).toBeTruthy();
});

test.each([
  [false, 'ada@example.com is verified. Thank you.'],
  [true, 'ada@example.com is verified already.'],
])('the link of a mail verifies an address (already: %s)', async (already, said) => {
  const { calls } = openApp('/auth?verify=a-token', [
    signedOut,
    answer(verificationEndpoints.verify, { email: ada.email, already }),
  ]);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('who is signed in verifies and goes on to the dashboard', async () => {
  openApp('/auth?verify=a-token', [
    signedIn,
    answer(verificationEndpoints.verify, { email: ada.email, already: false }),
  ]);
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeTruthy();
});

test('a Google account is connected by the password of the account, and the store that waits is not forgotten', async () => {
  const { user } = openApp('/auth?shopify_install=true&shop=tea-house&view=connect-google', [
    once(signedOut),
    signedIn,
    noStores,
    answer(googleSignInEndpoints.pending, { email: ada.email }),
    once(
      refuse(googleSignInEndpoints.connect, 403, {
        error: 'Invalid email or password',
        message: 'Invalid email or password',
      }),
    ),
    answer(googleSignInEndpoints.connect, letIn),
  ]);
  expect(
    await screen.findByText('This e-mail already has an account. Enter its password once to connect Google.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Connect and sign in' }));
  expect(screen.getByText('Password is required')).toBeTruthy();
  await user.type(screen.getByLabelText('Password'), 'Secret123');
  await user.click(screen.getByRole('button', { name: 'Connect and sign in' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Invalid email or password');
  await user.click(screen.getByRole('button', { name: 'Connect and sign in' }));

  expect(await screen.findByRole('heading', { name: 'Almost Done!' })).toBeTruthy();
  expect(window.location.search).toBe('?shopify_install=true&shop=tea-house');
});

test('a Google account that waited for too long begins again', async () => {
  openApp('/auth?view=connect-google', [signedOut, answer(googleSignInEndpoints.pending, { email: null })]);
  expect(await screen.findByText(/This took too long/)).toBeTruthy();
});

test.each([
  ['google_denied', 'You did not give consent at Google'],
  ['google_expired', 'took too long or was already completed'],
  ['google_invalid', 'belongs to another browser or tab'],
  ['google_email_unverified', 'Google has not verified the e-mail'],
  ['google_other_account', 'another Google account'],
  ['google_unavailable', 'Google does not answer'],
  ['google_failed', 'Google sign-in did not work'],
])('a sign-in with Google that ended with %s explains itself', async (code, said) => {
  openApp(`/auth?error=${code}`, [signedOut, refuse(authEndpoints.user, 401, expired)]);
  expect((await screen.findByRole('alert')).textContent).toContain(said);
});
