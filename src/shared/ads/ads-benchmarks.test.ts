import { expect, test } from 'vitest';
import { BENCHMARK_KEYS } from './ads.ts';
import {
  ALL_TYPES_BENCHMARK,
  BENCHMARK_SOURCES,
  INDUSTRIES,
  SEARCH_BENCHMARKS,
  SHOPPING_BENCHMARKS,
} from './ads-benchmarks.ts';

test('every benchmark says who published it, when and of whom', () => {
  for (const key of BENCHMARK_KEYS) {
    const { name, year, of } = BENCHMARK_SOURCES[key];
    expect([name, of].every(Boolean)).toBe(true);
    expect(year).toBeGreaterThanOrEqual(2020);
  }
});

test('rates are rates, clicks cost something, and ranges begin low', () => {
  for (const row of [...Object.values(SEARCH_BENCHMARKS), ALL_TYPES_BENCHMARK]) {
    expect(row.clickRate).toBeGreaterThan(0);
    expect(row.clickRate).toBeLessThan(1);
    expect(row.conversionRate).toBeGreaterThan(0);
    expect(row.conversionRate).toBeLessThan(1);
    expect(row.costPerClick).toBeGreaterThan(0);
  }
  for (const { costPerClick, conversionRate } of Object.values(SHOPPING_BENCHMARKS)) {
    expect(costPerClick[0]).toBeLessThan(costPerClick[1]);
    expect(conversionRate[0]).toBeLessThan(conversionRate[1]);
    expect(conversionRate[1]).toBeLessThan(1);
  }
});

test('every kind of goods of a benchmark can be chosen', () => {
  expect(INDUSTRIES).toEqual(
    expect.arrayContaining([...Object.keys(SEARCH_BENCHMARKS), ...Object.keys(SHOPPING_BENCHMARKS)]),
  );
  expect(new Set(INDUSTRIES).size).toBe(INDUSTRIES.length);
});
