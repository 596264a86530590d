import { expect } from 'vitest';
import { z } from 'zod';
import { AdsResult } from '#shared/ads/ads.ts';

/** Sums of the ledger fall below nothing where more was given back than sold; the ROI where ads would not pay. */
const MAY_BE_NEGATIVE = new Set(['netSales', 'revenue', 'roiImprovement']);

/** What holds of every result, whatever store it is of. */
export function checkFigures(result: AdsResult) {
  expect(z.core.parse(AdsResult, structuredClone(result))).toEqual(result);
  checkNumbers(result, []);
  const { recommendations, audiences, bestTimes, performance, customers } = result;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

  const { budgetAllocation } = recommendations;
  if (budgetAllocation.length > 0) {
    expect(sum(budgetAllocation.map(({ percentage }) => percentage))).toBe(100);
    expect(budgetAllocation.length).toBeGreaterThanOrEqual(4);
    expect(budgetAllocation.length).toBeLessThanOrEqual(6);
    expect([budgetAllocation[0]!.from, budgetAllocation.at(-1)!.to]).toEqual([0, 24]);
    expect(sum(budgetAllocation.map(({ orders }) => orders))).toBe(result.storeAnalysis.orders);
  }
  for (const parts of [audiences.demographics.ageGroups, audiences.demographics.gender]) {
    const whole = sum(parts.map(({ percentage }) => percentage));
    if (whole > 0) expect(whole).toBeCloseTo(100, 6);
  }
  const { locations, devices } = audiences.behaviors;
  for (const kind of ['country', 'city']) {
    const listed = locations.filter((each) => each.kind === kind);
    expect(sum(listed.map(({ percentage }) => percentage))).toBeLessThanOrEqual(100 + 1e-6);
  }
  expect(sum(devices.map(({ usage }) => usage ?? 0))).toBeLessThanOrEqual(1 + 1e-9);
  if (bestTimes.hourly.length > 0) {
    expect(sum(bestTimes.hourly.map((hour) => hour.performance))).toBeCloseTo(1, 9);
    expect(Math.max(...bestTimes.hourly.map(({ activity }) => activity))).toBe(1);
  }
  for (const range of Object.values(performance.ranges)) {
    if (!range) continue;
    expect(range.low).toBeLessThanOrEqual(range.expected);
    expect(range.high).toBeGreaterThanOrEqual(range.expected);
  }
  for (const { value, low, high } of performance.assumptions) {
    if (low !== null) expect(low).toBeLessThanOrEqual(value!);
    if (high !== null) expect(high).toBeGreaterThanOrEqual(value!);
  }
  if (customers.newBuyers !== null)
    expect(customers.newBuyers + customers.returningBuyers!).toBe(customers.buyers);
}

/** JSON carries neither NaN nor the infinite; texts hold none either. */
function checkNumbers(value: unknown, path: string[]) {
  if (typeof value === 'number') {
    const isPossible = Number.isFinite(value) && (value >= 0 || MAY_BE_NEGATIVE.has(path.at(-1)!));
    if (!isPossible) throw new Error(`${path.join('.')} is ${value}`);
  } else if (typeof value === 'string') {
    if (/NaN|∞|Infinity|undefined|null/.test(value)) throw new Error(`${path.join('.')} says ${value}`);
  } else if (value !== null && typeof value === 'object') {
    for (const [name, each] of Object.entries(value)) checkNumbers(each, [...path, name]);
  }
}
