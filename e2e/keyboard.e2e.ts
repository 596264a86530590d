import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openBrowser, PASSWORD, signUp } from './browser.ts';

const MOST_STOPS = 40;

test('an owner signs in and connects a store without a mouse', async (t) => {
  const { page, context, errors } = await openBrowser(t);
  const email = await signUp(page);
  await context.clearCookies();
  const keys = page.keyboard;

  await page.goto('/auth');
  await tabTo(page, page.getByLabel('Email'));
  await keys.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keys.type(PASSWORD);
  await keys.press('Enter');
  await page.getByRole('heading', { name: 'Connect Your First Store' }).waitFor();

  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await tabTo(page, navigation.getByRole('link', { name: 'Connected Stores' }));
  await keys.press('Enter');
  await page.getByRole('heading', { name: 'No Stores Connected' }).waitFor();
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Connect Store' }).first());
  await keys.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Connect Store' });
  const radio = (name: string) => dialog.getByRole('radio', { name });
  await tabTo(page, radio('Shopify'));
  await keys.press('ArrowRight');
  assert.ok(await radio('Shopier').isChecked());
  await keys.press('Tab');
  assert.ok(await radio('OAuth').isChecked());
  await keys.press('ArrowRight');
  assert.ok(await radio('Direct').isChecked());
  await tabTo(page, dialog.getByLabel('Store URL'));
  await keys.type('shopier.com/products-403');
  await tabTo(page, dialog.getByLabel('API key', { exact: true }));
  await keys.type('pat_products-403');
  await tabTo(page, dialog.getByRole('button', { name: 'Connect', exact: true }));
  await keys.press('Enter');
  await page.waitForURL(/\/dashboard/);
  await page.getByRole('region', { name: 'Lumière (products-403)' }).waitFor();
  assert.deepEqual(errors, []);
});

test('an owner goes anywhere by the palette and by single keys', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  const keys = page.keyboard;
  const palette = page.getByRole('dialog', { name: 'Search or go to' });

  await keys.press('Control+K');
  await palette.waitFor();
  await keys.type('scheduled posts');
  await palette.getByRole('option', { name: /^Scheduled Posts/, selected: true }).waitFor();
  await keys.press('Enter');
  await page.waitForURL(/\/social-media-scheduler\?tab=posts/);
  await palette.waitFor({ state: 'detached' });

  await keys.press('Control+K');
  await palette.waitFor();
  await keys.press('Escape');
  await palette.waitFor({ state: 'detached' });
  await keys.press('g');
  await keys.press(',');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

  await keys.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('They rest while you type.').waitFor();
  await keys.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
});

/** What cannot be reached by pressing Tab does not exist for somebody without a mouse. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${target} is not reached by pressing Tab`);
}
