import { expect, test } from 'vitest';
import { sumOf, tallyFinders } from './judge.ts';

/** The whole proof takes minutes: `npm run proof:findings`. These twenty-four shops are always the same: a finder that is
 * wrong in 5 % of shops is wrong in five of them or more with a chance of 0.6 % (binomial).
 */
const MOST_OF_24 = 4;

test('of twenty-four shops in which nothing happens, no finder says more than 5 % allow for', () => {
  const silent = tallyFinders({ silent: 24, lookalike: 8, planted: 0 }).flatMap(
    ({ type, silent: counts, lookalike }) => [
      [type, sumOf(counts).found] as const,
      [`${type} where it could be mistaken`, sumOf(lookalike).found] as const,
    ],
  );
  expect(silent.filter(([, found]) => found > MOST_OF_24)).toEqual([]);
}, 300_000);
