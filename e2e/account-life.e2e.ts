import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { openBrowser, signUp, toastOf } from './browser.ts';
import { linkSentTo } from './mailbox.ts';

const FORGOTTEN = 'Forgotten0';
const CHANGED = 'Changed00';

test('an account is verified, gets a new password, is connected with Google, taken along and deleted', async (t) => {
  const { page, errors } = await openBrowser(t);
  const email = await signUp(page);
  await page.goto(await linkSentTo(page, email, linkFor('verify')));
  await page.getByText(`${email} is verified. Thank you.`).waitFor();

  // In another browser, which nobody is signed in to.
  const other = await openBrowser(t);
  await other.page.goto('/auth');
  await other.page.getByLabel('Email').fill(email);
  await other.page.getByRole('link', { name: 'Forgot password?' }).click();
  await other.page.getByRole('button', { name: 'Send link' }).click();
  await other.page.getByText('If an account exists for this address, we have sent a link.').waitFor();
  const reset = await linkSentTo(page, email, linkFor('reset'));
  await other.page.goto(reset);
  await chooseNewPassword(other.page, FORGOTTEN);
  await other.page.getByRole('button', { name: 'Change password' }).click();
  await toastOf(other.page, 'Password changed').waitFor();
  await page.goto('/settings');
  await page.waitForURL(/\/auth/);

  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByRole('radio', { name: /^Another person/ }).check();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Connect Google' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(FORGOTTEN);
  await page.getByRole('button', { name: 'Connect and sign in' }).click();
  await page.waitForURL(/\/settings/);

  const main = page.getByRole('main');
  await main.getByText('You sign in with: E-mail and password, Google').waitFor();
  await main.getByText('This browser', { exact: true }).waitFor();
  await main.getByRole('button', { name: /^Sign out in / }).click();
  await main.getByText('Sign out everywhere else').waitFor({ state: 'detached' });
  assert.equal((await other.page.request.get('/api/auth/user')).status(), 401);
  await main.getByRole('button', { name: 'Change password' }).click();
  const change = page.getByRole('dialog', { name: 'Change password' });
  await change.getByLabel('Current password', { exact: true }).fill(FORGOTTEN);
  await chooseNewPassword(page, CHANGED);
  await change.getByRole('button', { name: 'Change password' }).click();
  await toastOf(page, 'Password changed').waitFor();

  await main.getByRole('button', { name: 'Prepare my data' }).click();
  const gather = page.getByRole('dialog', { name: 'Prepare your data?' });
  await gather.getByLabel('Current password', { exact: true }).fill(CHANGED);
  await gather.getByRole('button', { name: 'Prepare my data' }).click();
  const download = main.getByRole('link', { name: /^Download \(/ });
  await download.waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  assert.equal(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
    'PK',
    'a zip file',
  );

  await main.getByRole('button', { name: 'Delete Account' }).click();
  const confirm = page.getByRole('dialog', { name: 'Delete your account?' });
  const remove = confirm.getByRole('button', { name: 'Delete Account' });
  await confirm.getByLabel('Type DELETE to confirm').fill('delete');
  assert.ok(await remove.isDisabled());
  await confirm.getByLabel('Type DELETE to confirm').fill('DELETE');
  assert.ok(await remove.isDisabled());
  await confirm.getByLabel('Current password', { exact: true }).fill(CHANGED);
  await remove.click();
  await page.getByRole('link', { name: 'Get Started' }).first().waitFor();

  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(CHANGED);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('alert').getByText('Invalid email or password').waitFor();
  assert.deepEqual([...errors, ...other.errors], []);
});

async function chooseNewPassword(page: Page, password: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password', { exact: true }).fill(password);
}

const linkFor = (purpose: 'verify' | 'reset') => new RegExp(`http\\S+[?&]${purpose}=\\S+`);
