import { expect, test } from 'vitest';
import type { ContentLanguage } from '#shared/content/content.ts';
import { type FactTexts, fill } from './fill.ts';

test.each<[ContentLanguage, string, FactTexts, string]>([
  ['fr', 'Le prix de {the}', { the: 'le mug' }, 'Le prix du mug'],
  ['es', 'Cerca de {the}', { the: 'el sofá' }, 'Cerca del sofá'],
  ['tr', 'İkisi de {title:de}.', { title: 'Hardal Kupa' }, 'İkisi de Hardal Kupa’da.'],
  ['tr', 'Sıra {title:in}.', { title: 'kupa', noun: 'kupa', whom: 'kupayı' }, 'Sıra kupanın.'],
  ['tr', '{title:e} bak.', { title: 'Mumluk', noun: 'mumluk', whom: 'mumluğu' }, 'Mumluğa bak.'],
  [
    'tr',
    '{title:e} bak.',
    { title: 'kol saati', noun: 'kol saati', whom: 'kol saatini' },
    'kol saatine bak.',
  ],
  ['tr', '{title:i} tak.', { title: 'lens', noun: 'lens', whom: 'lensi' }, 'lensi tak.'],
])('in %s %s is joined as one says it', (language, piece, facts, text) => {
  expect(fill(piece, facts, language)).toBe(text);
});

test('a piece that names what is not known is none', () => {
  expect(fill('{title} for {price}', { title: 'Mug' }, 'en')).toBeNull();
});
