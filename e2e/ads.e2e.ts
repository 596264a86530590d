import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser, signUp, toastOf } from './browser.ts';
import { connectDirectly, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';

test('an owner is advised on ads, plans, writes them, and connects Google Ads and lets go of it', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  await connectDirectly(page, { platform: 'Shopify', shop: 'no-customers', token: SHOPIFY_DEMO_TOKEN });
  await importEnds(page);
  await page.getByRole('link', { name: 'Ads Optimization' }).click();
  const main = page.getByRole('main');
  await main.getByText('Store Analysis Complete').waitFor();
  await main.getByRole('button', { name: 'Generate Analysis' }).click();
  await toastOf(page, 'Analysis Complete').waitFor();

  for (const tab of ['Optimal Timing', 'Your Customers', 'Smart Insights', 'Projections']) {
    await main.getByRole('tab', { name: tab }).click();
    await main.getByRole('tabpanel', { name: tab }).getByRole('heading').first().waitFor();
  }
  const budget = main.getByLabel('Budget for 30 days');
  await budget.fill('300');
  await main.getByRole('button', { name: 'Save assumptions' }).click();
  await toastOf(page, 'Saved. The projections now use it.').waitFor();
  await main.getByRole('radio', { name: '7 days' }).click();
  await main.getByLabel('Budget for 7 days').waitFor();
  assert.equal(await main.getByLabel('Budget for 7 days').inputValue(), '70');

  await main.getByRole('tab', { name: 'Action Plan' }).click();
  await main.getByRole('button', { name: 'Mark as done' }).first().click();
  await main
    .getByRole('button', { name: 'Undo' })
    .or(main.getByText(/^Done on/))
    .first()
    .waitFor();

  await main.getByRole('button', { name: 'Search ads', exact: true }).click();
  await main.getByRole('button', { name: 'Choose products' }).click();
  const products = page.getByRole('dialog', { name: 'Choose products' });
  await products.getByRole('checkbox').first().check();
  await products.getByRole('button', { name: 'Finished' }).click();
  await main.getByRole('button', { name: 'Write ads' }).click();
  await main.getByLabel('Headline 1', { exact: true }).waitFor();
  await main.getByText('Please set a daily budget: Google accepts no campaign without one.').waitFor();
  await main.getByLabel(/^Daily budget/).fill('12.50');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Download for Google Ads Editor' }).click(),
  ]);
  assert.match(readFileSync(await file.path(), 'utf8'), /Headline 1/);

  await main.getByRole('button', { name: 'Back to the advice' }).click();
  await askGoogle(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('No consent was given at Google, so nothing was connected.').first().waitFor();
  await askGoogle(page);
  await page.getByText('Bright Agency').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await main.getByText('Which Google Ads account advertises').waitFor();
  await main.getByText('Harbour Candles').click();
  await main.getByRole('button', { name: 'Use this account' }).click();
  await main.getByText('Connected', { exact: true }).waitFor();
  await page.reload();
  await main.getByText('Harbour Candles').first().waitFor();

  await main.getByRole('button', { name: /^Disconnect/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await toastOf(page, 'Google Ads Disconnected').waitFor();
  await main.getByText('Google Ads is not connected').waitFor();
  assert.deepEqual(errors, []);
});

async function askGoogle(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Connect Google Ads' }).click();
  await page.getByRole('heading', { name: 'Vitrin wants access to your Google Account' }).waitFor();
}
