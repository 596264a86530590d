import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertAccessible } from './assert-accessible.ts';
import { openBrowser, signUp } from './browser.ts';
import { connectDirectly, connectX, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';
import { writeDraft } from './drafts.ts';

const OWN_SHOP = 'atelier-lumiere-for-ac717170';
const PHONE = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true };

test('who did what is found from the settings, narrowed down, opened and fetched as a file', async (t) => {
  const { page, errors } = await openBrowser(t, PHONE);
  await signUp(page);
  await connectDirectly(page, { platform: 'Shopify', shop: OWN_SHOP, token: SHOPIFY_DEMO_TOKEN });
  await importEnds(page);
  await connectX(page);
  await writeDraft(page, 'Fresh tea for the weekend');

  await page.goto('/settings');
  await page.getByRole('link', { name: 'Show activity' }).click();
  await page.getByText('Ada Lovelace created the post “Fresh tea for the weekend”.').waitFor();
  await page.getByText(/^Ada Lovelace connected the store /).waitFor();
  await page.getByText(/^Vitrin read the whole history of /).waitFor();
  await assertAccessible(page, 'the activity on a phone', 'en-GB');

  await page.getByLabel('Who').selectOption('Vitrin');
  await page.getByText(/^Ada Lovelace connected the store /).waitFor({ state: 'detached' });
  await page.getByText(/^Vitrin read the whole history of /).waitFor();
  await page.reload();
  assert.equal(await page.getByLabel('Who').inputValue(), 'vitrin');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('weekend');
  await page.getByText(/^Vitrin read the whole history of /).waitFor({ state: 'detached' });

  const fetched = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  assert.match((await fetched).suggestedFilename(), /^activity-\d{4}-\d{2}-\d{2}\.csv$/);
  await page.getByRole('link', { name: /created the post “Fresh tea/ }).click();
  await page.getByRole('dialog').getByText('Fresh tea for the weekend').first().waitFor();
  assert.deepEqual(errors, []);
});
