import { expect, test } from 'vitest';
import { foldPosition, postLength, postText } from './post-limits.ts';

test.each<[string, string, number]>([
  ['Latin letters', 'Merhaba', 7],
  ['Turkish letters', 'İıŞşĞğ', 6],
  ['an accent of its own', 'e\u0301', 1],
  ['Arabic', 'سلام', 4],
  ['Japanese', '日本語', 6],
  ['a Korean syllable', '한', 2],
  ['an emoji', '😀', 2],
  ['a family', '👨‍👩‍👧‍👦', 2],
  ['a skin tone', '👍🏽', 2],
  ['a flag', '🇹🇷', 2],
  ['a keycap', '1️⃣', 2],
  ['curly quotes and dashes', '“a” – b', 7],
  ['an ellipsis', '…', 2],
  ['the euro sign', '€', 2],
  ['the trade mark', '™', 2],
  ['the lira sign', '₺', 2],
  ['a long address', 'https://example.com/a/very/long/path?with=more', 23],
  ['a bare domain', 'example.com', 23],
  ['a bare domain of two parts', 'loja.com.br', 23],
  ['an address in a sentence', 'see https://x.co now', 31],
  ['a local address', 'http://localhost:3000', 21],
  ['an e-mail address', 'a@b.com', 7],
])('X counts %s as it does itself', (_, text, length) => {
  expect(postLength('twitter', text)).toBe(length);
});

test('Instagram and Facebook count what is typed', () => {
  expect(postLength('instagram', 'https://example.com/a')).toBe(21);
  expect(postLength('facebook', '日本語')).toBe(3);
});

test.each<[string, string, number]>([
  ['letters of any alphabet', 'Şık 日本語 سلام', 12],
  ['an accent of its own', 'e\u0301', 1],
  ['an emoji', '😀', 4],
  ['a heart that is drawn in colour', '❤️', 6],
  ['a family', '👨‍👩‍👧‍👦', 25],
  ['a flag', '🇹🇷', 8],
  ['a keycap', '1️⃣', 7],
  ['a plain sign', '©', 1],
  ['an address', 'https://example.com/a', 21],
])('Threads counts %s, an emoji by its bytes', (_, text, length) => {
  expect(postLength('threads', text)).toBe(length);
});

test('hashtags stand below the caption', () => {
  expect(postText('Hello. ', ['#a', '#b'])).toBe('Hello.\n\n#a #b');
  expect(postText('Hello.', [])).toBe('Hello.');
});

test('a long caption is folded at a word, one of many lines after the last that is shown', () => {
  const words = 'word '.repeat(60).trim();
  const cut = foldPosition('instagram', words)!;
  expect(cut).toBeLessThanOrEqual(125);
  expect(words[cut]).toBe(' ');
  expect(foldPosition('instagram', 'a\nb\nc\nd')).toBe(5);
  expect(foldPosition('instagram', 'short')).toBeNull();
  expect(foldPosition('facebook', words)).toBeNull();
  expect(foldPosition('twitter', words)).toBeNull();
});
