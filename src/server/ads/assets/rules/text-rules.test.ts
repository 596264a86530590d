import { expect, test } from 'vitest';
import { adTextLength } from '#shared/ads/ads-assets.ts';
import { inEnglish } from '#shared/core/sentence.ts';
import { keywordTextProblems } from './set-problems.ts';
import { adTextProblems } from './text-rules.ts';

test.each([
  ['Mug – $8.99', 11],
  ['ışık ĞÜŞ', 8],
  ['手作り', 6],
  ['머그컵', 6],
  ['ＡＢ', 4],
  ['ｶｯﾌﾟ', 4],
  ['كوب', 3],
  ['', 0],
])('%s is %i characters long as Google counts', (text, length) => {
  expect(adTextLength(text)).toBe(length);
});

const headline = (text: string) => adTextProblems(text, { kind: 'headline', most: 30 });

test.each([
  'Mug – $8.99',
  'Rock & Roll Mug',
  'Sizes: 40, 42, 44, 46',
  '20% off: 32-inch Monitor',
  'USB-C Cable, 2 m',
  "Men's T-Shirt | Yonder",
  'LED Lamp by IKEA',
  'Önce ₺1.299,50, şimdi ₺999',
  'Fiyatı: 1 299 000 ₺',
  'Qu’est-ce que c’est ?',
  'Yonder Gifts™ since 1998',
  'كوب قهوة',
])('%s may be a headline', (text) => {
  expect(headline(text)).toEqual([]);
});

test.each([
  ['Buy now!', 'exclamation'],
  ['¡Compra', 'exclamation'],
  ['Mugs?? Mugs', 'repeated'],
  ['Mugs . . . mugs', 'repeated'],
  ['Mug 🎁', 'emoji'],
  ['Best → mug', 'emoji'],
  ['★ Mug ★', 'emoji'],
  ['THE MUG FOR YOUR KITCHEN', 'capitals'],
  ['M U G S for you', 'capitals'],
  ['Call +90 212 555 44 33', 'phone'],
  ['Call (212) 555-4433', 'phone'],
  ['=1+1', 'begin with'],
  [' @mugs', 'begin with'],
  ['-20 %', 'begin with'],
  ['[]', 'erase'],
  ['Mug\nCup', 'one line'],
  ['A mug that is much longer than it may be', '40 characters'],
  ['手作りの陶器マグカップ大きいサイズ青色', '38 characters'],
])('%s may not: %s', (text, reason) => {
  expect(headline(text).map(inEnglish).join()).toContain(reason);
});

test('one exclamation mark is fine in a description, two are not', () => {
  const description = (text: string) => adTextProblems(text, { kind: 'description', most: 90 });
  expect(description('See it online!')).toEqual([]);
  expect(description('See it! Order it!')).toHaveLength(1);
});

test.each([
  ['mug', 0],
  ["men's t-shirt & cap", 0],
  ['32 inch monitor', 0],
  ['mug, blue', 1],
  ['[mug]', 1],
  ['+mug', 1],
  ['', 1],
  ['x'.repeat(81), 1],
  ['a b c d e f g h i j k', 1],
])('the keyword %s has %i problems', (text, count) => {
  expect(keywordTextProblems(text)).toHaveLength(count);
});
