import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser, signUp } from './browser.ts';
import { cardOf, connectDirectly } from './connecting.ts';

const IMPORT_PATIENCE_MS = 180_000;

test('an owner connects Shopier by token, watches it arrive and reads figures in lira', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  await connectDirectly(page, {
    platform: 'Shopier',
    shop: 'https://www.shopier.com/lumiere-istanbul',
    token: 'pat_lumiere-istanbul',
  });
  const main = page.getByRole('main');
  await main.getByText('Store Connected Successfully!').waitFor();
  await main.getByRole('progressbar', { name: 'Import of Lumière İstanbul' }).waitFor();

  await page.getByRole('link', { name: 'Connected Stores' }).click();
  const card = cardOf(page, 'Lumière İstanbul');
  await card.getByText('with an API key').waitFor();
  await card.getByText(/Not shared by Shopier: abandoned carts/).waitFor();
  await card.getByText(/Read until/).waitFor({ timeout: IMPORT_PATIENCE_MS });
  await card.getByText('7,882 orders', { exact: true }).waitFor();
  // It is asked for visits once its orders are in.
  await card.getByText(/Not shared by Shopier: .*visits/).waitFor();

  // A month may just have begun in the shop's time zone.
  await page.goto('/analytics?range=30d');
  const [store] = await (await page.request.get('/api/stores')).json();
  const metrics = await (await page.request.get(`/api/analytics/${store.id}/dashboard?range=30d`)).json();
  assert.ok(metrics.totalOrders > 0 && metrics.totalRevenue > 0);
  const inLira = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'TRY',
    currencyDisplay: 'narrowSymbol',
  });
  await main
    .getByRole('row', { name: /^Total Revenue/ })
    .getByText(inLira.format(metrics.totalRevenue))
    .waitFor();
  await main
    .getByRole('row', { name: /^Conversion Rate/ })
    .getByText('Not shared by Shopier')
    .waitFor();

  await main.getByRole('tab', { name: 'AI Insights' }).click();
  await main.getByRole('button', { name: 'Generate New Insights' }).click();
  await main.getByRole('button', { name: 'What you can do', expanded: false }).first().click();
  await main.getByRole('button', { name: 'What you can do', expanded: true }).waitFor();
  assert.deepEqual(errors, []);
});
