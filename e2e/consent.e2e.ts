import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BASE_URL, openBrowser, signUp, toastOf } from './browser.ts';
import { askShopifyForConsent, cardOf, IMPORT_PATIENCE_MS, openConnectDialog } from './connecting.ts';

test('an owner says no at Shopify and sees a message, then agrees and sees the store arrive', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  await askShopifyForConsent(page, 'https://shuffled.myshopify.com');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await toastOf(page, 'Connection Failed').waitFor();
  await toastOf(page, 'No consent was given at Shopify, so nothing was connected.').waitFor();
  await page.waitForURL(`${BASE_URL}/stores`);
  await page.getByRole('heading', { name: 'No Stores Connected' }).waitFor();

  await askShopifyForConsent(page, 'shuffled');
  await page.getByRole('button', { name: 'Install' }).click();
  await page.waitForURL(/\/dashboard\?connected=shopify&store=/);
  await page.getByRole('main').getByText('Store Connected Successfully!').waitFor();
  await page.waitForURL(`${BASE_URL}/dashboard`);
  assert.equal(await page.getByText('Store Connected Successfully!').count(), 0);

  await page.getByRole('link', { name: 'Connected Stores' }).click();
  const card = cardOf(page, 'Yonder Gifts (shuffled)');
  await card.getByText('by consent at Shopify').waitFor();
  await card.getByText('Notified of changes at once').waitFor();
  await card.getByText(/Read until/).waitFor({ timeout: IMPORT_PATIENCE_MS });
  await card.getByText('200 orders', { exact: true }).waitFor();
  assert.deepEqual(errors, []);
});

test('an owner chooses a shop on the consent page of Shopier', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  const dialog = await openConnectDialog(page);
  await dialog.getByRole('radio', { name: 'Shopier' }).check();
  await dialog.getByRole('button', { name: 'Connect via OAuth' }).click();
  await page.getByRole('radio', { name: 'Lumière (wrapped)' }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('main').getByText('Store Connected Successfully!').waitFor();

  await page.getByRole('link', { name: 'Connected Stores' }).click();
  const card = cardOf(page, 'Lumière (wrapped)');
  await card.getByText('by consent at Shopier').waitFor();
  await card.getByText(/Read until/).waitFor({ timeout: IMPORT_PATIENCE_MS });
  await card.getByText('200 orders', { exact: true }).waitFor();
  assert.deepEqual(errors, []);
});
