import { studentQuantile } from '#server/analytics/findings/statistics.ts';
import { type ExperimentEstimate, INTERVAL_SHARE } from '#shared/publishing/experiments.ts';

/** What the two weeks of a block sold. */
export interface Block {
  withPosts: number;
  without: number;
}

/** Beyond a thousand times as much, a bound says nothing. */
const FURTHEST = Math.log(1_000);
const HALVINGS = 40;

/** How much more weeks with posts sold than weeks without, as was settled before the first of them. */
export function estimateEffect(blocks: readonly Block[]): ExperimentEstimate {
  const hasLogs = blocks.every(({ withPosts, without }) => withPosts > 0 && without > 0);
  return hasLogs ? byLogarithms(blocks) : bySigns(blocks);
}

/**
 * The mean of the blocks' log ratios with Student's interval. Chance decided which week of a block had posts, so whatever
 * else sets the two apart (trend, season, holidays) pulls to either side alike; with such symmetric values the interval
 * holds the truth at least about as often as it says, however unlike the blocks are (Benjamini, Is the t test really
 * conservative when the parent distribution is long-tailed?, J. Am. Stat. Assoc. 78, 1983).
 */
function byLogarithms(blocks: readonly Block[]): ExperimentEstimate {
  const ratios = blocks.map(({ withPosts, without }) => Math.log(withPosts / without));
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
  const degrees = ratios.length - 1;
  const variance = ratios.reduce((sum, ratio) => sum + (ratio - mean) ** 2, 0) / degrees;
  const half = studentQuantile((1 + INTERVAL_SHARE) / 2, degrees) * Math.sqrt(variance / ratios.length);
  return { method: 'logs', low: Math.expm1(mean - half), high: Math.expm1(mean + half) };
}

/**
 * Where a week sold nothing there is no logarithm. Every effect is then in the interval that the draw itself cannot rule
 * out: once it is taken out of the weeks with posts, the sum of the blocks' differences must not be among the most extreme
 * tenth of all sums that exchanging the weeks within blocks could have given (Fisher, The Design of Experiments, 1935,
 * § 21; inverted as in Rosenbaum, Observational Studies, 2002, § 2.7).
 */
function bySigns(blocks: readonly Block[]): ExperimentEstimate {
  const [withPosts, without] = [sumOf(blocks, 'withPosts'), sumOf(blocks, 'without')];
  if (withPosts <= 0 || without <= 0) return { method: 'signs', low: null, high: null };
  const center = Math.log(withPosts / without);
  const isPossible = (logEffect: number) =>
    shareAsExtreme(blocks.map((block) => block.withPosts / Math.exp(logEffect) - block.without)) >
    1 - INTERVAL_SHARE;
  return { method: 'signs', low: boundOf(center, -1, isPossible), high: boundOf(center, 1, isPossible) };
}

/**
 * Of all ways to exchange the weeks within blocks, the share that sets the two sides at least so far apart. The last block
 * stays: exchanging all of them turns the sign alone. One block is exchanged at a time (Gray code).
 */
function shareAsExtreme(differences: readonly number[]): number {
  const signed = [...differences];
  let sum = signed.reduce((total, difference) => total + difference, 0);
  const drawn = Math.abs(sum) * (1 - 1e-9);
  const ways = 2 ** (differences.length - 1);
  let asExtreme = 1;
  for (let way = 1; way < ways; way += 1) {
    const exchanged = 31 - Math.clz32(way & -way);
    signed[exchanged] = -signed[exchanged]!;
    sum += 2 * signed[exchanged];
    if (Math.abs(sum) >= drawn) asExtreme += 1;
  }
  return asExtreme / ways;
}

/** Where effects begin to be ruled out; null where none is. */
function boundOf(center: number, side: 1 | -1, isPossible: (logEffect: number) => boolean): number | null {
  let within = center;
  let beyond = center + side * FURTHEST;
  if (isPossible(beyond)) return null;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (within + beyond) / 2;
    if (isPossible(middle)) within = middle;
    else beyond = middle;
  }
  return Math.expm1(within);
}

function sumOf(blocks: readonly Block[], week: keyof Block): number {
  return blocks.reduce((sum, block) => sum + block[week], 0);
}
