import type { Period } from '#shared/analytics/analytics.ts';
import type {
  Affinity,
  Forecast,
  OrderHours,
  Places,
  Product,
  ProductRanking,
  ProductRow,
  SalesChange,
  Series,
  SeriesPoint,
} from '#shared/analytics/sales-reports.ts';
import { DAY_MS } from '#shared/core/time.ts';
import { EXAMPLE_BASIS } from './example-basis.ts';
import { exampleMetrics } from './example-metrics.ts';

const report = { currency: 'GBP', ...EXAMPLE_BASIS };
const { period, coverage } = exampleMetrics();

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** A wave with weekends in it, the same at every run. */
function amountOf(at: number, scale = 1) {
  const weekday = at % 7;
  return Math.round(scale * (900 + 260 * Math.sin(at / 3) + (weekday > 4 ? 340 : 0) + ((at * 73) % 190)));
}

export function examplePoint(at: number, change: Partial<SeriesPoint> = {}): SeriesPoint {
  const day = dayAfter('2026-11-01', at);
  const compared = dayAfter('2026-10-01', at);
  return {
    from: day,
    to: day,
    totalSales: amountOf(at) * 1.2,
    netSales: amountOf(at),
    orders: Math.round(amountOf(at) / 75),
    compared: {
      from: compared,
      to: compared,
      totalSales: amountOf(at + 3, 1.05),
      netSales: amountOf(at + 3, 0.9),
      orders: Math.round(amountOf(at + 3) / 80),
    },
    partial: false,
    covered: true,
    ...change,
  };
}

/** The first twelve days of November, the last not over, one of them extraordinary. */
export function exampleSeries(change: Partial<Series> = {}): Series {
  const points = Array.from({ length: 12 }, (_, at) => examplePoint(at, { partial: at === 11 }));
  points[6] = examplePoint(6, { totalSales: 3_400, netSales: 3_150, orders: 18 });
  return {
    ...report,
    grain: 'day',
    points,
    anomalies: [
      {
        day: '2026-11-07',
        metric: 'netSales',
        value: 3_150,
        expected: 1_180,
        score: 6.2,
        causes: [
          { kind: 'order', label: '#10482', amount: 1_620 },
          { kind: 'product', label: 'Copper Kettle', amount: 310.5 },
          { kind: 'more_orders', label: null, amount: 39.5 },
        ],
      },
    ],
    events: [{ day: '2026-11-11', name: 'Singles’ Day' }],
    period,
    coverage,
    ...change,
  };
}

export function exampleOrderHours(change: Partial<OrderHours> = {}): OrderHours {
  const cells = Array.from({ length: 7 * 24 }, (_, at) => {
    const [weekday, hour] = [Math.floor(at / 24), at % 24];
    const daily = Math.exp(-((hour - 20) ** 2) / 18) * 14 + Math.exp(-((hour - 13) ** 2) / 10) * 9;
    return { weekday, hour, orders: Math.round(daily * (weekday === 0 ? 1.5 : 1 + weekday / 12)) };
  }).filter(({ orders }) => orders > 0);
  return {
    ...report,
    cells,
    weekdays: [2, 2, 2, 2, 2, 1, 1],
    orders: cells.reduce((sum, { orders }) => sum + orders, 0),
    period,
    ...change,
  };
}

export function examplePlaces(change: Partial<Places> = {}): Places {
  const place = (countryCode: string | null, city: string | null, netSales: number, share: number) => ({
    countryCode,
    city,
    orders: Math.round(netSales / 75),
    customers: Math.round(netSales / 90),
    netSales,
    share,
  });
  return {
    ...report,
    countries: [
      place('GB', null, 214_300, 0.846),
      place('IE', null, 18_420, 0.073),
      place('DE', null, 12_310, 0.049),
      place('FR', null, 6_140, 0.024),
      place(null, null, 2_227.55, 0.009),
    ],
    cities: [
      place('GB', 'London', 88_200, 0.348),
      place('GB', 'Manchester', 21_800, 0.086),
      place('GB', 'Bristol', 17_350, 0.068),
      place('IE', 'Dublin', 9_980, 0.039),
      place('GB', null, 4_210, 0.017),
    ],
    period,
    ...change,
  };
}

/** 253,397.55 after 240,000: the factors and the products both make 13,397.55. */
export function exampleChange(change: Partial<SalesChange> = {}): SalesChange {
  return {
    ...report,
    netSales: { current: 253_397.55, previous: 240_000, change: 13_397.55 },
    factors: {
      buyers: { current: 2_924, previous: 3_010, effect: -7_150.2 },
      ordersPerBuyer: { current: 1.169, previous: 1.163, effect: 1_212.25 },
      netPerOrder: { current: 74.14, previous: 68.53, effect: 13_335.5 },
      guests: { current: 21_400, previous: 15_400, effect: 6_000 },
    },
    reason: null,
    products: [
      { productId: '1', title: 'Copper Kettle', current: 31_200, previous: 18_900, effect: 12_300 },
      { productId: '2', title: 'Darjeeling First Flush', current: 9_400, previous: 14_150, effect: -4_750 },
    ],
    others: 5_847.55,
    period,
    ...change,
  };
}

export function exampleForecast(change: Partial<Forecast> = {}): Forecast {
  const history = Array.from({ length: 60 }, (_, at) => ({
    day: dayAfter('2026-09-13', at),
    netSales: amountOf(at),
  }));
  const days = Array.from({ length: 30 }, (_, at) => {
    const expected = amountOf(at + 60);
    const reach = 220 + at * 9;
    return {
      day: dayAfter('2026-11-12', at),
      expected,
      low: Math.max(0, expected - reach),
      high: expected + reach,
    };
  });
  return {
    ...report,
    status: 'ok',
    historyDays: 730,
    methods: [
      { method: 'last_year', weight: 0.64, monthError: 0.09 },
      { method: 'four_weeks', weight: 0.24, monthError: 0.17 },
      { method: 'damped_trend', weight: 0.12, monthError: null },
    ],
    history,
    days,
    total: { expected: 31_420, low: 27_900, high: 35_050 },
    lastYear: { from: '2025-11-13', to: '2025-12-12', netSales: 29_870.4 },
    past: { origins: 24, monthError: 0.084, bandHeld: 0.79, sumHeld: 0.82 },
    ...change,
  };
}

const titles = [
  'Copper Kettle',
  'Darjeeling First Flush',
  'Cast-iron Pot',
  'Matcha Whisk',
  'Earl Grey, 250 g',
  'Porcelain Cup, blue',
  'Oolong Sampler',
  'Honey Spoon',
  'Tea Towel',
  'Jasmine Pearls',
  'Rooibos',
  'Glass Infuser',
  'Walnut Tray',
];

export function exampleProduct(at: number, change: Partial<Product> = {}): Product {
  const title = titles[at % titles.length]!;
  return {
    id: `${at + 1}`,
    title,
    handle: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    price: 9.5 + at * 4,
    compareAtPrice: null,
    category: at % 2 === 0 ? 'Teaware' : 'Tea',
    platform: 'shopify',
    imageUrl: null,
    currency: 'GBP',
    inventory: 40 - at * 3,
    address: `https://tea-house.myshopify.com/products/${at + 1}`,
    ...change,
  };
}

export const exampleProducts = (): Product[] => titles.map((_, at) => exampleProduct(at));

function exampleRow(at: number): ProductRow {
  const { id, title, handle, imageUrl, category, price, inventory } = exampleProduct(at);
  const netSales = 31_200 / (at + 1);
  return {
    id,
    title,
    handle,
    imageUrl,
    category,
    price,
    inventory,
    units: Math.round(netSales / (price ?? 1)),
    orders: Math.round(netSales / 30),
    grossSales: netSales * 1.06,
    discounts: -netSales * 0.04,
    reversals: -netSales * 0.02,
    netSales,
    previousNetSales: netSales * 0.9,
    share: netSales / 253_397.55,
  };
}

export function exampleRanking(change: Partial<ProductRanking> = {}): ProductRanking {
  return {
    ...report,
    rows: titles.map((_, at) => exampleRow(at)),
    total: 412,
    page: 1,
    pageSize: 25,
    period,
    ...change,
  };
}

export function exampleAffinity(change: Partial<Affinity> = {}): Affinity {
  const side = (at: number) => ({ id: `${at + 1}`, title: titles[at]!, imageUrl: null });
  const pair = (first: number, second: number, together: number, withFirst: number, lift: number) => ({
    first: side(first),
    second: side(second),
    together,
    withFirst,
    withSecond: together * 3,
    support: together / 20_000,
    confidence: together / withFirst,
    lift,
    cautiousLift: lift * 0.8,
  });
  return {
    ...report,
    orders: 20_310,
    products: 60,
    usualLift: 1.1,
    from: '2025-11-12',
    pairs: [pair(0, 2, 31, 120, 3.1), pair(3, 9, 54, 310, 2.4), pair(4, 7, 22, 96, 1.8)],
    next: [pair(1, 6, 40, 260, 2.2)],
    ...change,
  };
}

/** For a stretch without anything to compare it with. */
export const wholeHistory: Period = { ...period, range: 'all', compareFrom: null, compareTo: null };
