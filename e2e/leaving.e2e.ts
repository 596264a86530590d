import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser, signUp, toastOf } from './browser.ts';
import { cardOf, connectDirectly, IMPORT_PATIENCE_MS, SHOPIFY_DEMO_TOKEN } from './connecting.ts';

test('an owner refreshes a store and then disconnects it', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  await connectDirectly(page, { platform: 'Shopify', shop: 'half-file', token: SHOPIFY_DEMO_TOKEN });
  const storeName = 'Yonder Gifts (half-file)';
  await page.getByRole('link', { name: 'Connected Stores' }).click();
  const card = cardOf(page, storeName);
  await card.getByText(/Read until/).waitFor({ timeout: IMPORT_PATIENCE_MS });
  const visit = card.getByRole('link', { name: /^Visit Store/ });
  assert.equal(await visit.getAttribute('target'), '_blank');

  const refresh = card.getByRole('button', { name: `Refresh ${storeName}` });
  await refresh.click();
  await toastOf(page, 'Store Refreshed').waitFor();
  await page.getByRole('main').locator('[aria-busy=true]').waitFor({ state: 'detached' });
  assert.ok(await refresh.isEnabled());

  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: `Disconnect ${storeName}` }).click();
  const confirm = page.getByRole('dialog', { name: `Disconnect ${storeName}?` });
  await confirm.getByText('the orders, products and customers read from it').waitFor();
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await confirm.waitFor({ state: 'detached' });
  await page.getByRole('main').getByText(storeName, { exact: true }).waitFor();

  await page.getByRole('button', { name: `Disconnect ${storeName}` }).click();
  await confirm.getByRole('button', { name: 'Disconnect' }).click();
  await toastOf(page, 'Store Disconnected').waitFor();
  await page.getByRole('heading', { name: 'No Stores Connected' }).waitFor();
  assert.equal(await page.getByText(storeName, { exact: true }).count(), 0);
  assert.deepEqual(await (await page.request.get('/api/stores')).json(), []);

  await page.getByRole('link', { name: 'Connected Stores' }).click();
  await page.getByRole('heading', { name: 'No Stores Connected' }).waitFor();
  assert.deepEqual(errors, []);
});
