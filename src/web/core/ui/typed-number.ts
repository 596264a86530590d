/**
 * What was typed, as `Number` reads it. Point and comma are both taken for the decimal mark, except where they can
 * only part thousands: '1.250,50', or '1.250' for a reader who writes one and a quarter as '1,25'. What is no number
 * stays as it was typed.
 */
export function readTypedNumber(typed: string, locale: string): string {
  const text = typed.replace(/[\s'’]/g, '');
  if (isParted(text, locale)) return text.replace(/[.,]/g, '');
  const [, whole = '', fraction] = /^(-?[\d.,]*)[.,](\d*)$/.exec(text) ?? [];
  if (fraction === undefined) return /\d/.test(text) ? text : typed;
  const isWhole = /^-?\d*$/.test(whole) || /^-?\d{1,3}(([.,])\d{3})(\2\d{3})*$/.test(whole);
  return isWhole ? `${whole.replace(/[.,]/g, '')}.${fraction}` : typed;
}

/** A number, written as `Number` reads it, in the reader's manner. */
export function writeTypedNumber(value: string, locale: string): string {
  return /^-?\d*\.\d*$/.test(value) ? value.replace('.', decimalMarkOf(locale)) : value;
}

/** Thousands and no fraction. */
function isParted(text: string, locale: string): boolean {
  const [, mark, more] = /^-?[1-9]\d{0,2}([.,])\d{3}((?:\1\d{3})*)$/.exec(text) ?? [];
  return mark !== undefined && (more !== '' || mark !== decimalMarkOf(locale));
}

function decimalMarkOf(locale: string): string {
  return new Intl.NumberFormat(locale).format(1.5).replace(/\d/g, '') || '.';
}
