import { expect, test } from 'vitest';
import type { ContentLanguage } from '#shared/content/content.ts';
import { inRow } from './listable-facts.ts';

test.each<[ContentLanguage, string[], string]>([
  ['tr', ['%100 pamuk', 'gri', 'reglan kollu'], '%100 pamuk, gri ve reglan kollu'],
  ['tr', ['%100 pamuk', 'gri ve siyah', 'reglan kollu'], '%100 pamuk, gri ve siyah, reglan kollu'],
  ['en', ['wool', 'grey'], 'wool and grey'],
])('in %s facts in a row have one «and»: %j', (language, texts, row) => {
  expect(inRow(texts, language)).toBe(row);
});
