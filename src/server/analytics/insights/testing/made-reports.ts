import type { Reports } from '#server/analytics/insights/finders/reports.ts';
import { addProfit, noProfit } from '#server/stores/profit/profit-sums.ts';
import type { DashboardMetrics, MetricDetail } from '#shared/analytics/analytics.ts';
import type { ProfitRow } from '#shared/analytics/profit.ts';
import type { SeriesPoint } from '#shared/analytics/sales-reports.ts';
import { DAY_MS } from '#shared/core/time.ts';

export const COMPUTED_AT = '2026-11-21T12:00:00.000Z';

export const PERIOD: DashboardMetrics['period'] = {
  from: '2026-10-21T23:00:00.000Z',
  to: '2026-11-21T00:00:00.000Z',
  range: '30d',
  firstDay: '2026-10-22',
  lastDay: '2026-11-20',
  compareFrom: '2026-09-21T23:00:00.000Z',
  compareTo: '2026-10-21T23:00:00.000Z',
  comparesWholeMonth: false,
  includesToday: false,
  fewDays: false,
  timeZone: 'Europe/London',
};

export const MADE_BASIS = {
  computedAt: COMPUTED_AT,
  recordsVersion: 120,
  historyComplete: true,
  stale: false,
};
const report = { currency: 'GBP', ...MADE_BASIS };
const coverage = {
  from: '2024-11-20T09:00:00.000Z',
  to: COMPUTED_AT,
  complete: true,
  recordsBegin: '2024-11-20',
};

export function detail(value: number | null, more: Partial<MetricDetail> = {}): MetricDetail {
  return {
    value,
    reason: value === null ? 'no_orders' : null,
    previous: null,
    growth: null,
    growthKind: 'none',
    growthReason: null,
    fewData: false,
    parts: [],
    ...more,
  };
}

/** 90 finished days and a partial one; `netOf(1)` is yesterday. */
export function daysOf(netOf: (daysAgo: number) => number, ordersOf = (_: number) => 10): SeriesPoint[] {
  return Array.from({ length: 90 }, (_, index) => {
    const daysAgo = 89 - index;
    const day = new Date(Date.UTC(2026, 10, 21) - daysAgo * DAY_MS).toISOString().slice(0, 10);
    const netSales = netOf(daysAgo);
    return {
      from: day,
      to: day,
      netSales,
      totalSales: netSales,
      orders: ordersOf(daysAgo),
      compared: null,
      partial: daysAgo === 0,
      covered: true,
    };
  });
}

/** So many finished days up to yesterday, each with its orders and net sales; `netOf(1)` is yesterday. */
export function historyOf(days: number, netOf: (daysAgo: number) => number): Reports['history'] {
  return {
    ...report,
    days: Array.from({ length: days }, (_, index) => {
      const daysAgo = days - index;
      const day = new Date(Date.UTC(2026, 10, 21) - daysAgo * DAY_MS).toISOString().slice(0, 10);
      return { day, orders: 10, netSales: netOf(daysAgo) };
    }),
  };
}

/** The 21st is a Saturday: the last whole week ended on the 15th, six days ago. */
const LAST_SUNDAY = 6;
/** Scattered a little, so that no difference is infinitely sure. */
const scattered = (level: number) => (daysAgo: number) => level + ((daysAgo * 37) % 11) - 5;

const quietLoyalty: Reports['loyalty'] = {
  ...report,
  customers: detail(200),
  newCustomers: detail(160),
  returningCustomers: detail(40),
  returningRate: detail(0.2),
  repeatPurchaseRate: detail(0.05),
  medianDaysBetweenOrders: null,
  orderPairs: 12,
  period: PERIOD,
};

/** Reports of a store in which nothing is worth saying. */
export function quietReports(): Reports {
  const dashboard: DashboardMetrics = {
    ...MADE_BASIS,
    totalRevenue: 10_000,
    revenueGrowth: 0,
    totalOrders: 300,
    orderGrowth: 0,
    conversionRate: null,
    conversionGrowth: null,
    totalCustomers: 200,
    customerGrowth: 0,
    conversionBasis: 'none',
    currency: 'GBP',
    period: PERIOD,
    coverage,
    updatedAt: COMPUTED_AT,
    comparison: null,
    averageOrderValue: 33.5,
    repeatCustomers: 40,
    details: {
      totalRevenue: detail(10_000, { previous: 8_000, growth: 25, growthKind: 'percent' }),
      totalOrders: detail(300, { previous: 290, growth: 3.45, growthKind: 'percent' }),
      conversionRate: detail(null),
      totalCustomers: detail(200, { previous: 190, growth: 5.26, growthKind: 'percent' }),
      averageOrderValue: detail(33.5, { previous: 33, growth: 1.52, growthKind: 'percent' }),
      repeatCustomers: detail(40, { previous: 40, growth: 0, growthKind: 'percent' }),
    },
  };
  const factor = { current: 1, previous: 1, effect: 0 };
  const movements = {
    ...report,
    from: '2026-10-19',
    to: '2026-11-15',
    orders: 280,
    ordersBefore: 280,
    products: [],
  };
  return {
    dashboard,
    history: historyOf(120, scattered(333)),
    movements,
    // Its records begin later.
    movementsLastYear: { ...movements, from: '2025-10-20', to: '2025-11-16', orders: 0, ordersBefore: 0 },
    firstRepurchase: {
      ...report,
      customers: 900,
      cameBack: 300,
      medianDays: 65,
      horizons: [
        { days: 90, customers: 800, cameBack: 200, notBack: 0.75 },
        { days: 360, customers: 500, cameBack: 170, notBack: 0.66 },
      ],
      recent: { customers: 120, cameBack: 30 },
      earlier: { customers: 120, cameBack: 30 },
    },
    series: {
      ...report,
      grain: 'day',
      points: daysOf(() => 333),
      anomalies: [],
      events: [],
      period: PERIOD,
      coverage,
    },
    orderHours: { ...report, cells: [], weekdays: [13, 13, 13, 13, 13, 13, 12], orders: 0, period: PERIOD },
    change: {
      ...report,
      netSales: { current: 10_000, previous: 10_000, change: 0 },
      factors: { buyers: factor, ordersPerBuyer: factor, netPerOrder: factor, guests: factor },
      reason: null,
      products: [],
      others: 0,
      period: PERIOD,
    },
    ranking: { ...report, rows: [], total: 0, page: 1, pageSize: 25, period: PERIOD },
    loyalty: quietLoyalty,
    loyaltyLastYear: quietLoyalty,
    carts: {
      ...report,
      shared: false,
      abandoned: null,
      open: null,
      recovered: null,
      recoveredOtherwise: null,
      abandonmentRate: detail(null, { reason: 'not_shared' }),
      recoveryRate: detail(null, { reason: 'not_shared' }),
      checkoutCompletion: detail(null, { reason: 'not_shared' }),
      abandonedAfterMinutes: 60,
      period: PERIOD,
    },
    forecast: {
      ...report,
      status: 'too_little_data',
      historyDays: 20,
      methods: [],
      history: [],
      days: [],
      total: null,
      lastYear: null,
      past: null,
    },
    affinity: { ...report, orders: 0, products: 0, usualLift: 1, from: null, pairs: [], next: [] },
    groups: { ...report, customers: 0, prospects: null, basis: 'quintiles', groups: [] },
    signals: quietSignals,
    profitByProduct: { ...MADE_BASIS, rows: [] },
    margins: { ...MADE_BASIS, now: earned(0), before: earned(0) },
  };
}

export function rankingRow(title: string, given: Partial<Reports['ranking']['rows'][number]> = {}) {
  return {
    id: `p-${title}`,
    title,
    handle: title,
    imageUrl: null,
    category: null,
    price: 10,
    inventory: null,
    units: 60,
    orders: 50,
    grossSales: 600,
    discounts: 0,
    reversals: 0,
    netSales: 600,
    previousNetSales: 600,
    share: 0.06,
    ...given,
  };
}

/** Four weeks of a variant that costs such a share of its price; nothing was sold where it costs nothing. */
export function earned(costShare: number): Reports['margins']['now'] {
  const days = Array.from({ length: costShare === 0 ? 0 : 28 }, (_, at) => {
    const grossSales = 30_000 + ((at * 37) % 11) * 100;
    const costOfGoods = Math.round(grossSales * costShare) + (at % 3) * 50;
    const sums = { ...noProfit(), orders: 10, units: 10, grossSales, covered: grossSales, costOfGoods };
    return { day: `2026-10-${`${at + 1}`.padStart(2, '0')}`, sums };
  });
  const total = noProfit();
  for (const { sums } of days) addProfit(total, sums);
  return { days, variants: days.length === 0 ? [] : [{ id: 'p-Tin', variantId: 'v-Tin', sums: total }] };
}

/** A product whose every sale has a measured cost. */
export function profitRow(
  title: string,
  { netSales, costOfGoods }: { netSales: number; costOfGoods: number },
): ProfitRow {
  const grossProfit = netSales - costOfGoods;
  return {
    id: `p-${title}`,
    title,
    variantTitle: null,
    imageUrl: null,
    orders: null,
    units: 60,
    netSales,
    coverage: 1,
    costOfGoods,
    grossProfit,
    margin: grossProfit / netSales,
    shippingResult: 0,
    fees: 0,
    contribution: grossProfit,
    contributionMargin: grossProfit / netSales,
    costEvidence: 'measured',
    evidence: 'measured',
    unknown: [],
  };
}

export function movement(title: string, given: Partial<Reports['movements']['products'][number]>) {
  return {
    id: `p-${title}`,
    title,
    orders: 0,
    ordersBefore: 0,
    netSales: 0,
    netSalesBefore: 0,
    isNew: false,
    ...given,
  };
}

/** A store in which no product, customer or order stands out. */
export const quietSignals: Reports['signals'] = {
  ...MADE_BASIS,
  day: '2026-11-22',
  idle: [],
  refundRates: [],
  refundPeriod: { from: '2026-05-26', to: '2026-11-21' },
  failures: [],
  movedForward: null,
  firstProducts: [],
  firstBuyersPeriod: { from: '2025-08-24', to: '2026-08-23' },
  overdue: null,
};

const rate = { id: 'p-mug', title: 'Mug', hits: 24, of: 120, others: { hits: 90, of: 1_500 }, chance: 1e-6 };
const idleTin = {
  id: 'p-tin',
  title: 'Tin',
  inventory: 80,
  unitValue: 1_250,
  isCost: true,
  silentDays: 96,
  ordersBefore: 61,
  daysBefore: 182,
  soldYearBefore: true,
  value: 100_000,
};

const eventfulSignals: Reports['signals'] = {
  ...quietSignals,
  idle: [idleTin, { ...idleTin, id: 'p-jar', title: 'Jar', isCost: false, inventory: 40, value: 50_000 }],
  refundRates: [{ ...rate, way: 'more' }],
  failures: [
    {
      kind: 'unpaid',
      from: '2026-10-25',
      to: '2026-11-07',
      recent: { hits: 14, of: 130 },
      before: { hits: 11, of: 540 },
      chance: 1e-6,
    },
  ],
  movedForward: {
    from: '2026-10-05',
    to: '2026-10-11',
    during: 140,
    duringExpected: 70.4,
    afterFrom: '2026-10-12',
    afterTo: '2026-10-18',
    after: 21,
    afterExpected: 70.4,
    share: 0.21,
    usualShare: 0.02,
  },
  firstProducts: [
    { ...rate, way: 'more' },
    { ...rate, id: 'p-pot', title: 'Pot', hits: 12, of: 220, way: 'less', others: { hits: 400, of: 1_500 } },
  ],
  overdue: {
    recent: { hits: 31, of: 150 },
    before: { hits: 110, of: 1_800 },
    times: 2.4,
    chance: 1e-6,
    netPerOrder: 4_250,
  },
};

/** Reports of a store in which every finder finds something. */
export function eventfulReports(): Reports {
  const quiet = quietReports();
  const product = (id: string) => ({ id, title: id, imageUrl: null });
  return {
    ...quiet,
    dashboard: {
      ...quiet.dashboard,
      coverage: { ...coverage, complete: false, from: '2024-11-20T09:00:00.000Z' },
      comparison: {
        comparedAt: COMPUTED_AT,
        days: { from: '2026-10-22', to: '2026-11-20' },
        ours: { orders: 300, totalSales: 10_000 },
        theirs: { orders: 306, totalSales: 10_210 },
        cause: 'orders_missing',
      },
    },
    history: historyOf(120, (ago) =>
      scattered(ago <= 28 + LAST_SUNDAY && ago >= LAST_SUNDAY ? 300 : 400)(ago),
    ),
    series: {
      ...quiet.series,
      anomalies: [
        {
          day: '2026-11-18',
          metric: 'netSales',
          value: 4_333.2,
          expected: 312,
          score: 4,
          causes: [{ kind: 'order', label: '#1042', amount: 3_900 }],
        },
        {
          day: '2026-11-17',
          metric: 'sold',
          value: 168_800,
          expected: 330,
          score: 9,
          causes: [{ kind: 'cancelled_order', label: '#1041', amount: 168_470 }],
        },
      ],
    },
    orderHours: {
      ...quiet.orderHours,
      orders: 1_028,
      cells: [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
        Array.from({ length: 12 }, (_, index) => ({
          weekday,
          hour: index + 9,
          orders: weekday === 3 && (index === 10 || index === 11) ? 60 : index === 11 ? 12 : 11,
        })),
      ),
    },
    change: {
      ...quiet.change,
      netSales: { current: 28 * 300, previous: 28 * 400, change: -28 * 100 },
      factors: {
        buyers: { current: 200, previous: 240, effect: -2_340.5 },
        ordersPerBuyer: { current: 1.4, previous: 1.45, effect: -390.25 },
        netPerOrder: { current: 35.71, previous: 35.92, effect: -269.25 },
        guests: { current: 500, previous: 300, effect: 200 },
      },
    },
    movements: {
      ...quiet.movements,
      products: [
        movement('Mug 350 ml', { orders: 12, ordersBefore: 60, netSales: 400, netSalesBefore: 1_900 }),
        movement('Pot 2 l', { orders: 15, ordersBefore: 70, netSales: 500, netSalesBefore: 2_100 }),
        movement('Tin', { orders: 90, ordersBefore: 20, netSales: 900, netSalesBefore: 300 }),
        movement('Tray', { orders: 25, ordersBefore: 0, netSales: 700, netSalesBefore: 0, isNew: true }),
      ],
    },
    profitByProduct: {
      ...MADE_BASIS,
      rows: [
        profitRow('Tin', { netSales: 900, costOfGoods: 1_340 }),
        profitRow('Tray', { netSales: 700, costOfGoods: 400 }),
      ],
    },
    margins: { ...MADE_BASIS, now: earned(0.7), before: earned(0.6) },
    ranking: {
      ...quiet.ranking,
      rows: [
        rankingRow('Teapot', { netSales: 4_500, share: 0.45, units: 320, orders: 300 }),
        rankingRow('Kettle', { inventory: 12, units: 60, netSales: 1_800, share: 0.18 }),
        rankingRow('Mug 350 ml', { inventory: 0, units: 4, orders: 4, netSales: 80, share: 0.01 }),
        rankingRow('Lamp', { inventory: 0, units: 20, orders: 18, netSales: 400, share: 0.04 }),
      ],
    },
    loyalty: {
      ...quiet.loyalty,
      customers: detail(400, { previous: 420 }),
      returningCustomers: detail(120, { previous: 210 }),
      medianDaysBetweenOrders: 41,
      orderPairs: 512,
    },
    firstRepurchase: {
      ...quiet.firstRepurchase,
      recent: { customers: 150, cameBack: 18 },
      earlier: { customers: 140, cameBack: 49 },
    },
    carts: {
      ...quiet.carts,
      shared: true,
      abandoned: 40,
      open: { carts: 28, value: 1_960 },
      recoveryRate: detail(0.125),
    },
    forecast: {
      ...quiet.forecast,
      status: 'ok',
      methods: [
        { method: 'last_year', weight: 0.7, monthError: 0.1 },
        { method: 'four_weeks', weight: 0.3, monthError: 0.2 },
      ],
      history: daysOf(() => 333).map(({ from, netSales }) => ({ day: from, netSales })),
      days: Array.from({ length: 30 }, (_, ahead) => ({
        day: new Date(Date.UTC(2026, 10, 22 + ahead)).toISOString().slice(0, 10),
        expected: 411,
        low: 300,
        high: 500,
      })),
      total: { expected: 12_345.6, low: 11_400, high: 13_290 },
      lastYear: { from: '2025-11-23', to: '2025-12-22', netSales: 11_800 },
      past: { origins: 20, bandHeld: 0.79, sumHeld: 0.82, monthError: 0.12 },
    },
    affinity: {
      ...quiet.affinity,
      orders: 4_000,
      products: 40,
      from: '2025-11-22',
      pairs: [
        {
          first: product('Saucer'),
          second: product('Cup'),
          together: 31,
          withFirst: 120,
          withSecond: 330,
          support: 0.008,
          confidence: 0.2583,
          lift: 3.13,
          cautiousLift: 2.4,
        },
      ],
    },
    signals: eventfulSignals,
    groups: {
      ...quiet.groups,
      customers: 900,
      groups: [
        {
          group: 'at_risk',
          customers: 120,
          share: 0.13,
          netSales: 14_400,
          netShare: 0.2,
          medianDaysSinceOrder: 143,
          meanOrders: 3,
        },
        {
          group: 'champions',
          customers: 80,
          share: 0.09,
          netSales: 20_000,
          netShare: 0.3,
          medianDaysSinceOrder: 9,
          meanOrders: 6,
        },
      ],
    },
  };
}
