import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible } from './assert-accessible.ts';
import { BASE_URL, openBrowser, signUp } from './browser.ts';
import { connectDirectly, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';
import { callsOf, until } from './publishing.ts';

const DRAWING_PATIENCE_MS = 240_000;
/** What is pressed on each consent page. */
const CONSENTS = [
  ['Instagram', 'Allow'],
  ['X', 'Authorize app'],
  ['Threads', 'Allow'],
  ['Pinterest', 'Give access'],
  ['YouTube', 'Continue'],
  ['TikTok', 'Continue'],
] as const;

test('a reel goes out to nine networks as one post with nine states', async (t) => {
  const { page, context, errors } = await openBrowser(t);
  await signUp(page);
  await connectDirectly(page, {
    platform: 'Shopify',
    shop: 'atelier-lumiere-for-09e10e00',
    token: SHOPIFY_DEMO_TOKEN,
  });
  await importEnds(page);
  const [{ id: storeId }] = await (await page.request.get('/api/stores')).json();
  const call = callsOf(page, `/api/social-media/${storeId}`);

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const found = page.getByRole('region', { name: /^Which of these accounts belong to/ });
  await found.getByRole('checkbox').first().check();
  await found.getByRole('button', { name: 'Connect 1 account' }).click();
  await found.waitFor({ state: 'detached' });
  for (const [network, agree] of CONSENTS) await connectByConsent(page, network, agree);
  await connectByEntry(page, storeId);
  await page.goto('/settings');
  const board = page.getByRole('combobox', { name: 'Board' });
  await board.waitFor();
  await assertAccessible(page, 'accounts of nine networks', 'en-GB');
  await board.selectOption({ index: 1 });
  await until(
    page,
    async () => (await accountsOf(call)).some(({ postChoices }) => postChoices.board),
    'no board',
  );
  const accounts = await accountsOf(call);
  assert.equal(new Set(accounts.map(({ network }) => network)).size, 9);

  const reel = await drawReel(page, storeId);
  const post = await call.post('/calendar/posts', {
    ...reel,
    contentFormat: 'reel',
    accountIds: accounts.map(({ id }) => id),
    scheduledFor: new Date(Date.now() + 3_600_000).toISOString(),
    approved: false,
  });
  await page.goto(`/social-media-scheduler?scheduled=${post.id}`);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Title on Pinterest and YouTube').fill('A reel of ours');
  const visibility = sheet.getByRole('combobox', { name: 'Who can see it' });
  await visibility.selectOption('unlisted');
  await sheet.getByRole('button', { name: 'Save changes' }).click();
  await until(
    page,
    async () => (await call.get(`/calendar/posts/${post.id}`)).title === 'A reel of ours',
    'not saved',
  );
  await call.post('/calendar/approve', { postIds: [post.id] });
  await call.post(`/calendar/posts/${post.id}`, {
    version: (await call.get(`/calendar/posts/${post.id}`)).version,
    scheduledFor: new Date().toISOString(),
  });
  const isOnPhone = async () => (await call.get(`/calendar/posts/${post.id}`)).status === 'on_phone';
  await until(page, isOnPhone, 'the post is not on the phone');

  await page.goto(`/social-media-scheduler?scheduled=${post.id}`);
  const states = sheet.getByRole('list', { name: 'Accounts' }).getByRole('listitem');
  await states.filter({ hasText: 'Waiting on your phone' }).waitFor();
  assert.equal(await states.count(), 9);
  assert.equal(await states.filter({ hasText: 'Published' }).filter({ hasNotText: 'phone' }).count(), 8);
  await assertAccessible(page, 'a post with nine states', 'en-GB', '[role=dialog]');

  const phone = await context.newPage();
  await phone.goto(new URL('/desk', await deskOf(page, 'TikTok')).href);
  const finish = phone.getByRole('button', { name: 'Post', exact: true }).last();
  await finish.waitFor();
  // Said before it is done: once it is out there, Vitrin may hear it from TikTok and ask its owner no more.
  await states.filter({ hasText: 'phone' }).getByRole('button', { name: 'Published', exact: true }).click();
  await until(
    page,
    async () => (await call.get(`/calendar/posts/${post.id}`)).status === 'published',
    'the post is not published',
  );
  await finish.click();
  assert.deepEqual(errors, []);
});

interface Account {
  id: string;
  network: string;
  postChoices: Record<string, string>;
}

async function accountsOf(call: ReturnType<typeof callsOf>): Promise<Account[]> {
  return (await call.get('/accounts')).accounts;
}

async function connectByConsent(page: Page, network: string, agree: string) {
  await page.goto('/settings');
  await page.getByRole('button', { name: `Connect ${network}`, exact: true }).click();
  await page.getByRole('button', { name: agree, exact: true }).click();
  await page.waitForURL(/\/settings/);
  const found = page.getByRole('region', { name: /^Which of these accounts belong to/ });
  const choose = found.getByRole('button', { name: /^Connect 1 account$/ });
  await choose.waitFor();
  const account = found.getByRole('checkbox');
  if (!(await account.isChecked())) await account.check();
  await choose.click();
  // Not the button, which is called otherwise while it connects.
  await found.waitFor({ state: 'detached' });
}

/** A channel of Telegram and an account of Bluesky, by what stands on the desks of their simulators. */
async function connectByEntry(page: Page, storeId: string) {
  const bot = /<code>([^<]+)<\/code>/.exec(await deskText(page, 'Telegram'))![1]!;
  const [, handle, password] = /<td>([\w.-]+)<\/td><td><code>([^<]+)<\/code>/.exec(
    await deskText(page, 'Bluesky'),
  )!;
  const enter = (data: object) =>
    page.request.post(`/api/social-media/${storeId}/accounts/enter`, { data, headers: { origin: BASE_URL } });
  for (const reply of [
    await enter({ way: 'telegram', fields: { token: bot, channel: '@yondergifts' } }),
    await enter({ way: 'bluesky', fields: { handle, password } }),
  ])
    assert.equal(reply.status(), 200, await reply.text());
}

async function deskOf(page: Page, name: string): Promise<string> {
  const { simulated } = await (await page.request.get('/api/environment')).json();
  return simulated.find((each: { name: string }) => each.name === name).deskUrl;
}

async function deskText(page: Page, name: string): Promise<string> {
  return (await fetch(new URL('/desk', await deskOf(page, name)))).text();
}

/** Five seconds about a product of the store. */
async function drawReel(page: Page, storeId: string) {
  const { products } = await (await page.request.get(`/api/analytics/${storeId}/products`)).json();
  const reply = await page.request.post(`/api/social-media/${storeId}/generate-content`, {
    data: { productId: products[0].id, contentFormat: 'reel', videoDuration: 5, platform: 'tiktok' },
    headers: { origin: BASE_URL },
    timeout: DRAWING_PATIENCE_MS,
  });
  assert.equal(reply.status(), 200, await reply.text());
  const { caption, hashtags, imageUrl, videoUrl } = await reply.json();
  return { productId: products[0].id, caption, hashtags, imageUrl, videoUrl };
}
