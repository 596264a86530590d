import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { AdsAction, CAMPAIGN_TYPES } from '#shared/ads/ads.ts';
import { findAll } from './find-all.ts';
import { planActions } from './plan-actions.ts';
import { publicAction } from './service.ts';
import { eventfulAccount } from './testing/made-account.ts';
import { account, eventfulFacts, quietFacts, seller } from './testing/made-facts.ts';

const count = (max = 5_000) => fc.integer({ min: 0, max });
/** More may come back than is sold. */
const net = fc.oneof(
  fc.constant(0),
  fc.double({ min: -500, max: 1e6, noNaN: true, noDefaultInfinity: true }),
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const share = fc.double({ min: 0.001, max: 1, noNaN: true });

const sales = fc.record({
  orders: count(),
  netSales: net,
  averageOrderValue: maybe(net.filter((value) => value > 0)),
  previous: maybe(fc.record({ orders: count(), netSales: net })),
});

const bestSellers = fc
  .uniqueArray(
    fc.record({
      id: maybe(fc.constantFrom('1', '2', '3', '4')),
      units: count(300),
      netSales: net,
      previousNetSales: maybe(net),
      inventory: maybe(fc.integer({ min: -5, max: 900 })),
    }),
    { maxLength: 6, selector: ({ id }) => id },
  )
  .map((rows) => rows.map((row, index) => seller(`Thing ${index}`, row)));

const places = (kind: 'country' | 'city') =>
  fc.uniqueArray(
    fc.record({
      region: fc.constantFrom('Here', 'There', 'Elsewhere'),
      kind: fc.constant(kind),
      countryCode: maybe(fc.constantFrom('GB', 'DE', 'TR', 'XX', '??')),
      orders: count(),
      netSales: net,
      values: maybe(
        fc.record({
          orders: fc.integer({ min: 30, max: 200 }),
          sum: fc.integer({ min: -2_000, max: 2_000 }),
          squares: fc.integer({ min: 200_000, max: 900_000 }),
        }),
      ),
      strongestMonth: fc.constant(null),
    }),
    { maxLength: 5, selector: ({ countryCode }) => countryCode },
  );

const months = fc
  .array(
    fc.record({
      orders: count(),
      revenue: maybe(net),
      index: maybe(fc.double({ min: 0, max: 12, noNaN: true })),
      years: fc.integer({ min: 0, max: 2 }),
    }),
    { minLength: 12, maxLength: 12 },
  )
  .map((rows) => rows.map((row, index) => ({ month: index + 1, ...row })));

const settings = fc.record({
  grossMargin: maybe(share),
  industry: fc.constantFrom('home', 'electronics', 'shopping-gifts'),
  assumptions: fc.oneof(
    fc.constant({}),
    fc.record({ budget: fc.double({ min: 0.01, max: 1e6, noNaN: true }), conversionRate: share }),
  ),
});

const facts: fc.Arbitrary<AdsFacts> = fc
  .record({
    campaignType: fc.constantFrom(...CAMPAIGN_TYPES),
    currency: fc.constantFrom('GBP', 'USD', 'JPY', 'TRY'),
    sales,
    bestSellers,
    countries: places('country'),
    cities: places('city'),
    months,
    settings,
    hours: fc.array(count(200), { minLength: 24, maxLength: 24 }),
    weekdays: fc.array(fc.record({ days: count(13), orders: count(900), netSales: net }), {
      minLength: 7,
      maxLength: 7,
    }),
    buyers: fc.oneof(
      fc.constant({ all: 0, new: null, returning: null }),
      fc.record({ all: count(), new: count(), returning: count() }),
    ),
    baskets: maybe(
      fc.record({
        orders: count(),
        units: count(),
        quartiles: maybe(fc.record({ orders: count(), lower: net, median: net, upper: net })),
      }),
    ),
    account: maybe(
      fc.constantFrom(account(), account({ currency: 'USD', from: 'report' }), eventfulAccount().account!),
    ),
    accountState: maybe(fc.constant(eventfulAccount().accountState)),
    days: fc.constantFrom(7, 30, 90),
  })
  .map(({ days, ...change }) => ({
    ...eventfulFacts(),
    ...change,
    period: { from: '2026-08-23', to: '2026-11-20', days },
  }));

test('whatever a store is like, advice is finite, never negative, and says what it rests on', () => {
  fc.assert(
    fc.property(facts, fc.constantFrom('en' as const, 'tr' as const), (store, language) => {
      const findings = findAll(store);
      expect(new Set(findings.map(({ subject }) => subject)).size).toBe(findings.length);
      for (const { atStake, confidence, score, figures, type } of findings) {
        expect(atStake === null || (Number.isFinite(atStake) && atStake >= 0), type).toBe(true);
        expect(confidence > 0 && confidence <= 1, type).toBe(true);
        expect(Number.isFinite(score) && score >= 0, type).toBe(true);
        for (const { name, value } of figures)
          expect(typeof value !== 'number' || (Number.isFinite(value) && value >= 0), `${type} ${name}`).toBe(
            true,
          );
      }
      for (const planned of planActions(findings, new Map(), new Date())) {
        const action = publicAction(planned, { language, store, outcome: null });
        expect(AdsAction.safeParse(action).success, action.type).toBe(true);
        expect(JSON.stringify(action)).not.toMatch(/NaN|Infinity|undefined|∞/);
      }
    }),
    { numRuns: 100, seed: 7, endOnFailure: true },
  );
}, 60_000);

test('the same facts are advised on in the same way', () => {
  expect(findAll(eventfulFacts())).toEqual(findAll(eventfulFacts()));
});

test('an empty store is advised to measure and to test, and nothing else', () => {
  const nothing: AdsFacts = {
    ...quietFacts(),
    account: null,
    accountState: null,
    sales: { orders: 0, netSales: 0, averageOrderValue: null, previous: null },
    products: { total: 0, mainCategory: null, lowest: null, median: null, highest: null },
    hours: new Array<number>(24).fill(0),
    weekdays: quietFacts().weekdays.map((each) => ({ ...each, orders: 0, netSales: 0 })),
    months: quietFacts().months.map((each) => ({
      ...each,
      orders: 0,
      revenue: null,
      index: null,
      years: 0,
    })),
    buyers: { all: 0, new: null, returning: null },
    feed: { products: 0, withProblem: 0, withoutPicture: 0, bestSellersWithProblem: 0 },
  };
  expect(findAll(nothing).map(({ type }) => type)).toEqual(['measure_account', 'measure_conversions']);
});
