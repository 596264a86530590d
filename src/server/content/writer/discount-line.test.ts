import { expect, test } from 'vitest';
import { discountLine } from './discount-line.ts';

test('a discount is said as shops of each country say it, with its last day where it has one', () => {
  const offer = { code: 'TEA10-K7QX', percent: 10, lastDay: '2027-03-01' };
  expect((['en', 'tr', 'es', 'fr', 'de'] as const).map((language) => discountLine(offer, language))).toEqual([
    '10% off with code TEA10-K7QX until March 1.',
    'TEA10-K7QX koduyla %10 indirim. Son gün: 1 Mart.',
    '10\u00a0% de descuento con el código TEA10-K7QX hasta el 1 de marzo.',
    '−10\u00a0% avec le code TEA10-K7QX jusqu’au 1er mars.',
    '10\u00a0% Rabatt mit dem Code TEA10-K7QX, gültig bis 1. März.',
  ]);
  expect(discountLine({ ...offer, lastDay: null }, 'de')).toBe('10\u00a0% Rabatt mit dem Code TEA10-K7QX.');
});
