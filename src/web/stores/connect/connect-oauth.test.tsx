import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeEndpoints } from '#shared/stores/stores.ts';
import { openConnectDialog } from '#web/testing/connect-dialog.tsx';
import { answer, type PreparedReply, refuse } from '#web/testing/replies.ts';

const CONSENT_PAGE = 'https://tea-house.myshopify.com/admin/oauth/authorize?state=1';
const consent = (authUrl = CONSENT_PAGE) => [
  answer(storeEndpoints.initiateShopifyOauth, { success: true, authUrl }),
  answer(storeEndpoints.initiateShopierOauth, { success: true, authUrl }),
];

const withOauth = { oauthPlatforms: ['shopify', 'shopier'] as ('shopify' | 'shopier')[] };

function watchLeaving() {
  return vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
}

test('consent at Shopify needs the store name only, and the browser goes there', async () => {
  const assign = watchLeaving();
  const { user, dialog, type, submit, posts } = await openConnectDialog(consent(), withOauth);
  await type('Store name', ' https://Tea-House.myshopify.com ');
  await user.click(submit());
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(CONSENT_PAGE));
  expect(posts()).toEqual([
    { method: 'POST', path: '/api/stores/shopify/oauth/initiate', body: { shop: 'tea-house' } },
  ]);
  expect(dialog.getByRole('button', { name: 'Going to Shopify...' }).hasAttribute('disabled')).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
});

test('consent at Shopier is a single button', async () => {
  const assign = watchLeaving();
  const { user, dialog, choose, submit, posts } = await openConnectDialog(consent(), withOauth);
  await choose('Shopier');
  expect(dialog.queryAllByRole('textbox')).toEqual([]);
  await user.click(submit());
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(CONSENT_PAGE));
  expect(posts()).toEqual([{ method: 'POST', path: '/api/stores/shopier/oauth/initiate', body: undefined }]);
});

test('a direct connection that needs consent after all leads to the consent page', async () => {
  const assign = watchLeaving();
  const { user, type, submit } = await openConnectDialog([
    { endpoint: storeEndpoints.connectShopify, status: 200, body: { success: true, authUrl: CONSENT_PAGE } },
  ]);
  await type('Shop domain', 'tea-house');
  await type('Access token', 'shpat_1');
  await user.click(submit());
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(CONSENT_PAGE));
});

test('without a store name the form says so', async () => {
  const { user, dialog, submit, posts } = await openConnectDialog(consent(), withOauth);
  await user.click(submit());
  const alert = await dialog.findByRole('alert');
  expect(alert.textContent).toBe('Missing Store InformationPlease enter your store name.');
  expect(document.activeElement).toBe(dialog.getByLabelText('Store name'));
  expect(posts()).toEqual([]);
});

test.each(['www.mystore.com', 'myshopify', 'mystore.com'])(
  '%s is no store name, and the field says what would be one',
  async (typed) => {
    const { user, dialog, type, submit, posts } = await openConnectDialog(consent(), withOauth);
    await type('Store name', typed);
    await user.click(submit());
    expect(
      dialog.getByText(`Please enter just your store name (e.g., 'mystore' not '${typed}')`),
    ).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText('Store name'));
    expect(posts()).toEqual([]);
  },
);

const notConfigured = (endpoint: PreparedReply['endpoint'], message: string) =>
  refuse(endpoint, 501, { error: 'oauth_not_configured', message });

test.each<[string, PreparedReply, string]>([
  [
    'a platform without OAuth',
    notConfigured(storeEndpoints.initiateShopifyOauth, 'Not here.'),
    'OAuth Not AvailableShopify OAuth is not configured. Please use direct connection instead.',
  ],
  [
    'any other refusal',
    refuse(storeEndpoints.initiateShopifyOauth, 500, { error: 'internal', message: 'Sorry' }),
    'Connection FailedFailed to initiate OAuth connection. Please try again.',
  ],
  [
    'a refusal with a reason',
    refuse(storeEndpoints.initiateShopifyOauth, 507, { error: 'no_room', message: 'The disk is full.' }),
    'Connection FailedThe disk is full.',
  ],
  [
    'a reply without a consent page',
    { endpoint: storeEndpoints.initiateShopifyOauth, status: 200, body: { success: true } },
    'Connection FailedUnexpected response received.',
  ],
  [
    'a consent page that is no web page',
    consent('javascript:alert(1)')[0]!,
    'Connection FailedUnexpected response received.',
  ],
])('%s is shown in the form', async (_, reply, sentence) => {
  const assign = watchLeaving();
  const { user, dialog, type, submit } = await openConnectDialog([reply], withOauth);
  await type('Store name', 'tea-house');
  await user.click(submit());
  expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
  expect(assign).not.toHaveBeenCalled();
});

test('Shopier without OAuth names Shopier', async () => {
  const { user, dialog, choose, submit } = await openConnectDialog(
    [notConfigured(storeEndpoints.initiateShopierOauth, 'Not here.')],
    withOauth,
  );
  await choose('Shopier');
  await user.click(submit());
  expect((await dialog.findByRole('alert')).textContent).toContain(
    'Shopier OAuth is not configured. Please use direct connection instead.',
  );
});

test('a server that cannot be reached reads as a connection that failed', async () => {
  const { user, dialog, type, submit } = await openConnectDialog([], withOauth);
  await type('Store name', 'tea-house');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(submit());
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'Connection FailedFailed to initiate store connection. Please try again.',
  );
});

test('installing from the app store is named as another way, with the simulated one where there is one', async () => {
  const { dialog, choose } = await openConnectDialog([], {
    ...withOauth,
    simulated: [{ name: 'Shopify', deskUrl: null, installUrl: 'http://localhost:4010/apps/vitrin' }],
  });
  expect(dialog.getByText(/^You can also install Vitrin from the app store of Shopify;/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Open the simulated app store' }).getAttribute('href')).toBe(
    'http://localhost:4010/apps/vitrin',
  );
  await choose('Shopier');
  expect(dialog.getByText(/^You can also install Vitrin from the app store of Shopier;/)).toBeTruthy();
  expect(dialog.queryByRole('link')).toBeNull();
});

test('consent comes first where the platform offers it, else the direct way', async () => {
  const { choices, choose } = await openConnectDialog([], { oauthPlatforms: ['shopify'] });
  expect(choices()).toEqual(['shopify', 'oauth']);
  await choose('Shopier');
  expect(choices()).toEqual(['shopier', 'direct']);
});

test('the platform and method chosen last are there again', async () => {
  const first = await openConnectDialog([], withOauth);
  await first.choose('Shopier');
  await first.choose('Direct');
  first.unmount();
  const again = await openConnectDialog([], withOauth);
  expect(again.choices()).toEqual(['shopier', 'direct']);
  await again.choose('Shopify');
  expect(again.choices()).toEqual(['shopify', 'oauth']);
});

test('both choices are named groups walked with the arrow keys', async () => {
  const { user, dialog, choices } = await openConnectDialog([], withOauth);
  expect(dialog.getByRole('group', { name: 'Platform' })).toBeTruthy();
  expect(dialog.getByRole('group', { name: 'Connection method' })).toBeTruthy();
  dialog.getByRole('radio', { name: 'Shopify' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(choices()).toEqual(['shopier', 'oauth']);
  dialog.getByRole('radio', { name: 'OAuth' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(choices()).toEqual(['shopier', 'direct']);
});

test('what went wrong in one form is not said in another', async () => {
  const { user, dialog, choose, submit } = await openConnectDialog([], withOauth);
  await user.click(submit());
  expect(await dialog.findByRole('alert')).toBeTruthy();
  await choose('Direct');
  expect(dialog.queryByRole('alert')).toBeNull();
});
