import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser, signUp } from './browser.ts';
import { connectDirectly, SHOPIFY_DEMO_TOKEN } from './connecting.ts';

test('an owner of three stores on two platforms switches between them everywhere', async (t) => {
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
    .waitFor();

  await choice.selectOption({ label: `${shopier} · Shopier` });
  await header.getByRole('button', { name: `Store ${shopier}` }).waitFor();
  await main
    .getByRole('row', { name: /^Total Revenue/ })
    .getByText(/₺/)
    .first()
    .waitFor();
  await main.getByText('Not shared by Shopier').first().waitFor();

  await header.getByRole('button', { name: /^Store/ }).click();
  await page.getByRole('menuitemradio', { name: broken }).click();
  await main
    .getByRole('row', { name: /^Total Revenue/ })
    .getByText(/£/)
    .first()
    .waitFor();
  assert.equal(await choice.locator('option:checked').textContent(), `${broken} · Shopify`);

  await page.reload();
  await header.getByRole('button', { name: `Store ${broken}` }).waitFor();
  assert.deepEqual(errors, []);
});
