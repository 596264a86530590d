import assert from 'node:assert/strict';
import { test } from 'node:test';
import { devices, type Page } from 'playwright-core';
import { assertAccessible } from './assert-accessible.ts';
import { BASE_URL, openBrowser, signUp } from './browser.ts';
import { askShopifyForConsent, connectX, IMPORT_PATIENCE_MS, importEnds } from './connecting.ts';
import {
  type Calls,
  callsOf,
  isPublished,
  planPost,
  publishPost,
  SENDING_PATIENCE_MS,
  until,
} from './publishing.ts';

const SHOP = 'password-page';
const SWITCHED_ON = [
  'A mark on your charts for each post',
  'The post on each order that came by it',
  'A discount code for a post, where you ask for one',
];

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
  await page.waitForURL(/\/dashboard/);
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
  for (const [index, name] of SWITCHED_ON.entries()) {
    await page.getByRole('switch', { name }).click();
    await page.getByText('Shopify has not given Vitrin this permission yet').nth(index).waitFor();
  }
  await page.getByRole('button', { name: 'Give the permission' }).first().click();
  await page.getByText('write_analytics_annotations').waitFor();
  await page.getByText('write_orders').waitFor();
  await page.getByText('write_discounts').waitFor();
  await page.getByRole('button', { name: 'Install' }).click();
  await page.waitForURL(/\/social-media-scheduler\/shopify$/);
  await page.getByRole('switch', { name: SWITCHED_ON[0] }).waitFor();
  assert.equal(await page.getByText('Shopify has not given Vitrin').count(), 0);

  const counts = page.getByRole('region', { name: 'What Shopify counts' });
  await counts.getByText('Both agree.').waitFor({ timeout: IMPORT_PATIENCE_MS });
  const written = page.getByRole('region', { name: 'Written so far' });
  await written.getByText(/ 2 orders, .* net sales/).waitFor({ timeout: SENDING_PATIENCE_MS });
  await assertAccessible(page, 'Shopify’s own reports with what was written', 'en-GB');
  const atShopify = await openBrowser(t);
  await atShopify.page.goto(desk);
  await atShopify.page.getByText(/^Mark on charts: Post: .* 2 orders, /).waitFor();
  await atShopify.page.getByText('Orders with a mark: 2.').waitFor();

  await orderByCode(page, call, { storeId: store.id, desk });
  await page.goto('/social-media-scheduler/shopify');

  for (const name of [
    'Remove all marks on charts',
    'Remove all marks on orders',
    'Remove all discount codes',
  ]) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove all' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await written.getByText('Nothing has been written yet').waitFor({ timeout: SENDING_PATIENCE_MS });
  await atShopify.page.reload();
  assert.equal(await atShopify.page.getByText('Written by apps').count(), 0);
  assert.deepEqual(errors, []);
});

/** A post gets a code, which goes into its text; somebody buys with it, and the post knows that order for certain. */
async function orderByCode(page: Page, call: Calls, { storeId, desk }: { storeId: string; desk: string }) {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
  const { id } = await planPost(page, call, {
    storeId,
    caption: 'With a code',
    at: tomorrow,
    ofShop: true,
  });
  await page.goto(`/social-media-scheduler?tab=calendar&scheduled=${id}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Make a discount code for this post' }).click();
  await sheet.getByRole('textbox', { name: 'Code' }).fill('teatime');
  await sheet.getByRole('button', { name: 'Make the code' }).click();
  await sheet.getByText('Your shop takes it.').waitFor({ timeout: SENDING_PATIENCE_MS });
  await assertAccessible(page, 'a post with a discount code', 'en-GB');
  await sheet.getByRole('button', { name: 'Add it to the text' }).click();
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Post saved', { exact: true }).first().waitFor();
  const { version, caption } = await call.get(`/calendar/posts/${id}`);
  assert.match(caption, /10% off with code TEATIME until /);
  await call.post(`/calendar/posts/${id}`, {
    version,
    scheduledFor: new Date(Date.now() + 1_000).toISOString(),
  });
  await isPublished(page, call, id);

  const link = `https://${SHOP}.myshopify.com/discount/TEATIME?redirect=%2F`;
  await page.request.post(desk, { form: { do: 'order', link } });
  await page.request.post(`/api/stores/${storeId}/refresh`, { headers: { origin: BASE_URL } });
  const sales = async () => (await call.get(`/calendar/posts/${id}/results`)).sales;
  await until(page, async () => (await sales()).byCode === 1, 'the order with the code did not arrive');
  await page.goto(`/social-media-scheduler?tab=calendar&scheduled=${id}`);
  await page.getByRole('dialog').getByText('1 with its discount code').waitFor();
}
