import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Assumption } from './ads.ts';
import { projectAds } from './ads-projection.ts';

const assume = (
  name: Assumption['name'],
  value: number | null,
  low: number | null = null,
  high: number | null = null,
): Assumption => ({
  name,
  value,
  low,
  high,
  basis: { kind: 'assumption', source: 'own_entry', cases: null },
});

test('a budget is clicks, clicks are orders, and orders are money', () => {
  expect(
    projectAds([
      assume('budget', 500),
      assume('costPerClick', 0.5, 0.4, 1),
      assume('clickRate', 0.05),
      assume('conversionRate', 0.02, 0.01, 0.03),
      assume('orderValue', 50),
    ]),
  ).toEqual({
    clicks: { low: 500, expected: 1_000, high: 1_250 },
    impressions: { low: 10_000, expected: 20_000, high: 25_000 },
    ctr: { low: 0.05, expected: 0.05, high: 0.05 },
    conversions: { low: 5, expected: 20, high: 37.5 },
    revenue: { low: 250, expected: 1_000, high: 1_875 },
    estimatedRoas: { low: 0.5, expected: 2, high: 3.75 },
  });
});

test('what nobody knows, or is nothing, leaves out what rests on it', () => {
  const known = [assume('budget', 500), assume('costPerClick', 0.5), assume('orderValue', 50)];
  expect(projectAds([...known, assume('conversionRate', null), assume('clickRate', 0)])).toEqual({
    clicks: { low: 1_000, expected: 1_000, high: 1_000 },
    impressions: null,
    ctr: null,
    conversions: null,
    revenue: null,
    estimatedRoas: null,
  });
  expect(Object.values(projectAds([]))).toEqual(new Array(6).fill(null));
});

test('every range holds its middle', () => {
  const estimate = fc
    .tuple(
      fc.double({ min: 1e-6, max: 1e12, noNaN: true }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      fc.double({ min: 0, max: 5, noNaN: true }),
    )
    .map(([value, below, above]) => [value, value * (1 - below), value * (1 + above)] as const);
  fc.assert(
    fc.property(fc.array(estimate, { minLength: 5, maxLength: 5 }), (estimates) => {
      const names = ['budget', 'costPerClick', 'clickRate', 'conversionRate', 'orderValue'] as const;
      for (const range of Object.values(
        projectAds(names.map((name, at) => assume(name, ...estimates[at]!))),
      )) {
        expect(Number.isFinite(range!.high)).toBe(true);
        expect(range!.low).toBeLessThanOrEqual(range!.expected);
        expect(range!.high).toBeGreaterThanOrEqual(range!.expected);
      }
    }),
    { seed: 20_261_121, numRuns: 300 },
  );
});
