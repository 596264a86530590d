import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './assert-accessible.ts';
import { BASE_URL, openBrowser, PASSWORD, signUp, toastOf } from './browser.ts';
import { connectDirectly, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';

const SHOP = 'atelier-lumiere-for-0a9907ec';

test('a program reads figures and leaves a draft with a token, until it is revoked', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  await connectDirectly(page, { platform: 'Shopify', shop: SHOP, token: SHOPIFY_DEMO_TOKEN });
  await importEnds(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Show access tokens' }).click();
  await page.getByRole('heading', { name: 'No program has access' }).waitFor();
  await assertAccessible(page, 'no access token', 'en-GB');
  await page.getByRole('button', { name: 'Make an access token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an access token' });
  await dialog.getByLabel('Name', { exact: true }).fill('Weekly sheet');
  await dialog.getByRole('checkbox', { name: /^Write drafts/ }).check();
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await assertAccessible(page, 'making an access token', 'en-GB');
  await dialog.getByRole('button', { name: 'Make the token' }).click();
  const shown = page.getByRole('dialog', { name: 'Your access token' });
  const secret = await shown.getByRole('group', { name: 'Access token' }).locator('code').innerText();
  assert.match(secret, /^vtr_pat_[0-9A-Za-z]{49}$/);
  await page.keyboard.press('Escape');
  await shown.getByRole('checkbox', { name: 'I have copied the token to a safe place.' }).check();
  await shown.getByRole('button', { name: 'Done', exact: true }).click();
  const row = page.getByRole('list', { name: 'Access tokens in use' }).getByRole('listitem');
  await row.getByText('Not used yet').waitFor();
  assert.ok(!(await page.content()).includes(secret));

  const ask = (path: string, body?: object) =>
    fetch(`${BASE_URL}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const { data: stores } = await (await ask('/stores')).json();
  assert.equal(stores.length, 1);
  const store = `/stores/${stores[0].id}`;
  const asked = await ask(`${store}/query`, { metrics: ['net_sales'], period: { kind: 'all' } });
  const { data: figures } = await asked.json();
  assert.ok(figures[0].value > 0, JSON.stringify(figures));
  const tomorrow = new Date(Date.now() + 26 * 3_600_000).toISOString();
  const drafted = await ask(`${store}/posts`, { caption: 'Drafted by a sheet', scheduled_for: tomorrow });
  const { data: post } = await drafted.json();
  assert.equal(post.status, 'draft');

  // The address that the program was given is where a person looks at it.
  await page.goto(post.review_url);
  await page.getByRole('dialog').getByText('Drafted by a sheet').first().waitFor();
  await page.goto('/settings/activity');
  await page.getByText('Ada Lovelace (Weekly sheet) created the post “Drafted by a sheet”.').waitFor();

  await page.goto('/settings/access-tokens');
  await row.getByRole('button', { name: 'Calls of Weekly sheet' }).click();
  const calls = page.getByRole('dialog', { name: 'Calls of “Weekly sheet”' });
  await calls.getByText('POST /api/v1/stores/{store_id}/posts', { exact: true }).waitFor();
  await assertAccessible(page, 'calls of a token', 'en-GB');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Revoke Weekly sheet' }).click();
  const revoke = page.getByRole('dialog', { name: 'Revoke “Weekly sheet”?' });
  await revoke.getByRole('button', { name: 'Revoke token', exact: true }).click();
  await toastOf(page, '“Weekly sheet” was revoked').waitFor();
  assert.equal((await ask('/stores')).status, 401);
  assert.deepEqual(errors, []);
});

test('on a phone, in Turkish, a token is made by keyboard', async (t) => {
  const { page, errors } = await openBrowser(t, {
    viewport: { width: 375, height: 812 },
    locale: 'tr-TR',
    colorScheme: 'dark',
  });
  await page.request.post(`${BASE_URL}/api/auth/register`, {
    headers: { origin: BASE_URL },
    data: {
      email: `${crypto.randomUUID()}@example.com`,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      firstName: 'Ada',
      lastName: 'Lovelace',
      acceptPrivacyPolicy: true,
    },
  });
  await page.goto('/settings/access-tokens');
  const make = page.getByRole('button', { name: 'Erişim anahtarı oluştur' });
  await make.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Erişim anahtarı oluştur' });
  await dialog.getByText('Önce bir mağaza bağlayın.').waitFor();
  await assertAccessible(page, 'making an access token on a phone', 'tr-TR');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.ok(await make.evaluate((button) => button === document.activeElement));
  assert.deepEqual(errors, []);
});
