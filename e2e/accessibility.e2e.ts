import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible, type Locale } from './assert-accessible.ts';
import { openBrowser, signUp } from './browser.ts';
import { connectDirectly } from './connecting.ts';

const LOCALES: Locale[] = ['en-GB', 'tr-TR'];

const PUBLIC_PAGES = [
  '/',
  '/features',
  '/privacy-policy',
  '/terms-of-service',
  '/auth',
  '/auth?view=forgot',
  '/nothing-here',
];

for (const locale of LOCALES) {
  test(`pages of visitors are accessible in ${locale}`, async (t) => {
    const { page, errors } = await openBrowser(t, { locale });
    for (const path of PUBLIC_PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await assertAccessible(page, path, locale);
    }
    assert.deepEqual(errors, []);
  });
}

/** Every form of connecting, and every other dialog, is looked at once; every page in both languages. */
const FORMS = {
  'en-GB': [
    { platform: 'Shopify', method: 'OAuth' },
    { platform: 'Shopier', method: 'Direct' },
  ],
  'tr-TR': [
    { platform: 'Shopier', method: 'OAuth' },
    { platform: 'Shopify', method: 'Doğrudan' },
  ],
} as const;

const PAGES = [
  '/dashboard',
  '/analytics?range=30d',
  '/analytics?tab=customers',
  '/analytics?tab=insights',
  '/analytics/costs',
  '/analytics/rates',
  '/social-media',
  '/social-media-scheduler',
  '/social-media-scheduler?tab=calendar',
  '/social-media-scheduler/shop-page',
  '/social-media-scheduler/report',
  '/social-media-scheduler/experiment',
  '/social-media-scheduler/shopify',
  '/ads-optimization',
  '/settings',
  '/settings/networks',
  '/stores',
];

test('pages and dialogs of owners are accessible in both languages', async (t) => {
  const { page: owner, context } = await openBrowser(t);
  await signUp(owner);
  await connectDirectly(owner, { platform: 'Shopier', shop: 'flaky', token: 'pat_flaky' });
  const storageState = await context.storageState();
  await owner.close();
  for (const locale of LOCALES) {
    const { page, errors } = await openBrowser(t, { locale, storageState });
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('Lumière').first().waitFor({ state: 'attached' });
      await assertAccessible(page, path, locale);
    }
    for (const { platform, method } of FORMS[locale]) {
      await page
        .getByRole('main')
        .getByRole('button', { name: /Connect Store|Mağaza Bağla/ })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: platform }).check();
      await dialog.getByRole('radio', { name: method }).check();
      await lookAtDialog(page, `${platform} ${method}`, locale);
    }
    if (locale === 'en-GB') await lookAtOtherDialogs(page);
    assert.deepEqual(errors, []);
  }
});

async function lookAtOtherDialogs(page: Page) {
  const lookAt = async (name: string) => {
    await page.getByRole('dialog', { name }).waitFor();
    await lookAtDialog(page, name, 'en-GB');
  };
  const press = (name: string) => page.getByRole('main').getByRole('button', { name }).first().click();

  await page.keyboard.press('Control+K');
  await lookAt('Search or go to');
  await page.keyboard.press('?');
  await lookAt('Keyboard shortcuts');

  await page.goto('/social-media-scheduler?tab=calendar');
  await press('New Post');
  await lookAt('New Post');
  await press('Create Schedule');
  await lookAt('Create Schedule');
  await press('Analyze Timing');
  await lookAt('Timing Analysis');

  await page.goto('/settings');
  await press('Change password');
  await lookAt('Change password');
  await press('Delete Account');
  await lookAt('Delete your account?');
}

/** What is behind it was looked at before, and nobody gets there. */
async function lookAtDialog(page: Page, name: string, locale: Locale) {
  await assertAccessible(page, name, locale, '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
