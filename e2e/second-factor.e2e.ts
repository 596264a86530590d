import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { codeOfApp } from '#server/testing/code-app.ts';
import { assertAccessible } from './assert-accessible.ts';
import { openBrowser, PASSWORD, signUp, toastOf } from './browser.ts';
import { connectDirectly, SHOPIFY_DEMO_TOKEN } from './connecting.ts';
import { invitationSentTo, invite, join } from './inviting.ts';

const SHOP = 'atelier-lumiere-for-0a9907e9';
const HALF_A_MINUTE_MS = 30_000;

test('where the owner requires a second factor, a member gets the store back by setting one up', async (t) => {
  const owner = await openBrowser(t);
  await signUp(owner.page);
  await connectDirectly(owner.page, { platform: 'Shopify', shop: SHOP, token: SHOPIFY_DEMO_TOKEN });
  const [{ id: storeId }] = await (await owner.page.request.get('/api/stores')).json();
  const member = await openBrowser(t);
  const { page } = member;
  const email = await signUp(page);
  await owner.page.goto('/settings/members');
  await invite(owner.page, email, 'Viewer');
  await page.goto(await invitationSentTo(owner.page, email));
  await join(page);
  const products = () => page.request.get(`/api/analytics/${storeId}/products`);
  assert.equal((await products()).status(), 200);
  const main = page.getByRole('main');

  const codeAt = await setUpCode(owner.page);
  await owner.page.goto('/settings/members');
  const row = owner.page
    .getByRole('list', { name: 'Members' })
    .getByRole('listitem')
    .filter({ hasText: email });
  await row.getByText('Without a second factor', { exact: true }).waitFor();
  await owner.page.getByRole('switch', { name: 'Members must have a second factor' }).click();
  const require = owner.page.getByRole('dialog', { name: 'Require a second factor?' });
  await require.getByText('1 member has none yet and can only set one up from then on.').waitFor();
  // The code that set it up opens nothing more.
  await require.getByLabel('Code from your app, or a recovery code').fill(codeAt(HALF_A_MINUTE_MS));
  await require.getByRole('button', { name: 'Require it' }).click();
  await toastOf(owner.page, 'A second factor is required now').waitFor();

  const refused = await products();
  assert.equal(refused.status(), 403, await refused.text());
  assert.equal((await refused.json()).error, 'second_factor_required');
  await page.goto('/stores');
  await main.getByRole('heading', { name: 'This account asks for a second factor' }).waitFor();
  assert.equal(await page.getByText('Atelier Lumière').count(), 0);
  await assertAccessible(page, 'a second factor is required', 'en-GB');
  await main.getByRole('link', { name: 'Open Security' }).click();
  await setUpCode(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Connected Stores', exact: true }).click();
  await main.getByText('Atelier Lumière').first().waitFor();
  assert.equal((await products()).status(), 200);

  await owner.page.reload();
  await row.getByText('With a second factor', { exact: true }).waitFor();
  assert.deepEqual(owner.errors, []);
});

/** By the settings. @returns what the app shows so much later. */
async function setUpCode(page: Page): Promise<(laterMs: number) => string> {
  if (new URL(page.url()).pathname !== '/settings') await page.goto('/settings#security');
  await page.getByRole('main').getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const secret = (await dialog.locator('.select-all').innerText()).replaceAll(/\s/g, '');
  const codeAt = (laterMs: number) => codeOfApp(secret, new Date(Date.now() + laterMs));
  await dialog.getByLabel('Code from your app').fill(codeAt(0));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await codes.waitFor({ state: 'detached' });
  return codeAt;
}
