import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser, signUp } from './browser.ts';
import { askShopifyForConsent, cardOf, connectDirectly, IMPORT_PATIENCE_MS } from './connecting.ts';

const CHANGE_MS = 5_000;

test('a new order at Shopify changes the open dashboard within five seconds', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  await askShopifyForConsent(page, 'recent-only');
  await page.getByRole('button', { name: 'Install' }).click();
  await page.waitForURL(/\/dashboard/);
  await watchAnOrderArrive(page, 'Yonder Gifts (recent-only)');
  assert.deepEqual(errors, []);
});

test('a new order at Shopier changes the open dashboard within five seconds', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  await connectDirectly(page, { platform: 'Shopier', shop: 'comma-money', token: 'pat_comma-money' });
  await watchAnOrderArrive(page, 'Lumière (comma-money)');
  assert.deepEqual(errors, []);
});

async function watchAnOrderArrive(page: Page, storeName: string) {
  await page.getByRole('link', { name: 'Connected Stores' }).click();
  const card = cardOf(page, storeName);
  await card.getByText('Notified of changes at once').waitFor();
  await card.getByText(/Read until/).waitFor({ timeout: IMPORT_PATIENCE_MS });
  const [desk] = await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('link', { name: 'Open the simulated shop' }).click(),
  ]);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  const [store] = await (await page.request.get('/api/stores')).json();
  const { totalOrders } = await (await page.request.get(`/api/analytics/${store.id}/dashboard`)).json();
  const figures = page.getByRole('region', { name: storeName });
  const figure = (value: number) => figures.getByText(value.toLocaleString('en-GB'), { exact: true }).first();
  await figure(totalOrders).waitFor();
  assert.equal(await figure(totalOrders + 1).count(), 0);

  const place = desk.getByRole('button', { name: 'Place an order' });
  await place.waitFor();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await Promise.all([figure(totalOrders + 1).waitFor({ timeout: CHANGE_MS }), place.click()]);
  assert.equal(loads, 0);
}
