import { expect, test } from 'vitest';
import { isAvoidedTag, wordsIn } from './brand.ts';

test.each([
  ['Not cheap at all.', ['cheap'], 'en', true],
  ['Cheaper than you think, and CHEAP.', ['cheap'], 'en', true],
  ['The cheapest.', ['cheap'], 'en', false],
  ['An article of art', ['art'], 'en', true],
  ['An article', ['art'], 'en', false],
  ['Bu ucuzluk kaçmaz', ['ucuz'], 'tr', true],
  ['İNDİRİMDE', ['indirim'], 'tr', true],
  ['Fırsatı kaçırmayın', ['fırsat'], 'tr', true],
  ['KARANLIK', ['kar'], 'tr', false],
  ['Der beste Preis', ['beste preis'], 'de', true],
  ['Der beste Preis', ['bester preis'], 'de', false],
  ['Das ist gratis (wirklich)', ['gratis'], 'de', true],
  ['a+b', ['a+b'], 'en', true],
] as const)('%s has %o in %s: %s', (text, words, language, has) => {
  expect(wordsIn(text, words, language).length > 0).toBe(has);
});

test('a hashtag has a word wherever its letters stand', () => {
  const brand = { wordsAvoided: ['free gift', 'ucuz'] };
  expect(isAvoidedTag('#FreeGiftFriday', brand)).toBe(true);
  expect(isAvoidedTag('#UcuzÇay', brand)).toBe(true);
  expect(isAvoidedTag('#Gifts', brand)).toBe(false);
  expect(isAvoidedTag('#Gifts', null)).toBe(false);
});
