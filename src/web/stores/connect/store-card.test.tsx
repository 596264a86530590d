import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { text } from '#shared/core/sentence.ts';
import { type Environment, environmentEndpoints } from '#shared/stores/environment.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { plainInstallation } from '#web/testing/connect-dialog.tsx';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer } from '#web/testing/replies.ts';
import { StoresPage } from './stores-page.tsx';

const shopierStore: Parameters<typeof exampleStore>[0] = {
  platform: 'shopier',
  handle: 'cayevi',
  storeUrl: 'https://www.shopier.com/cayevi',
  shares: { products: true, customers: true, carts: false, sessions: 'not_offered' },
  notifiedOfChanges: false,
};

async function openCard(store: Store, environment: Partial<Environment> = {}) {
  const view = openPart(
    <StoresPage />,
    [
      answer(storeEndpoints.list, [store]),
      answer(environmentEndpoints.read, { ...plainInstallation, ...environment }),
    ],
    '/stores',
  );
  return { ...view, card: within(await screen.findByRole('region', { name: store.storeName })) };
}

test.each<[Parameters<typeof exampleStore>[0], string]>([
  [{ connection: 'oauth' }, 'by consent at Shopify'],
  [{ connection: 'token' }, 'with an access token'],
  [{ connection: 'app' }, 'with an app of your own'],
  [{ ...shopierStore, connection: 'oauth' }, 'by consent at Shopier'],
  [{ ...shopierStore, connection: 'token' }, 'with an API key'],
])('%j is connected %s', async (given, sentence) => {
  const { card } = await openCard(exampleStore(given));
  expect(card.getByText(sentence)).toBeTruthy();
  expect(card.getByText('Connected Nov 12, 2026')).toBeTruthy();
});

test('a store whose changes are pushed says so, and nothing is missing', async () => {
  const { card } = await openCard(exampleStore());
  expect(card.getByText('Notified of changes at once')).toBeTruthy();
  expect(card.queryByText(/^Not shared by/)).toBeNull();
});

test('a store that must be asked says so, and what its platform does not share', async () => {
  const { card } = await openCard(exampleStore(shopierStore));
  expect(card.getByText('Checked every few minutes')).toBeTruthy();
  expect(card.getByText('Not shared by Shopier: abandoned carts, visits')).toBeTruthy();
});

test('a simulated shop is opened from its card', async () => {
  const { card } = await openCard(exampleStore(shopierStore), {
    simulated: [
      { name: 'Shopify', deskUrl: 'http://localhost:4010/{shop}/desk', installUrl: null },
      { name: 'Shopier', deskUrl: 'http://localhost:4020/{shop}/desk', installUrl: null },
    ],
  });
  const link = await card.findByRole('link', { name: /^Open the simulated shop/ });
  expect(link.getAttribute('href')).toBe('http://localhost:4020/cayevi/desk');
});

test('a shop that is not simulated has no such link', async () => {
  const { card } = await openCard(exampleStore(), {
    simulated: [{ name: 'Shopier', deskUrl: 'http://localhost:4020/{shop}/desk', installUrl: null }],
  });
  expect(card.queryByRole('link', { name: /^Open the simulated shop/ })).toBeNull();
});

test('a storefront whose address is no web page cannot be visited', async () => {
  const { card } = await openCard(exampleStore({ storeUrl: 'javascript:alert(1)' }));
  expect(card.queryByRole('link', { name: /Visit Store/ })).toBeNull();
});

test.each<[Parameters<typeof exampleStore>[0], string[], string, string]>([
  [{ connection: 'oauth' }, ['shopify', 'oauth'], 'Store name', 'tea-house'],
  [{ connection: 'token' }, ['shopify', 'direct'], 'Shop domain', 'tea-house'],
  [{ connection: 'app' }, ['shopify', 'direct'], 'Shop domain', 'tea-house'],
  [{ ...shopierStore, connection: 'token' }, ['shopier', 'direct'], 'Store URL', 'www.shopier.com/cayevi'],
])(
  'an inactive store (%j) says why and is connected again as before',
  async (given, choices, label, value) => {
    const problem = {
      code: 'token_refused',
      message: text(
        'Shopify no longer accepts the access token of “tea-house”. Please connect the store again.',
      ),
    };
    const { user, card } = await openCard(exampleStore({ ...given, isActive: false, sync: { problem } }));
    expect(card.getByText('Inactive')).toBeTruthy();
    expect(card.queryByText(/^(Notified of|Checked)/)).toBeNull();
    expect(card.getByRole('alert').textContent).toContain(problem.message);

    await user.click(card.getByRole('button', { name: 'Reconnect' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Store' }));
    const chosen = dialog.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(chosen.map((radio) => radio.value)).toEqual(choices);
    expect(dialog.getByLabelText<HTMLInputElement>(label).value).toBe(value);
    expect(dialog.queryByLabelText('Client ID') !== null).toBe(given?.connection === 'app');
  },
);

test('a store connected again by consent of Shopier needs nothing typed', async () => {
  const { user, card } = await openCard(
    exampleStore({ ...shopierStore, connection: 'oauth', isActive: false }),
  );
  expect(card.getByRole('alert').textContent).toContain('Shopier no longer lets us read this store.');
  await user.click(card.getByRole('button', { name: 'Reconnect' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Store' }));
  expect(dialog.getByRole('button', { name: 'Connect via OAuth' })).toBeTruthy();
  expect(dialog.queryAllByRole('textbox')).toEqual([]);
});
