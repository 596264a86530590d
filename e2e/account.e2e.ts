import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser, PASSWORD, signUp } from './browser.ts';

test('a visitor who asks for a page signs in first and then gets it', async (t) => {
  const { page, context } = await openBrowser(t);
  const email = await signUp(page);
  // What the page still asks for would be refused, and lead it away by itself.
  await page.goto('about:blank');
  await context.clearCookies();
  await page.goto('/dashboard');
  await page.waitForURL(/\/auth/);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong0000');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('alert').getByText('Invalid email or password').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard/);
});

test('a store that cannot be connected says why, and nothing is half connected', async (t) => {
  const { page } = await openBrowser(t);
  await signUp(page);
  await page.goto('/stores');
  await page.getByRole('heading', { name: 'No Stores Connected' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Connect Store' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Direct' }).check();
  const connect = dialog.getByRole('button', { name: 'Connect', exact: true });
  assert.ok(await connect.isDisabled());
  await dialog.getByLabel(/domain/i).fill('www.tea.com');
  await dialog.getByLabel('Access token', { exact: true }).fill('shpat_wrong');
  await connect.click();
  await dialog.getByText(/Please enter a valid store name/).waitFor();
  await dialog.getByLabel(/domain/i).fill('wrong-token');
  await connect.click();
  await dialog.getByRole('alert').waitFor();
  assert.deepEqual(await (await page.request.get('/api/stores')).json(), []);
});
