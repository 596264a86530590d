import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/core/languages.ts';
import type { AdsFacts } from './facts/facts.ts';
import { adsResult } from './result.ts';
import { anyFacts } from './testing/arbitrary-facts.ts';
import { checkFigures } from './testing/check-figures.ts';
import { quietFacts } from './testing/quiet-facts.ts';

const RUNS = { seed: 20_261_121, numRuns: 120 };

function resultOf(facts: AdsFacts, language: (typeof LANGUAGES)[number] = 'en') {
  return adsResult(facts, {
    actions: [],
    language,
    basis: {
      computedAt: '2026-11-21T12:00:00.000Z',
      recordsVersion: 120,
      historyComplete: true,
      stale: false,
    },
    ownIndustry: false,
  });
}

const assumption = (facts: AdsFacts, name: string) =>
  resultOf(facts).performance.assumptions.find((each) => each.name === name)!;

test('of whatever store: shares add up, ranges hold their middle, and no figure is impossible', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...LANGUAGES), (facts, language) => {
      const result = resultOf(facts, language);
      checkFigures(result);
      expect(resultOf(facts, language)).toEqual(result);
    }),
    RUNS,
  );
});

test('another kind of campaign changes what clicks cost and bring, and nothing else', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const [all, search] = (['all', 'search'] as const).map((campaignType) => {
        const { performance, audiences, campaignType: _, ...others } = resultOf({ ...facts, campaignType });
        const { interests, ...demographics } = audiences.demographics;
        return {
          ...others,
          behaviors: audiences.behaviors,
          demographics,
          interests: interests.map(({ cost: __, ...interest }) => interest),
          budget: performance.assumptions[0],
          opportunities: performance.currentOpportunity,
        };
      });
      expect(search).toEqual(all);
    }),
    RUNS,
  );
});

test('what a click costs is known to the owner or an account, published in dollars only, and never made to fit a ROAS', () => {
  const sales = { orders: 200, netSales: 10_000, averageOrderValue: 50, previous: null };
  const euros = quietFacts({ sales });
  expect(assumption(euros, 'budget')).toMatchObject({
    value: 500,
    basis: { kind: 'assumption', source: 'budget_share' },
  });
  expect(assumption(euros, 'orderValue')).toMatchObject({
    value: 50,
    basis: { kind: 'store', source: null, cases: 200 },
  });
  expect(assumption(euros, 'costPerClick')).toMatchObject({
    value: null,
    basis: { kind: 'assumption', source: 'own_entry' },
  });
  expect(resultOf(euros).performance).toMatchObject({
    projected: { clicks: null, conversions: null, estimatedRoas: null },
    specified: {
      revenuePerConversion: 65,
      baselineRoas: 2.5,
      revenuePotential: null,
      roiImprovement: null,
    },
    // What would have to be true instead: of £50 an order 40 % is left, of which 2.55 % of clicks bear £0.51.
    breakEven: {
      margin: 0.4,
      isOwnMargin: false,
      orders: [
        {
          kind: 'average',
          value: 50,
          left: 20,
          conversionRate: null,
          clickPrice: {
            low: expect.closeTo(0.3315),
            expected: expect.closeTo(0.51),
            high: expect.closeTo(0.6885),
          },
        },
      ],
    },
  });
  const known = { grossMargin: 0.5, industry: 'home', assumptions: { costPerClick: 1 } };
  const baskets = { orders: 200, units: 300, quartiles: { orders: 180, lower: 10, median: 20, upper: 60 } };
  expect(resultOf({ ...euros, settings: known, baskets }).performance).toMatchObject({
    projected: { conversions: expect.closeTo(500 * 0.0255), estimatedRoas: expect.closeTo(1.275) },
    specified: { revenuePotential: expect.closeTo(500 * 0.0255 * 65), roiImprovement: expect.closeTo(-49) },
    breakEven: {
      margin: 0.5,
      isOwnMargin: true,
      orders: [
        { kind: 'average', left: 25, conversionRate: 0.04 },
        { kind: 'median', left: 10, conversionRate: 0.1 },
      ],
    },
  });
  expect(assumption({ ...euros, currency: 'USD' }, 'costPerClick')).toEqual({
    name: 'costPerClick',
    value: 1.53,
    low: expect.closeTo(0.9945),
    high: expect.closeTo(2.0655),
    basis: { kind: 'benchmark', source: 'databox_all_2026', cases: null },
  });
  const search = quietFacts({ sales, currency: 'USD', campaignType: 'search' });
  expect(assumption(search, 'clickRate')).toMatchObject({
    value: 0.0828,
    basis: { kind: 'benchmark', source: 'wordstream_search_2026' },
  });
});

test('what the reference knows nothing of is left to the owner', () => {
  for (const campaignType of ['display', 'video'] as const) {
    const { assumptions, projected } = resultOf(
      quietFacts({
        campaignType,
        sales: { orders: 9, netSales: 900, averageOrderValue: 100, previous: null },
      }),
    ).performance;
    expect(assumptions.filter(({ value }) => value === null).map(({ name }) => name)).toEqual([
      'costPerClick',
      'clickRate',
      'conversionRate',
    ]);
    expect(projected).toEqual({
      impressions: null,
      clicks: null,
      ctr: null,
      conversions: null,
      estimatedRoas: null,
    });
  }
  const shopping = quietFacts({
    campaignType: 'shopping',
    settings: { grossMargin: null, industry: 'apparel', assumptions: {} },
  });
  expect(assumption(shopping, 'clickRate').value).toBeNull();
  expect(assumption(shopping, 'conversionRate')).toMatchObject({ low: 0.02, high: 0.035 });
  expect(assumption({ ...shopping, settings: quietFacts().settings }, 'conversionRate').value).toBeNull();
});

test('what the owner says goes before everything, and without orders 65 stands for a conversion', () => {
  const facts = quietFacts({
    settings: { grossMargin: 0.4, industry: 'apparel', assumptions: { budget: 300, costPerClick: 0.5 } },
  });
  expect(assumption(facts, 'budget')).toMatchObject({
    value: 300,
    low: null,
    basis: { kind: 'assumption', source: 'own_entry' },
  });
  expect(assumption(facts, 'orderValue')).toMatchObject({ value: 65, basis: { source: 'specified_value' } });
  const { performance } = resultOf(facts);
  expect(performance.ranges.clicks).toEqual({ low: 600, expected: 600, high: 600 });
  expect(performance.breakEvenRoas).toBe(2.5);
});

const counted = (clicks: number, conversions: number) => ({
  impressions: clicks * 20,
  clicks,
  cost: clicks * 0.8,
  conversions,
  value: conversions * 70,
  ctr: 0.05,
  costPerClick: 0.8,
  conversionRate: conversions / clicks,
  costPerConversion: null,
  roas: null,
});

const account = (
  clicks: number,
  conversions: number,
  currency = 'EUR',
): NonNullable<AdsFacts['account']> => ({
  from: 'api',
  period: { from: '2026-10-22', to: '2026-11-20' },
  searchTermPeriod: { from: '2026-10-22', to: '2026-11-20' },
  currency,
  readAt: '2026-11-21T06:00:00.000Z',
  totals: counted(clicks, conversions),
  previous: null,
  breakEvenRoas: null,
  store: null,
  campaigns: [],
  searchTerms: [],
  devices: [
    { type: 'MOBILE', ...counted(clicks * 0.7, conversions * 0.5) },
    { type: 'DESKTOP', ...counted(clicks * 0.3, conversions * 0.5) },
  ],
  networks: [],
  hours: [],
  weekdays: [],
  places: [],
  ages: [
    { range: '25-34', ...counted(clicks / 2, conversions / 2) },
    { range: 'unknown', ...counted(clicks / 2, conversions / 2) },
  ],
  genders: [],
  products: [],
});

test('an account with enough cases replaces what is published, one with too few does not', () => {
  const rich = quietFacts({ account: account(4_000, 120) });
  expect(assumption(rich, 'conversionRate')).toMatchObject({
    value: 0.03,
    basis: { kind: 'account', cases: 4_000 },
  });
  expect(assumption(rich, 'costPerClick')).toMatchObject({ value: 0.8, basis: { kind: 'account' } });
  expect(assumption(rich, 'orderValue')).toMatchObject({ value: 70, basis: { kind: 'account', cases: 120 } });
  const spent = { basis: { kind: 'account', cases: 4_000 } };
  expect(assumption(rich, 'budget')).toMatchObject({ value: 3_200, ...spent });
  const ofTenDays = { ...account(4_000, 120), period: { from: '2026-11-11', to: '2026-11-20' } };
  expect(assumption(quietFacts({ account: ofTenDays }), 'budget')).toMatchObject({ value: 9_600, ...spent });
  const poor = quietFacts({ account: account(90, 3) });
  expect(assumption(poor, 'conversionRate').basis.kind).toBe('benchmark');
  expect(assumption(poor, 'costPerClick').value).toBeNull();
  // Rates hold in any currency, money does not.
  const foreign = quietFacts({ account: account(4_000, 120, 'USD') });
  expect(assumption(foreign, 'conversionRate').basis.kind).toBe('account');
  expect(assumption(foreign, 'costPerClick').value).toBeNull();
  expect(assumption(foreign, 'orderValue').basis.source).toBe('specified_value');
});

test('who clicks on what is known from an account alone; phones otherwise from a benchmark', () => {
  const known = resultOf(quietFacts({ account: account(4_000, 120) }));
  expect(known.audiences.demographics.ageGroups).toEqual([
    {
      range: '25-34',
      percentage: 50,
      performance: 1,
      basis: { kind: 'account', source: null, cases: 2_000 },
    },
    {
      range: 'unknown',
      percentage: 50,
      performance: 1,
      basis: { kind: 'account', source: null, cases: 2_000 },
    },
  ]);
  expect(known.audiences.behaviors.devices.map(({ type, usage }) => [type, usage])).toEqual([
    ['Mobile', 0.7],
    ['Desktop', 0.3],
  ]);
  expect(known.performance.currentOpportunity.deviceOptimization).toMatchObject({
    value: expect.closeTo(0.5 / 0.3),
    text: 'Desktop: 1.7 times as many conversions per click as the account on average.',
    basis: { kind: 'account', cases: 1_200 },
  });
  const unknown = resultOf(quietFacts());
  expect(unknown.audiences.demographics).toEqual({ ageGroups: [], gender: [], interests: [] });
  expect(unknown.audiences.behaviors.devices).toEqual([
    {
      type: 'Mobile',
      usage: 0.564,
      conversion: null,
      basis: { kind: 'benchmark', source: 'adobe_holiday_2025', cases: null },
    },
  ]);
});
