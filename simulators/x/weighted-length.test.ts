import { expect, test } from 'vitest';
import { weightedLength } from './weighted-length.ts';

test.each([
  ['', 0],
  ['Hello', 5],
  ['e\u0301', 1],
  ['Привет', 6],
  ['日本語', 6],
  ['한', 2],
  ['👨‍👩‍👧‍👦', 2],
  ['👍🏽', 2],
  ['🇹🇷', 2],
  ['1️⃣', 2],
  ['…', 2],
  ['€', 2],
  ['™', 2],
  ['①', 2],
  ['“quoted” – and —', 16],
  ['©', 1],
  ['https://example.com/a/very/long/path?that=goes&on=and-on-and-on', 23],
  ['See example.com now', 31],
  ['loja.com.br', 23],
  ['http://localhost:3000', 21],
  ['a@b.com', 7],
  ['Look: https://example.com.', 30],
])('%s weighs %i', (text, weight) => {
  expect(weightedLength(text)).toBe(weight);
});
