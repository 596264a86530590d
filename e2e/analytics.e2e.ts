import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openBrowser, signUp } from './browser.ts';
import { connectDirectly, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';

test('an owner reads the shop over any stretch, looks behind a picture and takes a list along', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  await connectDirectly(page, { platform: 'Shopify', shop: 'bulk-refused', token: SHOPIFY_DEMO_TOKEN });
  await importEnds(page);
  await page.getByRole('link', { name: 'General Analytics' }).click();
  const main = page.getByRole('main');
  await main
    .getByRole('row', { name: /^Total Revenue/ })
    .getByText(/£/)
    .first()
    .waitFor();

  await main.getByRole('radio', { name: '30 days' }).click();
  await page.waitForURL(/range=30d/);
  const sales = main.getByRole('region', { name: 'Sales over time' });
  await sales.getByRole('button', { name: 'Show as table' }).click();
  assert.equal(await sales.getByRole('row').count(), 31);

  await main.getByRole('button', { name: 'Why did revenue change?' }).click();
  await page.getByRole('dialog').getByText('Net sales').first().waitFor();
  await page.keyboard.press('Escape');

  await main.getByRole('tab', { name: 'Customers' }).click();
  await page.waitForURL(/tab=customers/);
  await main
    .getByRole('link', { name: 'Show all' })
    .or(main.getByRole('button', { name: 'Show all' }))
    .first()
    .click();
  await main
    .getByRole('columnheader', { name: /Orders/ })
    .getByRole('button')
    .click();
  await page.waitForURL(/sort=totalOrders/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: /CSV/ }).click(),
  ]);
  const rows = readFileSync(await file.path(), 'utf8').split('\r\n');
  assert.match(rows[0]!, /^\uFEFFFirst name,/);
  assert.ok(rows.length > 2);

  // A reload, and the way back, lead to the same place.
  await page.reload();
  await main.getByRole('link', { name: /CSV/ }).waitFor();
  await main.getByRole('tab', { name: 'Products' }).click();
  await main.getByRole('searchbox').fill('white hanging heart');
  await main
    .getByText(/white hanging heart/i)
    .first()
    .waitFor();
  await main.getByRole('tab', { name: 'Abandoned Carts' }).click();
  await page.waitForURL(/tab=carts/);
  assert.deepEqual(errors, []);
});
