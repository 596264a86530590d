/**
 * How likely at most so many successes are in so many trials: the exact lower tail of the binomial distribution
 * (Clopper and Pearson, Biometrika 26, 1934). Summed as logarithms, since single terms are too small for a float.
 */
export function atMostByChance(successes: number, trials: number, rate: number): number {
  if (trials <= 0 || successes >= trials || rate <= 0) return 1;
  if (rate >= 1) return 0;
  const odds = Math.log(rate) - Math.log1p(-rate);
  let term = trials * Math.log1p(-rate);
  let sum = term;
  for (let count = 1; count <= successes; count += 1) {
    term += Math.log((trials - count + 1) / count) + odds;
    sum = addLogs(sum, term);
  }
  return Math.min(1, Math.exp(sum));
}

function addLogs(one: number, other: number): number {
  const [large, small] = one > other ? [one, other] : [other, one];
  return large + Math.log1p(Math.exp(small - large));
}

/**
 * Which of many tests count, so that at most this share of them is a false alarm: the step-up rule of Benjamini and
 * Hochberg, J. R. Stat. Soc. B 57, 1995. `tests` counts also those whose chance is not given; leaving out is cautious,
 * for it makes the line lower.
 * @returns the largest chance that counts; 0 when none does.
 */
export function falseAlarmLine(chances: readonly number[], tests: number, share: number): number {
  let line = 0;
  for (const [index, chance] of chances.toSorted((one, other) => one - other).entries())
    if (chance <= ((index + 1) / Math.max(tests, chances.length)) * share) line = chance;
  return line;
}
