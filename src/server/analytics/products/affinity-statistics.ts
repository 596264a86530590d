/** How often two things happened: each of them, both, and how many chances there were. */
export interface PairCounts {
  together: number;
  withFirst: number;
  withSecond: number;
  all: number;
}

/** Metrics 8: less than this is no evidence. */
const FEWEST_TOGETHER = 5;
const SMALLEST_LIFT = 1.2;
/** Chance alone gives so much once in a thousand pairs. */
const SMALLEST_G2 = 10.8;
/** Of the normal distribution, for an interval that holds 90 %. */
const Z = 1.6449;

export function pairStatistics({ together, withFirst, withSecond, all }: PairCounts) {
  const shareOfSecond = withSecond / all;
  const confidence = together / withFirst;
  return {
    support: together / all,
    confidence,
    lift: confidence / shareOfSecond,
    cautiousLift: lowerBound(together, withFirst) / shareOfSecond,
  };
}
export type PairStatistics = ReturnType<typeof pairStatistics>;

/** Whether a pair comes together more often than by chance, on enough evidence. */
export function isEvident(counts: PairCounts): boolean {
  return (
    counts.together >= FEWEST_TOGETHER &&
    pairStatistics(counts).lift > SMALLEST_LIFT &&
    likelihoodRatio(counts) >= SMALLEST_G2
  );
}

/** G² = 2 Σ observed × ln(observed ÷ expected) over the table of two by two. */
export function likelihoodRatio({ together, withFirst, withSecond, all }: PairCounts): number {
  const cells = [
    [together, withFirst, withSecond],
    [withFirst - together, withFirst, all - withSecond],
    [withSecond - together, all - withFirst, withSecond],
    [all - withFirst - withSecond + together, all - withFirst, all - withSecond],
  ] as const;
  return cells.reduce(
    (sum, [seen, row, column]) => sum + (seen === 0 ? 0 : 2 * seen * Math.log((seen * all) / (row * column))),
    0,
  );
}

/** Wilson's lower bound of a share of `seen` in `cases`. */
export function lowerBound(seen: number, cases: number): number {
  const share = seen / cases;
  const centre = share + Z ** 2 / (2 * cases);
  const spread = Z * Math.sqrt((share * (1 - share)) / cases + Z ** 2 / (4 * cases ** 2));
  return (centre - spread) / (1 + Z ** 2 / cases);
}
