import { expect, test } from 'vitest';
import type { ContentLanguage } from '#shared/content/content.ts';
import { oneOf } from './article.ts';
import type { ProductType } from './voice/product-types.ts';
import { VOICES } from './voice/voices.ts';

test.each<[ContentLanguage, ProductType, string | null]>([
  ['fr', 'mug', 'un mug'],
  ['fr', 'sneakers', 'des baskets'],
  ['fr', 'orchid', 'une orchidée'],
  ['fr', 'monitor', 'un écran'],
  ['fr', 'coffee', 'du café'],
  ['fr', 'olive-oil', 'de l’huile d’olive'],
  ['es', 'chair', 'una silla'],
  ['es', 'desk', 'un escritorio'],
  ['es', 'sneakers', 'zapatillas'],
  ['en', 'apron', 'an apron'],
  ['en', 'sneakers', 'sneakers'],
  ['en', 'lens', 'a lens'],
  ['en', 'coffee', 'coffee'],
  ['tr', 'mug', null],
])('in %s one asks for a %s as: %s', (language, type, expected) => {
  expect(oneOf(VOICES[language].types[type], language)).toBe(expected);
});
