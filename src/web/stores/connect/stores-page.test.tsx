import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Link, Route } from 'wouter';
import { text } from '#shared/core/sentence.ts';
import { type Environment, environmentEndpoints } from '#shared/stores/environment.ts';
import { type Store, storeEndpoints } from '#shared/stores/stores.ts';
import { plainInstallation } from '#web/testing/connect-dialog.tsx';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, once, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { StoresPage } from './stores-page.tsx';

const demoStores = (['Yonder Gifts', 'Atelier Lumière'] as const).map((title, at) => ({
  platform: 'shopify' as const,
  shop: `demo-${at}`,
  accessToken: `token-${at}`,
  title,
  description: `What ${title} holds.`,
}));
const installation = (given: Partial<Environment>) =>
  answer(environmentEndpoints.read, { ...plainInstallation, ...given });
const withDemoStores = installation({ demoStores });
const connected = answer(storeEndpoints.connectDemo, {
  success: true,
  message: text(''),
  store: exampleStore({ storeName: 'Yonder Gifts' }),
});

function openStores(stores: Store[], replies: PreparedReply[] = [], path = '/stores') {
  const page = (
    <main id="content" tabIndex={-1}>
      <StoresPage />
    </main>
  );
  return openPart(page, [...replies, answer(storeEndpoints.list, stores)], path);
}

test('without stores there are two ways to begin', async () => {
  openStores([], [withDemoStores]);
  expect(await screen.findByRole('heading', { name: 'No Stores Connected' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Connect Store' })).toHaveLength(2);
  expect(await screen.findByRole('button', { name: 'Try a demo store' })).toBeTruthy();
});

test('an installation without demo stores offers none', async () => {
  openStores([]);
  await screen.findByRole('heading', { name: 'No Stores Connected' });
  expect(screen.queryByRole('button', { name: 'Try a demo store' })).toBeNull();
});

test('one press connects the first demo store', async () => {
  const { user, calls } = openStores([], [withDemoStores, connected]);
  await user.click(await screen.findByRole('button', { name: 'Try a demo store' }));
  await waitFor(() => expect(window.location.search).toBe('?connected=shopify&store=Yonder+Gifts'));
  expect(calls.find(({ method }) => method === 'POST')).toEqual({
    method: 'POST',
    path: '/api/stores/demo/connect',
    body: { platform: 'shopify', shop: 'demo-0' },
  });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

/** The owner opens the settings before the answer to a demo store is in. */
async function leaveWhileConnecting(reply: PreparedReply) {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const view = openPart(
    <main id="content" tabIndex={-1}>
      <Link to="/settings">Settings</Link>
      <Route path="/stores" component={StoresPage} />
    </main>,
    [withDemoStores, reply, answer(storeEndpoints.list, [])],
    '/stores',
  );
  const prepared = globalThis.fetch;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') await released;
    return prepared(path, init);
  });
  await view.user.click(await screen.findByRole('button', { name: 'Try a demo store' }));
  await view.user.click(screen.getByRole('link', { name: 'Settings' }));
  release();
  return { ...view, assign };
}

test('a store that got connected is announced to an owner who opened another page, and leaves them there', async () => {
  await leaveWhileConnecting(connected);
  expect(await screen.findByText('Store Connected')).toBeTruthy();
  expect(window.location.pathname).toBe('/settings');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Settings' }));
});

test('a consent that is needed after all takes nobody away from another page', async () => {
  const { assign, client } = await leaveWhileConnecting({
    ...connected,
    body: { success: true, authUrl: 'https://demo-0.myshopify.com/admin/oauth/authorize' },
  });
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(client.getMutationCache().getAll().at(-1)?.state.status).toBe('success');
  expect(assign).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/settings');
});

test('the other demo stores are offered with what they hold', async () => {
  const { user, calls } = openStores([], [withDemoStores, connected]);
  expect(await screen.findByText('What Atelier Lumière holds.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try Atelier Lumière' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    platform: 'shopify',
    shop: 'demo-1',
  });
});

test('a Shopier demo store connects as a Shopier store', async () => {
  const demoStore = {
    platform: 'shopier' as const,
    shop: 'shopier.com/cayevi',
    accessToken: 'key-1',
    title: 'Çay Evi',
    description: 'Tea from Rize.',
  };
  const store = exampleStore({ platform: 'shopier', storeName: 'Çay Evi' });
  const { user, calls } = openStores(
    [],
    [
      installation({ demoStores: [...demoStores, demoStore] }),
      answer(storeEndpoints.connectDemo, { success: true, message: text(''), store }),
    ],
  );
  await user.click(await screen.findByRole('button', { name: 'Try Çay Evi' }));
  await waitFor(() => expect(window.location.search).toBe('?connected=shopier&store=%C3%87ay+Evi'));
  expect(calls.find(({ method }) => method === 'POST')).toEqual({
    method: 'POST',
    path: '/api/stores/demo/connect',
    body: { platform: 'shopier', shop: 'shopier.com/cayevi' },
  });
});

test('a demo store that cannot be connected says so in a toast', async () => {
  const refused = refuse(storeEndpoints.connectDemo, 503, {
    error: 'shopify_unavailable',
    message: 'Shopify cannot be reached right now. We will try again automatically.',
  });
  const { user } = openStores([], [withDemoStores, refused]);
  await user.click(await screen.findByRole('button', { name: 'Try a demo store' }));
  expect(await screen.findByText('Connection Failed')).toBeTruthy();
  expect(
    screen.getByText('Shopify cannot be reached right now. We will try again automatically.'),
  ).toBeTruthy();
});

test('coming back from a connection is announced once and the address cleaned', async () => {
  openStores([exampleStore()], [], '/stores?connected=shopify&store=Tea+House');
  expect(await screen.findByText('Store Connected Successfully!')).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/stores');
});

test('stores that cannot be loaded can be asked for again', async () => {
  openPart(<StoresPage />, [refuse(storeEndpoints.list, 500, 'broken')], '/stores');
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load stores.');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('a card shows the store, its state and how fresh it is', async () => {
  openStores([exampleStore()]);
  const card = within(await screen.findByRole('region', { name: 'Tea House' }));
  for (const text of ['tea-house.myshopify.com', 'Active', 'Shopify', '39,988 orders', '412 products'])
    expect(card.getByText(text)).toBeTruthy();
  expect(card.getByText(/^Read until Nov 12, 2026/)).toBeTruthy();
  expect(card.getByText('History starts Nov 12, 2024')).toBeTruthy();
  const link = card.getByRole('link', { name: /Visit Store/ });
  expect(link.getAttribute('href')).toBe('https://tea-house.myshopify.com');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('a running import says how far it is', async () => {
  const sync = {
    phase: 'history' as const,
    orders: 18_240,
    customers: 9_120,
    historyFrom: '2025-12-03T10:00:00.000Z',
    historyComplete: false,
    lastSyncedAt: null,
  };
  openStores([exampleStore({ sync })]);
  const card = within(await screen.findByRole('region', { name: 'Tea House' }));
  expect(card.getByText('18,240 of 39,988 orders')).toBeTruthy();
  expect(card.getByText('back to Dec 3, 2025')).toBeTruthy();
  const bar = card.getByRole('progressbar', { name: 'Import of Tea House' });
  expect(bar.getAttribute('aria-valuenow')).toBe('46');
  expect(card.getByRole('status').textContent).toBe('Tea House: Reading the history, 25% read');
});

test('an import whose end is unknown has an open bar', async () => {
  openStores([exampleStore({ sync: { phase: 'waiting', orders: 0, ordersTotal: null } })]);
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBeNull();
});

test('a history of sixty days says why it is short', async () => {
  openStores([exampleStore({ historyDays: 60, sync: { historyFrom: '2026-09-13T14:00:00.000Z' } })]);
  expect(
    await screen.findByText(
      'History starts Sep 13, 2026. Shopify shares the last 60 days with this connection.',
    ),
  ).toBeTruthy();
});

test('a delay is shown without alarm', async () => {
  const problem = {
    code: 'rate_limited',
    message: text('Shopify asks us to slow down. Reading continues automatically in a moment.'),
  };
  openStores([exampleStore({ sync: { phase: 'history', problem } })]);
  expect(await screen.findByText(problem.message)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('refreshing says that it was started', async () => {
  const store = exampleStore();
  const { user } = openStores([store], [answer(storeEndpoints.refresh, { success: true, store })]);
  await user.click(await screen.findByRole('button', { name: 'Refresh Tea House' }));
  expect(await screen.findByText('Store Refreshed')).toBeTruthy();
});

test.each([
  ['busy while the store has not been read again', exampleStore(), 'true'],
  ['free once it was', exampleStore({ sync: { lastSyncedAt: '2026-11-12T14:10:00.000Z' } }), null],
  ['free while an import shows its own progress', exampleStore({ sync: { phase: 'history' } }), null],
  [
    'free once something got in the way',
    exampleStore({
      sync: { problem: { code: 'rate_limited', message: text('Shopify asks us to slow down.') } },
    }),
    null,
  ],
])('after a refresh the button is %s', async (_, then, busy) => {
  const store = exampleStore();
  const { user } = openStores(
    [then],
    [answer(storeEndpoints.refresh, { success: true, store }), once(answer(storeEndpoints.list, [store]))],
  );
  const button = await screen.findByRole('button', { name: 'Refresh Tea House' });
  await user.click(button);
  await screen.findByText('Store Refreshed');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe(busy));
});

test('a failed refresh says so', async () => {
  const { user } = openStores([exampleStore()], [refuse(storeEndpoints.refresh, 500, 'broken')]);
  await user.click(await screen.findByRole('button', { name: 'Refresh Tea House' }));
  expect(await screen.findByText('Failed to refresh store data. Please try again.')).toBeTruthy();
});

test('disconnecting asks first and names what is deleted', async () => {
  const { user, calls } = openStores(
    [exampleStore()],
    [answer(storeEndpoints.disconnect, { success: true })],
  );
  await user.click(await screen.findByRole('button', { name: 'Disconnect Tea House' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Disconnect Tea House?' }));
  expect(dialog.getByText('the orders, products and customers read from it')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);

  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Store Disconnected')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'DELETE')?.path).toBe(`/api/stores/${exampleStore().id}`);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a store that cannot be disconnected stays, with the reason in a toast', async () => {
  const { user } = openStores([exampleStore()], [refuse(storeEndpoints.disconnect, 500, 'broken')]);
  await user.click(await screen.findByRole('button', { name: 'Disconnect Tea House' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Disconnection Failed')).toBeTruthy();
  expect(screen.getByText('Failed to disconnect store. Please try again.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Tea House' })).toBeTruthy();
});
