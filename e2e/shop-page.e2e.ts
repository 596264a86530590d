import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { devices } from 'playwright-core';
import { assertAccessible } from './assert-accessible.ts';
import { BASE_URL, openBrowser, signUp, toastOf } from './browser.ts';
import { connectDirectly, connectX, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';
import { callsOf, PICTURE_TEXT, publishPost, until } from './publishing.ts';

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };

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

  const post = await publishPost(page, call, { storeId: store.id, caption: 'Seen on the page' });

  await page.goto(`/s/${handle}`);
  await assertAccessible(page, 'the shop page', 'en-GB');
  const code = (await page.getByRole('link', { name: PICTURE_TEXT }).getAttribute('href'))!.slice(
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
  await visitor.page.getByRole('link', { name: PICTURE_TEXT }).tap();
  await visitor.page.waitForURL(/utm_source=twitter/);
  assert.match(visitor.page.url(), new RegExp(`utm_content=${post.id}`));
  await visitor.page.getByRole('button').tap();
  await visitor.page.waitForURL(/thank_you/);
  assert.deepEqual(await visitor.context.cookies(BASE_URL), []);

  const followed = await tapTwiceOnSlowWay(t, `/s/${handle}?from=facebook`);

  await page.request.post(`/api/stores/${store.id}/refresh`, { headers: { origin: BASE_URL } });
  await page.goto(`/social-media-scheduler?tab=activity`);
  await page.getByRole('article').filter({ hasText: 'Seen on the page' }).getByRole('button').first().click();
  const results = page.getByRole('region', { name: 'Results' });
  await results.getByText('People who clicked').waitFor();
  const sold = async () => (await call.get(`/calendar/posts/${post.id}/results`)) as Results;
  await until(page, async () => (await sold()).sales.orders === 1, 'the order of the post did not arrive');
  // They are saved together, a moment later.
  const isCounted = async () => (await sold()).clicks?.clicks === followed + 1;
  await until(page, isCounted, 'the clicks were not counted');
  const { clicks } = await sold();
  assert.deepEqual(clicks, {
    people: 2,
    clicks: followed + 1,
    programs: 0,
    bySource: [
      { source: 'facebook', people: 1, clicks: followed },
      { source: 'twitter', people: 1, clicks: 1 },
    ],
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
  clicks: { clicks: number } | null;
}

/**
 * The way to the shop takes its time, so that its visitor taps once more; neither tap is lost or another person.
 * @returns how often the link was followed: a browser may leave out a tap that leads where it is going already.
 */
async function tapTwiceOnSlowWay(t: TestContext, address: string): Promise<number> {
  const { page } = await openBrowser(t, { ...PHONE, userAgent: devices['Galaxy S24'].userAgent });
  await page.goto(address);
  let asked = 0;
  let tapped = () => {};
  const again = new Promise<void>((resolve) => {
    tapped = resolve;
  });
  await page.route(/\/l\//, async (route) => {
    const leading = await route.fetch({ maxRedirects: 0 });
    asked += 1;
    await again;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    // Of the first tap nobody waits for the answer any more.
    await route.fulfill({ response: leading }).catch(() => undefined);
  });
  const { x, y } = (await page.getByRole('link', { name: PICTURE_TEXT }).boundingBox())!;
  await page.touchscreen.tap(x + 20, y + 20);
  await until(page, async () => asked === 1, 'the link was not followed');
  await page.touchscreen.tap(x + 20, y + 20);
  tapped();
  await page.waitForURL(/utm_source=facebook/);
  await page.getByRole('button').waitFor();
  return asked;
}
