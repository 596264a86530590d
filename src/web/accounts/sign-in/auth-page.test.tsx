import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { switchLanguage } from '#web/core/app/i18n.ts';
import { openApp } from '#web/testing/render.tsx';
import { ada, answer, once, refuse, signedIn, signedOut } from '#web/testing/replies.ts';

async function openSignUp() {
  const app = openApp('/auth', [signedOut]);
  await app.user.click(await screen.findByRole('tab', { name: 'Sign Up' }));
  await screen.findByRole('button', { name: 'Create Account' });
  return app;
}

test('an empty sign-up says everything that is missing and goes to the first field', async () => {
  const { user, calls } = await openSignUp();

  await user.click(screen.getByRole('button', { name: 'Create Account' }));

  for (const message of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
    'Please confirm your password',
    'You must accept the privacy policy to continue',
  ])
    expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('after the first try, each message follows what is typed', async () => {
  const { user } = await openSignUp();
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  const password = screen.getByLabelText('Password');

  for (const [typed, message] of [
    ['abcdefgh', 'Password must contain at least one uppercase letter'],
    ['ABCDEFGH', 'Password must contain at least one lowercase letter'],
    ['Abcdefgh', 'Password must contain at least one number'],
  ] as const) {
    await user.clear(password);
    await user.type(password, typed);
    expect(screen.getByText(message)).toBeTruthy();
  }
  await user.clear(password);
  await user.type(password, 'Abcdefg1');
  await user.type(screen.getByLabelText('Confirm Password'), 'Abcdefg2');

  expect(screen.getByText("Passwords don't match")).toBeTruthy();
  expect(password.getAttribute('aria-invalid')).toBeNull();
});

test('nothing is said about a field before the first try', async () => {
  const { user } = openApp('/auth', [signedOut]);
  await user.type(await screen.findByLabelText('Email'), 'not an address');

  expect(screen.queryByText('Please enter a valid email address')).toBeNull();
});

test('signing in needs an address and a password', async () => {
  const { user } = openApp('/auth', [signedOut]);
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));

  expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  expect(screen.getByText('Password is required')).toBeTruthy();
});

test.each([
  [
    'the sentence of the server',
    { error: 'Invalid email or password', message: '-' },
    'Invalid email or password',
  ],
  [
    'the sentence next to a code',
    { error: 'too_many_requests', message: 'Too many attempts. Please wait a minute and try again.' },
    'Too many attempts. Please wait a minute and try again.',
  ],
  ['the status text without one', 'Bad gateway page', 'Bad Gateway'],
])('a refused sign-in shows %s', async (_, problem, shown) => {
  const { user } = openApp('/auth', [signedOut, refuse(authEndpoints.login, 502, problem)]);
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));

  expect((await screen.findByRole('alert')).textContent).toBe(shown);
});

test('a server that cannot be reached reads as a failed sign-in', async () => {
  const { user } = openApp('/auth', [signedOut]);
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'Secret123');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(screen.getByRole('button', { name: 'Sign In' }));

  expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
});

test('signing in leads to the dashboard, and the button says what it waits for', async () => {
  const { user } = openApp('/auth', [
    once(signedOut),
    signedIn,
    answer(authEndpoints.login, { success: true, user: ada }),
    answer(storeEndpoints.list, []),
  ]);
  await user.type(await screen.findByLabelText('Email'), ' Ada@Example.com ');
  await user.type(screen.getByLabelText('Password'), 'Secret123');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));

  expect(screen.getByRole('button', { name: 'Signing In...' }).hasAttribute('disabled')).toBe(true);
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

test('the privacy modal can accept for the reader', async () => {
  const { user } = await openSignUp();
  await user.click(screen.getByText('Privacy Policy', { selector: 'button' }));
  const dialog = await screen.findByRole('dialog', { name: 'Privacy Policy' });
  expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(8);

  await user.click(within(dialog).getByRole('button', { name: 'Accept & Continue' }));

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('the privacy modal can be closed', async () => {
  const { user } = await openSignUp();
  await user.click(screen.getByText('Privacy Policy', { selector: 'button' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).toBeNull();
});

test('each password can be shown by itself', async () => {
  const { user } = await openSignUp();
  await user.click(screen.getByRole('button', { name: 'Show confirmed password' }));

  expect(screen.getByLabelText('Confirm Password').getAttribute('type')).toBe('text');
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

test('the tabs are walked with the arrow keys', async () => {
  const { user } = openApp('/auth', [signedOut]);
  await user.click(await screen.findByRole('tab', { name: 'Sign In' }));
  await user.keyboard('{ArrowRight}');

  expect(screen.getByRole('tab', { name: 'Sign Up', selected: true })).toBe(document.activeElement);
});

test.each(['/auth?shopify_install=true&shop=tea-house', '/auth?shopier_install=true&store=tea-house'])(
  'after an installation (%s) the header names the store',
  async (path) => {
    openApp(path, [signedOut]);

    expect(await screen.findByRole('heading', { name: 'Almost Done!' })).toBeTruthy();
    expect(screen.getByText('Complete your account setup to connect tea-house')).toBeTruthy();
    expect(
      screen.getByText('Store authorized successfully! Sign in or create account to complete connection.'),
    ).toBeTruthy();
  },
);

test('without a store the header is the ordinary welcome', async () => {
  openApp('/auth?shopify_install=true', [signedOut]);
  expect(await screen.findByRole('heading', { name: 'Welcome to Vitrin' })).toBeTruthy();
});

test('coming back from a Google sign-in that is not set up explains itself', async () => {
  openApp('/auth?error=google_not_configured', [signedOut]);
  expect((await screen.findByRole('alert')).textContent).toContain('Google sign-in is not set up here.');
});

test('the rules are shown in Turkish too', async () => {
  await switchLanguage('tr');
  const { user } = openApp('/auth', [signedOut]);
  await user.click(await screen.findByRole('button', { name: 'Giriş Yap' }));

  expect(screen.getByText('Parola gerekli')).toBeTruthy();
});
