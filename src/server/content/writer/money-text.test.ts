import { expect, test } from 'vitest';
import type { ContentLanguage } from '#shared/content/content.ts';
import { moneyText } from './money-text.ts';

test.each<[ContentLanguage, number, string, string]>([
  ['fr', 208, 'GBP', '2,08\u00A0£'],
  ['fr', 6990, 'USD', '69,90\u00A0$'],
  ['fr', 6990, 'EUR', '69,90\u00A0€'],
  ['fr', 4500, 'CAD', '45\u00A0$'],
  ['fr', 4500, 'CHF', '45\u00A0CHF'],
  ['fr', 129_990, 'TRY', '1\u202F299,90\u00A0₺'],
  ['fr', 129_900, 'USD', '1\u202F299\u00A0$'],
  ['fr', 1500, 'JPY', '1\u202F500\u00A0¥'],
  ['es', 208, 'GBP', '2,08\u00A0£'],
  ['es', 6990, 'USD', '69,90\u00A0$'],
  ['es', 6990, 'EUR', '69,90\u00A0€'],
  ['es', 25_000, 'MXN', '250\u00A0$'],
  ['es', 129_990, 'TRY', '1299,90\u00A0₺'],
  ['de', 208, 'GBP', '2,08\u00A0£'],
  ['tr', 129_990, 'TRY', '₺1.299,90'],
  ['en', 899, 'USD', '$8.99'],
])('in %s a shop writes %i %s as %s', (language, minor, currency, written) => {
  expect(moneyText(minor, currency, language)).toBe(written);
});
