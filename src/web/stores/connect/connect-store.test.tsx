import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { text } from '#shared/core/sentence.ts';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { whyBlocked } from '#web/testing/blocked.ts';
import { openConnectDialog } from '#web/testing/connect-dialog.tsx';
import { exampleStore } from '#web/testing/example-store.ts';
import { answer, type PreparedReply, refuse } from '#web/testing/replies.ts';

const shopierStore = exampleStore({ platform: 'shopier', storeName: 'Çay Evi', handle: '123' });
const connected = [
  answer(storeEndpoints.connectShopify, {
    success: true,
    message: text('Tea House is connected.'),
    store: exampleStore(),
  }),
  answer(storeEndpoints.connectShopifyApp, { success: true, message: text(''), store: exampleStore() }),
  answer(storeEndpoints.connectShopier, { success: true, message: text(''), store: shopierStore }),
];

async function openShopifyForm(replies: readonly PreparedReply[] = connected) {
  const view = await openConnectDialog(replies);
  async function fill(shopDomain: string, accessToken: string, storePassword = '') {
    await view.type('Shop domain', shopDomain);
    await view.type('Access token', accessToken);
    if (storePassword) await view.type('Store password', storePassword);
  }
  return { ...view, fill };
}

async function openAppForm(replies: readonly PreparedReply[] = connected) {
  const view = await openConnectDialog(replies);
  await view.user.click(view.dialog.getByRole('button', { name: /^No access token\?/ }));
  async function fill(shopDomain: string, clientId: string, clientSecret: string) {
    await view.type('Shop domain', shopDomain);
    await view.type('Client ID', clientId);
    await view.type('Client secret', clientSecret);
  }
  return { ...view, fill };
}

async function openShopierForm(replies: readonly PreparedReply[] = connected) {
  const view = await openConnectDialog(replies);
  await view.choose('Shopier');
  return view;
}

test('the dialog opens on the chosen platform, ready for the arrow keys', async () => {
  const { dialog, user } = await openShopifyForm();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Shopify' })));
  await user.tab();
  expect(document.activeElement).toBe(dialog.getByRole('radio', { name: 'Direct' }));
});

test('the connect button waits for domain and token', async () => {
  const { submit, fill } = await openShopifyForm();
  expect(whyBlocked(submit())).toBe('Please fill in every field.');
  await fill('mystore', 'shpat_1');
  expect(whyBlocked(submit())).toBeNull();
});

test('a form sent without them says what is missing and goes there', async () => {
  const { dialog, submit, posts } = await openShopifyForm();
  fireEvent.submit(submit().form!);
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Missing Information');
  expect(alert.textContent).toContain('Please enter both shop domain and access token.');
  expect(document.activeElement).toBe(dialog.getByLabelText('Shop domain'));
  expect(posts()).toEqual([]);
});

test('a wrong store name is refused at its field, before any call', async () => {
  const { user, dialog, submit, fill, posts } = await openShopifyForm();
  await fill('www.mystore.com', 'shpat_1');
  await user.click(submit());
  const domain = dialog.getByLabelText('Shop domain');
  expect(
    dialog.getByText("Please enter a valid store name (e.g., 'mystore' not 'www.mystore.com')"),
  ).toBeTruthy();
  expect(domain.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(domain);
  expect(posts()).toEqual([]);
});

test('the token is masked until it is asked for', async () => {
  const { user, dialog } = await openShopifyForm();
  const token = dialog.getByLabelText<HTMLInputElement>('Access token');
  expect(token.type).toBe('password');
  await user.click(dialog.getByRole('button', { name: 'Show access token' }));
  expect(token.type).toBe('text');
});

test('a connected store is announced and its figures are shown', async () => {
  const { user, submit, fill, posts } = await openShopifyForm();
  await fill('https://Tea-House.myshopify.com', 'shpat_1');
  await user.click(submit());
  await screen.findByText('Store Connected');
  expect(posts()).toEqual([
    {
      method: 'POST',
      path: '/api/stores/shopify/connect',
      body: { shop: 'tea-house', apiKey: 'shpat_1' },
    },
  ]);
  expect(window.location.pathname + window.location.search).toBe(
    '/dashboard?connected=shopify&store=Tea+House',
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the store password goes along when there is one', async () => {
  const { user, submit, fill, posts } = await openShopifyForm();
  await fill('tea-house', 'shpat_1', 'open sesame');
  await user.click(submit());
  await screen.findByText('Store Connected');
  expect(posts()[0]?.body).toEqual({ shop: 'tea-house', apiKey: 'shpat_1', storePassword: 'open sesame' });
});

test('a shop without an access token connects with an app of its own', async () => {
  const { user, dialog, submit, fill, posts } = await openAppForm();
  expect(document.activeElement).toBe(dialog.getByLabelText('Shop domain'));
  expect(dialog.getByLabelText<HTMLInputElement>('Client secret').type).toBe('password');
  expect(whyBlocked(submit())).toBe('Please fill in every field.');
  await fill('tea-house', 'id-1', 'secret-1');
  await user.click(submit());
  await screen.findByText('Store Connected');
  expect(posts()).toEqual([
    {
      method: 'POST',
      path: '/api/stores/shopify/connect-app',
      body: { shop: 'tea-house', clientId: 'id-1', clientSecret: 'secret-1' },
    },
  ]);
});

test('the app form says what is missing, and leads back to the token', async () => {
  const { user, dialog, submit } = await openAppForm();
  fireEvent.submit(submit().form!);
  expect((await dialog.findByRole('alert')).textContent).toContain(
    'Please enter shop domain, client ID and client secret.',
  );
  await user.click(dialog.getByRole('button', { name: 'Use an access token instead' }));
  expect(dialog.getByLabelText('Access token')).toBeTruthy();
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('a Shopier store connects with its address and a key that is masked', async () => {
  const { user, dialog, type, submit, posts } = await openShopierForm();
  expect(dialog.getByLabelText<HTMLInputElement>('API key').type).toBe('password');
  expect(dialog.getByText('“Kişisel Erişim Anahtarı”').lang).toBe('tr');
  await type('Store URL', 'https://www.Shopier.com/CayEvi');
  await type('API key', 'key-1');
  await user.click(submit());
  await screen.findByText('Store Connected');
  expect(posts()).toEqual([
    {
      method: 'POST',
      path: '/api/stores/shopier/connect',
      body: { shopDomain: 'www.shopier.com/cayevi', apiKey: 'key-1' },
    },
  ]);
  expect(window.location.search).toBe('?connected=shopier&store=%C3%87ay+Evi');
});

test('a Shopier form without address or key says so and goes to what is empty', async () => {
  const { user, dialog, type, submit, posts } = await openShopierForm();
  await type('Store URL', 'shopier.com/cayevi');
  await user.click(submit());
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Missing Information');
  expect(alert.textContent).toContain('Please enter both store URL and API key.');
  expect(document.activeElement).toBe(dialog.getByLabelText('API key'));
  expect(posts()).toEqual([]);
});

test.each<[string, PreparedReply, string]>([
  [
    "the server's reason",
    refuse(storeEndpoints.connectShopify, 409, {
      error: 'store_already_connected',
      message: 'Tea House is already connected to another account.',
    }),
    'Tea House is already connected to another account.',
  ],
  [
    'a hint at the credentials where there is no reason',
    refuse(storeEndpoints.connectShopify, 502, 'Bad Gateway'),
    'Failed to connect store. Please check your credentials and try again.',
  ],
  [
    'that the reply was not understood',
    { endpoint: storeEndpoints.connectShopify, status: 200, body: { hello: 'world' } },
    'Unexpected response received.',
  ],
])('a failure shows %s in the form, and no toast', async (_, reply, sentence) => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, dialog, submit, fill } = await openShopifyForm([reply]);
  await fill('tea-house', 'shpat_1');
  await user.click(submit());
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe(`Connection Failed${sentence}`);
  expect(shown.mock.contexts).toEqual([alert]);
  expect(screen.queryByText('Store Connected')).toBeNull();
  expect(window.location.pathname).toBe('/stores');
});
