import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type APIResponse, devices, type Page } from 'playwright-core';
import sharp from 'sharp';
import { assertAccessible } from './assert-accessible.ts';
import { BASE_URL, openBrowser, signUp } from './browser.ts';
import { askShopifyForConsent, importEnds } from './connecting.ts';

const SENDING_PATIENCE_MS = 60_000;
const PICTURE = { create: { width: 1080, height: 1080, channels: 3, background: '#7a1f3d' } } as const;
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
  const post = await publish(page, call, store.id);

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

async function publish(page: Page, call: ReturnType<typeof callsOf>, storeId: string) {
  const { products } = await (await page.request.get(`/api/analytics/${storeId}/products`)).json();
  const { accounts } = await call.get('/accounts');
  const post = await call.post('/calendar/posts', {
    caption: `Written back ${crypto.randomUUID()}`,
    productId: products[0].id,
    imageUrl: (await call.send('/own-pictures', await sharp(PICTURE).jpeg().toBuffer())).imageUrl,
    altText: 'What is for sale',
    accountIds: accounts.map(({ id }: { id: string }) => id),
    scheduledFor: new Date().toISOString(),
    withLink: true,
  });
  const isOut = async () => (await call.get(`/calendar/posts/${post.id}`)).status === 'published';
  await until(page, isOut, 'the post did not go out');
  return post;
}

async function until(page: Page, isSo: () => Promise<boolean>, otherwise: string) {
  for (const end = Date.now() + SENDING_PATIENCE_MS; !(await isSo()); await page.waitForTimeout(500))
    assert.ok(Date.now() < end, otherwise);
}

async function connectX(page: Page) {
  await page.goto('/settings');
  // Folded on a phone.
  await page.getByRole('button', { name: /^Social Accounts/ }).click();
  await page.getByRole('button', { name: 'Connect X' }).click();
  await page.getByText('@yondergifts').click();
  await page.getByRole('button', { name: 'Authorize app' }).click();
  await page.waitForURL(/\/settings/);
  await page.getByRole('main').getByText('@yondergifts').first().waitFor();
  const choose = page.getByRole('button', { name: 'Connect 1 account' });
  if (await choose.isVisible()) await choose.click();
}

function callsOf(page: Page, path: string) {
  const headers = { origin: BASE_URL };
  // biome-ignore lint/suspicious/noExplicitAny: what a journey reads of a reply, it asserts.
  const json = async (reply: APIResponse): Promise<any> => {
    assert.equal(reply.status(), 200, await reply.text());
    return reply.json();
  };
  return {
    get: async (at: string) => json(await page.request.get(path + at)),
    post: async (at: string, data: object) => json(await page.request.post(path + at, { data, headers })),
    send: async (at: string, data: Buffer) =>
      json(
        await page.request.post(path + at, { data, headers: { ...headers, 'content-type': 'image/jpeg' } }),
      ),
  };
}
