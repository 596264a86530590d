import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mixContent, sharesOfTypes } from './content-mix.ts';
import { recommendFrequency } from './service.ts';

test.each([
  // posts in four weeks, products, texts a day
  [0, 40, 2, '3x_week', 'no_pace_yet'],
  [0, 5, 2, 'weekly', 'products'],
  [0, 0, 2, 'weekly', 'products'],
  [4, 40, 2, '3x_week', 'pace'],
  [19, 40, 2, '3x_week', 'pace'],
  [20, 40, 2, 'daily', 'pace'],
  [20, 13, 2, '3x_week', 'products'],
  [20, 40, 1, 'daily', 'pace'],
  [20, 40, 0, 'weekly', 'texts'],
])(
  '%i posts in four weeks, %i products and %i texts a day: %s, because of %s',
  (recentPosts, products, textsADay, recommended, because) => {
    expect(recommendFrequency({ recentPosts, products, textsADay })).toEqual({ recommended, because });
  },
);

const posts = (contentType: string, count: number, logRatio: number) =>
  Array(count).fill({ contentType, logRatio });

test('without posts the mix is the assumption', () => {
  expect(
    mixContent([]).map(({ type, percentage, responseTimes }) => [type, percentage, responseTimes]),
  ).toEqual([
    ['product', 40, null],
    ['lifestyle', 30, null],
    ['educational', 20, null],
    ['promotional', 10, null],
  ]);
});

test('what is answered well gets more room, but only with five posts of it', () => {
  const mix = mixContent([...posts('educational', 5, Math.log(4)), ...posts('lifestyle', 4, Math.log(4))]);
  // 40 : 30 : 20 × √4 : 10, of 120 together: 33⅓, 25, 33⅓, 8⅓.
  expect(mix.map(({ percentage }) => percentage)).toEqual([34, 25, 33, 8]);
  expect(mix[2]!.responseTimes).toBeCloseTo(4, 9);
  expect(mix[1]).toMatchObject({ posts: 4, responseTimes: null });
});

test('kinds of posts that do not differ come equally often, and one that earns more comes more often', () => {
  const alike = [...posts('product', 20, 0.1), ...posts('lifestyle', 20, 0.1), ...posts('educational', 2, 3)];
  const byEarned = alike.map((post, at) => ({ ...post, logRatio: at % 2 ? 0.5 : -0.5, earnedTimes: 1 }));
  const { product, lifestyle, educational, promotional } = sharesOfTypes(byEarned);
  for (const share of [product, lifestyle, educational, promotional]) expect(share).toBeCloseTo(1, 2);
  const better = sharesOfTypes(
    byEarned.map((post) =>
      post.contentType === 'lifestyle' ? { ...post, logRatio: post.logRatio + 1.5 } : post,
    ),
  );
  expect(better.lifestyle / better.product).toBeGreaterThan(2);
});

test('the parts always add up to a hundred', () => {
  const aPost = fc.record({
    contentType: fc.constantFrom('product', 'lifestyle', 'educational', 'promotional', 'promotion'),
    logRatio: fc.double({ min: -4, max: 4, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(aPost, { maxLength: 80 }), (responses) => {
      const percentages = mixContent(responses).map(({ percentage }) => percentage);
      expect(percentages.reduce((sum, each) => sum + each, 0)).toBe(100);
      for (const each of percentages) expect(each >= 0 && Number.isInteger(each)).toBe(true);
    }),
  );
});
