import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { openBrowser, PASSWORD, signUp, toastOf } from './browser.ts';
import { connectDirectly, importEnds, SHOPIFY_DEMO_TOKEN } from './connecting.ts';

const MOST_STOPS = 40;

test('an owner signs in and connects a store without a mouse', async (t) => {
  const { page, context, errors } = await openBrowser(t);
  const email = await signUp(page);
  // What the page still asks for would be refused, and lead it away by itself.
  await page.goto('about:blank');
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

test('an owner makes the first post, moves it, edits it and signs out without a mouse', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  const keys = page.keyboard;
  const main = page.getByRole('main');
  const goTo = async (name: string) => {
    await tabTo(page, page.getByRole('navigation').getByRole('link', { name }));
    await keys.press('Enter');
  };

  await connectDirectly(page, { platform: 'Shopify', shop: 'calm', token: SHOPIFY_DEMO_TOKEN });
  await importEnds(page);

  await goTo('Content Creator');
  await tabTo(page, main.getByRole('button', { name: /^Product/ }));
  await keys.press('Enter');
  const product = page.getByRole('dialog').locator('button[aria-pressed]').first();
  await tabTo(page, product);
  await keys.press('Enter');
  const chosen = main.getByRole('button', { name: /^Product/ });
  await hasFocus(chosen);
  const title = (await chosen.locator('span.font-medium').textContent())!;
  const generate = main.getByRole('button', { name: 'Generate Content' });
  await tabTo(page, generate);
  await keys.press('Enter');
  await toastOf(page, 'Saved to History').waitFor();
  await hasFocus(generate);
  await tabTo(page, main.getByRole('button', { name: 'Schedule this' }));
  await keys.press('Enter');

  const sheet = page.getByRole('dialog', { name: 'New Post' });
  await hasFocus(sheet.getByLabel('Caption'));
  await keys.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await tabTo(page, main.locator('td[tabindex="0"]'));
  const day = middleOfNextMonth(await focusedDay(page));
  await keys.press('PageDown');
  await hasFocus(main.locator(`td[data-day^="${day.slice(0, 7)}"]`));
  for (let at = await focusedDay(page); at !== day; at = await focusedDay(page))
    await keys.press(at < day ? 'ArrowRight' : 'ArrowLeft');
  await keys.press('Enter');
  await hasFocus(sheet.getByLabel('Caption'));
  await tabTo(page, sheet.getByRole('button', { name: 'Take from the history' }));
  await keys.press('Enter');
  const saved = page.getByRole('dialog', { name: 'Take from the history' });
  await tabTo(page, saved.getByRole('button', { name: title }));
  await keys.press('Enter');
  await hasFocus(sheet.getByRole('button', { name: 'Take from the history' }));
  await tabTo(page, sheet.getByRole('button', { name: 'Save as a draft' }));
  await keys.press('Enter');
  await sheet.waitFor({ state: 'detached' });
  await hasFocus(main.locator(`td[data-day="${day}"]`));

  const post = main.getByRole('gridcell').getByRole('button', { name: `, ${title}, ` });
  await post.waitFor();
  const handle = main.getByRole('button', { name: `Move ${title}` });
  await keys.press('Enter');
  await tabTo(page, handle);
  await keys.press('Space');
  await keys.press('ArrowRight');
  await keys.press('Enter');
  await toastOf(page, 'Post moved').waitFor();
  await hasFocus(handle);
  assert.equal(
    await post.evaluate((element) => element.closest('td')!.dataset.day),
    day.replace(/15$/, '16'),
  );

  await keys.press('Shift+Tab');
  await keys.press('Enter');
  const opened = page.getByRole('dialog', { name: title });
  await hasFocus(opened.getByLabel('Caption'));
  await keys.type('Edited without a mouse. ');
  await tabTo(page, opened.getByRole('button', { name: 'Save changes' }));
  await keys.press('Enter');
  // Not `toastOf`: the region lies behind the sheet. The toast came last, so the first Escape is for it.
  await page.getByText('Post saved', { exact: true }).first().waitFor();
  await keys.press('Escape');
  await keys.press('Escape');
  await opened.waitFor({ state: 'detached' });
  await hasFocus(post);

  await tabTo(page, page.getByRole('button', { name: 'Account menu' }));
  await keys.press('Enter');
  const logOut = page.getByRole('menuitem', { name: 'Log out' });
  await logOut.waitFor();
  await keys.press('End');
  await hasFocus(logOut);
  await keys.press('Enter');
  await page.waitForURL('/');
  assert.equal((await page.request.get('/api/auth/user')).status(), 401);
  assert.deepEqual(errors, []);
});

test('an owner goes anywhere by the palette and by single keys', async (t) => {
  const { page, errors } = await openBrowser(t);
  await signUp(page);
  const keys = page.keyboard;
  const palette = page.getByRole('dialog', { name: 'Search or go to' });

  await keys.press('Control+K');
  await hasFocus(palette.getByRole('combobox'));
  await keys.type('scheduled posts');
  await palette.getByRole('option', { name: /^Scheduled Posts/, selected: true }).waitFor();
  await keys.press('Enter');
  await page.waitForURL(/\/social-media-scheduler\?tab=posts/);
  await palette.waitFor({ state: 'detached' });

  await keys.press('Control+K');
  await hasFocus(palette.getByRole('combobox'));
  await keys.press('Escape');
  await palette.waitFor({ state: 'detached' });
  await keys.press('g');
  await keys.press(',');
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

  await keys.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('They are off while you type.').waitFor();
  await keys.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  assert.deepEqual(errors, []);
});

/** What cannot be reached by pressing Tab does not exist for a user without a mouse. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${target} is not reached by pressing Tab`);
}

async function hasFocus(target: Locator) {
  await target.and(target.page().locator(':focus')).waitFor();
}

function focusedDay(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement as HTMLElement).dataset.day ?? '');
}

/** From there a post can be moved any way without leaving the days that are shown. */
function middleOfNextMonth(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 15)).toISOString().slice(0, 10);
}
