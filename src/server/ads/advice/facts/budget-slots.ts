import { percentagesOf } from './shares.ts';

/** How orders of online shops usually spread over the day, by hour; reference: google-ads 7, default hour weights. */
const USUAL = [0, 6, 9, 12, 15, 18, 20, 22, 24];
const USUAL_WEIGHTS = [0.35, 0.7, 1.15, 1.1, 1.1, 1.2, 1.55, 0.95];
/** So many orders an hour count as much as what is usual. */
const PRIOR_ORDERS = 50;
const FEWEST_SLOTS = 4;
const MOST_SLOTS = 6;
const SHORTEST_HOURS = 2;
/** The fewest slots are taken that leave at most this share of the hours' differences within them. */
const LEFT_WITHIN = 0.1;

export interface BudgetSlot {
  from: number;
  /** The hour it ends before. */
  to: number;
  percentage: number;
  orders: number;
}

export interface BudgetSplit {
  slots: BudgetSlot[];
  /** How much the store's own hours count relative to the usual ones, 0 to 1. */
  ownWeight: number;
}

/**
 * A budget over the hours of the day: the store's own hours, blended with the usual ones while orders are few, and
 * neighbouring hours of like weight joined. Every hour has the same own weight, by the orders an average hour has: that
 * nobody orders at night is known as surely as that many do in the evening.
 */
export function splitBudget(hours: number[]): BudgetSplit {
  const orders = sumOf(hours);
  if (orders <= 0) return { slots: [], ownWeight: 0 };
  const perHour = orders / hours.length;
  const ownWeight = perHour / (perHour + PRIOR_ORDERS);
  const usual = usualHours();
  const weights = hours.map((count, hour) => ownWeight * (count / perHour) + (1 - ownWeight) * usual[hour]!);
  const borders = joinHours(weights);
  const slots = borders.slice(1).map((to, place) => ({ from: borders[place]!, to }));
  const percentages = percentagesOf(slots.map(({ from, to }) => sumOf(weights.slice(from, to))));
  return {
    ownWeight,
    slots: slots.map((slot, place) => ({
      ...slot,
      percentage: percentages[place]!,
      orders: sumOf(hours.slice(slot.from, slot.to)),
    })),
  };
}

/** Of an average hour. */
function usualHours(): number[] {
  const weights = USUAL_WEIGHTS.flatMap((weight, place) =>
    new Array<number>(USUAL[place + 1]! - USUAL[place]!).fill(weight),
  );
  const mean = sumOf(weights) / weights.length;
  return weights.map((weight) => weight / mean);
}

/** Where slots begin and the last one ends: the split with the least difference within its slots. */
function joinHours(weights: number[]): number[] {
  const spread = spreadsOf(weights);
  const splits = bestSplits(weights.length, spread);
  const most = spread(0, weights.length) * LEFT_WITHIN;
  return (splits.find(({ within }) => within <= most) ?? splits.at(-1)!).borders;
}

interface Split {
  borders: number[];
  within: number;
}

/** The best one for each number of slots, by the best splits of the hours before each hour, slot after slot. */
function bestSplits(hours: number, spread: (from: number, to: number) => number): Split[] {
  const found: Split[] = [];
  let best: (Split | undefined)[] = [{ borders: [0], within: 0 }];
  for (let slots = 1; slots <= MOST_SLOTS; slots += 1) {
    const next: (Split | undefined)[] = [];
    for (let to = SHORTEST_HOURS; to <= hours; to += 1) {
      for (let from = 0; from <= to - SHORTEST_HOURS; from += 1) {
        const before = best[from];
        if (!before) continue;
        const within = before.within + spread(from, to);
        const known = next[to];
        if (!known || within < known.within) next[to] = { borders: [...before.borders, to], within };
      }
    }
    best = next;
    if (slots >= FEWEST_SLOTS) found.push(best[hours]!);
  }
  return found;
}

/** Of any hours in a row, the sum of the squared distances from their mean. */
function spreadsOf(weights: number[]) {
  const sums = [0];
  const squares = [0];
  for (const weight of weights) {
    sums.push(sums.at(-1)! + weight);
    squares.push(squares.at(-1)! + weight * weight);
  }
  return (from: number, to: number) => {
    const sum = sums[to]! - sums[from]!;
    return Math.max(0, squares[to]! - squares[from]! - (sum * sum) / (to - from));
  };
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
