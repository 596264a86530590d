import { lnGamma, normalBelow, studentQuantile } from '#server/analytics/findings/statistics.ts';
import { INTERVAL_SHARE, POWER } from '#shared/publishing/experiments.ts';

/** Fewer cannot tell an effect from the luck of the draw: four blocks fall all one way in one draw of eight. */
export const FEWEST_BLOCKS = 5;
/** Ten years. */
const MOST_BLOCKS = 260;
const STEPS = 400;

/**
 * How far one week's sales usually are from the next week's, as a logarithm: the root of the mean square of successive
 * differences (von Neumann et al., The mean square successive difference, Ann. Math. Stat. 12, 1941). It is about zero and
 * not about their mean, because the draw of which week comes first puts a trend into the spread as well.
 * @param weeks the net sales of weeks that follow each other, all above zero.
 */
export function spreadOf(weeks: readonly number[]): number {
  let squares = 0;
  for (let at = 1; at < weeks.length; at += 1) squares += Math.log(weeks[at]! / weeks[at - 1]!) ** 2;
  return Math.sqrt(squares / (weeks.length - 1));
}

/**
 * The chance that the whole interval lies above zero when sales in weeks with posts really are so much higher.
 * @param effect 0.15 for 15 % more.
 */
export function powerOf(effect: number, spread: number, blocks: number): number {
  const degrees = blocks - 1;
  const critical = studentQuantile((1 + INTERVAL_SHARE) / 2, degrees);
  return noncentralAbove(critical, degrees, (Math.log1p(effect) / spread) * Math.sqrt(blocks));
}

/** The fewest blocks that find the effect in 80 of 100 experiments; null where ten years would not do. */
export function blocksNeeded(effect: number, spread: number): number | null {
  const isEnough = (blocks: number) => powerOf(effect, spread, blocks) >= POWER;
  if (!isEnough(MOST_BLOCKS)) return null;
  let low = FEWEST_BLOCKS - 1;
  let high = MOST_BLOCKS;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/**
 * The share of a noncentral t distribution above `t`: the normal tail, averaged over how the spread that is estimated from
 * the blocks themselves is distributed (chi; Johnson, Kotz & Balakrishnan, Continuous Univariate Distributions 2, § 31.1;
 * as a power in Cohen, Statistical Power Analysis, 1988, § 2.5). Simpson's rule.
 */
function noncentralAbove(t: number, degrees: number, noncentrality: number): number {
  const half = degrees / 2;
  const scale = Math.LN2 + half * Math.log(half) - lnGamma(half);
  const density = (s: number) => Math.exp(scale + (degrees - 1) * Math.log(s) - half * s * s);
  const reach = 8 / Math.sqrt(2 * degrees);
  const from = Math.max(1e-9, 1 - reach);
  const step = (1 + reach - from) / STEPS;
  let sum = 0;
  for (let at = 0; at <= STEPS; at += 1) {
    const s = from + at * step;
    const weight = at === 0 || at === STEPS ? 1 : at % 2 === 1 ? 4 : 2;
    sum += weight * density(s) * normalBelow(noncentrality - t * s);
  }
  return (sum * step) / 3;
}
