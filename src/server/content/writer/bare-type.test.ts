import { expect, test } from 'vitest';
import type { ContentLanguage } from '#shared/content/content.ts';
import { fitsCommonName, isBareType } from './bare-type.ts';
import type { ProductType } from './voice/product-types.ts';

test.each<[string, ProductType, ContentLanguage, boolean]>([
  ['Mug', 'mug', 'tr', true],
  ['MUG', 'mug', 'de', true],
  ['Orchid', 'orchid', 'fr', true],
  ['Candle Holder', 'candle-holder', 'tr', true],
  ['Mug', 'mug', 'en', true],
  ['Blue Mug', 'mug', 'tr', false],
  ['Bedside Table', 'table', 'de', false],
  ['Tablet', 'tablet', 'tr', false],
  ['Tablet', 'tablet', 'de', true],
  ['Becher', 'mug', 'de', false],
  ['Mug', 'mug', 'es', true],
])('whether %s, a %s, says no more than its type in a post in %s: %s', (title, type, language, expected) => {
  expect(isBareType(title, type, language)).toBe(expected);
});

test.each<[string, ContentLanguage, boolean]>([
  ['Bugünün konuğu {title}.', 'tr', true],
  ['Bu {whom} tanıyalım: {title}.', 'tr', false],
  ['{title}.', 'tr', false],
  ['Tanıştıralım: {title}.', 'tr', false],
  ['Dans nos rayons : {title}.', 'fr', true],
  ['Le nom : {title}.', 'fr', false],
  ['Auf dem Bild: {title}.', 'de', true],
  ['Wir zeigen Ihnen {quoted}.', 'de', false],
  ['Fiyatı {price}.', 'tr', true],
])('whether “%s” (%s) reads well with the type’s word for the title: %s', (piece, language, expected) => {
  expect(fitsCommonName(piece, language)).toBe(expected);
});
