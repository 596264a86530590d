import assert from 'node:assert/strict';
import { test } from 'node:test';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { DAY_MS } from '#shared/core/time.ts';
import { freePort, startPostgres } from '../scripts/postgres-cluster.ts';
import { startProduct } from '../scripts/running-product.ts';
import { assertAccessible } from './assert-accessible.ts';
import { openBrowser, signUp } from './browser.ts';
import { connectDirectly, connectX, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';
import { type Calls, callsOf, planPost, until } from './publishing.ts';

const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };

test('a week is shared by a link, answered on a phone, changed, asked about again, and closed', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  await connectDirectly(page, {
    platform: 'Shopify',
    shop: 'atelier-lumiere-for-0a9907e1',
    token: SHOPIFY_DEMO_TOKEN,
  });
  await importEnds(page);
  await connectX(page);
  const [{ id: storeId }] = await (await page.request.get('/api/stores')).json();
  const call = callsOf(page, `/api/social-media/${storeId}`);
  const day = new Date(Date.now() + 8 * DAY_MS).toISOString().slice(0, 10);
  const morning = await planPost(page, call, {
    storeId,
    caption: 'Morning',
    at: new Date(`${day}T09:00:00Z`),
  });
  const evening = await planPost(page, call, {
    storeId,
    caption: 'Evening',
    at: new Date(`${day}T15:00:00Z`),
  });
  const statusOf = async (post: { id: string }) => (await call.get(`/calendar/posts/${post.id}`)).status;

  await page.goto(`/social-media-scheduler?tab=calendar&view=week&day=${day}`);
  const address = await shareWeek(page);
  assert.deepEqual([await statusOf(morning), await statusOf(evening)], ['draft', 'draft']);

  const anna = await openBrowser(t, PHONE);
  await anna.page.goto(address);
  await anna.page.getByRole('heading', { name: 'asks for your approval' }).waitFor();
  await anna.page.getByText('2 posts wait for your answer.').waitFor();
  await postOf(anna.page, 'Morning').getByRole('img').first().waitFor();
  await assertAccessible(anna.page, 'posts to approve', 'en-GB');
  const width = await anna.page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 375, `the page is ${width} wide`);
  await postOf(anna.page, 'Morning').getByRole('button', { name: 'Approve' }).tap();
  await postOf(anna.page, 'Morning').getByText('It goes out by itself at its time.').waitFor();
  await postOf(anna.page, 'Evening').getByLabel('Your remarks').fill('Another picture, please.');
  await postOf(anna.page, 'Evening').getByRole('button', { name: 'Ask for changes' }).tap();
  await postOf(anna.page, 'Evening').getByText('Changes asked for').waitFor();
  await assertAccessible(anna.page, 'posts with an answer', 'en-GB');
  assert.deepEqual([await statusOf(morning), await statusOf(evening)], ['pending', 'draft']);

  await page.goto(`/social-media-scheduler?tab=calendar&scheduled=${evening.id}`);
  const talk = page.getByRole('region', { name: 'Comments and approval' });
  await talk.getByText(/^Anna, Atelier asked for changes on/).waitFor();
  await talk.getByText('Another picture, please.').waitFor();
  await assertAccessible(page, 'a post with comments', 'en-GB', '[role=dialog]');
  await rewrite(page, call, { id: evening.id, caption: 'Evening, with another picture' });
  await page.goto(`/social-media-scheduler?tab=calendar&scheduled=${morning.id}`);
  await talk.getByText(/^Approved by Anna, Atelier on/).waitFor();
  await rewrite(page, call, { id: morning.id, caption: 'Morning, in other words' });
  await talk.getByText('It was changed since, so the same link asks again.').waitFor();
  assert.equal(await statusOf(morning), 'draft');

  await anna.page.reload();
  await anna.page.getByText('2 posts wait for your answer.').waitFor();
  for (const caption of ['Morning, in other words', 'Evening, with another picture']) {
    await postOf(anna.page, caption).getByRole('button', { name: 'Approve' }).tap();
    await postOf(anna.page, caption).getByText('It goes out by itself at its time.').waitFor();
  }
  await until(page, async () => (await statusOf(evening)) === 'pending', 'the approval did not arrive');
  // The sheet that is open says it by itself.
  await talk.getByText(/^Approved by Anna, Atelier on/).waitFor();
  await talk.getByText('It was changed since').waitFor({ state: 'detached' });

  const forwarded = await openBrowser(t, { ...PHONE, locale: 'tr-TR' });
  await forwarded.page.goto(address);
  await forwarded.page.getByText('Onaylanacak gönderi kalmadı. Teşekkürler.').waitFor();
  await assertAccessible(forwarded.page, 'nothing left to approve', 'tr-TR');
  assert.deepEqual([...errors, ...anna.errors, ...forwarded.errors], []);

  await page.goto(`/social-media-scheduler?tab=calendar&view=week&day=${day}`);
  await page.getByRole('button', { name: 'Share for approval' }).click();
  await page.getByRole('button', { name: 'Revoke the link for Anna, Atelier' }).click();
  const question = page.getByRole('dialog', { name: 'Revoke this link?' });
  await question.getByRole('button', { name: 'Revoke' }).click();
  // Until it is gone, what lies behind it counts as gone.
  await question.waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: 'Revoke the link for Anna, Atelier' })
    .waitFor({ state: 'detached' });
  for (const reader of [anna, forwarded]) await reader.page.reload();
  await anna.page.getByText('This link opens nothing. Ask the shop that sent it for a new one.').waitFor();
  await assertAccessible(anna.page, 'a link that opens nothing', 'en-GB');
  await forwarded.page
    .getByText('Bu bağlantı bir şey açmıyor. Gönderen mağazadan yenisini isteyin.')
    .waitFor();
});

test('a link that has expired says so, and opens again once it is extended', async (t) => {
  const postgres = await startPostgres();
  assert.ok(postgres, 'PostgreSQL is needed to let time pass');
  t.after(postgres.stop);
  const product = await startProduct({ port: await freePort(), databaseUrl: postgres.url });
  t.after(product.stop);
  const { page } = await openBrowser(t, { baseURL: product.url });
  await signUp(page);
  await connectDirectly(page, {
    platform: 'Shopify',
    shop: 'atelier-lumiere-for-0a9907e8',
    token: SHOPIFY_DEMO_TOKEN,
  });
  await page.goto('/social-media-scheduler?tab=calendar&view=week');
  const address = await shareWeek(page);
  const anna = await openBrowser(t, { ...PHONE, baseURL: product.url });
  await anna.page.goto(address);
  await anna.page.getByText('Nothing is left to approve. Thank you.').waitFor();

  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query("update approval_links set expires_at = now() - interval '1 minute'");
  await client.end();
  await anna.page.reload();
  await anna.page.getByText(/^This link has expired\. Ask .* for a new one\.$/).waitFor();
  await assertAccessible(anna.page, 'a link that has expired', 'en-GB');

  await page.reload();
  await page.getByRole('button', { name: 'Share for approval' }).click();
  const links = page.getByRole('region', { name: 'Links for approval' });
  await links.getByText('Expired').waitFor();
  await links.getByRole('button', { name: 'Extend the link for Anna, Atelier' }).click();
  await links.getByText('Opens until').waitFor();
  await anna.page.reload();
  await anna.page.getByText('Nothing is left to approve. Thank you.').waitFor();
});

/** @returns the path that the link leads to. */
async function shareWeek(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share for approval' }).click();
  const form = page.getByRole('dialog', { name: 'Share for approval' });
  await form.getByLabel('Who is it for?').fill('Anna, Atelier');
  await assertAccessible(page, 'a week to share', 'en-GB', '[role=dialog]');
  await form.getByRole('button', { name: 'Make the link' }).click();
  const made = page.getByRole('dialog', { name: 'The link for Anna, Atelier' });
  const address = await made.getByText(/\/approve\//).innerText();
  await assertAccessible(page, 'a link that was made', 'en-GB', '[role=dialog]');
  await made.getByRole('button', { name: 'Done' }).click();
  return new URL(address).pathname;
}

/** The post whose sheet is open. */
async function rewrite(page: Page, call: Calls, { id, caption }: { id: string; caption: string }) {
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: 'Caption' }).fill(caption);
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  const isSaved = async () => (await call.get(`/calendar/posts/${id}`)).caption === caption;
  await until(page, isSaved, `${caption} was not saved`);
}

const postOf = (page: Page, caption: string) => page.getByRole('article').filter({ hasText: caption });
