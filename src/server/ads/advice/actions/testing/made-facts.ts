import type { AdsFacts, Outlook, SoldRow } from '#server/ads/advice/facts/facts.ts';
import {
  detail,
  eventfulReports,
  quietReports,
  rankingRow,
} from '#server/analytics/insights/testing/made-reports.ts';
import type { AccountFigures, AdsFigures } from '#shared/ads/ads-account.ts';

const PERIOD = { from: '2026-10-22', to: '2026-11-20', days: 30 };
/** Of each weekday in that period, Sunday first. */
const DAYS = [4, 4, 4, 4, 5, 5, 4];

/** Thirty units in as many orders, in this stretch and the one before, unless the sales say otherwise. */
export function seller(
  title: string,
  given: Parameters<typeof rankingRow>[1] & { previousOrders?: number | null } = {},
): SoldRow {
  const { previousOrders, ...changed } = given;
  const row = rankingRow(title, {
    units: 30,
    orders: 30,
    netSales: 1_200,
    previousNetSales: 1_200,
    inventory: 300,
    ...changed,
  });
  const before = row.previousNetSales;
  // An order as large as in this stretch.
  const usual = before === null ? null : Math.round((row.orders * before) / Math.max(1, row.netSales));
  return { ...row, previousOrders: previousOrders === undefined ? usual : previousOrders };
}

/** Orders of even worth, a third above or below it. */
export const valuesOf = (orders: number, sum: number) => ({
  orders,
  sum,
  squares: orders === 0 ? 0 : (sum ** 2 / orders) * (10 / 9),
});

const evenWeek = (perDay: number) =>
  DAYS.map((days) => ({ days, orders: days * perDay, netSales: days * perDay * 40 }));

/** A store that sells evenly, with nothing that stands out, and an account that measures it. */
export function quietFacts(): AdsFacts {
  const quiet = quietReports();
  return {
    timeframe: '30d',
    campaignType: 'all',
    currency: 'GBP',
    timeZone: 'Europe/London',
    period: PERIOD,
    products: { total: 12, mainCategory: 'Gifts', lowest: 5, median: 20, highest: 90 },
    sales: {
      orders: 240,
      netSales: 9_600,
      averageOrderValue: 40,
      previous: { orders: 240, netSales: 9_600 },
    },
    hours: new Array<number>(24).fill(10),
    days: new Array<number>(30).fill(8),
    located: { countries: 240, cities: 240 },
    values: valuesOf(240, 9_600),
    outlook: null,
    weekHours: DAYS.map((days) => new Array<number>(24).fill(days / 3)),
    weekdays: evenWeek(8),
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      orders: 240,
      revenue: 9_600,
      index: 1,
      years: 2,
    })),
    countries: [],
    cities: [],
    categories: [],
    bestSellers: [],
    movementsLastYear: { orders: 0, ordersBefore: 0, products: [] },
    buyers: { all: 200, new: 190, returning: 10 },
    groups: quiet.groups,
    loyalty: quiet.loyalty,
    carts: quiet.carts,
    affinity: quiet.affinity,
    baskets: null,
    settings: { grossMargin: null, industry: 'shopping-gifts', assumptions: {} },
    feed: { products: 12, withProblem: 0, withoutPicture: 0, bestSellersWithProblem: 0 },
    account: account(),
    accountState: {
      autoTagging: true,
      weakAds: 0,
      disapprovedAds: 0,
      adsWithFewHeadlines: 0,
      ads: 4,
      brand: null,
      products: [],
    },
  };
}

const figures = (clicks: number, cost: number, conversions: number): AdsFigures => ({
  impressions: clicks * 20,
  clicks,
  cost,
  conversions,
  value: conversions * 40,
  ctr: 0.05,
  costPerClick: clicks ? cost / clicks : null,
  conversionRate: clicks ? conversions / clicks : null,
  costPerConversion: conversions ? cost / conversions : null,
  roas: cost ? (conversions * 40) / cost : null,
});

/** 2,000 clicks at £0.40, of which 3 % end in an order. */
export function account(given: Partial<AccountFigures> = {}): AccountFigures {
  return {
    from: 'api',
    period: { from: PERIOD.from, to: PERIOD.to },
    searchTermPeriod: { from: PERIOD.from, to: PERIOD.to },
    currency: 'GBP',
    readAt: '2026-11-21T04:00:00.000Z',
    totals: figures(1_200, 480, 36),
    previous: null,
    breakEvenRoas: null,
    store: null,
    campaigns: [],
    searchTerms: [{ term: 'teapot', campaign: 'All', ...figures(50, 20, 2), verdict: 'fine', chance: null }],
    devices: [],
    networks: [],
    hours: [],
    weekdays: [],
    places: [],
    ages: [],
    genders: [],
    products: [{ id: 'p-Kettle', title: 'Kettle', ...figures(200, 80, 6) }],
    ...given,
  };
}

/** Half as much again as in the last 30 days, and surely so. */
export const DECEMBER: Outlook = {
  from: '2026-11-21',
  to: '2026-12-20',
  expected: 14_400,
  low: 12_400,
  high: 16_800,
  lastMonth: 9_600,
  lastYear: 13_900,
};

/** A store in which every finder finds something; clicks and rates are not known from an account. */
export function eventfulFacts(): AdsFacts {
  const eventful = eventfulReports();
  const place = (region: string, countryCode: string, orders: number, netSales: number, isCity = false) => ({
    region,
    kind: isCity ? ('city' as const) : ('country' as const),
    countryCode,
    orders,
    netSales,
    values: orders >= 30 ? valuesOf(orders, netSales) : null,
    strongestMonth: null,
  });
  const hours = Array.from({ length: 24 }, (_, hour) => (hour < 6 ? 1 : hour >= 18 && hour < 22 ? 36 : 6));
  return {
    ...quietFacts(),
    account: null,
    accountState: null,
    hours,
    weekdays: [30, 24, 24, 24, 90, 30, 8].map((orders, weekday) => ({
      days: DAYS[weekday]!,
      orders,
      netSales: orders * 40,
    })),
    months: Array.from({ length: 12 }, (_, index) => ({
      month: index + 1,
      orders: 200,
      revenue: 8_000,
      index: index === 11 ? 2 : 0.9,
      years: 2,
    })),
    countries: [
      place('United Kingdom', 'GB', 180, 8_400),
      place('Germany', 'DE', 40, 900),
      place('France', 'FR', 12, 200),
      place('Spain', 'ES', 8, 100),
    ],
    cities: [place('London', 'GB', 60, 3_600, true), place('Leeds', 'GB', 32, 1_200, true)],
    bestSellers: [
      seller('Teapot', { netSales: 2_400, previousNetSales: 2_300 }),
      seller('Kettle', { inventory: 5, netSales: 1_500, previousNetSales: 1_500 }),
      seller('Cup', { netSales: 900, previousNetSales: 300, inventory: null, orders: 60 }),
      seller('Mug 350 ml', { netSales: 300, previousNetSales: 1_900 }),
      seller('Tray', { inventory: 0 }),
    ],
    buyers: { all: 200, new: 150, returning: 50 },
    groups: eventful.groups,
    loyalty: eventful.loyalty,
    carts: {
      ...eventful.carts,
      open: { carts: 48, value: 1_960 },
      recoveryRate: detail(0.125),
    },
    affinity: {
      ...eventful.affinity,
      pairs: eventful.affinity.pairs.map((pair) => ({
        ...pair,
        second: { ...pair.second, id: 'p-Cup', title: 'Cup' },
      })),
    },
    baskets: { orders: 240, units: 500, quartiles: { orders: 231, lower: 18, median: 32, upper: 55 } },
    outlook: DECEMBER,
    feed: { products: 12, withProblem: 4, withoutPicture: 2, bestSellersWithProblem: 1 },
  };
}
