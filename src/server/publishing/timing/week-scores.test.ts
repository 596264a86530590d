import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findResponses, type Measurement } from '#server/publishing/learning/response.ts';
import { shrink } from '#server/publishing/learning/shrinking.ts';
import { pickBest, spreadOverDays } from './best-times.ts';
import { scoreWeek } from './week-scores.ts';

const [MONDAY, TUESDAY, WEDNESDAY, THURSDAY] = [1, 2, 3, 4];
const A_WEEK = Array(7).fill(1);

function measurement(publishedAt: string, likes: number, more: Partial<Measurement> = {}): Measurement {
  return {
    postId: publishedAt,
    accountId: 'one',
    contentFormat: 'post',
    contentType: 'product',
    publishedAt: new Date(publishedAt),
    likes,
    comments: null,
    shares: null,
    reach: 100,
    impressions: 400,
    followers: 5_000,
    ...more,
  };
}

/** Five usual posts on Mondays at ten, and three on Thursdays at eight in the evening that got twice the response. */
const MONDAYS = ['2026-09-07', '2026-09-14', '2026-09-21', '2026-09-28', '2026-10-05'].map((day) =>
  measurement(`${day}T10:00:00Z`, 10),
);
const THURSDAYS = ['2026-09-10', '2026-09-17', '2026-09-24'].map((day) =>
  measurement(`${day}T20:00:00Z`, 20),
);

test('a post is compared to the posts around it', () => {
  const { responses, bases } = findResponses([...MONDAYS, ...THURSDAYS]);
  // Around every post, one in ten people reached answers: half or more of the others are usual ones.
  expect(responses.map(({ postId, logRatio }) => [postId.slice(0, 10), Math.exp(logRatio)]).sort()).toEqual([
    ['2026-09-07', 1],
    ['2026-09-10', 2],
    ['2026-09-14', 1],
    ['2026-09-17', 2],
    ['2026-09-21', 1],
    ['2026-09-24', 2],
    ['2026-09-28', 1],
    ['2026-10-05', 1],
  ]);
  expect(bases).toEqual(['reach']);
});

test('an account that grows does not make its later posts look better', () => {
  const growing = Array.from({ length: 120 }, (_, week) =>
    measurement(new Date(Date.UTC(2024, 0, 1 + 7 * week, 10)).toISOString(), 100 + 10 * week, {
      reach: 1000,
    }),
  );
  const { responses } = findResponses(growing);
  const middle = responses.slice(20, 100).map(({ logRatio }) => Math.exp(logRatio));
  expect(Math.min(...middle)).toBeGreaterThan(0.98);
  expect(Math.max(...middle)).toBeLessThan(1.02);
});

test('without reach, views count, without views followers, and a post about which nothing is known counts nowhere', () => {
  const of = (more: Partial<Measurement>) => findResponses(MONDAYS.map((each) => ({ ...each, ...more })));
  expect(of({ reach: null }).bases).toEqual(['impressions']);
  expect(of({ reach: null, impressions: null }).bases).toEqual(['followers']);
  expect(of({ reach: null, impressions: null, followers: null }).responses).toEqual([]);
  expect(of({ likes: null }).responses).toEqual([]);
});

test('with four posts there is nothing to compare a post to', () => {
  expect(findResponses(MONDAYS.slice(0, 4)).responses).toEqual([]);
});

test('a post to several accounts counts once', () => {
  const twice = MONDAYS.flatMap((each) => [each, { ...each, accountId: 'other' }]);
  expect(findResponses(twice).responses).toHaveLength(5);
});

test('a golden week, computed by hand', () => {
  const responses = [
    ...Array(5).fill({ day: MONDAY, hour: 10, logRatio: 0 }),
    ...Array(3).fill({ day: THURSDAY, hour: 20, logRatio: Math.log(2) }),
  ];
  const week = scoreWeek({ responses, orders: [], weekdays: A_WEEK });
  // Thursday 20–22: (3 × ln 2 + 5 × ln(1.03 × 1.12)) ÷ 8 = (2.07944 + 0.71447) ÷ 8 = 0.34924.
  // Tuesday and Wednesday 20–22, habit alone: ln 1.1536 = 0.14289; e^(0.14289 − 0.34924) = 0.8136.
  // Monday 10–12: (5 × 0 + 5 × ln 1.05) ÷ 10 = 0.02440; e^(0.02440 − 0.34924) = 0.7226.
  const best = pickBest(week.hours);
  expect(best.map(({ day, hour, score }) => [day, hour, Number(score.toFixed(4))])).toEqual([
    [THURSDAY, 20, 1],
    [TUESDAY, 20, 0.8136],
    [WEDNESDAY, 20, 0.8136],
  ]);
  expect(best[0]).toMatchObject({ posts: 3, responseTimes: 2, orders: 0, ordersTimes: null });
  const monday = week.hours.find(({ day, hour }) => day === MONDAY && hour === 10)!;
  expect(monday.score).toBeCloseTo(0.7226, 4);
  expect(week.timeMatters).toBe(true);
});

test('the hours in which the store sells make three tenths of the score', () => {
  const orders = [
    { day: WEDNESDAY, hour: 12, orders: 4 },
    { day: WEDNESDAY, hour: 13, orders: 16 },
  ];
  const week = scoreWeek({ responses: [], orders, weekdays: A_WEEK });
  // Expected of a block: 20 ÷ 84 = 0.2381. Wednesday 12–14: ln((20 + 5) ÷ 5.2381) = 1.5629; others ln(5 ÷ 5.2381) = −0.0465.
  // 0.7 × ln(1.03 × 1.1) + 0.3 × 1.5629 = 0.5563; Tuesday 20–22: 0.7 × 0.1429 − 0.3 × 0.0465 = 0.0861.
  const [best, second] = pickBest(week.hours);
  expect(best).toMatchObject({ day: WEDNESDAY, hour: 13, orders: 20, score: 1 });
  expect(best!.ordersTimes).toBeCloseTo(84, 6);
  expect(second).toMatchObject({ day: TUESDAY, hour: 20 });
  expect(second!.score).toBeCloseTo(Math.exp(0.0861 - 0.5563), 3);
  expect(week.ordersShare).toBe(0.3);
  const fewer = scoreWeek({ responses: [], orders: [{ ...orders[1]!, orders: 19 }], weekdays: A_WEEK });
  expect(fewer.ordersShare).toBe(0);
});

test('when all times get about the same response, time matters little', () => {
  const everywhere = Array.from({ length: 84 }, (_, block) => ({
    day: Math.floor(block / 12),
    hour: 2 * (block % 12),
    logRatio: block % 2 === 0 ? 0.02 : -0.02,
  }));
  expect(scoreWeek({ responses: everywhere, orders: [], weekdays: A_WEEK }).timeMatters).toBe(false);
});

const aNumber = fc.double({ min: -5, max: 5, noNaN: true });

test('what few posts say is drawn towards the prior, and the more there are, the less', () => {
  fc.assert(
    fc.property(fc.array(aNumber, { maxLength: 200 }), aNumber, (values, prior) => {
      const shrunk = shrink(values, prior);
      const mean = values.length === 0 ? prior : values.reduce((sum, each) => sum + each, 0) / values.length;
      expect(shrunk).toBeGreaterThanOrEqual(Math.min(mean, prior) - 1e-9);
      expect(shrunk).toBeLessThanOrEqual(Math.max(mean, prior) + 1e-9);
      // What is left of the prior's distance is five parts of n + 5.
      expect(shrunk - mean).toBeCloseTo(((prior - mean) * 5) / (values.length + 5), 9);
      expect(shrink(values.toReversed(), prior)).toBeCloseTo(shrunk, 9);
    }),
  );
});

const aWeekHour = { day: fc.integer({ min: 0, max: 6 }), hour: fc.integer({ min: 0, max: 23 }) };

test('whatever was measured, times are at day, apart from each other, and as many as asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ ...aWeekHour, logRatio: aNumber }), { maxLength: 60 }),
      fc.array(fc.record({ ...aWeekHour, orders: fc.integer({ min: 1, max: 50 }) }), { maxLength: 40 }),
      (responses, orders) => {
        const { hours } = scoreWeek({ responses, orders, weekdays: A_WEEK });
        const best = pickBest(hours);
        expect(best).toHaveLength(3);
        expect(best[0]!.score).toBe(1);
        for (const [index, one] of best.entries()) {
          expect(one.score).toBeGreaterThan(0);
          for (const other of best.slice(index + 1)) {
            const apart = Math.abs(one.day * 24 + one.hour - (other.day * 24 + other.hour));
            expect(Math.min(apart, 168 - apart)).toBeGreaterThanOrEqual(2);
          }
        }
        const perWeek = { daily: 7, '3x_week': 3, weekly: 1 } as const;
        for (const [frequency, count] of Object.entries(perWeek)) {
          const times = spreadOverDays(hours, frequency as keyof typeof perWeek);
          const days = times.map(({ day }) => day);
          expect(new Set(days).size).toBe(count);
          for (const { hour } of times) expect(hour >= 7 && hour <= 22).toBe(true);
          if (frequency === '3x_week') for (const day of days) expect(days).not.toContain((day + 1) % 7);
        }
      },
    ),
    { numRuns: 50 },
  );
});
