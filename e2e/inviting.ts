import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { PASSWORD, toastOf } from './browser.ts';
import { linkSentTo } from './mailbox.ts';

/** On the page of members. */
export async function invite(page: Page, email: string, role: string, { forFirstStore = false } = {}) {
  await page.getByRole('button', { name: 'Invite a member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a member' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
  if (forFirstStore) {
    await dialog.getByRole('radio', { name: 'Chosen stores' }).check();
    await dialog.getByRole('checkbox').first().check();
  }
  await dialog.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await toastOf(page, 'Invitation sent').waitFor();
}

export const invitationSentTo = (page: Page, email: string, before?: string) =>
  linkSentTo(page, email, /http\S+\/invitation\?token=\S+/, before);

/** From the page of an invitation, by its button for newcomers; the address stands there already. */
export async function createInvitedAccount(page: Page, email: string) {
  await page.getByRole('button', { name: 'Create Account' }).click();
  assert.equal(await page.getByLabel('Email').inputValue(), email);
  await page.getByLabel('First Name').fill('Zoe');
  await page.getByLabel('Last Name').fill('Kaya');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** The account is of Ada, as are all but those who were invited. */
export async function join(page: Page) {
  await page.getByRole('button', { name: 'Join' }).click();
  await toastOf(page, 'You are in the account of Ada Lovelace now.').waitFor();
}
