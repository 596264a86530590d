import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { type Face, prepareFontsFor, registerFonts } from './fonts.ts';
import { fitText, isRightToLeft, setFont, type TextRoom, upperCase } from './text-fit.ts';

registerFonts();
const ctx = createCanvas(1080, 1350).getContext('2d');
const room: TextRoom = {
  face: 'Playfair',
  maxWidth: 700,
  maxHeight: 260,
  maxLines: 3,
  sizes: [80, 28],
  lineHeight: 1.15,
};

describe('a title fits its room', () => {
  test.each([
    'Mug',
    'Işıl ışıl el yapımı gümüş küpe',
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalterung',
    'حذاء رياضي خفيف للجري',
    'נעלי ריצה קלות',
    'Happy 🎉 birthday 👩‍👩‍👧 set 🇹🇷',
    'Very long title '.repeat(19).trim(),
    'x'.repeat(300),
  ])('%s', (title) => {
    prepareFontsFor(title);
    const fitted = fitText(ctx, title, room);
    setFont(ctx, fitted.face, fitted.size, fitted.tracking);
    for (const line of fitted.lines)
      expect(ctx.measureText(line).width).toBeLessThanOrEqual(room.maxWidth + 0.5);
    expect(fitted.height).toBeLessThanOrEqual(room.maxHeight! + 0.5);
    expect(fitted.lines.length).toBeLessThanOrEqual(room.maxLines);
  });

  test('a short one is as large as allowed', () => {
    expect(fitText(ctx, 'Mug', room).size).toBe(80);
  });

  test('no line ends with the letter of a T-shirt', () => {
    const large = {
      ...room,
      maxWidth: 840,
      maxHeight: 600,
      maxLines: 4,
      sizes: [124, 124] as [number, number],
    };
    const { lines } = fitText(ctx, 'Wir möchten Ihnen das T-Shirt zeigen', large);
    expect(lines.join('|')).toContain('T-Shirt');
  });

  test('one that is too long ends in an ellipsis after a whole word', () => {
    const { lines } = fitText(ctx, 'Handmade ceramic breakfast bowl '.repeat(9), room);
    expect(lines.at(-1)).toMatch(/(Handmade|ceramic|breakfast|bowl)…$/);
  });

  test('its lines are about equally long: no lonely last word', () => {
    const { lines } = fitText(ctx, 'The quick brown fox jumps over the lazy dog', {
      ...room,
      sizes: [60, 60],
    });
    const lengths = lines.map((line) => line.length);
    expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThan(0.6);
  });

  test('letters of a family emoji are not torn apart', () => {
    const { lines } = fitText(ctx, '👩‍👩‍👧'.repeat(40), room);
    expect(lines.join('')).not.toMatch(/^\u200d|\u200d$/);
  });
});

test('Arabic letters stay joined and have room above and below', () => {
  const title = 'حذاء رياضي';
  prepareFontsFor(title);
  const fitted = fitText(ctx, title, { ...room, lineHeight: 1, tracking: 0.2 });
  expect(fitted).toMatchObject({ rightToLeft: true, tracking: 0, lineHeight: 1.3 });
});

test('a Greek title is written by one face', () => {
  expect(fitText(ctx, 'Ταξιδιωτική τσάντα', { ...room, face: 'Anton' }).face).toBe('Manrope Heavy');
});

test('Turkish capitals have their dots where Turkish has them', () => {
  expect(upperCase('ışıltılı incir', 'tr')).toBe('IŞILTILI İNCİR');
  expect(upperCase('instant', 'en')).toBe('INSTANT');
  expect(upperCase('Kitchen mug', 'tr')).toBe('Kitchen mug');
  expect(upperCase('kahve', 'tr')).toBe('KAHVE');
});

test('the first letter decides the direction', () => {
  expect(isRightToLeft('12 حذاء')).toBe(true);
  expect(isRightToLeft('Shoe حذاء')).toBe(false);
});

test('our faces have Turkish letters, and the lira sign where prices are written', () => {
  const missing = (face: Face, text: string) => {
    const unknown = pixelsOf(face, '\u{10fffd}');
    return [...text].filter((letter) => pixelsOf(face, letter).equals(unknown));
  };
  for (const face of [
    'Playfair',
    'Playfair Italic',
    'Manrope',
    'Manrope Heavy',
    'Grotesque',
    'Anton',
  ] as const)
    expect(missing(face, 'ığüşöçİĞÜŞÖÇßéñ')).toEqual([]);
  expect(missing('Manrope Heavy', '₺€$¥')).toEqual([]);
});

function pixelsOf(face: Face, letter: string): Buffer {
  const canvas = createCanvas(64, 64);
  const small = canvas.getContext('2d');
  small.font = `40px "${face}"`;
  small.fillText(letter, 8, 48);
  return canvas.data();
}
