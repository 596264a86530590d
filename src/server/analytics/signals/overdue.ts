import { fisherMoreInFirst, type Proportion } from '#server/analytics/findings/statistics.ts';

/** One time between two orders of a good customer, or since the last one, in local days. */
export interface Waiting {
  /** The day of the order it begins with. */
  since: number;
  /** The mean of the customer's own times between orders until then. */
  usual: number;
  /** Days until the next order; null while there is none. */
  lasted: number | null;
}

export interface Overdue {
  recent: Proportion;
  before: Proportion;
  /** How many times their own usual time these customers have let pass. */
  times: number;
  chance: number;
}

export const PERIOD_DAYS = 28;
const PERIODS = 12;
const LONG_SHARE = 0.95;
const FEWEST_WAITS = 100;
const FEWEST_OVERDUE = 5;
const FEWEST_DUE = 20;
/** A month of daily looks sees stretches that have little in common two or three times. */
const SIGNIFICANT = 0.003;
const SEASON_SIGNIFICANT = 0.05;

/**
 * Whether more of the best customers than usual are overdue by their own rhythm. A wait is over the limit when it lasts
 * longer than q times the customer's own mean, q being what 95 % of all finished waits keep to. Each wait has one day on
 * which it would pass that limit, and had either ended before or not: of those due in the last 28 days more must have
 * passed it than of those due in the twelve stretches before (Fisher's exact test, one-sided, below 0.3 %), and, where it
 * is known, than in the same stretch a year before (below 5 %). So customers who left long ago are no news.
 * `passed` are the waits of the last 28 days that are counted.
 */
export function findOverdue<Wait extends Waiting>(
  waits: readonly Wait[],
  today: number,
): { overdue: Overdue; passed: Wait[] } | null {
  const finished = waits
    .filter(({ lasted }) => lasted !== null)
    .map(({ lasted, usual }) => lasted! / usual)
    .sort((one, other) => one - other);
  if (finished.length < FEWEST_WAITS) return null;
  const times = finished[Math.floor(finished.length * LONG_SHARE)]!;
  const periods = Array.from({ length: PERIODS + 2 }, (): Proportion => ({ hits: 0, of: 0 }));
  const passed: Wait[] = [];
  for (const wait of waits) {
    const { since, usual, lasted } = wait;
    const due = since + Math.ceil(times * usual);
    const period = periods[Math.floor((today - 1 - due) / PERIOD_DAYS)];
    if (due >= today || !period) continue;
    period.of += 1;
    if (lasted !== null && since + lasted <= due) continue;
    period.hits += 1;
    if (period === periods[0]) passed.push(wait);
  }
  const [recent, ...others] = periods as [Proportion, ...Proportion[]];
  // Thirteen stretches of four weeks are a year: the last of them is the same season.
  const yearBefore = others.at(-1)!;
  const before = others.slice(0, PERIODS).reduce((one, other) => ({
    hits: one.hits + other.hits,
    of: one.of + other.of,
  }));
  if (recent.hits < FEWEST_OVERDUE || recent.of < FEWEST_DUE || before.of < FEWEST_WAITS) return null;
  const chance = fisherMoreInFirst(recent, before);
  if (chance > SIGNIFICANT) return null;
  if (yearBefore.of >= FEWEST_DUE && fisherMoreInFirst(recent, yearBefore) > SEASON_SIGNIFICANT) return null;
  return { overdue: { recent, before, times, chance }, passed };
}
