import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storeEndpoints } from '#shared/stores.ts';
import { exampleStore } from '#web/testing/example-store.ts';
import { openPart } from '#web/testing/render.tsx';
import { answer, type PreparedReply, refuse } from '#web/testing/replies.ts';
import { StoresPage } from './stores-page.tsx';

const noStores = answer(storeEndpoints.list, []);
const connected = answer(storeEndpoints.connectShopify, {
  success: true,
  message: 'Tea House is connected.',
  store: exampleStore(),
});

async function openDialog(reply: PreparedReply = connected) {
  const view = openPart(<StoresPage />, [reply, noStores], '/stores');
  const [button] = await screen.findAllByRole('button', { name: 'Connect Store' });
  await view.user.click(button!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Connect Store' }));
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Connect' });
  async function fill(shopDomain: string, accessToken: string, storePassword = '') {
    await view.user.type(dialog.getByLabelText('Shop domain'), shopDomain);
    await view.user.type(dialog.getByLabelText('Access token'), accessToken);
    if (storePassword) await view.user.type(dialog.getByLabelText('Store password'), storePassword);
  }
  const connectCalls = () => view.calls.filter(({ method }) => method === 'POST');
  return { ...view, dialog, submit, fill, connectCalls };
}

test('the connect button waits for domain and token', async () => {
  const { submit, fill } = await openDialog();
  expect(submit.disabled).toBe(true);
  await fill('mystore', 'shpat_1');
  expect(submit.disabled).toBe(false);
});

test('a form sent without them says what is missing', async () => {
  const { dialog, submit, connectCalls } = await openDialog();
  fireEvent.submit(submit.form!);
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toContain('Missing Information');
  expect(alert.textContent).toContain('Please enter both shop domain and access token.');
  expect(connectCalls()).toEqual([]);
});

test('a wrong store name is refused at its field, before any call', async () => {
  const { user, dialog, submit, fill, connectCalls } = await openDialog();
  await fill('www.mystore.com', 'shpat_1');
  await user.click(submit);
  const domain = dialog.getByLabelText('Shop domain');
  expect(
    dialog.getByText("Please enter a valid store name (e.g., 'mystore' not 'www.mystore.com')"),
  ).toBeTruthy();
  expect(domain.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(domain);
  expect(connectCalls()).toEqual([]);
});

test('the token is masked until it is asked for', async () => {
  const { user, dialog } = await openDialog();
  const token = dialog.getByLabelText<HTMLInputElement>('Access token');
  expect(token.type).toBe('password');
  await user.click(dialog.getByRole('button', { name: 'Show access token' }));
  expect(token.type).toBe('text');
});

test('a connected store is announced and its figures are shown', async () => {
  const { user, submit, fill, connectCalls } = await openDialog();
  await fill('https://Tea-House.myshopify.com', 'shpat_1');
  await user.click(submit);
  await screen.findByText('Store Connected');
  expect(connectCalls()).toEqual([
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
  const { user, submit, fill, connectCalls } = await openDialog();
  await fill('tea-house', 'shpat_1', 'open sesame');
  await user.click(submit);
  await screen.findByText('Store Connected');
  expect(connectCalls()[0]?.body).toEqual({
    shop: 'tea-house',
    apiKey: 'shpat_1',
    storePassword: 'open sesame',
  });
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
  const { user, dialog, submit, fill } = await openDialog(reply);
  await fill('tea-house', 'shpat_1');
  await user.click(submit);
  expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.queryByText('Store Connected')).toBeNull();
  expect(window.location.pathname).toBe('/stores');
});
