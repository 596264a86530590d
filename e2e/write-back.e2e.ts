import assert from 'node:assert/strict';
import { test } from 'node:test';
import { devices } from 'playwright-core';
import { assertAccessible } from './assert-accessible.ts';
import { BASE_URL, openBrowser, signUp } from './browser.ts';
import { askShopifyForConsent, connectX, importEnds } from './connecting.ts';
import { callsOf, publishPost, SENDING_PATIENCE_MS, until } from './publishing.ts';

const SHOP = 'password-page';

test('on a phone an owner lets Shopify show what a post brought, and takes it back', async (t) => {
  const { page, errors } = await openBrowser(t, {
    viewport: { width: 375, height: 812 },
    isMobile: true,
    hasTouch: true,
    userAgent: devices['iPhone 15'].userAgent,
  });
  await signUp(page);
  await askShopifyForConsent(page, SHOP);
  const desk = page.url().replace(/\/admin\/oauth\/authorize.*$/, '/desk');
  assert.equal(await page.getByText('write_orders').count(), 0);
  await page.getByRole('button', { name: 'Install' }).click();
  await importEnds(page);
  const [store] = await (await page.request.get('/api/stores')).json();
  const call = callsOf(page, `/api/social-media/${store.id}`);
  await connectX(page);
  const post = await publishPost(page, call, { storeId: store.id, caption: 'Written back' });

  // Two buyers come by it.
  const link = `https://${SHOP}.myshopify.com/?utm_source=twitter&utm_medium=social&utm_campaign=vitrin&utm_content=${post.id}`;
  for (let buyer = 0; buyer < 2; buyer += 1) await page.request.post(desk, { form: { do: 'order', link } });
  await page.request.post(`/api/stores/${store.id}/refresh`, { headers: { origin: BASE_URL } });
  const sales = async () => (await call.get(`/calendar/posts/${post.id}/results`)).sales;
  await until(page, async () => (await sales()).orders === 2, 'the orders of the post did not arrive');

  await page.goto('/social-media-scheduler/shopify');
  await assertAccessible(page, 'Shopify’s own reports', 'en-GB');
  for (const name of ['A mark on your charts for each post', 'The post on each order that came by it']) {
    await page.getByRole('switch', { name }).click();
    await page.getByText('Shopify has not given Vitrin this permission yet').first().waitFor();
  }
  await page.getByRole('button', { name: 'Give the permission' }).first().click();
  await page.getByText('write_analytics_annotations').waitFor();
  await page.getByText('write_orders').waitFor();
  await page.getByRole('button', { name: 'Install' }).click();
  await page.waitForURL(/\/social-media-scheduler\/shopify$/);

  const counts = page.getByRole('region', { name: 'What Shopify counts' });
  await counts.getByText('Both agree.').waitFor({ timeout: SENDING_PATIENCE_MS });
  const written = page.getByRole('region', { name: 'Written so far' });
  await written.getByText(/ 2 orders, .* net sales/).waitFor({ timeout: SENDING_PATIENCE_MS });
  assert.equal(await page.getByText('Shopify has not given Vitrin').count(), 0);
  await assertAccessible(page, 'Shopify’s own reports with what was written', 'en-GB');
  const atShopify = await openBrowser(t);
  await atShopify.page.goto(desk);
  await atShopify.page.getByText(/^Mark on charts: Post: .* 2 orders, /).waitFor();
  await atShopify.page.getByText('Orders with a mark: 2.').waitFor();

  for (const name of ['Remove all marks on charts', 'Remove all marks on orders']) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await written.getByText('Nothing has been written yet').waitFor({ timeout: SENDING_PATIENCE_MS });
  await atShopify.page.reload();
  assert.equal(await atShopify.page.getByText('Written by apps').count(), 0);
  assert.deepEqual(errors, []);
});
