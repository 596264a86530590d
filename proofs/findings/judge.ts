import { findAll } from '#server/insights/find-all.ts';
import type { Finding } from '#server/insights/finding.ts';
import { INSIGHT_TYPES, type InsightType } from '#shared/insights.ts';
import { EXPECTATIONS } from './registry.ts';
import { createReportsOf } from './reports-of.ts';
import { LOOKS, makeShop, quietPlan, type ShopPlan, SIZES, type Size } from './shop.ts';

/** Shops in which a finder said something in a month of daily looks, by their orders a day. */
type Counts = Record<Size, { shops: number; found: number }>;

export interface Verdict {
  type: InsightType;
  silent: Counts;
  /** Nothing where no such shops are described. */
  lookalike: Counts;
  planted: Counts;
  problems: string[];
}

/** A third as many, as they are each for one finder. */
const SHOPS_PER_LOOKALIKE = 3;
export const MOST_FALSE = 0.05;
export const LEAST_FOUND = 0.8;

/** What the finders say in a month of daily looks at one shop. */
function monthOf(plan: ShopPlan): Finding[] {
  const reportsOf = createReportsOf(makeShop(plan));
  return Array.from({ length: LOOKS }, (_, look) => findAll(reportsOf(look))).flat();
}

const noCounts = (): Counts => ({
  1: { shops: 0, found: 0 },
  4: { shops: 0, found: 0 },
  20: { shops: 0, found: 0 },
  100: { shops: 0, found: 0 },
});

/** Looks at shops without a signal, all finders at once, and at as many with each signal planted. */
export function judgeFinders(shopsWithout: number, shopsWith: number): Verdict[] {
  const verdicts = new Map(
    INSIGHT_TYPES.map((type): [InsightType, Verdict] => [
      type,
      { type, silent: noCounts(), lookalike: noCounts(), planted: noCounts(), problems: [] },
    ]),
  );
  for (let shop = 0; shop < shopsWithout; shop += 1) {
    const size = SIZES[shop % SIZES.length]!;
    const plan = quietPlan(size, 1_000 + shop * 3);
    const said = monthOf(plan);
    for (const [type, { silent }] of verdicts) {
      const isTrueAnyway = EXPECTATIONS[type].isTrueAnyway;
      const isFalse = said.some((each) => each.type === type && !isTrueAnyway?.(each, plan));
      silent[size].shops += 1;
      if (isFalse) silent[size].found += 1;
    }
  }
  const lookalikes = [...verdicts.values()].flatMap((verdict) =>
    EXPECTATIONS[verdict.type].lookalike ? [verdict] : [],
  );
  for (let shop = 0; shop < shopsWithout / SHOPS_PER_LOOKALIKE; shop += 1) {
    const { type, lookalike } = lookalikes[shop % lookalikes.length]!;
    const size = SIZES[Math.floor(shop / lookalikes.length) % SIZES.length]!;
    const plan = EXPECTATIONS[type].lookalike!(quietPlan(size, 90_000 + shop * 5));
    lookalike[size].shops += 1;
    if (monthOf(plan).some((each) => each.type === type)) lookalike[size].found += 1;
  }
  const signals = [...verdicts.values()].flatMap((verdict) => {
    const planted = EXPECTATIONS[verdict.type].planted;
    return planted.sizes.map((size) => ({ verdict, planted, size }));
  });
  for (let shop = 0; shop < shopsWith; shop += 1) {
    const { verdict, planted, size } = signals[shop % signals.length]!;
    const said = monthOf(planted.plant(quietPlan(size, 50_000 + shop * 7)));
    verdict.planted[size].shops += 1;
    if (said.some((each) => each.type === verdict.type && planted.isIt(each)))
      verdict.planted[size].found += 1;
  }
  for (const verdict of verdicts.values()) verdict.problems.push(...problemsOf(verdict));
  return [...verdicts.values()];
}

function problemsOf({ type, silent, lookalike, planted }: Verdict): string[] {
  const expectation = EXPECTATIONS[type];
  const problems: string[] = [];
  for (const { found, shops } of [sumOf(silent), sumOf(lookalike)])
    if (found > MOST_FALSE * shops) problems.push(`said something in ${found} of ${shops} shops without it`);
  for (const size of expectation.planted.sizes) {
    const { found, shops } = planted[size];
    if (found < LEAST_FOUND * shops)
      problems.push(`found ${found} of ${shops} signals at ${size} orders a day`);
  }
  return problems;
}

export function sumOf(counts: Counts): { shops: number; found: number } {
  return SIZES.reduce(
    (sum, size) => ({ shops: sum.shops + counts[size].shops, found: sum.found + counts[size].found }),
    { shops: 0, found: 0 },
  );
}
