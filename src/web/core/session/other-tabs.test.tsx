import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { authEndpoints } from '#shared/accounts/auth.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openApp } from '#web/testing/render.tsx';
import { ada, answer, signedIn } from '#web/testing/replies.ts';

const second = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Coffee House' });
const replies = [
  signedIn,
  answer(storeEndpoints.list, [exampleStore(), second]),
  answer(authEndpoints.logout, { success: true }),
];
let assign: MockInstance<Location['assign']>;

beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
});

/** As the browser announces it to all tabs but the one that wrote. */
function otherTabWrites(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
}

const accountMenu = () => screen.findByRole('button', { name: /Account menu$/ });

test('who signs out in one tab is signed out in the other', async () => {
  const { user } = openApp('/settings', replies);
  await user.click(await accountMenu());
  expect(localStorage.getItem('vitrin-visitor')).toBe(ada.id);
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await waitFor(() => expect(localStorage.getItem('vitrin-visitor')).toBeNull());
  expect(assign).not.toHaveBeenCalled();
});

test.each([
  ['signed out', null],
  ['another user is signed in', '5b0f6f9c-6f0e-4c7a-9a51-0d9ad2b3a002'],
])('a tab leaves what it shows, with all drafts, where in another one %s', async (_, visitor) => {
  openApp('/settings', replies);
  await accountMenu();
  sessionStorage.setItem('vitrin-draft-question', '"Which day"');
  otherTabWrites('vitrin-visitor', visitor);
  expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  expect(sessionStorage.getItem('vitrin-draft-question')).toBeNull();
});

test('the same person signing in again in another tab disturbs nobody', async () => {
  openApp('/settings', replies);
  await accountMenu();
  otherTabWrites('vitrin-visitor', ada.id);
  expect(assign).not.toHaveBeenCalled();
});

test('theme and language follow another tab', async () => {
  openApp('/settings', replies);
  await accountMenu();
  otherTabWrites('vitrin-theme', 'dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  otherTabWrites('vitrin-language', 'tr');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ayarlar' })).toBeTruthy();
  otherTabWrites('vitrin-theme', null);
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('each tab looks at a store of its own', async () => {
  openApp('/settings', replies);
  expect(await screen.findByRole('button', { name: /^Store\s*Tea House/ })).toBeTruthy();
  otherTabWrites('vitrin-store', second.id);
  expect(screen.getByRole('button', { name: /^Store\s*Tea House/ })).toBeTruthy();
});

test('a new tab begins with the store that was chosen last', async () => {
  localStorage.setItem('vitrin-store', second.id);
  openApp('/settings', replies);
  expect(await screen.findByRole('button', { name: /^Store\s*Coffee House/ })).toBeTruthy();
});
