import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/core/time.ts';
import { isHoliday } from './calendar.ts';
import { forecastSales } from './forecast.ts';
import { type Missed, sumReach } from './forecast-bands.ts';
import { forecastMethods, HORIZON } from './forecast-methods.ts';
import type { SalesDay } from './sales-day.ts';

const never = () => false;

function daysFrom(first: string, values: number[]): SalesDay[] {
  return values.map((netSales, index) => ({
    day: new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
    orders: netSales > 0 ? 1 : 0,
    netSales,
  }));
}

function series(length: number, valueAt: (index: number) => number): number[] {
  return Array.from({ length }, (_, index) => Math.round(valueAt(index)));
}

/** The same from run to run: a value between 0 and 1 for every number. */
function noise(index: number): number {
  const value = Math.sin(index * 12.9898) * 43_758.5453;
  return value - Math.floor(value);
}

const sumOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const week = [100, 120, 140, 160, 200, 300, 250];

function continuedBy(method: string, values: number[], known = values.length): number[] | null {
  return forecastMethods(values, values)
    .find((each) => each.method === method)!
    .continued(known);
}

describe('the methods', () => {
  test.each(['four_weeks', 'eight_weeks', 'damped_trend'])('%s repeats a steady week', (method) => {
    const values = series(140, (index) => week[index % 7]!);
    continuedBy(method, values)!.forEach((value, ahead) => {
      expect(value).toBeCloseTo(week[(140 + ahead) % 7]!, 6);
    });
  });

  test('last year’s days come again, each on its weekday', () => {
    const values = series(500, (index) => week[index % 7]!);
    const ahead = continuedBy('last_year', values)!;
    expect(sumOf(ahead)).toBeCloseTo(sumOf(values.slice(136, 166)), 6);
    expect(ahead[0]).toBeCloseTo(week[500 % 7]!, 6);
  });

  test('last year’s days grow as the last eight weeks grew', () => {
    const values = series(500, (index) => (index < 400 ? 1_000 : 3_000));
    // Nothing but growth lies between the eight weeks and those of the year before, so none of it is shrunk away.
    expect(sumOf(continuedBy('last_year', values)!)).toBeCloseTo(30 * 3_000, 6);
  });

  test('a growth within its own error is no growth', () => {
    const weekly = (index: number) => (Math.floor(index / 7) % 2 ? 300 : -280);
    const values = series(500, (index) => 1_000 + (index < 440 ? 0 : weekly(index)));
    expect(sumOf(continuedBy('last_year', values)!)).toBeCloseTo(30 * 1_000, 6);
  });

  test('a single order of last year does not come again on its day', () => {
    const values = series(500, (index) => (index === 500 - 364 + 10 ? 50_000 : 1_000));
    expect(Math.max(...continuedBy('last_year', values)!)).toBeLessThan(12_000);
  });

  test('a trend fades', () => {
    const ahead = continuedBy(
      'damped_trend',
      series(140, (index) => 1_000 + 10 * index),
    )!;
    const [first, second, third, fourth] = [0, 7, 14, 21].map((day) => sumOf(ahead.slice(day, day + 7)));
    expect(second! - first!).toBeGreaterThan(fourth! - third!);
    expect(fourth! - third!).toBeGreaterThan(0);
  });

  test('last year is left alone until it is known', () => {
    const values = series(391, () => 100);
    expect(continuedBy('last_year', values)).toBeNull();
    expect(continuedBy('last_year', [...values, 100])).not.toBeNull();
  });

  test('what a method says of a moment does not depend on what came after', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 400, maxLength: 470 }), fc.nat(), (values, at) => {
        const known = 14 + (at % (values.length - 14));
        const before = values.slice(0, known);
        const later = forecastMethods(values, values);
        forecastMethods(before, before).forEach(({ continued }, index) => {
          expect(later[index]!.continued(known)).toEqual(continued(known));
        });
      }),
      { seed: 20_261_121, numRuns: 40 },
    );
  });
});

describe('the band of the sum', () => {
  const missed = (...sums: number[]): Missed[] =>
    sums.map((sum, index) => ({
      known: 28 + 7 * index,
      days: Array.from({ length: HORIZON }, () => sum / HORIZON),
    }));

  test('of very few past sums it is wider than the largest miss, and of fewer than four there is none', () => {
    expect(sumReach(missed(1, 2, 3))).toBeNull();
    expect(sumReach(missed(1, -2, 3, -4))).toBeGreaterThan(4);
  });

  test('of many it holds a little more than four in five', () => {
    const reach = sumReach(missed(...series(100, (index) => (index + 1) * (index % 2 ? 1 : -1))))!;
    expect(reach).toBeGreaterThan(80);
    expect(reach).toBeLessThan(84);
  });

  test('sums that are not over say nothing', () => {
    const unfinished = missed(1, 2, 3, 4).map((each) => ({ ...each, days: each.days.slice(1) }));
    expect(sumReach(unfinished)).toBeNull();
  });
});

test('fewer than 28 days with orders make no forecast', () => {
  const values = Array.from({ length: 60 }, (_, index) => (index % 3 === 0 ? 1_000 : 0));
  expect(forecastSales(daysFrom('2026-01-01', values), never)).toBeNull();
});

test('a shop whose weeks repeat exactly is expected to go on, within no band', () => {
  const values = series(200, (index) => week[index % 7]! * 100);
  const { days, total, past } = forecastSales(daysFrom('2026-01-01', values), never)!;
  expect(days[0]!.expected).toBe(week[200 % 7]! * 100);
  expect(total.high - total.low).toBe(0);
  expect(past).toMatchObject({ monthError: 0, bandHeld: 1, sumHeld: 1 });
});

test('a constant shop is expected to stay so', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 28, max: 450 }),
      (value, length) => {
        const { days, total } = forecastSales(
          daysFrom(
            '2025-01-01',
            series(length, () => value),
          ),
          never,
        )!;
        expect(new Set(days.map(({ expected }) => expected))).toEqual(new Set([value]));
        expect(total.expected).toBe(30 * value);
      },
    ),
    { seed: 20_261_121, numRuns: 20 },
  );
});

test('a shop with a season is forecast by last year once that did better, one without it is not', () => {
  const noisy = (level: (index: number) => number) =>
    forecastSales(
      daysFrom(
        '2024-01-01',
        series(730, (index) => level(index) * (0.7 + 0.6 * noise(index))),
      ),
      never,
    )!;
  const seasonal = noisy((index) => 10_000 * (1 + 0.6 * Math.sin((2 * Math.PI * index) / 364)));
  expect(seasonal.methods[0]!.method).toBe('last_year');
  expect(seasonal.methods[0]!.weight).toBeGreaterThan(0.6);
  const walking = noisy((index) => 10_000 * Math.exp(Math.sin(index / 59) + 0.8 * Math.sin(index / 23)));
  expect(walking.methods.find(({ method }) => method === 'last_year')!.weight).toBeLessThan(0.2);
});

test('weights add up to one, heaviest first, and a method that cannot speak yet is not listed', () => {
  const { methods } = forecastSales(
    daysFrom(
      '2025-01-01',
      series(300, (index) => 1_000 * (0.5 + noise(index))),
    ),
    never,
  )!;
  expect(methods.map(({ method }) => method).toSorted()).toEqual([
    'damped_trend',
    'eight_weeks',
    'four_weeks',
  ]);
  expect(sumOf(methods.map(({ weight }) => weight))).toBeCloseTo(1, 9);
  expect(methods.map(({ weight }) => weight)).toEqual(
    methods.map(({ weight }) => weight).toSorted((one, other) => other - one),
  );
});

test('about 80% of the days and of the sums of a noisy shop fall into their bands', () => {
  const values = series(700, (index) => week[index % 7]! * 1_000 * (0.6 + 0.8 * noise(index)));
  const { past } = forecastSales(daysFrom('2025-01-01', values), never)!;
  for (const held of [past!.bandHeld, past!.sumHeld!]) {
    expect(held).toBeGreaterThan(0.72);
    expect(held).toBeLessThan(0.92);
  }
});

test('a weekly closing day is expected to stay closed, and a closed week is not expected again', () => {
  const values = Array.from({ length: 210 }, (_, index) => (index % 7 === 5 ? 0 : 10_000));
  const closed = values.map((value, index) => (index >= 203 ? 0 : value));
  const forecast = forecastSales(daysFrom('2026-01-01', closed), never)!;
  expect(forecast.days.map(({ expected }) => expected).slice(0, 7)).toEqual([
    10_000, 10_000, 10_000, 10_000, 10_000, 0, 10_000,
  ]);
});

test('a closure around a holiday stays what it was', () => {
  const values = Array.from({ length: 210 }, (_, index) => (index % 7 === 5 ? 0 : 10_000));
  const closed = values.map((value, index) => (index >= 203 ? 0 : value));
  const onHoliday = (day: string) => day === '2026-07-27';
  const { total } = forecastSales(daysFrom('2026-01-01', closed), onHoliday)!;
  expect(total.expected).toBeLessThan(
    forecastSales(daysFrom('2026-01-01', closed), never)!.total.expected * 0.9,
  );
});

test('the past of a forecast is what was really forecast then: nothing that came later is in it', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 90, maxLength: 480 }),
      (values) => {
        const days = daysFrom('2024-11-20', values);
        const { past } = forecastSales(days, isHoliday)!;
        let missed = 0;
        let sold = 0;
        let origins = 0;
        for (let known = days.length - 7 * Math.ceil(HORIZON / 7); known >= 28; known -= 7) {
          const came = sumOf(values.slice(known, known + HORIZON));
          missed += Math.abs(forecastSales(days.slice(0, known), isHoliday)!.total.expected - came);
          sold += came;
          origins += 1;
        }
        expect(past!.origins).toBe(origins);
        expect(past!.monthError).toBeCloseTo(missed / sold, 4);
      },
    ),
    { seed: 20_261_121, numRuns: 8 },
  );
});

test('a forecast is never below nothing, and its band holds what is expected', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -50_000, max: 200_000 }), { minLength: 28, maxLength: 450 }),
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
        expect(total.expected).toBe(sumOf(days.map(({ expected }) => expected)));
      },
    ),
    { seed: 20_261_121, numRuns: 40 },
  );
});
