import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser, signUp } from './browser.ts';
import { connectDirectly, IMPORT_PATIENCE_MS, SHOPIFY_DEMO_TOKEN } from './connecting.ts';

test('an owner of three stores on two platforms switches between them, and sees all of them at once', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  await connectDirectly(page, { platform: 'Shopify', shop: 'bulk-failed', token: SHOPIFY_DEMO_TOKEN });
  await connectDirectly(page, { platform: 'Shopify', shop: 'broken-lines', token: SHOPIFY_DEMO_TOKEN });
  await connectDirectly(page, { platform: 'Shopier', shop: 'truncated', token: 'pat_truncated' });
  const [failed, broken, shopier] = [
    'Yonder Gifts (bulk-failed)',
    'Yonder Gifts (broken-lines)',
    'Lumière (truncated)',
  ];

  const header = page.getByRole('banner');
  const main = page.getByRole('main');
  await header.getByRole('button', { name: `Store ${shopier}` }).waitFor();
  await main.getByRole('region', { name: shopier }).waitFor();

  await header.getByRole('button', { name: /^Store/ }).click();
  await page.getByRole('menuitemradio', { name: failed }).click();
  await header.getByRole('button', { name: `Store ${failed}` }).waitFor();
  await main.getByRole('region', { name: failed }).getByText('Total Revenue').waitFor();
  assert.equal(await main.getByRole('region', { name: shopier }).count(), 0);

  await page.getByRole('link', { name: 'General Analytics' }).click();
  const choice = main.getByRole('combobox', { name: 'Store' });
  assert.equal(await choice.locator('option:checked').textContent(), `${failed} · Shopify`);
  await main
    .getByRole('row', { name: /^Total Revenue/ })
    .getByText(/£/)
    .first()
    .waitFor({ timeout: IMPORT_PATIENCE_MS });

  await choice.selectOption({ label: `${shopier} · Shopier` });
  await header.getByRole('button', { name: `Store ${shopier}` }).waitFor();
  await main
    .getByRole('row', { name: /^Total Revenue/ })
    .getByText(/₺/)
    .first()
    .waitFor({ timeout: IMPORT_PATIENCE_MS });
  await main.getByText('Not shared by Shopier').first().waitFor();

  await header.getByRole('button', { name: /^Store/ }).click();
  await page.getByRole('menuitemradio', { name: broken }).click();
  await main
    .getByRole('row', { name: /^Total Revenue/ })
    .getByText(/£/)
    .first()
    .waitFor({ timeout: IMPORT_PATIENCE_MS });
  assert.equal(await choice.locator('option:checked').textContent(), `${broken} · Shopify`);

  await page.reload();
  await header.getByRole('button', { name: `Store ${broken}` }).waitFor();

  await header.getByRole('button', { name: /^Store/ }).click();
  await page.getByRole('menuitemradio', { name: /^All stores/ }).click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const all = main.getByRole('region', { name: 'All stores' });
  await all.getByRole('heading', { name: /British Pound/ }).waitFor();
  await all.getByRole('heading', { name: /Turkish Lira/ }).waitFor();
  assert.equal(await all.getByText(/Converted into/).count(), 0);

  await all.getByRole('link', { name: 'Show in one currency' }).click();
  await main.getByRole('radio', { name: 'Convert into one currency' }).check();
  await main.getByRole('combobox', { name: 'Convert into' }).selectOption('GBP');
  await page.getByText('All stores are now shown in GBP.').first().waitFor();
  const rate = main.getByRole('form', { name: 'Enter a rate' });
  await rate.getByLabel('From day').fill('2020-01-01');
  await rate.getByRole('combobox', { name: 'One unit of' }).selectOption('TRY');
  await rate.getByLabel('was worth').fill('0.0185');
  await rate.getByRole('combobox', { name: 'in this currency' }).selectOption('GBP');
  await rate.getByRole('button', { name: 'Save' }).click();
  await main.getByRole('table', { name: 'Rates entered by hand' }).getByText('1 TRY = 0.0185 GBP').waitFor();

  // A month may just have begun in the shop's time zone.
  await page.goto('/analytics?range=30d');
  await main
    .getByText(/^Converted into GBP at each day’s rate · rates entered by you, .* · 1 TRY = 0.0185 GBP$/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  assert.equal(await all.getByRole('heading', { name: /Turkish Lira/ }).count(), 0);
  await all.getByText('£').first().waitFor();

  await page.getByRole('link', { name: 'General Analytics' }).click();
  await main.getByRole('tab', { name: 'Stores' }).click();
  for (const name of [failed, broken, shopier]) await main.getByRole('rowheader', { name }).waitFor();
  await page.getByRole('link', { name: 'Social Media Calendar' }).click();
  await header.getByRole('button', { name: /^Store All stores/ }).waitFor();
  assert.deepEqual(errors, []);
});
