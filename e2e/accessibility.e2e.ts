import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { openBrowser, signUp } from './browser.ts';
import { connectDirectly } from './connecting.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['en-GB', 'tr-TR']) {
    test(`pages of visitors are accessible in ${colorScheme}, ${locale}`, async (t) => {
      const { page, errors } = await openBrowser(t, { colorScheme, locale });
      for (const path of ['/', '/auth', '/nothing-here']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await assertAccessible(page, path);
      }
      assert.deepEqual(errors, []);
    });
  }
}

/** Every form of the dialog is looked at once, and every page in every combination. */
const combinations = [
  { locale: 'en-GB', colorScheme: 'light', platform: 'Shopify', method: 'OAuth' },
  { locale: 'en-GB', colorScheme: 'dark', platform: 'Shopier', method: 'Direct' },
  { locale: 'tr-TR', colorScheme: 'light', platform: 'Shopier', method: 'OAuth' },
  { locale: 'tr-TR', colorScheme: 'dark', platform: 'Shopify', method: 'Doğrudan' },
] as const;

const PAGES = [
  '/dashboard',
  '/analytics?range=30d',
  '/analytics?tab=customers',
  '/analytics?tab=insights',
  '/social-media',
  '/settings',
  '/stores',
];

test('pages of owners are accessible in both languages, light and dark', async (t) => {
  const { page: owner, context } = await openBrowser(t);
  await signUp(owner);
  await connectDirectly(owner, { platform: 'Shopier', shop: 'flaky', token: 'pat_flaky' });
  const storageState = await context.storageState();
  for (const { locale, colorScheme, platform, method } of combinations) {
    const { page, errors } = await openBrowser(t, { locale, colorScheme, storageState });
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('main').getByText('Lumière').first().waitFor({ state: 'attached' });
      await assertAccessible(page, `${path} ${colorScheme} ${locale}`);
    }
    await page
      .getByRole('main')
      .getByRole('button', { name: /Connect Store|Mağaza Bağla/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: platform }).check();
    await dialog.getByRole('radio', { name: method }).check();
    await assertAccessible(page, `${platform} ${method} ${colorScheme} ${locale}`);
    assert.deepEqual(errors, []);
  }
});

async function assertAccessible(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${where} ${id} ${nodes[0]?.html}`),
    [],
  );
}
