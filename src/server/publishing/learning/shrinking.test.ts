import { expect, test } from 'vitest';
import { seededChance } from '#shared/core/chance.ts';
import { earnedResponses } from './earned-responses.ts';
import { timesOfUsual } from './response.ts';
import { PRIOR_WEIGHT, priorWeightOf, shrink } from './shrinking.ts';

/** Groups around their own means, ten each; the means lie so far apart. */
function groups(apart: number, chance: () => number): number[][] {
  return Array.from({ length: 8 }, (_, at) =>
    Array.from({ length: 10 }, () => apart * at + (chance() + chance() + chance() - 1.5)),
  );
}

test('groups that do not differ are taken for one, and those that differ clearly are believed', () => {
  const chance = seededChance(3);
  const weights = Array.from({ length: 40 }, () => priorWeightOf(groups(0, chance)));
  expect(weights.filter((weight) => weight > 20).length).toBeGreaterThan(30);
  expect(priorWeightOf(groups(1, chance))).toBe(PRIOR_WEIGHT);
  expect(priorWeightOf([[1, 2, 3]])).toBe(1_000);
  expect(priorWeightOf([])).toBe(1_000);
});

test('few posts are drawn towards what is taken for granted', () => {
  expect(shrink([], 2)).toBe(2);
  expect(shrink([4, 4, 4, 4, 4], 2)).toBe(3);
  expect(shrink([4, 4], 2, 1_000)).toBeCloseTo(2, 2);
});

test('earnings are set against the mean of all, and far ones count less than they are far', () => {
  const post = (earned: number) => ({
    postId: String(earned),
    contentType: 'product',
    publishedAt: new Date('2026-11-01T10:00:00Z'),
    earned,
  });
  const responses = earnedResponses([post(0), post(10), post(30), post(-4), post(4)]);
  expect(responses.map(({ earnedTimes }) => earnedTimes)).toEqual([0, 1.25, 3.75, 0, 0.5]);
  // 0.5 against 2.375, and around 0.
  expect(Math.exp(responses[0]!.logRatio - responses[2]!.logRatio)).toBeCloseTo(0.5 / 2.375, 9);
  expect(responses.reduce((sum, { logRatio }) => sum + logRatio, 0)).toBeCloseTo(0, 9);
  expect(timesOfUsual(responses.slice(1, 3))).toBe(2.5);
  expect(earnedResponses([post(0), post(-3)])).toEqual([]);
  expect(earnedResponses([])).toEqual([]);
});
