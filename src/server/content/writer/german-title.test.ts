import { expect, test } from 'vitest';
import { ourGermanTitle } from './german-title.ts';
import type { ProductType } from './voice/product-types.ts';
import { VOICES } from './voice/voices.ts';

test.each<
  [ProductType, string, { isForeign?: boolean; isCommonName?: boolean; number?: 'one' | null }, string]
>([
  ['skateboard', 'Cruiser Skateboard', { isForeign: true }, 'unser Cruiser Skateboard'],
  ['film-camera', 'Nikkormat SLR Camera', { isForeign: true }, 'unsere Nikkormat SLR Camera'],
  ['running-shoes', 'Freerun Running Shoe', { isForeign: true }, 'unser Freerun Running Shoe'],
  ['sunglasses', 'Aviator Sunglasses', { isForeign: true, number: null }, ''],
  ['bowl', 'The Prairie Bowl', { isForeign: true }, ''],
  ['mug', 'die Tasse', { isForeign: true, isCommonName: true }, 'unsere Tasse'],
  ['plate', 'Teller mit blauem Rand', {}, 'unser Teller mit blauem Rand'],
  ['mug', 'Kleine Kaffeetasse', {}, 'unsere Kleine Kaffeetasse'],
  ['mug', 'Becher mit Punkten', {}, ''],
])('a German post says of a %s «%s»: %s', (type, title, of, expected) => {
  const words = VOICES.de.types[type];
  const told = { isForeign: false, isCommonName: false, number: 'one' as const, ...of };
  expect(ourGermanTitle(title, words, told)).toBe(expected);
});
