import fc from 'fast-check';
import type { AdsFacts, OrderValues, PlaceFact } from '#server/ads/advice/facts/facts.ts';
import { seasonOf } from '#server/ads/advice/facts/seasons.ts';
import { weekdaysIn } from '#server/ads/settings/timeframe-days.ts';
import { ASSUMPTION_NAMES, CAMPAIGN_TYPES } from '#shared/ads/ads.ts';
import type { AccountFigures, AdsFigures } from '#shared/ads/ads-account.ts';
import { INDUSTRIES } from '#shared/ads/ads-benchmarks.ts';
import { CUSTOMER_GROUPS } from '#shared/analytics/customer-reports.ts';
import { quietFacts } from './quiet-facts.ts';

/*
 * Facts as any store may have them: none at all, few, many, only given back; with and without an account of any
 * currency.
 */
const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;
const count = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 5_000 }));
const money = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -50_000, max: 9_000_000 }).map((minor) => minor / 100),
);
const price = fc.integer({ min: 1, max: 900_000 }).map((minor) => minor / 100);
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const figures: fc.Arbitrary<AdsFigures> = fc
  .record({ impressions: count, clicks: count, cost: money, conversions: count, value: money })
  .map(({ cost, value, ...counts }) => {
    const sums = { ...counts, cost: Math.max(0, cost), value: Math.max(0, value) };
    const rate = (over: number, under: number) => (under === 0 ? null : over / under);
    return {
      ...sums,
      ctr: rate(sums.clicks, sums.impressions),
      costPerClick: rate(sums.cost, sums.clicks),
      conversionRate: rate(sums.conversions, sums.clicks),
      costPerConversion: rate(sums.cost, sums.conversions),
      roas: rate(sums.value, sums.cost),
    };
  });

const parts = <Part extends object>(part: fc.Arbitrary<Part>) =>
  fc.array(
    fc.tuple(part, figures).map(([named, counted]) => ({ ...named, ...counted })),
    { maxLength: 5 },
  );

const account: fc.Arbitrary<AccountFigures> = fc.record({
  from: fc.constantFrom('api' as const, 'report' as const),
  period: fc.constant({ from: '2026-10-22', to: '2026-11-20' }),
  searchTermPeriod: fc.constant({ from: '2026-10-22', to: '2026-11-20' }),
  currency: fc.constantFrom('EUR', 'USD', 'JPY', 'TRY'),
  readAt: fc.constant('2026-11-21T06:00:00.000Z'),
  totals: figures,
  previous: orNull(figures),
  breakEvenRoas: fc.constant(null),
  store: fc.constant(null),
  campaigns: parts(
    fc.record({
      id: fc.constant('1'),
      name: fc.constant('Autumn'),
      type: fc.constantFrom('SEARCH', 'Shopping', 'DISPLAY', null),
      status: fc.constant(null),
      dailyBudget: fc.constant(null),
      impressionShare: fc.constant(null),
      lostToBudget: fc.constant(null),
      lostToRank: fc.constant(null),
    }),
  ),
  searchTerms: fc.constant([]),
  devices: parts(fc.record({ type: fc.constantFrom('MOBILE', 'Computers', 'TABLET', 'CONNECTED_TV') })),
  hours: parts(fc.record({ hour: fc.integer({ min: 0, max: 23 }) })),
  networks: fc.constant([]),
  weekdays: fc.constant([]),
  places: fc.constant([]),
  ages: parts(fc.record({ range: fc.constantFrom('18-24', '25-34', 'unknown') })),
  genders: parts(fc.record({ type: fc.constantFrom('Female', 'Male') })),
  products: fc.constant([]),
});

const values: fc.Arbitrary<OrderValues> = fc
  .record({
    orders: fc.integer({ min: 30, max: 400 }),
    sum: money,
    spread: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ orders, sum, spread }) => ({ orders, sum, squares: sum ** 2 / orders + spread * orders }));

const place = (kind: PlaceFact['kind']): fc.Arbitrary<PlaceFact> =>
  fc.record({
    region: fc.constantFrom('İzmir', 'Berlin', 'XX'),
    kind: fc.constant(kind),
    countryCode: kind === 'country' ? fc.constantFrom('TR', 'DE', 'XX', 'weird') : orNull(fc.constant('TR')),
    orders: fc.integer({ min: 1, max: 400 }),
    netSales: money,
    values: orNull(values),
    strongestMonth: orNull(fc.integer({ min: 1, max: 12 })),
  });

const months = fc.array(fc.record({ orders: count, netSales: money }), { maxLength: 24 }).map((seen) =>
  seasonOf(
    seen.map((each, back) => {
      const month = new Date(Date.UTC(2026, 10 - seen.length + back)).toISOString().slice(0, 7);
      return { month, ...each };
    }),
  ),
);

export const anyFacts: fc.Arbitrary<AdsFacts> = fc
  .record({
    timeframe: fc.constantFrom('7d' as const, '30d' as const, '90d' as const),
    campaignType: fc.constantFrom(...CAMPAIGN_TYPES),
    currency: fc.constantFrom('EUR', 'USD', 'JPY', 'TRY', 'KWD'),
    weekHours: fc.oneof(
      fc.constant(Array.from({ length: 7 }, () => new Array<number>(24).fill(0))),
      fc.array(fc.array(count, { minLength: 24, maxLength: 24 }), { minLength: 7, maxLength: 7 }),
    ),
    netSales: money,
    placed: price,
    previous: orNull(fc.record({ orders: count, netSales: money })),
    products: fc.record({
      total: count,
      mainCategory: orNull(fc.constantFrom('Mugs', 'Giyim > Elbise', 'Odds')),
      lowest: orNull(price),
      median: orNull(price),
      highest: orNull(price),
    }),
    months,
    countries: fc.array(place('country'), { maxLength: 14 }),
    cities: fc.array(place('city'), { maxLength: 14 }),
    categories: fc.array(
      fc.record({
        category: fc.constantFrom('Mugs', 'Giyim', 'Odds'),
        netSales: money,
        previousNetSales: orNull(money),
        products: count,
      }),
      { maxLength: 4 },
    ),
    quartiles: orNull(fc.tuple(price, price, price)),
    buyers: orNull(fc.tuple(count, count)),
    groups: fc.uniqueArray(
      fc.record({ group: fc.constantFrom(...CUSTOMER_GROUPS), customers: count, netSales: money }),
      { selector: ({ group }) => group, maxLength: 10 },
    ),
    settings: fc.record({
      grossMargin: orNull(fc.double({ min: 0.001, max: 1, noNaN: true })),
      industry: fc.constantFrom(...INDUSTRIES),
      assumptions: fc.dictionary(
        fc.constantFrom(...ASSUMPTION_NAMES),
        fc.oneof(
          fc.double({ min: 1e-6, max: 1, noNaN: true }),
          fc.double({ min: 1e-6, max: 1e12, noNaN: true }),
        ),
      ),
    }),
    account: orNull(account),
    outlook: orNull(
      fc
        .record({ expected: price, below: price, above: price, lastMonth: money, lastYear: orNull(money) })
        .map(({ expected, below, above, lastMonth, lastYear }) => ({
          from: '2026-11-21',
          to: '2026-12-20',
          expected,
          lastMonth,
          lastYear,
          low: Math.max(0, expected - below),
          high: expected + above,
        })),
    ),
  })
  .map(({ weekHours, netSales, placed, previous, quartiles, buyers, groups, ...facts }) => {
    const sum = (counts: number[]) => counts.reduce((total, each) => total + each, 0);
    const orders = sum(weekHours.map(sum));
    const quiet = quietFacts();
    const period = { from: '2026-08-23', to: '2026-11-20', days: DAYS[facts.timeframe] };
    const [lower, median, upper] = (quartiles ?? []).toSorted((one, other) => one - other);
    return {
      ...quiet,
      ...facts,
      period,
      sales: { orders, netSales, averageOrderValue: orders === 0 ? null : placed, previous },
      days: Array.from({ length: period.days }, (_, place) => weekHours[place % 7]![place % 24]!),
      located: { countries: orders, cities: Math.floor(orders / 2) },
      values: { orders, sum: netSales, squares: netSales ** 2 },
      hours: Array.from({ length: 24 }, (_, hour) => sum(weekHours.map((hours) => hours[hour]!))),
      weekHours,
      weekdays: weekdaysIn(period).map((days, weekday) => ({
        days,
        orders: sum(weekHours[weekday]!),
        netSales: netSales / 7,
      })),
      buyers: buyers
        ? { all: sum(buyers), new: buyers[0], returning: buyers[1] }
        : { all: 0, new: null, returning: null },
      groups: {
        ...quiet.groups,
        groups: groups.map((group) => ({
          ...group,
          share: 0.1,
          netShare: netSales > 0 ? group.netSales / netSales : null,
          medianDaysSinceOrder: 30,
          meanOrders: 1,
        })),
      },
      baskets:
        orders === 0
          ? null
          : {
              orders,
              units: orders * 2,
              quartiles: quartiles && { orders, lower: lower!, median: median!, upper: upper! },
            },
    };
  });
