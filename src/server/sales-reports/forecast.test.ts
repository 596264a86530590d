import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forecastSales } from './forecast.ts';
import { forecastCandidates } from './forecast-candidates.ts';
import { drift, holtWinters, seasonalNaive } from './forecast-models.ts';
import type { SalesDay } from './sales-day.ts';

const never = () => false;

function daysFrom(first: string, values: number[]): SalesDay[] {
  return values.map((netSales, index) => ({
    day: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    orders: netSales > 0 ? 1 : 0,
    netSales,
  }));
}

/** The same from run to run: a value between 0 and 1 for every number. */
function noise(index: number): number {
  const value = Math.sin(index * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

test('the seasonal naive rule repeats the last season', () => {
  expect(seasonalNaive(3)([9, 9, 1, 2, 3])(5, 5)).toEqual([1, 2, 3, 1, 2]);
});

test('drift goes on by the average step', () => {
  expect(drift([10, 40, 16])(3, 2)).toEqual([19, 22]);
});

test('Holt-Winters’ method continues a season on a straight line', () => {
  const season = [5, -5, 0, 8, -8, 3, -3];
  const values = Array.from({ length: 140 }, (_, index) => 100 + index + season[index % 7]!);
  const ahead = holtWinters(7)(values)(140, 7);
  ahead.forEach((value, index) => {
    expect(Math.abs(value - (240 + index + season[index]!))).toBeLessThan(4);
  });
});

test('what a rule says of a moment does not depend on what came after', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 20, maxLength: 80 }), fc.nat(), (values, at) => {
      const known = 14 + (at % (values.length - 14));
      const later = forecastCandidates('2024-01-01', values);
      forecastCandidates('2024-01-01', values.slice(0, known)).forEach((candidate, index) => {
        expect(later[index]!.continued(known)).toEqual(candidate.continued(known));
      });
    }),
    { seed: 20_261_121, numRuns: 40 },
  );
});

test('the season of the year is used once two years are known', () => {
  const values = Array.from({ length: 3 * 365 }, (_, index) => {
    const month = new Date(Date.UTC(2023, 0, 1 + index)).getUTCMonth();
    return 1_000 + 800 * Math.cos((month / 12) * 2 * Math.PI);
  });
  const monthly = forecastCandidates('2023-01-01', values).find(
    ({ method }) => method === 'holt_winters_monthly',
  )!;
  expect(monthly.continued(700)).toBeNull();
  const july = monthly.continued(2 * 365 + 1 + 181)!; // From the 1st of July 2025 on.
  expect(Math.abs(july[0]! - 200)).toBeLessThan(60);
});

test('less than 28 days give no forecast', () => {
  expect(forecastSales(daysFrom('2026-01-01', Array(27).fill(100)), never)).toBeNull();
  expect(forecastSales(daysFrom('2026-01-01', Array(28).fill(100)), never)).not.toBeNull();
});

test('a handful of orders over many weeks says nothing about the next ones', () => {
  const sparse = Array.from({ length: 90 }, (_, index) => (index % 4 === 0 ? 5_000 : 0));
  expect(forecastSales(daysFrom('2026-01-01', sparse), never)).toBeNull();
  const denser = Array.from({ length: 90 }, (_, index) => (index % 3 === 0 ? 5_000 : 0));
  expect(forecastSales(daysFrom('2026-01-01', denser), never)).not.toBeNull();
});

test('when nothing beats the naive rule clearly, it is used', () => {
  const week = [100, 120, 140, 160, 200, 300, 250];
  const forecast = forecastSales(
    daysFrom(
      '2026-01-01',
      Array.from({ length: 200 }, (_, index) => week[index % 7]! * 100),
    ),
    never,
  )!;
  expect(forecast).toMatchObject({ method: 'seasonal_naive', usesNaive: true });
  expect(forecast.days[0]!.expected).toBe(week[200 % 7]! * 100);
});

test('a noisy week is forecast better than by the week before, and about 80 % of days fall in the band', () => {
  const week = [100, 120, 140, 160, 200, 300, 250];
  const values = Array.from({ length: 500 }, (_, index) =>
    Math.round(week[index % 7]! * 1_000 * (0.6 + 0.8 * noise(index))),
  );
  const forecast = forecastSales(daysFrom('2025-01-01', values), never)!;
  expect(forecast).toMatchObject({ method: 'holt_winters', usesNaive: false });
  expect(forecast.past!.mase).toBeLessThan(0.95 * forecast.past!.naiveMase);
  expect(forecast.past!.bandHeld).toBeGreaterThan(0.72);
  expect(forecast.past!.bandHeld).toBeLessThan(0.9);
});

test('a weekly closing day is expected to stay closed, and a closed week is not expected again', () => {
  const values = Array.from({ length: 210 }, (_, index) => (index % 7 === 5 ? 0 : 10_000));
  const closed = values.map((value, index) => (index >= 203 ? 0 : value));
  const forecast = forecastSales(daysFrom('2026-01-01', closed), never)!;
  expect(forecast.days.map(({ expected }) => expected).slice(0, 7)).toEqual([
    10_000, 10_000, 10_000, 10_000, 10_000, 0, 10_000,
  ]);
});

test('a forecast is never below nothing, and its band holds what is expected', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50_000, max: 200_000 }), { minLength: 28, maxLength: 150 }),
      (values) => {
        const { days, total } = forecastSales(
          daysFrom('2026-01-01', values).map((day) => ({ ...day, orders: 1 })),
          never,
        )!;
        expect(days).toHaveLength(30);
        for (const { expected, low, high } of [...days, total]) {
          expect(low).toBeGreaterThanOrEqual(0);
          expect(expected).toBeGreaterThanOrEqual(low);
          expect(high).toBeGreaterThanOrEqual(expected);
        }
        expect(total.expected).toBe(days.reduce((sum, { expected }) => sum + expected, 0));
      },
    ),
    { seed: 20_261_121, numRuns: 40 },
  );
});
