import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNumberIndex } from './number-index.ts';

test('every number has the place in which it was first seen, however many there are', () => {
  const numbers = fc.array(
    fc.oneof(fc.integer({ min: 0, max: 40 }), fc.maxSafeNat(), fc.constantFrom(0, 2 ** 32, 2 ** 33)),
    { maxLength: 3_000, size: 'max' },
  );
  fc.assert(
    fc.property(numbers, fc.maxSafeNat(), (added, other) => {
      const index = createNumberIndex();
      const places = added.map((number) => index.add(number));
      const seen = [...new Set(added)];
      expect(places).toEqual(added.map((number) => seen.indexOf(number)));
      expect(index.size).toBe(seen.length);
      for (const number of [...added.slice(0, 20), other])
        expect(index.find(number)).toBe(seen.indexOf(number));
    }),
    { seed: 20_261_122, numRuns: 30 },
  );
});
