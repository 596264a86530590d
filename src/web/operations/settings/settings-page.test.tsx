import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { securityEndpoints } from '#shared/accounts/security.ts';
import { type Notifications, notificationEndpoints } from '#shared/outreach/notifications.ts';
import { type PrivacyRequest, privacyEndpoints } from '#shared/stores/privacy.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { ada, answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { SettingsPage } from './settings-page.tsx';

const shopierStore = exampleStore({
  id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02',
  storeName: 'Çay Evi',
  platform: 'shopier',
  isActive: false,
});

const dataRequest: PrivacyRequest = {
  id: '7d9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c07',
  kind: 'customers/data_request',
  store: 'Tea House',
  receivedAt: '2026-11-10T09:00:00.000Z',
  completedAt: '2026-11-11T09:00:00.000Z',
  exportUntil: '2026-12-11T09:00:00.000Z',
  counts: { customers: 1, orders: 3, checkouts: 0 },
};

const notifications: Notifications = {
  settings: {
    weeklySummary: true,
    storeProblems: true,
    postProblems: true,
    unusualDays: true,
    outsideAnswers: true,
    mentions: true,
  },
  language: 'en',
  email: 'ada@example.com',
  emailVerified: true,
  canSend: true,
};

function openSettings(stores: Store[], replies: PreparedReply[] = []) {
  return openPart(
    <SettingsPage />,
    [
      ...replies,
      answer(notificationEndpoints.read, notifications),
      answer(privacyEndpoints.list, []),
      answer(securityEndpoints.read, {
        hasPassword: true,
        hasGoogle: false,
        fresh: false,
        passkeys: [],
        secondFactor: null,
        sessions: [],
      }),
      answer(storeEndpoints.list, stores),
      answer(storeEndpoints.refresh, { success: true, store: exampleStore() }),
      answer(storeEndpoints.disconnect, { success: true }),
    ],
    '/settings',
  );
}

test('who signs in by e-mail changes the name here, and reads of no other account', async () => {
  const changed = { ...ada, firstName: 'Ada Nur' };
  const { user, calls } = openSettings(
    [],
    [
      once(answer(authEndpoints.user, { user: ada })),
      answer(authEndpoints.changeName, { user: changed }),
      answer(authEndpoints.user, { user: changed }),
    ],
  );
  const profile = within(await screen.findByRole('region', { name: 'Profile' }));
  expect(profile.queryByText(/external/)).toBeNull();
  const first = profile.getByLabelText<HTMLInputElement>('First Name');
  expect(profile.queryByRole('button')).toBeNull();
  await user.clear(first);
  await user.click(profile.getByRole('button', { name: 'Change name' }));
  expect(profile.getByText('First name is required')).toBeTruthy();
  await user.type(first, 'Ada Nur');
  await user.click(profile.getByRole('button', { name: 'Change name' }));
  expect(await screen.findByText('Name changed')).toBeTruthy();
  expect(calls.find(({ path }) => path === '/api/auth/name')?.body).toEqual({
    firstName: 'Ada Nur',
    lastName: 'Yılmaz',
  });
  expect(profile.queryByRole('button')).toBeNull();
});

test('the profile of another sign-in can be read, not changed, and says where it is looked after', async () => {
  openSettings([], [answer(authEndpoints.user, { user: { ...ada, provider: 'google' } })]);
  const profile = within(await screen.findByRole('region', { name: 'Profile' }));
  for (const [label, value] of [
    ['First Name', 'Ada'],
    ['Last Name', 'Yılmaz'],
    ['Email', 'ada@example.com'],
  ] as const) {
    const field = profile.getByLabelText<HTMLInputElement>(label);
    expect(field.value).toBe(value);
    expect(field.readOnly).toBe(true);
  }
  expect(
    profile.getByText('Profile information is managed through your external sign-in account.'),
  ).toBeTruthy();
});

test('every store is listed with its platform and can be refreshed', async () => {
  const { user, calls } = openSettings([exampleStore(), shopierStore]);
  const stores = within(await screen.findByRole('region', { name: 'Connected Stores' }));
  const rows = (await stores.findAllByRole('listitem')).map((row) => row.textContent);
  expect(rows[0]).toContain('Tea HouseShopify');
  expect(rows[1]).toContain('Çay EviShopierInactive');

  await user.click(stores.getByRole('button', { name: 'Refresh Çay Evi' }));

  expect(await screen.findByText('Store Refreshed')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.path).toBe(`/api/stores/${shopierStore.id}/refresh`);
});

test('a store is disconnected after a question', async () => {
  const { user, calls } = openSettings([exampleStore()]);
  await user.click(await screen.findByRole('button', { name: 'Disconnect Tea House' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Tea House?' }));
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Store Disconnected')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe(`/api/stores/${exampleStore().id}`);
});

test('without stores there is a way to connect one', async () => {
  openSettings([]);
  expect(await screen.findByText('No Stores Connected')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Connect Store' }).getAttribute('href')).toBe('/stores');
});

test('language and theme are switched here and remembered', async () => {
  const { user } = openSettings([]);
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();

  await user.click(screen.getByRole('radio', { name: 'Türkçe' }));
  expect(await screen.findByRole('heading', { name: 'Ayarlar' })).toBeTruthy();
  expect(localStorage.getItem('vitrin-language')).toBe('tr');
});

test('an answered data request says what was found and hands it over', async () => {
  openSettings([], [answer(privacyEndpoints.list, [dataRequest])]);
  const requests = within(await screen.findByRole('region', { name: 'Privacy requests' }));
  for (const said of [
    'A customer asked what data is held about them',
    'Tea House',
    'Received Nov 10, 2026',
    'Answered Nov 11, 2026',
    'Found: 1 customer and 3 orders',
  ])
    expect(requests.getByText(said)).toBeTruthy();
  const link = requests.getByRole('link', { name: 'Download the answer to the request of Nov 10, 2026' });
  expect(link.getAttribute('href')).toBe(`/api/privacy-requests/${dataRequest.id}/export`);
  expect(link.hasAttribute('download')).toBe(true);
});

test.each<[Partial<PrivacyRequest>, string[]]>([
  [{ completedAt: null }, ['Under way']],
  [
    { kind: 'customers/redact', counts: { customers: 1, orders: 2, checkouts: 1 } },
    [
      'A customer’s personal data is to be deleted',
      'Personal details removed from: 1 customer, 2 orders, and 1 abandoned cart',
    ],
  ],
  [{ kind: 'customers/redact', counts: { customers: 0, orders: 0, checkouts: 0 } }, ['No data was held.']],
  [
    { kind: 'shop/redact', counts: { customers: 20, orders: 50, checkouts: 0 } },
    ["A store's data is to be deleted", 'Deleted: 20 customers and 50 orders'],
  ],
  [{ kind: 'shop/redact', counts: { customers: 0, orders: 0, checkouts: 0 } }, ['Nothing was deleted.']],
])('what came of other privacy requests is said, and there is nothing to fetch: %o', async (given, said) => {
  openSettings([], [answer(privacyEndpoints.list, [{ ...dataRequest, exportUntil: null, ...given }])]);
  const requests = within(await screen.findByRole('region', { name: 'Privacy requests' }));
  for (const sentence of said) expect(requests.getByText(sentence)).toBeTruthy();
  expect(requests.queryByRole('link')).toBeNull();
});

test('without a privacy request there is no word of them', async () => {
  openSettings([]);
  expect(await screen.findByText('No Stores Connected')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
  expect(screen.queryByText(/privacy requests/i)).toBeNull();
});

test('privacy requests that cannot be loaded can be asked for again', async () => {
  openSettings([], [refuse(privacyEndpoints.list, 500, 'broken')]);
  const failed = (await screen.findByText('Failed to load privacy requests.')).closest<HTMLElement>(
    '[role=alert]',
  );
  expect(within(failed!).getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('every part has an address of its own, in the order in which they are looked for', async () => {
  const { container } = openSettings([]);
  await screen.findByRole('region', { name: 'Danger Zone' });
  expect([...container.querySelectorAll('[id].scroll-mt-20')].map(({ id }) => id)).toEqual([
    'security',
    'members',
    'access-tokens',
    'activity',
    'stores',
    'social-accounts',
    'preferences',
    'notifications',
    'ai-provider',
    'privacy-requests',
    'my-data',
    'danger-zone',
  ]);
});

test('an address with a part leads to it', async () => {
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
  openPart(<SettingsPage />, [answer(storeEndpoints.list, [])], '/settings#danger-zone');
  const zone = await screen.findByRole('region', { name: 'Danger Zone' });
  expect(scrolled).toEqual(['danger-zone']);
  expect(document.activeElement?.contains(zone)).toBe(true);
});
