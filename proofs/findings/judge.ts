import { FINDERS, findEach } from '#server/analytics/insights/find-all.ts';
import type { Finding } from '#server/analytics/insights/finders/finding.ts';
import { INSIGHT_TYPES, type InsightType } from '#shared/analytics/insights.ts';
import { EXPECTATIONS } from './registry.ts';
import { createReportsOf } from './reports-of.ts';
import { LOOKS, makeShop, quietPlan, type ShopPlan, SIZES, type Size, silentPlan } from './shop.ts';

/** Shops in which a finder said something in a month of daily looks, by their orders a day. */
type Counts = Record<Size, { shops: number; found: number }>;

export interface Tally {
  type: InsightType;
  silent: Counts;
  /** Nothing where no such shops are described. */
  lookalike: Counts;
  planted: Counts;
}

export interface Verdict extends Tally {
  problems: string[];
}

export const MOST_FALSE = 0.05;
export const LEAST_FOUND = 0.8;

/** What the finders of these kinds say in a month of daily looks at one shop. */
function monthOf(plan: ShopPlan, types: readonly InsightType[]): Finding[] {
  const finders = FINDERS.filter((finder) => types.some((type) => finder.types.includes(type)));
  const reportsOf = createReportsOf(makeShop(plan));
  return Array.from({ length: LOOKS }, (_, look) => findEach(finders, reportsOf(look))).flat();
}

const noCounts = (): Counts => ({
  1: { shops: 0, found: 0 },
  4: { shops: 0, found: 0 },
  20: { shops: 0, found: 0 },
  100: { shops: 0, found: 0 },
});

export interface Shops {
  /** In which nothing happens: all finders look at each. */
  silent: number;
  /** In which something could be mistaken: for each kind of finding that describes such shops. */
  lookalike: number;
  /** In which something does happen: each with one signal, looked at by its finder. */
  planted: number;
  /** Kinds that are looked for. */
  types?: readonly InsightType[];
}

/** Every `of`th shop of each kind, from the `part`th on (from 0). */
export interface Part {
  part: number;
  of: number;
}

const WHOLE: Part = { part: 0, of: 1 };

/** Looks at shops without a signal and at shops with one. Sizes, weekly patterns, seasons and histories are mixed evenly. */
export function tallyFinders(shops: Shops, part = WHOLE): Tally[] {
  const { types = INSIGHT_TYPES } = shops;
  const tallies = new Map(
    types.map((type): [InsightType, Tally] => [
      type,
      { type, silent: noCounts(), lookalike: noCounts(), planted: noCounts() },
    ]),
  );
  for (const { kind: size, number } of spread(shops.silent, SIZES, part)) {
    const plan = silentPlan(size, number);
    const said = monthOf(plan, types);
    for (const [type, { silent }] of tallies) {
      const isTrueAnyway = EXPECTATIONS[type].isTrueAnyway;
      const isFalse = said.some((each) => each.type === type && !isTrueAnyway?.(each, plan));
      silent[size].shops += 1;
      if (isFalse) silent[size].found += 1;
    }
  }
  for (const { type, lookalike } of tallies.values()) {
    const makePlan = EXPECTATIONS[type].lookalike;
    if (!makePlan) continue;
    for (const { kind: size, number } of spread(shops.lookalike, SIZES, part)) {
      const said = monthOf(makePlan(quietPlan(size, 90_000 + number)), [type]);
      lookalike[size].shops += 1;
      if (said.some((each) => each.type === type)) lookalike[size].found += 1;
    }
  }
  const signals = [...tallies.values()].flatMap((tally) => {
    const signal = EXPECTATIONS[tally.type].planted;
    return signal.sizes.map((size) => ({ tally, signal, size }));
  });
  for (const { kind, number } of spread(shops.planted, signals, part)) {
    const { tally, signal, size } = kind;
    const { type, planted } = tally;
    const said = monthOf(signal.plant(quietPlan(size, 50_000 + number)), [type]);
    planted[size].shops += 1;
    if (said.some((each) => each.type === type && signal.isIt(each))) planted[size].found += 1;
  }
  return [...tallies.values()];
}

/** What the parts counted, together, and what does not hold. */
export function judge(parts: readonly Tally[][]): Verdict[] {
  const types = parts[0]!.map(({ type }) => type);
  return types.map((type) => {
    const ofType = parts.flatMap((part) => part.filter((tally) => tally.type === type));
    const together = (name: 'silent' | 'lookalike' | 'planted') => {
      const sum = noCounts();
      for (const size of SIZES)
        for (const tally of ofType) {
          sum[size].shops += tally[name][size].shops;
          sum[size].found += tally[name][size].found;
        }
      return sum;
    };
    const tally = {
      type,
      silent: together('silent'),
      lookalike: together('lookalike'),
      planted: together('planted'),
    };
    return { ...tally, problems: problemsOf(tally) };
  });
}

/** Takes the kinds in turn, numbers the shops of each, and gives those of the part. */
function spread<Kind>(shops: number, kinds: readonly Kind[], { part, of }: Part) {
  return Array.from({ length: shops }, (_, at) => ({
    kind: kinds[at % kinds.length]!,
    number: Math.floor(at / kinds.length),
  })).filter(({ number }) => number % of === part);
}

/** Every size by itself: an owner has a shop of one size. */
function problemsOf({ type, silent, lookalike, planted }: Tally): string[] {
  const expectation = EXPECTATIONS[type];
  const problems: string[] = [];
  for (const [counts, where] of [
    [silent, 'without a signal'],
    [lookalike, 'in which it could be mistaken'],
  ] as const) {
    for (const size of SIZES) {
      const { found, shops } = counts[size];
      if (found > MOST_FALSE * shops)
        problems.push(`said something in ${found} of ${shops} shops ${where} at ${size} orders a day`);
    }
  }
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
