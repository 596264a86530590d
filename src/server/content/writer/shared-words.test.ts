import { expect, test } from 'vitest';
import { beginAlike, sharedWords } from './shared-words.ts';

test.each([
  ['{Noun} tüyosu: {tip}', '{title} aklındaysa bu tüyoyu kaydet.', 1],
  ['Bugün vitrinde {one}.', 'Bugün vitrinde {title}.', 2],
  ['{Portrait} arayanlara.', '{title}, {portrait} arayanlar için.', 1],
  ['Looking for {a}?', 'For all who look for {a}.', 0],
  ['Neue {noun} gesucht?', 'Wer {noun} sucht: {title}.', 0],
  ['This {noun} is with us.', 'With this in your bag.', 0],
  ['{title}', '{title}', 0],
  ['{Noun} alanlara minik bir tüyo.', 'Tüyo: {tip}', 1],
])('%s and %s share words: %i', (piece, other, count) => {
  expect(sharedWords(piece, other)).toBe(count);
});

test('sentences begin alike by their first word', () => {
  expect(beginAlike('Bu {noun} {price}.', 'Bu {whom} sevecek birini etiketle.')).toBe(true);
  expect(beginAlike('{The} is here.', '{the}, again.')).toBe(true);
  expect(beginAlike('Burada: {title}.', 'Bu {noun}.')).toBe(false);
});
