import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Store, storeEndpoints } from '#shared/stores.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer } from '#web/testing/replies.ts';
import { SettingsPage } from './settings-page.tsx';

const shopierStore = exampleStore({
  id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02',
  storeName: 'Çay Evi',
  platform: 'shopier',
  isActive: false,
});

function openSettings(stores: Store[]) {
  return openPart(
    <SettingsPage />,
    [
      answer(storeEndpoints.list, stores),
      answer(storeEndpoints.refresh, { success: true, store: exampleStore() }),
      answer(storeEndpoints.disconnect, { success: true }),
    ],
    '/settings',
  );
}

test('the profile can be read, not changed, and says where it is looked after', async () => {
  openSettings([]);
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
  await user.click(screen.getByRole('radio', { name: 'As the system' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();

  await user.click(screen.getByRole('radio', { name: 'Türkçe' }));
  expect(await screen.findByRole('heading', { name: 'Ayarlar' })).toBeTruthy();
  expect(localStorage.getItem('vitrin-language')).toBe('tr');
});

test('what is still to come is said', async () => {
  openSettings([]);
  expect(await screen.findByText('Not there yet')).toBeTruthy();
  expect(screen.getByText('Deleting the account with everything in it')).toBeTruthy();
});
