/** As far as the accent goes below words that must stay readable. */
export const BELOW_WORDS = 50;

/**
 * The accent in percent of `strongest`, the more the nearer to the most. The root spreads the weaker half; what
 * is nought has no accent at all.
 */
export function shadeOf(value: number, most: number, strongest = 90): string {
  if (value <= 0 || most <= 0) return 'var(--sunken)';
  const strength = Math.round(8 + (strongest - 8) * Math.sqrt(Math.min(1, value / most)));
  return `color-mix(in oklab, var(--accent) ${strength}%, var(--surface))`;
}
