import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser, signUp } from './browser.ts';
import { connectDirectly } from './connecting.ts';
import { until } from './publishing.ts';

test('an owner has a post written and drawn, finds it in the history, and meets the daily limit', async (t) => {
  const { page, context, errors } = await openBrowser(t);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(page);
  await connectDirectly(page, {
    platform: 'Shopier',
    shop: 'rate-limited',
    token: 'pat_rate-limited',
  });
  await page.getByText('Store Connected Successfully!').first().waitFor();
  for (let products = 0; products === 0; ) {
    const [store] = await (await page.request.get('/api/stores')).json();
    products = store.sync.products;
    await page.waitForTimeout(500);
  }
  await page.getByRole('link', { name: 'Content Creator' }).click();
  const main = page.getByRole('main');
  const generate = main.getByRole('button', { name: 'Generate Content' });

  await generate.click();
  await page.getByText('Please select a store and product first.').first().waitFor();

  await main.getByRole('button', { name: /^Product/ }).click();
  const picker = page.getByRole('dialog');
  await picker.locator('button[aria-pressed]').first().click();
  // Not before: while orders come in, the products change places.
  const chosen = main.getByRole('button', { name: /^Product/ }).locator('span.font-medium');
  const title = (await chosen.textContent())!;
  await generate.click();
  await page.getByText('Saved to History').first().waitFor({ timeout: 60_000 });
  const picture = main.locator('img[src^="/api/media/"]').first();
  await picture.waitFor();
  // It has its place before it has been read in.
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await until(page, async () => (await width()) > 0, 'the picture was not read in');
  assert.equal(await width(), 1080);
  const caption = await main.getByRole('textbox', { name: 'Caption' }).inputValue();
  assert.ok(caption.length > 40);

  // The picture becomes a carousel, which is saved with the post and takes nothing of the allowance.
  await main.getByRole('button', { name: 'Make a carousel' }).click();
  await picker.getByRole('radio', { name: /^Tips/ }).check();
  await picker.getByRole('button', { name: 'Use this carousel' }).click();
  await picker.waitFor({ state: 'detached' });
  await main.getByRole('radio', { name: /^Picture 3 of/ }).waitFor();
  await main.getByRole('button', { name: 'Save changes' }).click();
  await main.getByText('In your history').first().waitFor();

  await main.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByText('Copied!').first().waitFor();
  assert.ok((await page.evaluate(() => navigator.clipboard.readText())).startsWith(caption.slice(0, 20)));

  // Two texts a day: the second without a picture, of which there is one a day; the third is refused.
  await main.getByRole('checkbox', { name: /AI image/ }).uncheck();
  await generate.click();
  await main.getByText('Limit Reached').first().waitFor();

  await main.getByRole('tab', { name: 'History' }).click();
  await main.getByText(title).first().waitFor();
  await page.reload();
  await main.getByText(title).first().waitFor();
  await main.getByRole('button', { name: /Clear/ }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /Clear/ })
    .click();
  await page.getByText('History Cleared').first().waitFor();
  assert.deepEqual(errors, []);
});
