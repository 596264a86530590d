import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { BASE_URL, createAccount, openBrowser } from './browser.ts';
import { cardOf, IMPORT_PATIENCE_MS } from './connecting.ts';

test('an owner installs from the app store of Shopify and has a connected store after signing up', async (t) => {
  const { page, errors } = await openBrowser(t);
  await openAppStore(page, 'Shopify');
  const listed = page.locator('form').filter({ hasText: 'atelier-lumiere.myshopify.com' });
  await listed.getByRole('button', { name: 'Install' }).click();
  await page.getByRole('heading', { name: 'Install Vitrin' }).waitFor();
  await page.getByRole('button', { name: 'Install' }).click();
  await finishAccount(page, { shop: 'atelier-lumiere', storeName: 'Atelier Lumière' });

  await page.getByRole('link', { name: 'Connected Stores' }).click();
  const card = cardOf(page, 'Atelier Lumière');
  await card.getByText('by consent at Shopify').waitFor();
  await card.getByText(/Read until/).waitFor({ timeout: IMPORT_PATIENCE_MS });
  await card.getByText('83 products', { exact: true }).waitFor();
  assert.deepEqual(errors, []);
});

test('an owner installs from the app store of Shopier and has a connected store after signing up', async (t) => {
  const { page, errors } = await openBrowser(t);
  await openAppStore(page, 'Shopier');
  await page.getByRole('radio', { name: 'Lumière (no-headers)' }).check();
  await page.getByRole('button', { name: 'Install Vitrin' }).click();
  await page.getByRole('heading', { name: 'Connect Vitrin' }).waitFor();
  assert.ok(await page.getByRole('radio', { name: 'Lumière (no-headers)' }).isChecked());
  await page.getByRole('button', { name: 'Allow' }).click();
  await finishAccount(page, { shop: 'no-headers', storeName: 'Lumière (no-headers)' });
  assert.deepEqual(errors, []);
});

async function openAppStore(page: Page, platform: string) {
  const { simulated } = await (await page.request.get('/api/environment')).json();
  await page.goto(simulated.find(({ name }: { name: string }) => name === platform).installUrl);
}

/** From the landing page, by which a visitor without an account comes back, to the dashboard. */
async function finishAccount(page: Page, { shop, storeName }: { shop: string; storeName: string }) {
  await page.getByRole('heading', { name: 'Store Connected Successfully' }).waitFor();
  await page.getByText(`${shop} has been authorised.`).waitFor();
  await page.getByRole('link', { name: 'Complete Account Setup' }).click();
  await page.getByRole('heading', { name: 'Almost Done!' }).waitFor();
  await page.getByText(`Complete your account setup to connect ${shop}`).waitFor();
  await page
    .getByText('Store authorized successfully! Sign in or create account to complete connection.')
    .waitFor();
  await createAccount(page);
  await page.waitForURL(/\/dashboard\?connected=/);
  await page.getByRole('main').getByText('Store Connected Successfully!').waitFor();
  await page.getByRole('banner').getByRole('button', { name: storeName }).waitFor();
  await page.waitForURL(`${BASE_URL}/dashboard`);
}
