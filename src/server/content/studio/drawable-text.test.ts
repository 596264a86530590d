import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawableText } from './drawable-text.ts';
import { fontOf } from './fonts.ts';

// Of a private plane, so that no machine has a font for it.
const UNKNOWN = '\u{f1234}';

test.each([
  ['Hand-made mug, 350 ml (blue)', 'Hand-made mug, 350 ml (blue)'],
  ['Işıl ışıl küpe ✨', 'Işıl ışıl küpe ✨'],
  ['حذاء Nike للجري ٤٢', 'حذاء Nike للجري ٤٢'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['\u200fנעלי ריצה\u200e', 'נעלי ריצה'],
  ['Кроссовки «Бег»', 'Кроссовки «Бег»'],
  ['Soft\u00adshell\tjacket', 'Softshell jacket'],
  ['👩‍👩‍👧 set 🇹🇷', '👩‍👩‍👧 set 🇹🇷'],
])('%s is drawn as %s', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

test('what no font has is left out, with the brackets that held it', () => {
  expect(drawableText(`Tea set (${UNKNOWN}${UNKNOWN}) – ${UNKNOWN}`)).toBe('Tea set');
  expect(drawableText(`${UNKNOWN}Tea ${UNKNOWN} set`)).toBe('Tea set');
});

test('nothing is drawn when there is nothing to draw', () => {
  for (const text of [null, '', ' \n', UNKNOWN.repeat(4)]) expect(drawableText(text)).toBeNull();
});

test.each(['حذاء', 'נעליים', 'Кеды'])('%s is drawn by faces of ours in every weight', (word) => {
  drawableText(word);
  const weights = (['Playfair', 'Manrope', 'Grotesque', 'Anton'] as const).map((face) => {
    const canvas = createCanvas(400, 120);
    const ctx = canvas.getContext('2d');
    ctx.font = fontOf(face, 72);
    ctx.fillText(word, 20, 80);
    return canvas.data().filter((value, at) => at % 4 === 3 && value > 128).length;
  });
  expect(weights).toEqual(weights.toSorted((lighter, heavier) => lighter - heavier));
  expect(weights[3]! / weights[0]!).toBeGreaterThan(1.4);
});
