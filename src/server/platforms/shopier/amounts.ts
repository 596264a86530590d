/**
 * An amount as Shopier writes it → plain decimal text. Documented are texts like `299.90`; seen in use is also
 * `2.490,50` (reference/shopier.md 2.4). With both signs the last one is the decimal one; a lone sign before exactly
 * three digits groups thousands, as no price has three decimals. Amounts are stated without a sign; a minus before a
 * discount or a refund would say the same.
 */
export function plainDecimal(written: string): string {
  const text = written.trim().replace(/^-/, '');
  if (/^[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(text)) return text.replace(/[.,]/g, '');
  const decimal = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (decimal === -1) return text;
  const whole = text.slice(0, decimal);
  const isWhole = /^(\d+|\d{1,3}([.,])\d{3}(\2\d{3})*)$/.test(whole) && !whole.includes(text[decimal]!);
  return isWhole ? `${whole.replace(/[.,]/g, '')}.${text.slice(decimal + 1)}` : text;
}
