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
const open = (count: number) => openPart(<StoreSelector />, [answer(storeEndpoints.list, stores(count))]);
const selector = () => screen.findByRole('button', { name: /^Store/ });

test('a few stores are a menu', async () => {
  const { user } = open(7);
  await user.click(await selector());
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(7);
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
