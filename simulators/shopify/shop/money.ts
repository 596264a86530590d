/** Amounts are whole minor units (pence, kuruş) everywhere inside; text with the currency's digits outside. */
const digitsByCurrency = new Map<string, number>();

export function currencyDigits(currency: string): number {
  let digits = digitsByCurrency.get(currency);
  if (digits === undefined) {
    digits =
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2;
    digitsByCurrency.set(currency, digits);
  }
  return digits;
}

export function formatMoney(minor: number, currency: string): string {
  const digits = currencyDigits(currency);
  const text = (minor / 10 ** digits).toFixed(digits);
  return text.startsWith('-') && Number(text) === 0 ? text.slice(1) : text;
}

export function parseMoney(text: string, currency: string): number {
  const digits = currencyDigits(currency);
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!parts || (parts[3] ?? '').length > digits) {
    throw new Error(`"${text}" is not an amount in ${currency}: write it as decimal text, such as "12.50".`);
  }
  const minor = Number(parts[2]) * 10 ** digits + Number((parts[3] ?? '').padEnd(digits, '0') || '0');
  return parts[1] === '-' ? -minor : minor;
}

/** Halves go away from zero, so a return of a line mirrors its sale to the penny. */
export function roundHalfAway(value: number): number {
  // The nudge repairs products such as 1.005 * 100, which a double holds as 100.49999999999999.
  return value < 0 ? -Math.floor(-value + 0.5 + 1e-9) : Math.floor(value + 0.5 + 1e-9);
}

/** Splits an amount over weights; the pennies left by rounding go to the heaviest part, as Shopify allocates. */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.trunc((amount * weight) / whole));
  const heaviest = weights.indexOf(Math.max(...weights));
  const given = parts.reduce((sum, part) => sum + part, 0);
  parts[heaviest] = (parts[heaviest] ?? 0) + amount - given;
  return parts;
}
