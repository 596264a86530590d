import { expect, test } from 'vitest';
import { atMostByChance, falseAlarmLine } from '#server/analytics/findings/binomial.ts';
import { judgeTerms, type TermRow } from './judge-terms.ts';
import { withRates } from './rates.ts';

test.each([
  [0, 10, 0.1, 0.9 ** 10],
  [1, 10, 0.1, 0.9 ** 10 + 10 * 0.1 * 0.9 ** 9],
  [2, 4, 0.5, 11 / 16],
  [4, 4, 0.5, 1],
  [0, 0, 0.5, 1],
  [0, 5, 0, 1],
  [0, 5, 1, 0],
])('at most %i of %i at a rate of %f has the chance %f', (successes, trials, rate, chance) => {
  expect(atMostByChance(successes, trials, rate)).toBeCloseTo(chance, 12);
});

test('chances too small for a float are nothing, and sums of many terms stay whole', () => {
  expect(atMostByChance(0, 1_000_000, 0.03)).toBe(0);
  expect(atMostByChance(30_000, 1_000_000, 0.03)).toBeCloseTo(0.5, 2);
});

test('of many tests the line is lower than of one', () => {
  // The example of the paper: 15 tests at 5 %, of which four count.
  const paper = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
    0.759, 1,
  ];
  expect(falseAlarmLine(paper, 15, 0.05)).toBe(0.0095);
  expect(falseAlarmLine([0.04], 1, 0.05)).toBe(0.04);
  expect(falseAlarmLine([0.04], 100, 0.05)).toBe(0);
});

/** 3 % of clicks at 1.00 convert: a conversion costs 33.33. */
const totals = withRates({
  impressions: 200_000,
  clicks: 10_000,
  cost: 10_000,
  conversions: 300,
  value: 12_000,
});
const term = (name: string, clicks: number, conversions: number): TermRow => ({
  term: name,
  campaign: 'All',
  impressions: clicks * 20,
  clicks,
  cost: clicks,
  conversions,
  value: conversions * 40,
});
const verdicts = (rows: TermRow[], terms = rows.length, of = totals) =>
  Object.fromEntries(judgeTerms(rows, { totals: of, terms }).map((row) => [row.term, row.verdict]));

test('waste is what cannot be chance; what looks so in too few clicks is watched', () => {
  const rows = [term('jobs', 300, 0), term('cheap', 60, 0), term('young', 75, 0), term('good', 500, 20)];
  expect(verdicts(rows)).toEqual({ jobs: 'waste', cheap: 'fine', young: 'watch', good: 'fine' });
  // 0.97 ** 75 is 10 %, and that of one among many.
  expect(judgeTerms(rows, { totals, terms: 4 }).find((row) => row.term === 'young')!.chance).toBeCloseTo(
    0.1,
    2,
  );
});

test('the more terms are looked at, the surer it has to be', () => {
  const rows = [term('maybe', 150, 0)]; // 1 %
  expect(verdicts(rows, 1)).toEqual({ maybe: 'waste' });
  expect(verdicts(rows, 1_000)).toEqual({ maybe: 'watch' });
});

test('a term that converts, but far too seldom for what it costs, is watched and not excluded', () => {
  expect(verdicts([term('few', 400, 2)])).toEqual({ few: 'watch' });
});

test('without conversions enough for a rate nothing is called waste', () => {
  const young = withRates({ ...totals, clicks: 1_000, cost: 1_000, conversions: 29 });
  const [row] = judgeTerms([term('jobs', 300, 0)], { totals: young, terms: 1 });
  expect(row).toMatchObject({ verdict: 'watch', chance: null });
  const none = withRates({ ...totals, conversions: 0 });
  expect(verdicts([term('jobs', 300, 0)], 1, none)).toEqual({ jobs: 'fine' });
});
