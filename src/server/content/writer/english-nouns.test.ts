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

test('one points at several with «these»', () => {
  expect([thisInEnglish('mug'), thisInEnglish('sneakers')]).toEqual(['this mug', 'these sneakers']);
});
