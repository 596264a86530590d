import { expect, test } from 'vitest';
import { ourSpanishTitle, shortInSpanish } from './spanish-title.ts';
import type { ProductType } from './voice/product-types.ts';
import { VOICES } from './voice/voices.ts';

test.each<[ProductType, string, { isForeign?: boolean; isCommonName?: boolean }, string]>([
  ['chair', 'Comfy Padded Chair', { isForeign: true }, 'la silla Comfy Padded Chair'],
  ['running-shoes', 'Freerun Running Shoe', { isForeign: true }, 'las zapatillas Freerun Running Shoe'],
  ['monitor', '32-Inch Monitor', { isForeign: true }, ''],
  ['sofa', 'Leather Sofa', { isForeign: true }, ''],
  ['mug', 'la taza', { isForeign: true, isCommonName: true }, 'la taza'],
  ['mug', 'Taza de gres', {}, 'la taza de gres'],
  ['mug', 'Tazas de gres', {}, ''],
  ['mug', 'Pocillo azul', {}, ''],
])('a Spanish post says of a %s «%s»: %s', (type, title, of, expected) => {
  const told = { isForeign: false, isCommonName: false, ...of };
  expect(ourSpanishTitle(title, VOICES.es.types[type], told)).toBe(expected);
});

test('a title in small letters describes and is quoted', () => {
  const title = ourSpanishTitle('Knitted wool-blend green cap', VOICES.es.types.beanie, {
    isForeign: true,
    isCommonName: false,
  });
  expect(title).toMatch(/ «Knitted wool-blend green cap»$/);
});

test.each<[ProductType, string | undefined]>([
  ['film-camera', 'la cámara'],
  ['running-shoes', 'las zapatillas'],
  ['tent', undefined],
  ['mug', undefined],
])('a %s that has been named is «%s»', (type, expected) => {
  expect(shortInSpanish(VOICES.es.types[type])?.the).toBe(expected);
});
