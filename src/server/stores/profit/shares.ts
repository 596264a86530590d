/**
 * A whole number in parts by weight that add up to it exactly: each part ends where the rounded sum up to it ends.
 * Without any weight the first part gets all. Nothing for no parts.
 */
export function sharesOf(amount: number, weights: number[]): number[] {
  const positive = weights.map((weight) => Math.max(0, weight));
  const total = positive.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return positive.map((_, index) => (index === 0 ? amount : 0));
  let reached = 0;
  let given = 0;
  return positive.map((weight) => {
    reached += weight;
    const until = Math.round((amount * reached) / total);
    const share = until - given;
    given = until;
    return share;
  });
}
