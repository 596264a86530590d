import { expect, test } from 'vitest';
import { isEvident, likelihoodRatio, lowerBound, pairStatistics } from './affinity-statistics.ts';

test('31 of 120 buyers of A also took B, three times as many as usual', () => {
  // B is in 83 of 1000 orders; 31 ÷ 120 = 0.2583, ÷ 0.083 = 3.11.
  const statistics = pairStatistics({ together: 31, withFirst: 120, withSecond: 83, all: 1_000 });
  expect(statistics.support).toBeCloseTo(0.031, 10);
  expect(statistics.confidence).toBeCloseTo(0.258333, 6);
  expect(statistics.lift).toBeCloseTo(3.11245, 6);
  // Wilson: (0.258333 + 0.011274 − 1.6449 × √(0.001596625 + 0.000046974)) ÷ (1 + 0.022547) = 0.198446
  expect(statistics.cautiousLift).toBeCloseTo(0.198446 / 0.083, 3);
});

test('the lower bound of few cases lies far below their share', () => {
  // 5 of 5: 1 ÷ (1 + 1.6449² ÷ 5) = 0.648871; 500 of 500 is nearly sure.
  expect(lowerBound(5, 5)).toBeCloseTo(0.648871, 5);
  expect(lowerBound(500, 500)).toBeCloseTo(0.994618, 5);
  expect(lowerBound(0, 10)).toBeCloseTo(0, 10);
});

test('G² is nothing where all is as expected, and grows with the evidence', () => {
  expect(likelihoodRatio({ together: 10, withFirst: 100, withSecond: 100, all: 1_000 })).toBeCloseTo(0, 10);
  // Cells 10 0 0 10: 2 × (10 ln 2 + 10 ln 2) = 27.7259
  expect(likelihoodRatio({ together: 10, withFirst: 10, withSecond: 10, all: 20 })).toBeCloseTo(27.7259, 4);
});

test.each([
  ['clear evidence', { together: 31, withFirst: 120, withSecond: 83, all: 1_000 }, true],
  ['only four times together', { together: 4, withFirst: 4, withSecond: 4, all: 1_000 }, false],
  ['five times together', { together: 5, withFirst: 5, withSecond: 5, all: 1_000 }, true],
  [
    'hardly more than usual, however often',
    { together: 11_500, withFirst: 100_000, withSecond: 100_000, all: 1_000_000 },
    false,
  ],
  [
    'more than usual, but perhaps by chance',
    { together: 6, withFirst: 50, withSecond: 60, all: 1_000 },
    false,
  ],
  ['less than usual', { together: 5, withFirst: 300, withSecond: 300, all: 1_000 }, false],
])('%s: %j', (_what, counts, evident) => {
  expect(isEvident(counts)).toBe(evident);
});
