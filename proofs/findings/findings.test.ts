import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INSIGHT_TYPES } from '#shared/insights.ts';
import { judgeFinders, sumOf } from './judge.ts';
import { EXPECTATIONS, PROVEN_ELSEWHERE } from './registry.ts';

test('every kind of finding has a line in the registry of the proof', () => {
  const lines = INSIGHT_TYPES.map((type) => [
    type,
    Boolean(EXPECTATIONS[type]) !== Boolean(PROVEN_ELSEWHERE[type]),
  ]);
  expect(lines.filter(([, once]) => !once)).toEqual([]);
  for (const file of Object.values(PROVEN_ELSEWHERE)) expect(existsSync(file), file).toBe(true);
});

/** The whole proof takes minutes: `npm run proof:findings`. These twenty-four shops are always the same: a finder that is
 * wrong in 5 % of shops is wrong in five of them or more with a chance of 0.6 % (binomial).
 */
const MOST_OF_24 = 4;

test('of twenty-four shops in which nothing happens, no finder says more than 5 % allow for', () => {
  const silent = judgeFinders(24, 0).map(({ type, silent: counts }) => [type, sumOf(counts).found] as const);
  expect(silent.filter(([, found]) => found > MOST_OF_24)).toEqual([]);
});
