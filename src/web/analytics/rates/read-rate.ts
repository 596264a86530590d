import { readTypedNumber } from '#web/core/ui/typed-number.ts';

/** What was typed, NaN where it is no number. A mark that stands alone is the decimal one: `1.159` is no thousand. */
export function readRate(typed: string, locale: string): number {
  const text = typed.trim();
  const plain = /^\d+[.,]\d+$/.test(text) ? text.replace(',', '.') : readTypedNumber(text, locale);
  return Number(plain || Number.NaN);
}
