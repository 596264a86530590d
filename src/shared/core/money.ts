/** ISO 4217: currencies whose smallest unit is not a hundredth. */
const ZERO_DIGITS = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '));
const THREE_DIGITS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

export function minorDigits(currency: string): 0 | 2 | 3 {
  if (ZERO_DIGITS.has(currency)) return 0;
  return THREE_DIGITS.has(currency) ? 3 : 2;
}

/** Integer minor units (pence, kuruş) → major units, for replies and screens only; sums are made in minor units. */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

/** Major units, as a reply states them or an owner types them → integer minor units, rounded half away from zero. */
export function toMinor(major: number, currency: string): number {
  // A product of floats lies a hair off the half that its digits show.
  const minor = Number((Math.abs(major) * 10 ** minorDigits(currency)).toPrecision(15));
  return Math.sign(major) * Math.round(minor);
}

/**
 * A platform's decimal text → integer minor units, rounded half away from zero.
 * Works on the digits, never through a float. Throws on anything that is not a decimal number or not safe as an integer.
 */
export function parseMoney(decimal: string, currency: string): number {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal);
  if (!match) throw new RangeError(`Not an amount of money: ${JSON.stringify(decimal)}`);
  const [, sign, whole = '', fraction = ''] = match;
  const digits = minorDigits(currency);
  const shown = fraction.slice(0, digits).padEnd(digits, '0');
  const roundUp = fraction.charCodeAt(digits) >= 53; // '5'
  const minor = Number(whole + shown) + (roundUp ? 1 : 0);
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Amount too large: ${decimal}`);
  return sign && minor !== 0 ? -minor : minor;
}
