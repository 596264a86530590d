import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { analyticsEndpoints } from '#shared/analytics/analytics.ts';
import { installEndpoints } from '#shared/stores/installs.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { exampleMetrics } from '#web/testing/example-metrics.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openApp } from '#web/testing/render.tsx';
import { ada, answer, once, type PreparedReply, refuse, signedIn, signedOut } from '#web/testing/replies.ts';

const store = exampleStore();
const session = [
  answer(authEndpoints.login, { success: true, user: ada }),
  answer(authEndpoints.register, { success: true, user: ada }),
  answer(storeEndpoints.list, [store]),
  answer(analyticsEndpoints.dashboard, exampleMetrics()),
];
const nothingPending = answer(installEndpoints.pending, {
  pendingShopifyInstall: null,
  pendingShopierInstall: null,
});
const shopifyPending = answer(installEndpoints.pending, {
  pendingShopifyInstall: { shop: 'tea-house', storeName: 'Tea House' },
  pendingShopierInstall: null,
});
const shopierPending = answer(installEndpoints.pending, {
  pendingShopifyInstall: null,
  pendingShopierInstall: { shop: 'cayevi', storeName: 'Çay Evi' },
});
const completed = answer(installEndpoints.complete, { success: true, store });

const INSTALL_ADDRESS = '/auth?shopify_install=true&shop=tea-house';
const CONNECTED_ADDRESS = '/dashboard?connected=shopify&store=Tea+House';

const address = () => window.location.pathname + window.location.search;

afterEach(() => {
  vi.useRealTimers();
});

async function openSignIn(path: string, replies: readonly PreparedReply[]) {
  const view = openApp(path, [once(signedOut), signedIn, ...session, ...replies]);
  await screen.findByLabelText('Email');
  return view;
}

async function signIn({ user }: Pick<Awaited<ReturnType<typeof openSignIn>>, 'user'>) {
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'Secret123');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
}

async function signInAt(path: string, replies: readonly PreparedReply[]) {
  const view = await openSignIn(path, replies);
  await signIn(view);
  return view;
}

/** The prepared replies go on as before; the completion first does this. */
function beforeCompletion(act: () => Promise<void>) {
  const prepared = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path.endsWith('complete-pending-install')) await act();
    return prepared(path, init);
  });
}

test('signing in after an installation connects the store by itself, and says so', async () => {
  const view = await openSignIn(INSTALL_ADDRESS, [shopifyPending, completed]);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  beforeCompletion(() => released);
  await signIn(view);
  expect(await screen.findByText('Connecting your store automatically...')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Almost Done!' })).toBeTruthy();
  release();
  await waitFor(() => expect(address()).toBe(CONNECTED_ADDRESS));
  expect(await screen.findByText('Store Connected Successfully!')).toBeTruthy();
});

test('creating an account connects it too', async () => {
  const { user } = openApp('/auth?shopier_install=true&store=cayevi', [
    once(signedOut),
    signedIn,
    ...session,
    shopierPending,
    completed,
  ]);
  await user.click(await screen.findByRole('tab', { name: 'Sign Up' }));
  await user.type(await screen.findByLabelText('First Name'), 'Ada');
  await user.type(screen.getByLabelText('Last Name'), 'Yılmaz');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'Secret123');
  await user.type(screen.getByLabelText('Confirm Password'), 'Secret123');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create Account' }));

  await waitFor(() => expect(address()).toBe('/dashboard?connected=shopier&store=Tea+House'));
});

test('the installation in the address counts where the session knows of none', async () => {
  await signInAt(INSTALL_ADDRESS, [completed]);
  await waitFor(() => expect(address()).toBe(CONNECTED_ADDRESS));
});

test('an installation that only the session knows is completed as well', async () => {
  await signInAt('/auth', [shopifyPending, completed]);
  await waitFor(() => expect(address()).toBe(CONNECTED_ADDRESS));
});

test('who is signed in already and has an installation waiting gets it connected', async () => {
  openApp('/auth', [signedIn, ...session, shopifyPending, completed]);
  await waitFor(() => expect(address()).toBe(CONNECTED_ADDRESS));
});

test('an old installation address opened by who is signed in is no news', async () => {
  const { calls } = openApp(INSTALL_ADDRESS, [signedIn, ...session, nothingPending, completed]);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(calls.some(({ method, path }) => method === 'POST' && path.endsWith('install'))).toBe(false);
});

test('without an installation nothing is said and nothing asked to be completed', async () => {
  const { calls } = await signInAt('/auth', [nothingPending, completed]);
  await waitFor(() => expect(address()).toBe('/dashboard'));
  expect(calls.some(({ path }) => path.endsWith('complete-pending-install'))).toBe(false);
  expect(screen.queryByText('Connecting your store automatically...')).toBeNull();
});

test.each<[string, PreparedReply, string]>([
  [
    'a store of another account',
    refuse(installEndpoints.complete, 409, {
      error: 'store_already_connected',
      message: 'Tea House is already connected to another account.',
    }),
    'Tea House is already connected to another account.',
  ],
  [
    'a refusal with a reason',
    refuse(installEndpoints.complete, 400, { error: 'install_expired', message: 'It was too long ago.' }),
    'It was too long ago.',
  ],
  [
    'a refusal without one',
    refuse(installEndpoints.complete, 400, 'Bad Request'),
    'Installation session expired. Please install the app again.',
  ],
  [
    'another conflict',
    refuse(installEndpoints.complete, 409, { error: 'busy', message: 'Busy.' }),
    'Failed to connect shopify store. Please try connecting manually.',
  ],
  [
    'a failing server',
    refuse(installEndpoints.complete, 500, { error: 'internal', message: 'Sorry' }),
    'Failed to connect shopify store. Please try connecting manually.',
  ],
])('%s is shown, and the way into the app is open', async (_, reply, sentence) => {
  const { user } = await signInAt(INSTALL_ADDRESS, [shopifyPending, reply]);
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.getByRole('link', { name: 'Connected Stores' }).getAttribute('href')).toBe('/stores');

  await user.click(screen.getByRole('link', { name: 'Dashboard' }));

  expect(await screen.findByRole('navigation', { name: 'Main navigation' })).toBeTruthy();
});

test('a failing Shopier store is named as such', async () => {
  await signInAt('/auth?shopier_install=true&store=cayevi', [
    shopierPending,
    refuse(installEndpoints.complete, 502, 'Bad Gateway'),
  ]);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to connect shopier store. Please try connecting manually.',
  );
});

test('a completion that breaks off is reported', async () => {
  const view = await openSignIn(INSTALL_ADDRESS, [shopifyPending, completed]);
  beforeCompletion(() => Promise.reject(new TypeError('Failed to fetch')));
  await signIn(view);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to complete store connection. Please try connecting manually.',
  );
});

test('an unexpected reply is shown for two seconds, then the dashboard opens', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openApp('/auth', [
    signedIn,
    ...session,
    shopifyPending,
    { endpoint: installEndpoints.complete, status: 200, body: { hello: 'world' } },
  ]);
  expect(
    await screen.findByText(
      'Store connection completed but with unexpected response. Please check your dashboard.',
    ),
  ).toBeTruthy();
  expect(address()).toBe('/auth');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(address()).toBe('/dashboard');
});

test('an installation that did not work out before sign-in explains itself', async () => {
  openApp('/auth?error=install_oauth_denied&platform=shopify', [signedOut]);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Connection FailedNo consent was given at Shopify, so nothing was connected.',
  );
});
