import { expect, test } from 'vitest';
import { ourInEnglish, thisInEnglish } from './english-nouns.ts';

test.each([
  ['Linen Apron', 'our Linen Apron'],
  ['Office grey jeans', 'our office grey jeans'],
  ['Everyday white basic T-Shirt', 'our everyday white basic T-Shirt'],
  ['Nike running shoes', 'our Nike running shoes'],
  ['The Prairie Bowl', 'The Prairie Bowl'],
])('in an English sentence %s is %s', (title, ours) => {
  expect(ourInEnglish(title)).toBe(ours);
});

test.each([
  ['Flying pig watering can', 'our flying pig watering can'],
  ['Set of 6 Halloween ghost T-lights', 'our set of 6 Halloween ghost T-lights'],
  ['Christmas stocking', 'our Christmas stocking'],
])('%s, which the shop has in capitals, is %s', (title, ours) => {
  expect(ourInEnglish(title, true)).toBe(ours);
});

test('one points at several with «these»', () => {
  expect([thisInEnglish('mug'), thisInEnglish('sneakers')]).toEqual(['this mug', 'these sneakers']);
});
