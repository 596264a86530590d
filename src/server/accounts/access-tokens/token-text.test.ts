import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { isTokenText, newTokenText } from './token-text.ts';

test('a token says what it is, and no two are alike', () => {
  const made = Array.from({ length: 1_000 }, newTokenText);
  for (const each of made) expect(each).toMatch(/^vtr_pat_[0-9A-Za-z]{49}$/);
  expect(new Set(made).size).toBe(made.length);
});

test('its end is the CRC-32 of its middle, so that one is told from what looks like one', () => {
  const text = newTokenText();
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  const read = [...text.slice(-6)].reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0);
  expect(read).toBe(crc32(text.slice(8, -6)));
  expect(isTokenText(text)).toBe(true);
});

test('one that was mistyped, cut or lengthened is none', () => {
  const text = newTokenText();
  for (let place = 8; place < text.length; place += 1) {
    const other = text[place] === 'a' ? 'b' : 'a';
    expect(isTokenText(text.slice(0, place) + other + text.slice(place + 1))).toBe(false);
  }
  for (const wrong of [
    '',
    'vtr_pat_',
    text.slice(1),
    text.slice(0, -1),
    `${text}0`,
    `${text}\n`,
    `vtr_pat_${'0'.repeat(48)}ü`,
  ])
    expect(isTokenText(wrong)).toBe(false);
});
