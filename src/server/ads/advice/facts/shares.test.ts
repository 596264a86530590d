import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentagesOf } from './shares.ts';

test.each([
  [[], 0, []],
  [[0, 0], 0, [0, 0]],
  [[5], 0, [100]],
  [[1, 1, 1], 0, [34, 33, 33]],
  [[1, 2, 3], 0, [17, 33, 50]],
  [[1, 1, 1], 1, [33.4, 33.3, 33.3]],
  [[999, 1], 0, [100, 0]],
])('%j in percent with %i decimals', (counts, digits, percentages) => {
  expect(percentagesOf(counts, digits)).toEqual(percentages);
});

test('whatever is counted, the percentages add up to 100 and none is a whole step from the truth', () => {
  const counts = fc.array(fc.oneof(fc.nat({ max: 20 }), fc.double({ min: 0, max: 1e9, noNaN: true })), {
    minLength: 1,
    maxLength: 40,
  });
  fc.assert(
    fc.property(counts, fc.constantFrom(0, 1), (counted, digits) => {
      const total = counted.reduce((sum, count) => sum + count, 0);
      fc.pre(total > 1e-6);
      const percentages = percentagesOf(counted, digits);
      const scale = 10 ** digits;
      expect(percentages.reduce((sum, each) => sum + Math.round(each * scale), 0)).toBe(100 * scale);
      for (const [place, percentage] of percentages.entries())
        expect(Math.abs(percentage - (counted[place]! / total) * 100)).toBeLessThan(1 / scale + 1e-9);
    }),
    { seed: 20_261_121, numRuns: 300 },
  );
});
