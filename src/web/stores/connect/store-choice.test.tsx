import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer } from '#web/testing/replies.ts';
import { StoreChoice } from './store-choice.tsx';

const first = exampleStore();
const second = exampleStore({ id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02', storeName: 'Çay Evi' });
const open = (path: string, stores = [first, second]) =>
  openPart(<StoreChoice />, [answer(storeEndpoints.list, stores)], path);
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Store' });
const offered = async () => [...(await choice()).options].map(({ value }) => value);

test('all stores come first, and a store takes their place', async () => {
  const { user } = open('/analytics');
  expect(await offered()).toEqual(['all', first.id, second.id]);
  await user.selectOptions(await choice(), 'All stores');
  expect((await choice()).value).toBe('all');
  await user.selectOptions(await choice(), 'Çay Evi · Shopify');
  expect((await choice()).value).toBe(second.id);
});

test.each([
  ['one store', '/analytics', [first]],
  ['a page about one store', '/ads-optimization', [first, second]],
])('%s offers no choice of all', async (_name, path, stores) => {
  sessionStorage.setItem('vitrin-all-stores', 'all');
  open(path, stores);
  expect(await offered()).toEqual(stores.map(({ id }) => id));
  expect((await choice()).value).toBe(first.id);
});
