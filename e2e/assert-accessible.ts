import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

export type Locale = 'en-GB' | 'tr-TR';

/**
 * In the light everything is asked; in the dark only what colours decide, because nothing else changes, and in one
 * language, because colours don't depend on it.
 */
export async function assertAccessible(page: Page, what: string, locale: Locale, part = 'html') {
  const inTheLight = new AxeBuilder({ page }).include(part).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']);
  const inTheDark = new AxeBuilder({ page }).include(part).withRules(COLOUR_RULES);
  const looks = [
    ['light', inTheLight],
    ['dark', inTheDark],
  ] as const;
  for (const [colorScheme, axe] of locale === 'en-GB' ? looks : looks.slice(0, 1)) {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction(() => document.getAnimations().length === 0);
    // Without frames of other sites there is nothing to gather in a page of its own.
    const { violations } = await axe.setLegacyMode().analyze();
    assert.deepEqual(
      violations.map(({ id, nodes }) => `${what} ${locale} ${colorScheme} ${id} ${nodes[0]?.html}`),
      [],
    );
  }
}
