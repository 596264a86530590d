import { screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { environmentEndpoints } from '#shared/stores/environment.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { useAuth } from './core/session/auth.tsx';
import { exampleStore } from './testing/example-store.ts';
import { openApp } from './testing/render.tsx';
import { ada, answer, once, refuse, signedIn, signedOut } from './testing/replies.ts';

const noStores = answer(storeEndpoints.list, []);
const appPaths = [
  '/dashboard',
  '/stores',
  '/analytics',
  '/analytics/costs',
  '/analytics/rates',
  '/social-media',
  '/social-media-scheduler',
  '/social-media-scheduler/shop-page',
  '/social-media-scheduler/report',
  '/social-media-scheduler/experiment',
  '/social-media-scheduler/shopify',
  '/ads-optimization',
  '/settings',
];

test.each(appPaths)('a visitor asking for %s is sent to sign in', async (path) => {
  openApp(path, [signedOut]);
  expect(await screen.findByRole('tab', { name: 'Sign In' })).toBeTruthy();
  expect(window.location.pathname).toBe('/auth');
});

test('after signing in, the page asked for before opens', async () => {
  const { user } = openApp('/settings', [
    once(signedOut),
    signedIn,
    answer(authEndpoints.login, { success: true, user: ada }),
    noStores,
  ]);
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'Secret123');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));

  await waitFor(() => expect(window.location.pathname).toBe('/settings'));
});

test('who is signed in is sent from the sign-in page to the dashboard', async () => {
  openApp('/auth', [signedIn, noStores]);
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
});

test('a spinner stands while it is not known who is there', () => {
  openApp('/', [signedOut]);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

test('a server that cannot say who is there is not taken for a signed-out visitor', async () => {
  openApp('/', [refuse(authEndpoints.user, 500, { error: 'internal', message: 'Sorry' })]);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch user');
});

test.each([
  ['visitor', signedOut, '/nothing-here'],
  ['signed-in user', signedIn, '/nothing-here'],
  ['signed-in user', signedIn, '/features'],
])('a %s finds no page where there is none', async (_, who, path) => {
  openApp(path, [who, noStores]);
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
});

test.each([
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-of-service', 'Terms of Service'],
])('%s is there for both', async (path, title) => {
  for (const who of [signedOut, signedIn]) {
    const { unmount } = openApp(path, [who]);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    unmount();
  }
});

test('the shell names every part of the app, the user, and what is simulated', async () => {
  const { user } = openApp('/settings', [
    signedIn,
    noStores,
    answer(environmentEndpoints.read, {
      contactEmail: 'a@example.com',
      simulated: [{ name: 'Shopify', deskUrl: null, installUrl: null }],
      oauthPlatforms: [],
      sendsMail: true,
      demoStores: [],
    }),
  ]);
  const navigation = await screen.findByRole('navigation', { name: 'Main navigation' });
  expect([...navigation.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Connected Stores',
    'General Analytics',
    'Content Creator',
    'Social Media Calendar',
    'Ads Optimization',
    'Settings',
  ]);
  expect(screen.getByRole('link', { name: 'Connect Store' }).getAttribute('href')).toBe('/stores');
  expect(await screen.findByText(/Simulated here: Shopify\./)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'AY Account menu' }));
  expect(screen.getByText('Ada Yılmaz')).toBeTruthy();
  expect(screen.getByText('ada@example.com')).toBeTruthy();
});

test('logging out shows the landing page', async () => {
  const { user } = openApp('/settings', [
    signedIn,
    noStores,
    answer(authEndpoints.logout, { success: true }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'AY Account menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));

  expect(await screen.findByRole('link', { name: 'Connect Your Store' })).toBeTruthy();
  expect(window.location.pathname).toBe('/');
});

test('a log-out that fails says so and the user stays signed in', async () => {
  const { user } = openApp('/settings', [
    signedIn,
    noStores,
    refuse(authEndpoints.logout, 500, { error: 'internal', message: '' }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'AY Account menu' }));
  await user.click(screen.getByRole('menuitem', { name: 'Log out' }));

  expect(await screen.findByText('Logout failed')).toBeTruthy();
  expect(window.location.pathname).toBe('/settings');
});

test('the first store is selected by itself, another choice is remembered', async () => {
  const stores = [
    store('7d9d4f3e-0000-4000-8000-000000000001', 'tea-house'),
    store('7d9d4f3e-0000-4000-8000-000000000002', 'lamp-shop'),
  ];
  const replies = [signedIn, answer(storeEndpoints.list, stores)];
  const { user, unmount } = openApp('/settings', replies);
  await user.click(await screen.findByRole('button', { name: /tea-house.*Shopify/ }));
  await user.click(screen.getByRole('menuitemradio', { name: /lamp-shop/ }));
  unmount();

  openApp('/settings', replies);

  expect(await screen.findByRole('button', { name: /lamp-shop.*Shopify/ })).toBeTruthy();
});

test('stores of two platforms are distinguished in the selector', async () => {
  const stores = [
    store('7d9d4f3e-0000-4000-8000-000000000001', 'tea-house'),
    store('7d9d4f3e-0000-4000-8000-000000000002', 'lamp-shop'),
    exampleStore({
      id: '7d9d4f3e-0000-4000-8000-000000000003',
      storeName: 'tea-house',
      platform: 'shopier',
    }),
  ];
  const { user } = openApp('/settings', [signedIn, answer(storeEndpoints.list, stores)]);
  await user.click(await screen.findByRole('button', { name: /tea-house.*Shopify/ }));
  expect(screen.getAllByRole('menuitemradio').map((choice) => choice.textContent)).toEqual([
    'tea-houseShopify',
    'lamp-shopShopify',
    'tea-houseShopier',
  ]);
  await user.click(screen.getByRole('menuitemradio', { name: /tea-house.*Shopier/ }));
  expect(await screen.findByRole('button', { name: /tea-house.*Shopier/ })).toBeTruthy();
});

test('the logo follows the one saved in the browser', async () => {
  openApp('/settings', [signedIn, noStores]);
  const logo = () =>
    screen.getByRole('link', { name: 'Vitrin home' }).querySelector('img')?.getAttribute('src');
  await screen.findByRole('navigation', { name: 'Main navigation' });
  expect(logo()).toBe('/vitrin.svg');

  localStorage.setItem('vitrin-logo', '/own.png');
  window.dispatchEvent(new Event('logo-updated'));

  await waitFor(() => expect(logo()).toBe('/own.png'));
});

test('useAuth outside its provider is an error that says so', () => {
  expect(() => renderToStaticMarkup(<Name />)).toThrow('useAuth must be used within an AuthProvider');
});

function Name() {
  return useAuth().user?.firstName;
}

function store(id: string, storeName: string): Store {
  return exampleStore({ id, storeName, storeUrl: `https://${storeName}.example` });
}
