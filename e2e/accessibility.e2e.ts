import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { openBrowser, signUp } from './browser.ts';
import { connectDirectly } from './connecting.ts';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

for (const locale of ['en-GB', 'tr-TR']) {
  test(`pages of visitors are accessible in ${locale}, light and dark`, async (t) => {
    const { page, errors } = await openBrowser(t, { locale });
    for (const path of ['/', '/auth', '/nothing-here']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await assertAccessible(page, `${path} ${locale}`);
    }
    assert.deepEqual(errors, []);
  });
}

/** Every form of the dialog is looked at once, and every page in both languages. */
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
  '/social-media',
  '/social-media-scheduler',
  '/social-media-scheduler?tab=calendar',
  '/settings',
  '/stores',
];

test('pages of owners are accessible in both languages, light and dark', async (t) => {
  const { page: owner, context } = await openBrowser(t);
  await signUp(owner);
  await connectDirectly(owner, { platform: 'Shopier', shop: 'flaky', token: 'pat_flaky' });
  const storageState = await context.storageState();
  for (const locale of ['en-GB', 'tr-TR'] as const) {
    const { page, errors } = await openBrowser(t, { locale, storageState });
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('Lumière').first().waitFor({ state: 'attached' });
      await assertAccessible(page, `${path} ${locale}`);
    }
    for (const { platform, method } of FORMS[locale]) {
      await page
        .getByRole('main')
        .getByRole('button', { name: /Connect Store|Mağaza Bağla/ })
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('radio', { name: platform }).check();
      await dialog.getByRole('radio', { name: method }).check();
      await assertAccessible(page, `${platform} ${method} ${locale}`);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    assert.deepEqual(errors, []);
  }
});

/** In the light everything is asked; in the dark only what colours decide, because nothing else changes. */
async function assertAccessible(page: Page, where: string) {
  const inTheLight = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']);
  const inTheDark = new AxeBuilder({ page }).withRules(COLOUR_RULES);
  for (const [colorScheme, axe] of [
    ['light', inTheLight],
    ['dark', inTheDark],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    // Without frames of other sites there is nothing to gather in a page of its own.
    const { violations } = await axe.setLegacyMode().analyze();
    assert.deepEqual(
      violations.map(({ id, nodes }) => `${where} ${colorScheme} ${id} ${nodes[0]?.html}`),
      [],
    );
  }
}
