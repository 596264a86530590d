import { type AdsResult, ASSUMPTION_NAMES, type Assumption, type Basis } from '#shared/ads/ads.ts';
import { breakEvenOf, projectAds } from '#shared/ads/ads-projection.ts';
import { EXAMPLE_BASIS } from '#web/testing/example-basis.ts';
import { exampleActions } from './example-actions.ts';
import { exampleTimes } from './example-times.ts';

export function storeBasis(cases: number | null): Basis {
  return { kind: 'store', source: null, cases };
}

/** The advice for a gift shop in London without an ads account; every figure is what its parts make. */
export function exampleAds(given: Partial<AdsResult> = {}): AdsResult {
  const assumptions = given.performance?.assumptions ?? exampleAssumptions();
  const ranges = projectAds(assumptions);
  const { bestTimes, budgetAllocation, bestPostingTimes, orders } = exampleTimes();
  return {
    timeframe: '30d',
    campaignType: 'all',
    currency: 'GBP',
    period: { from: '2026-10-22', to: '2026-11-20', timeZone: 'Europe/London' },
    ...EXAMPLE_BASIS,
    computedAt: '2026-11-21T14:02:00.000Z',
    storeAnalysis: {
      totalProducts: 412,
      mainCategory: 'Gift',
      productRange: '£1.25 – £295',
      orders,
      netSales: 38_020,
      averageOrderValue: 31.58,
      previous: { orders: 1_118, netSales: 35_400 },
      fewData: false,
      basis: storeBasis(orders),
    },
    recommendations: {
      idealCustomer: {
        text: 'Most orders come from the United Kingdom, in the evening, for one or two gifts at about £32 an order.',
        basis: storeBasis(1_012),
      },
      topLocations: ['London', 'Manchester', 'Bristol'],
      bestPostingTimes,
      budgetAllocation,
      contentStrategy: [
        'Put “Copper Kettle” first: it makes up 11% of the net sales.',
        'Show pairs: “Copper Kettle” and “Tin” are bought together three times as often as chance.',
        'Speak of gifts before December, your strongest month.',
      ],
      actions: exampleActions(),
    },
    audiences: exampleAudiences(orders),
    bestTimes,
    performance: {
      projected: {
        impressions: ranges.impressions?.expected ?? null,
        clicks: ranges.clicks?.expected ?? null,
        ctr: ranges.ctr?.expected ?? null,
        conversions: ranges.conversions?.expected ?? null,
        estimatedRoas: ranges.estimatedRoas?.expected ?? null,
      },
      ranges,
      assumptions,
      specified: {
        revenuePerConversion: 65,
        baselineRoas: 2.5,
        revenuePotential: ranges.conversions && ranges.conversions.expected * 65,
        roiImprovement: ranges.estimatedRoas && (ranges.estimatedRoas.expected / 2.5 - 1) * 100,
      },
      breakEvenRoas: null,
      breakEven: breakEvenOf(assumptions, { grossMargin: null, medianOrder: 24.5 }),
      currentOpportunity: {
        seasonalBoost: {
          value: 1.42,
          text: 'The next 30 days should bring 42% more than the last 30.',
          basis: storeBasis(28_310),
        },
        deviceOptimization: null,
        untappedAudience: {
          value: 350,
          text: '214 buyers have gone quiet. If 5% of them ordered once more, that would be 11 orders worth £350.',
          basis: { kind: 'assumption', source: 'usual_response', cases: null },
        },
      },
    },
    customers: exampleBuyers(orders),
    settings: {
      grossMargin: null,
      industry: 'shopping-gifts',
      industryBasis: { kind: 'assumption', source: 'industry', cases: null },
    },
    ...given,
  };
}

/** In pounds no cost per click is published: it comes from a report of the account that was imported. */
export function exampleAssumptions(
  given: Partial<Record<(typeof ASSUMPTION_NAMES)[number], Partial<Assumption>>> = {},
): Assumption[] {
  const benchmark: Basis = { kind: 'benchmark', source: 'databox_all_2026', cases: null };
  const click = (31.58 * 0.0255) / 2.5;
  const known: Record<(typeof ASSUMPTION_NAMES)[number], Omit<Assumption, 'name'>> = {
    budget: {
      value: 1_901,
      low: 1_901,
      high: 1_901,
      basis: { kind: 'assumption', source: 'budget_share', cases: null },
    },
    costPerClick: {
      value: click,
      low: click * 0.65,
      high: click * 1.35,
      basis: { kind: 'account', source: null, cases: 3_120 },
    },
    clickRate: { value: 0.047, low: 0.047 * 0.65, high: 0.047 * 1.35, basis: benchmark },
    conversionRate: { value: 0.0255, low: 0.0255 * 0.65, high: 0.0255 * 1.35, basis: benchmark },
    orderValue: { value: 31.58, low: 31.58, high: 31.58, basis: storeBasis(1_204) },
  };
  return ASSUMPTION_NAMES.map((name) => ({ name, ...known[name], ...given[name] }));
}

function exampleAudiences(orders: number): AdsResult['audiences'] {
  const place = { seasonality: null, competition: null } as const;
  const cities = [
    ['London', 212],
    ['Manchester', 81],
    ['Bristol', 64],
    ['Leeds', 40],
    ['York', 22],
    ['Bath', 14],
  ] as const;
  return {
    demographics: {
      ageGroups: [],
      gender: [],
      interests: [
        { category: 'Gift', affinity: 0.46, intent: 'high', cost: null, basis: storeBasis(554) },
        { category: 'Kitchen', affinity: 0.31, intent: 'medium', cost: null, basis: storeBasis(373) },
        { category: 'Garden', affinity: 0.12, intent: 'low', cost: null, basis: storeBasis(144) },
      ],
    },
    behaviors: {
      locations: [
        {
          region: 'United Kingdom',
          kind: 'country',
          countryCode: 'GB',
          percentage: 91.4,
          orders: 1_100,
          netSales: 33_900,
          seasonality: 12,
          competition: null,
          basis: storeBasis(1_100),
        },
        {
          region: 'Ireland',
          kind: 'country',
          countryCode: 'IE',
          percentage: 8.6,
          orders: 104,
          netSales: 4_120,
          ...place,
          basis: storeBasis(104),
        },
        ...cities.map(([region, count]) => ({
          ...place,
          region,
          kind: 'city' as const,
          countryCode: 'GB',
          percentage: (count / orders) * 100,
          orders: count,
          netSales: count * 31.2,
          basis: storeBasis(count),
        })),
      ],
      unknownPlaces: { countries: 0, cities: 12.5 },
      devices: [
        {
          type: 'Mobile',
          usage: 0.564,
          conversion: null,
          basis: { kind: 'benchmark', source: 'adobe_holiday_2025', cases: null },
        },
      ],
    },
  };
}

function exampleBuyers(orders: number): AdsResult['customers'] {
  const group = (name: 'champions' | 'loyal' | 'new' | 'at_risk' | 'dormant', customers: number) => ({
    group: name,
    customers,
    share: customers / 9_270,
    netSales: customers * 48,
    netShare: customers / 9_000,
  });
  return {
    buyers: 1_012,
    newBuyers: 640,
    returningBuyers: 372,
    groups: [
      group('champions', 1_120),
      group('loyal', 890),
      group('new', 2_410),
      group('at_risk', 1_330),
      group('dormant', 3_520),
    ],
    baskets: {
      orders,
      units: 2_650,
      unitsPerOrder: 2.2,
      averageValue: 31.58,
      quartiles: { orders: 1_180, lower: 14.2, median: 24.5, upper: 39.9 },
      together: [
        { first: 'Copper Kettle', second: 'Tin', orders: 41, lift: 3.1 },
        { first: 'Tea Towel', second: 'Apron', orders: 22, lift: 2.4 },
      ],
    },
    basis: storeBasis(1_012),
  };
}
