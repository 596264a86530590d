import { describe, expect, test } from 'vitest';
import { seededChance } from '#shared/core/chance.ts';
import { type Block, estimateEffect } from './analysis.ts';
import { drawWeeks } from './design.ts';
import { blocksNeeded, powerOf, spreadOf } from './power.ts';
import { makeShop } from './testing/made-weeks.ts';

const HISTORY_WEEKS = 52;
const SHOPS = 500;
/** More are offered to nobody. */
const MOST_BLOCKS = 13;
const WORTH_KNOWING = 0.15;
/** In how many of a hundred weeks a shop that closes now and then sells nothing. */
const CLOSED = 0.08;

interface Run {
  low: number | null;
  high: number | null;
  /** What was said beforehand: the chance that the effect worth knowing is found; null where nothing is offered. */
  said: number | null;
}

/** The same shops at every call, each with its own draw. */
function runAll(effect: number, { closes = false } = {}): Run[] {
  return Array.from({ length: SHOPS }, (_, index) => {
    const chance = seededChance(index + 1);
    const shop = makeShop(chance);
    const history = Array.from({ length: HISTORY_WEEKS }, (_, week) => shop.sell(week, 0));
    const spread = spreadOf(history);
    const needed = blocksNeeded(WORTH_KNOWING, spread);
    const isOffered = needed !== null && needed <= MOST_BLOCKS;
    const blocks = isOffered ? needed : MOST_BLOCKS;
    const weeks = drawWeeks('2026-12-07', blocks, 10_000 + index).map(({ withPosts }, at) => ({
      withPosts,
      sales: closes && chance() < CLOSED ? 0 : shop.sell(HISTORY_WEEKS + at, withPosts ? effect : 0),
    }));
    const pairs = Array.from({ length: blocks }, (_, block): Block => {
      const [one, other] = weeks.slice(2 * block, 2 * block + 2);
      return one!.withPosts
        ? { withPosts: one!.sales, without: other!.sales }
        : { withPosts: other!.sales, without: one!.sales };
    });
    const { low, high } = estimateEffect(pairs);
    return { low, high, said: isOffered ? powerOf(WORTH_KNOWING, spread, blocks) : null };
  });
}

const shareOf = (runs: Run[], holds: (run: Run) => boolean) => runs.filter(holds).length / runs.length;
const holds =
  (truth: number) =>
  ({ low, high }: Run) =>
    (low ?? -1) <= truth && truth <= (high ?? Number.POSITIVE_INFINITY);

describe.each([0, 0.1, 0.3])('where posts raise sales by %d', (effect) => {
  test('90 % intervals of 500 made-up shops hold that in 85 to 95 of 100', () => {
    const held = shareOf(runAll(effect), holds(effect));
    expect(held).toBeGreaterThanOrEqual(0.85);
    expect(held).toBeLessThanOrEqual(0.95);
  });

  test('also where shops were closed for some weeks, in at least 85 of 100', () => {
    const runs = runAll(effect, { closes: true });
    expect(shareOf(runs, holds(effect))).toBeGreaterThanOrEqual(0.85);
    // They still say something.
    expect(shareOf(runs, ({ low, high }) => low !== null && high !== null)).toBeGreaterThan(0.9);
  });
});

test('an experiment finds the effect about as often as was said beforehand', () => {
  const offered = runAll(WORTH_KNOWING).filter(({ said }) => said !== null);
  expect(offered.length).toBeGreaterThan(SHOPS / 4);
  const found = shareOf(offered, ({ low }) => low! > 0);
  const said = offered.reduce((sum, run) => sum + run.said!, 0) / offered.length;
  expect(said).toBeGreaterThanOrEqual(0.8);
  expect(found).toBeGreaterThanOrEqual(0.7);
  expect(Math.abs(found - said)).toBeLessThan(0.08);
});
