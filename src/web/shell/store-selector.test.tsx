import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer } from '#web/testing/replies.ts';
import { StoreSelector } from './store-selector.tsx';

const stores = (count: number): Store[] =>
  Array.from({ length: count }, (_, at) =>
    exampleStore({
      id: `0b9c7a52-54a3-4c3f-8f0e-${String(at).padStart(12, '0')}`,
      storeName: at === 70 ? 'Çay Evi İzmir' : `Store ${at + 1}`,
      storeUrl: `https://store-${at + 1}.myshopify.com`,
    }),
  );
const open = (count: number, path = '/settings') =>
  openPart(<StoreSelector />, [answer(storeEndpoints.list, stores(count))], path);
const selector = () => screen.findByRole('button', { name: /^Store/ });

test('a few stores are a menu', async () => {
  const { user } = open(7);
  await user.click(await selector());
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(7);
});

const items = () => screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);

test('all stores come first in the menu, and stay chosen until a store is', async () => {
  const { user } = open(2, '/analytics');
  await user.click(await selector());
  expect(items()).toEqual(['All stores2 stores', 'Store 1Shopify', 'Store 2Shopify']);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(async () => expect((await selector()).textContent).toBe('StoreAll stores2 stores'));
  expect(document.activeElement).toBe(await selector());

  await user.click(await selector());
  expect(screen.getByRole('menuitemradio', { checked: true }).textContent).toContain('All stores');
  await user.click(screen.getByRole('menuitemradio', { name: /Store 2/ }));
  await waitFor(async () => expect((await selector()).textContent).toContain('Store 2'));
});

test('one store is no choice between it and all', async () => {
  const { user } = open(1, '/analytics');
  await user.click(await selector());
  expect(items()).toEqual(['Store 1Shopify']);
});

test('a page about one store says so, offers single stores, and all stores come back on the next', async () => {
  sessionStorage.setItem('vitrin-all-stores', 'all');
  const view = open(2, '/ads-optimization');
  expect((await selector()).textContent).toBe('StoreStore 1Shopify');
  const note = 'This page shows one store at a time: Store 1';
  expect(screen.getByRole('status').textContent).toBe(note);
  await view.user.click(await selector());
  expect(items()).toEqual(['Store 1Shopify', 'Store 2Shopify']);
  expect(screen.getAllByText(note)).toHaveLength(2);
  await view.user.keyboard('{Escape}');
  view.unmount();
  open(2, '/analytics');
  expect((await selector()).textContent).toContain('All stores');
});

test('a store chosen on a page about one store is chosen everywhere, be it the one that is shown', async () => {
  sessionStorage.setItem('vitrin-all-stores', 'all');
  const view = open(2, '/social-media');
  await view.user.click(await selector());
  await view.user.click(screen.getByRole('menuitemradio', { name: /Store 1/ }));
  view.unmount();
  open(2, '/analytics');
  expect((await selector()).textContent).toBe('StoreStore 1Shopify');
});

test('of a hundred stores one is found by typing, in whatever letters, and taken by Enter', async () => {
  const { user } = open(100);
  await user.click(await selector());
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a store' }));
  expect(dialog.getAllByRole('option')).toHaveLength(100);
  expect(dialog.getByRole('option', { selected: true }).textContent).toContain('Store 1');

  await user.keyboard('cay izmir');
  expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Çay Evi İzmirShopify',
  ]);
  expect(dialog.getByRole('status').textContent).toBe('1 store found');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await selector()).textContent).toContain('Çay Evi İzmir');
  expect(document.activeElement).toBe(await selector());
});

test('the arrow keys walk through what was found, around its ends', async () => {
  const { user } = open(100);
  await user.click(await selector());
  const field = await screen.findByRole('combobox', { name: 'Search stores' });
  const active = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toContain('Store 1');
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('Store 2');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toContain('Store 100');
  await user.keyboard('store-42{Enter}');
  await waitFor(async () => expect((await selector()).textContent).toContain('Store 42'));
});

test('a search without a result says so', async () => {
  const { user } = open(8);
  await user.click(await selector());
  await user.keyboard('nothing like it{Enter}');
  expect(screen.getByText('0 stores found')).toBeTruthy();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('among many stores all of them are first, and found by typing', async () => {
  const { user } = open(9, '/dashboard');
  await user.click(await selector());
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('All stores');
  await user.keyboard('all');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['All stores']);
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('1 result');
  await user.keyboard('{Enter}');
  await waitFor(async () => expect((await selector()).textContent).toContain('All stores'));

  await user.click(await selector());
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('All stores');
});
