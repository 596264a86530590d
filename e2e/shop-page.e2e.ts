import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type APIResponse, devices, type Page } from 'playwright-core';
import sharp from 'sharp';
import { assertAccessible } from './assert-accessible.ts';
import { BASE_URL, openBrowser, signUp, toastOf } from './browser.ts';
import { connectDirectly, connectX, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';

const SENDING_PATIENCE_MS = 60_000;
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };
const PICTURE = { create: { width: 1080, height: 1080, channels: 3, background: '#7a1f3d' } } as const;

test('a post is seen on the shop page, its product bought, and the post says so', async (t) => {
  const { page, errors } = await openBrowser(t, PHONE);
  await signUp(page);
  await connectDirectly(page, { platform: 'Shopify', shop: 'protected-reports', token: SHOPIFY_DEMO_TOKEN });
  await importEnds(page);
  const [store] = await (await page.request.get('/api/stores')).json();
  const call = callsOf(page, `/api/social-media/${store.id}`);
  await connectX(page);

  await page.goto('/social-media-scheduler/shop-page');
  await page.getByRole('switch', { name: 'Your page is public' }).click();
  await toastOf(page, 'Your page is public now').waitFor();
  const handle = `tea-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Name in the address' }).fill(handle);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await toastOf(page, 'Name saved').waitFor();

  const { products } = await (await page.request.get(`/api/analytics/${store.id}/products`)).json();
  const product = products.find(
    ({ inventory }: { inventory: number | null }) => inventory === null || inventory > 0,
  );
  const { accounts } = await call.get('/accounts');
  const post = await call.post('/calendar/posts', {
    caption: `Seen on the page ${crypto.randomUUID()}`,
    productId: product.id,
    imageUrl: (await call.send('/own-pictures', await sharp(PICTURE).jpeg().toBuffer())).imageUrl,
    altText: 'What is for sale',
    accountIds: accounts.map(({ id }: { id: string }) => id),
    scheduledFor: new Date().toISOString(),
    withLink: true,
  });
  const isOut = async () => (await call.get(`/calendar/posts/${post.id}`)).status === 'published';
  for (const end = Date.now() + SENDING_PATIENCE_MS; !(await isOut()); await page.waitForTimeout(500))
    assert.ok(Date.now() < end, 'the post did not go out');

  await page.goto(`/s/${handle}`);
  await assertAccessible(page, 'the shop page', 'en-GB');
  const code = (await page.getByRole('link', { name: 'What is for sale' }).getAttribute('href'))!.slice(
    '/l/'.length,
  );
  await page.goto(`/s/${handle}/p/${code}`);
  await assertAccessible(page, 'the page of a post', 'en-GB');

  // Somebody else's phone, without a script; a browser that says it has no screen counts as a program.
  const visitor = await openBrowser(t, {
    ...PHONE,
    javaScriptEnabled: false,
    locale: 'tr-TR',
    userAgent: devices['iPhone 15'].userAgent,
  });
  await visitor.page.goto(`/s/${handle}?from=twitter`);
  await visitor.page.getByRole('link', { name: 'What is for sale' }).tap();
  await visitor.page.waitForURL(/utm_source=twitter/);
  assert.match(visitor.page.url(), new RegExp(`utm_content=${post.id}`));
  await visitor.page.getByRole('button').tap();
  await visitor.page.waitForURL(/thank_you/);
  assert.deepEqual(await visitor.context.cookies(BASE_URL), []);

  await page.request.post(`/api/stores/${store.id}/refresh`, { headers: { origin: BASE_URL } });
  await page.goto(`/social-media-scheduler?tab=activity`);
  await page.getByRole('article').filter({ hasText: 'Seen on the page' }).getByRole('button').first().click();
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByText('People who clicked').waitFor();
  const sold = async () => (await call.get(`/calendar/posts/${post.id}/results`)) as Results;
  for (
    const end = Date.now() + SENDING_PATIENCE_MS;
    (await sold()).sales.orders !== 1;
    await page.waitForTimeout(1_000)
  )
    assert.ok(Date.now() < end, JSON.stringify(await sold()));
  const { clicks } = await sold();
  assert.deepEqual(clicks, {
    people: 1,
    clicks: 1,
    programs: 0,
    bySource: [{ source: 'twitter', people: 1, clicks: 1 }],
  });

  await page.goto('/social-media-scheduler');
  await page.getByRole('link', { name: 'Post report' }).tap();
  const posts = page.getByRole('list', { name: 'Posts by what they brought' }).getByRole('listitem');
  await posts.filter({ hasText: 'Orders1' }).waitFor();
  assert.match(
    await page.getByRole('region', { name: 'All posts' }).innerText(),
    /Orders\s+1\s+By the first visit: 1/,
  );
  await page.getByRole('combobox', { name: 'Put together by' }).selectOption('product');
  await page.getByText('Too few', { exact: true }).first().waitFor();
  assert.deepEqual(errors, []);
});

interface Results {
  sales: { orders: number | null };
  clicks: object | null;
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
