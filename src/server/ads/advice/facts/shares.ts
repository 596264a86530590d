/**
 * Counts as percentages that add up to exactly 100 when everything is listed: by the largest remainder. `digits` decimals
 * are kept; the arithmetic is in whole smallest steps, so that nothing is lost to rounding.
 */
export function percentagesOf(counts: number[], digits = 0): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total <= 0) return counts.map(() => 0);
  const scale = 10 ** digits;
  const exact = counts.map((count) => (count / total) * 100 * scale);
  const steps = exact.map(Math.floor);
  const missing = Math.round(100 * scale - steps.reduce((sum, step) => sum + step, 0));
  const byRemainder = exact
    .map((value, place) => ({ place, remainder: value - Math.floor(value) }))
    .sort((one, other) => other.remainder - one.remainder || one.place - other.place);
  for (const { place } of byRemainder.slice(0, missing)) steps[place]! += 1;
  return steps.map((step) => step / scale);
}
