/*
 * The distributions that findings and outcomes are tested with. Tails are exact (incomplete gamma and beta functions,
 * hypergeometric sums), so they hold for small counts too. Formulas: Press et al., Numerical Recipes, 3rd edition,
 * chapters 6.1, 6.2 and 6.4, unless another source is named.
 */

const LANCZOS = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.001208650973866179,
  -0.000005395239384953,
];
const PRECISION = 1e-13;
const MOST_STEPS = 10_000;
/** Close to the smallest number that can be divided by. */
const TINY = 1e-300;

/** Natural logarithm of the gamma function, for x > 0. */
export function lnGamma(x: number): number {
  const base = x + 5.5;
  const sum = LANCZOS.reduce((total, part, at) => total + part / (x + at + 1), 1.000000000190015);
  return (x + 0.5) * Math.log(base) - base + Math.log((2.5066282746310007 * sum) / x);
}

/** Regularized lower incomplete gamma function P(a, x): the share of a gamma distribution of shape a below x. */
export function lowerGamma(a: number, x: number): number {
  if (x <= 0) return 0;
  const front = Math.exp(-x + a * Math.log(x) - lnGamma(a));
  if (x < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let step = 1; step < MOST_STEPS && Math.abs(term) > Math.abs(sum) * PRECISION; step++) {
      term *= x / (a + step);
      sum += term;
    }
    return sum * front;
  }
  let b = x + 1 - a;
  let c = 1 / TINY;
  let d = 1 / b;
  let fraction = d;
  for (let step = 1; step < MOST_STEPS; step++) {
    const factor = -step * (step - a);
    b += 2;
    d = 1 / nonZero(factor * d + b);
    c = nonZero(b + factor / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return 1 - front * fraction;
}

/** Regularized incomplete beta function I_x(a, b): the share of a beta distribution below x; a and b may be fractions. */
export function betaBelow(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(lnGamma(a + b) - lnGamma(a) - lnGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / nonZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let step = 1; step < MOST_STEPS; step++) {
    const even = (step * (b - step) * x) / ((a + 2 * step - 1) * (a + 2 * step));
    d = 1 / nonZero(1 + even * d);
    c = nonZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + step) * (a + b + step) * x) / ((a + 2 * step) * (a + 2 * step + 1));
    d = 1 / nonZero(1 + odd * d);
    c = nonZero(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return fraction;
}

const nonZero = (value: number) => (Math.abs(value) < TINY ? TINY : value);

/** The value below which this share of a beta distribution lies. */
export function betaQuantile(share: number, a: number, b: number): number {
  return bisect((x) => betaBelow(x, a, b) - share, 0, 1);
}

/** Share of the standard normal distribution below z. */
export function normalBelow(z: number): number {
  const half = lowerGamma(0.5, (z * z) / 2) / 2;
  return z < 0 ? 0.5 - half : 0.5 + half;
}

/** Share of Student's distribution with so many degrees of freedom below t. */
export function studentBelow(t: number, degrees: number): number {
  const tail = betaBelow(degrees / (degrees + t * t), degrees / 2, 0.5) / 2;
  return t < 0 ? tail : 1 - tail;
}

export function normalQuantile(share: number): number {
  return bisect((z) => normalBelow(z) - share, -40, 40);
}

export function studentQuantile(share: number, degrees: number): number {
  return bisect((t) => studentBelow(t, degrees) - share, -1e4, 1e4);
}

function bisect(rising: (x: number) => number, from: number, to: number): number {
  let low = from;
  let high = to;
  for (let step = 0; step < 200 && high - low > PRECISION * Math.max(1, Math.abs(low)); step++) {
    const middle = (low + high) / 2;
    if (rising(middle) < 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Chance of `count` or more where `mean` are expected (Poisson). */
export function poissonAtLeast(count: number, mean: number): number {
  if (count <= 0) return 1;
  return lowerGamma(count, mean);
}

/** Chance of `count` or fewer where `mean` are expected (Poisson). */
export function poissonAtMost(count: number, mean: number): number {
  return 1 - poissonAtLeast(count + 1, mean);
}

/** Chance of `count` or more among `trials` that each succeed with probability `share` (binomial). */
export function binomialAtLeast(count: number, trials: number, share: number): number {
  if (count <= 0) return 1;
  if (count > trials) return 0;
  return betaBelow(share, count, trials - count + 1);
}

/** Chance of `count` or fewer among `trials` that each succeed with probability `share` (binomial). */
export function binomialAtMost(count: number, trials: number, share: number): number {
  return 1 - binomialAtLeast(count + 1, trials, share);
}

/** Sums of logarithms, as far as they were needed until now. */
const lnFactorials = [0, 0];

function lnFactorial(count: number): number {
  for (let next = lnFactorials.length; next <= count; next++)
    lnFactorials.push(lnFactorials[next - 1]! + Math.log(next));
  return lnFactorials[count]!;
}

const lnChoose = (from: number, some: number) =>
  lnFactorial(from) - lnFactorial(some) - lnFactorial(from - some);

/** So many of so many. */
export interface Proportion {
  hits: number;
  of: number;
}

/**
 * Fisher's exact test, one-sided: the chance of at least so many hits in the first sample if both had the same share,
 * given all hits together (Fisher, Statistical Methods for Research Workers, 1934, § 21.02).
 */
export function fisherMoreInFirst(first: Proportion, second: Proportion): number {
  const hits = first.hits + second.hits;
  const all = first.of + second.of;
  let chance = 0;
  for (let count = first.hits; count <= Math.min(hits, first.of); count++) {
    if (hits - count > second.of) continue;
    chance += Math.exp(lnChoose(first.of, count) + lnChoose(second.of, hits - count) - lnChoose(all, hits));
  }
  return Math.min(1, chance);
}

/** The other side: the chance of at most so many hits in the first sample. */
export function fisherFewerInFirst(first: Proportion, second: Proportion): number {
  const turned = ({ hits, of }: Proportion) => ({ hits: of - hits, of });
  return fisherMoreInFirst(turned(first), turned(second));
}

/**
 * How many times wider than chance alone (Poisson) successive values scatter: half the mean squared difference of
 * neighbours over their mean (von Neumann et al., The mean square successive difference, Ann. Math. Stat. 12, 1941). A
 * slow trend or season hardly widens it. In the unit of the values; null for fewer than three values or nothing in them.
 */
export function dispersionOf(values: readonly number[]): number | null {
  if (values.length < 3) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (mean <= 0) return null;
  let squares = 0;
  for (let at = 1; at < values.length; at++) squares += (values[at]! - values[at - 1]!) ** 2;
  return squares / (2 * (values.length - 1)) / mean;
}
