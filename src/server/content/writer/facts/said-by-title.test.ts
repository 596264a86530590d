import { expect, test } from 'vitest';
import type { ContentLanguage } from '#shared/content/content.ts';
import { saidByTitle } from './said-by-title.ts';

test.each<[string, string, ContentLanguage, boolean]>([
  ['Wireless Optical Mouse', 'wireless', 'en', true],
  ['32-Inch Monitor', '32 inches', 'en', true],
  ['Curvy Monitor', 'curved', 'en', true],
  ['Cruiser Skateboard', 'cruising', 'en', true],
  ['Patched jeans with fancy badges', 'with patches', 'en', true],
  ['Tulip Pot', 'pots', 'en', true],
  ['Wooden Stool', 'solid wood', 'en', false],
  ['Chemise en lin', 'lin', 'fr', true],
  ['Mug', 'stoneware', 'en', false],
])('whether “%s” says “%s” (%s): %s', (title, fact, language, expected) => {
  expect(saidByTitle(title, fact, language)).toBe(expected);
});
