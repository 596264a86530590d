import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { codeOfApp } from '#server/testing/code-app.ts';
import { assertAccessible } from './assert-accessible.ts';
import { BASE_URL, openBrowser, PASSWORD, signUp, toastOf } from './browser.ts';

const HALF_A_MINUTE_MS = 30_000;

test('a passkey signs in, a second device has its own, and a lost one is removed', async (t) => {
  const first = await openBrowser(t);
  await plugIn(first.page);
  const email = await signUp(first.page);
  await addPasskey(first.page);
  await logOut(first.page);
  await signInByPasskey(first.page);

  const second = await openBrowser(t);
  await plugIn(second.page);
  await second.page.goto('/auth');
  await enterPassword(second.page, email);
  await second.page.waitForURL(/\/dashboard/);
  await addPasskey(second.page);
  const main = second.page.getByRole('main');
  const rows = main.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
  assert.equal(await rows.count(), 2);
  await rows
    .last()
    .getByRole('button', { name: /^Rename/ })
    .click();
  await second.page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('My phone');
  await second.page.keyboard.press('Enter');
  await rows.getByText('My phone', { exact: true }).waitFor();

  // The first device is lost; the passkey of the second confirms.
  await rows
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  const remove = second.page.getByRole('dialog', { name: /^Remove/ });
  await remove.getByRole('button', { name: 'Use a passkey instead' }).click();
  await remove.getByRole('button', { name: 'Remove' }).click();
  await toastOf(second.page, 'Passkey removed').waitFor();

  await logOut(first.page);
  await first.page.goto('/auth');
  await first.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await first.page
    .getByRole('alert')
    .getByText(/No account here has this passkey/)
    .waitFor();
  await logOut(second.page);
  await signInByPasskey(second.page);
  assert.deepEqual(second.errors, []);
});

test('a code is asked for after the password, a recovery code stands in for it, and both work by keyboard', async (t) => {
  const { page } = await openBrowser(t);
  const email = await signUp(page);
  await page.goto('/settings#security');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Set up', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
  await dialog.getByLabel('Current password', { exact: true }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.getByRole('img', { name: 'QR code for your app' }).waitFor();
  await assertAccessible(page, 'an app is set up', 'en-GB');
  const secret = (await dialog.locator('.select-all').innerText()).replaceAll(/\s/g, '');
  const codeAt = (ms: number) => codeOfApp(secret, new Date(Date.now() + ms));
  await page.keyboard.type(codeAt(0));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  const [recoveryCode = '', another = '', ...others] = await codes.allInnerTexts();
  assert.equal(await codes.count(), 10);
  await assertAccessible(page, 'recovery codes are shown', 'en-GB');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await main.getByText('10 recovery codes left').waitFor();

  await logOut(page);
  await enterPassword(page, email);
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  assert.equal((await page.request.get('/api/auth/user')).status(), 401);
  await page.getByLabel('Code', { exact: true }).waitFor();
  await assertAccessible(page, 'a code is asked for', 'en-GB');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .getByText(/This code is not right/)
    .waitFor();
  await page.getByLabel('Code', { exact: true }).fill(codeAt(HALF_A_MINUTE_MS));
  const codeWasUsed = Date.now();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard/);

  await logOut(page);
  await enterRecoveryCode(page, email, recoveryCode);
  await page.waitForURL(/\/dashboard/);
  await logOut(page);
  await enterRecoveryCode(page, email, recoveryCode);
  await page
    .getByRole('alert')
    .getByText(/This code is not right/)
    .waitFor();
  await page.getByLabel('Recovery code').fill(another);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard/);

  await page.goto('/settings#security');
  await main.getByText('Password, then a recovery code').first().waitFor();
  await main.getByText('Wrong code').waitFor({ state: 'detached' });
  await main.getByText('8 recovery codes left').waitFor();

  // Each stands in for the app where the owner is asked for again, too.
  for (const code of others) {
    const data = { currentPassword: '', code, required: true };
    const asked = await page.request.put('/api/members/second-factor', {
      data,
      headers: { origin: BASE_URL },
    });
    assert.equal(asked.status(), 200, await asked.text());
  }
  await page.reload();
  await main.getByText('0 recovery codes left').waitFor();
  await assertAccessible(page, 'recovery codes are used up', 'en-GB');
  await main.getByRole('button', { name: 'New recovery codes' }).click();
  const renew = page.getByRole('dialog', { name: 'Make new recovery codes?' });
  await renew.getByLabel('Code from your app, or a recovery code').fill(others.at(-1)!);
  await page.keyboard.press('Enter');
  await renew.getByText(/This code is not right/).waitFor();
  // A code of the app opens once.
  await page.waitForTimeout(Math.max(0, codeWasUsed + HALF_A_MINUTE_MS - Date.now()));
  await renew.getByLabel('Code from your app, or a recovery code').fill(codeAt(HALF_A_MINUTE_MS));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await main.getByText('10 recovery codes left').waitFor();
});

/** A device that recognises its owner, as Chrome's tools play it. */
async function plugIn(page: Page) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page) {
  await page.goto('/settings#security');
  await page.getByRole('main').getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await toastOf(page, 'Passkey added').waitFor();
}

async function signInByPasskey(page: Page) {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL(/\/dashboard/);
}

async function enterPassword(page: Page, email: string) {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function enterRecoveryCode(page: Page, email: string, code: string) {
  await enterPassword(page, email);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.keyboard.press('Enter');
}

async function logOut(page: Page) {
  await page.request.post('/api/auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
}
