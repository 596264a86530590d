import type {
  AllProductRow,
  AllStoresDashboard,
  AllStoresProducts,
  AllStoresProfit,
  AllStoresSeries,
  Earned,
  StoreFigures,
  StoreGroup,
} from '#shared/analytics/all-stores.ts';
import type { DashboardMetrics } from '#shared/analytics/analytics.ts';
import type { Evidence } from '#shared/stores/profit-rules.ts';
import type { Store } from '#shared/stores/stores.ts';
import { exampleMetrics } from './example-metrics.ts';
import { examplePoint } from './example-sales.ts';
import { exampleStore } from './example-store.ts';

/** Two stores in pounds, one of which shares no customers, and one in liras. */
export const exampleStores: readonly [Store, Store, Store] = [
  exampleStore(),
  exampleStore({
    id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c02',
    storeName: 'Garden Shed',
    platform: 'shopier',
    shares: { products: true, customers: false, carts: false, sessions: 'not_offered' },
  }),
  exampleStore({
    id: '0b9c7a52-54a3-4c3f-8f0e-2f3d4a5b6c03',
    storeName: 'Lale',
    platform: 'shopier',
    currency: 'TRY',
    timeZone: 'Europe/Istanbul',
  }),
];
const [house, shed, lale] = exampleStores;

const basis = {
  conversion: null,
  firstDay: '2026-11-01',
  lastDay: '2026-11-12',
  computedAt: '2026-11-12T14:02:00.000Z',
  historyComplete: true,
  stale: false,
};

function figuresOf({ id, currency }: Store, given: Parameters<typeof exampleMetrics>[0] = {}): StoreFigures {
  return {
    storeId: id,
    group: currency,
    convertedRevenue: null,
    metrics: { ...exampleMetrics(given), currency },
  };
}

const nobody = { value: 0, previous: 0, growth: 0, parts: [] };

function groupOf(currency: string, stores: readonly Store[], change: Partial<StoreGroup> = {}): StoreGroup {
  const { conversionRate: _rate, ...details } = exampleMetrics().details;
  const storeIds = stores.map(({ id }) => id);
  return { currency, storeIds, converted: false, comparedStoreIds: storeIds, details, ...change };
}

const sumOf = (metrics: DashboardMetrics['details'], value: number) => ({
  ...metrics.totalRevenue,
  value,
  growth: 10,
});

/** The second pound store has nothing to be compared with. */
export function exampleAllStores(change: Partial<AllStoresDashboard> = {}): AllStoresDashboard {
  const pounds = groupOf('GBP', [house, shed], { comparedStoreIds: [house.id] });
  return {
    ...basis,
    groups: [
      {
        ...pounds,
        details: { ...pounds.details, totalRevenue: sumOf(exampleMetrics().details, 300_000) },
      },
      groupOf('TRY', [lale]),
    ],
    stores: [
      figuresOf(house, { details: { totalRevenue: { value: 225_000 } } }),
      figuresOf(shed, {
        details: {
          totalRevenue: { value: 75_000, growth: null, growthKind: 'none', growthReason: 'before_records' },
          totalCustomers: nobody,
          repeatCustomers: nobody,
        },
      }),
      figuresOf(lale),
    ],
    ...change,
  };
}

export function exampleAllSeries(change: Partial<AllStoresSeries> = {}): AllStoresSeries {
  const points = Array.from({ length: 4 }, (_, at) => examplePoint(at, { totalSales: 100, orders: 10 }));
  return {
    ...basis,
    grain: 'day',
    groups: [
      {
        currency: 'GBP',
        storeIds: [house.id, shed.id],
        converted: false,
        points,
        stores: [
          { storeId: shed.id, totalSales: [25, 25, 25, 25], orders: [6, 6, 6, 6] },
          { storeId: house.id, totalSales: [75, 75, 75, 75], orders: [4, 4, 4, 4] },
        ],
      },
      {
        currency: 'TRY',
        storeIds: [lale.id],
        converted: false,
        points,
        stores: [{ storeId: lale.id, totalSales: [100, 100, 100, 100], orders: [10, 10, 10, 10] }],
      },
    ],
    ...change,
  };
}

const teapot: AllProductRow = {
  key: 'sku:tea-1',
  title: 'Teapot',
  imageUrl: null,
  units: 15,
  orders: 14,
  netSales: 900,
  previousNetSales: 700,
  share: 0.6,
  stores: [
    {
      storeId: house.id,
      productId: '1',
      title: 'Teapot',
      units: 10,
      orders: 9,
      ownNetSales: 600,
      netSales: 600,
    },
    {
      storeId: shed.id,
      productId: '2',
      title: 'Tea pot',
      units: 5,
      orders: 5,
      ownNetSales: 300,
      netSales: 300,
    },
  ],
};

export function exampleAllProducts(change: Partial<AllStoresProducts> = {}): AllStoresProducts {
  return {
    ...basis,
    currency: 'GBP',
    storeIds: [house.id, shed.id],
    converted: false,
    currencies: ['GBP', 'TRY'],
    rows: [teapot],
    total: 1,
    page: 1,
    pageSize: 25,
    ...change,
  };
}

function evidenced(evidence: Evidence): Earned['evidence'] {
  return {
    netSales: evidence,
    grossProfit: evidence,
    grossMargin: evidence,
    contribution: evidence,
    adSpend: evidence,
    contributionAfterAds: evidence,
    fixedCosts: evidence,
    netProfit: evidence,
  };
}

const earned: Earned = {
  netSales: 240_000,
  coverage: 0.8,
  grossProfit: 115_200,
  grossMargin: 0.6,
  contribution: 96_000,
  contributionMargin: 0.5,
  adSpend: 12_000,
  contributionAfterAds: 84_000,
  fixedCosts: 30_000,
  netProfit: 54_000,
  evidence: evidenced('assumed'),
  unknown: ['fees'],
};

/** Of one store in pounds it is known, of the other not yet. */
export function exampleAllProfit(): AllStoresProfit {
  const liras: Earned = {
    ...earned,
    coverage: 1,
    unknown: [],
    evidence: evidenced('measured'),
    contribution: 80_000,
    adSpend: null,
    contributionAfterAds: 80_000,
    fixedCosts: null,
    netProfit: null,
  };
  return {
    ...basis,
    groups: [
      {
        currency: 'GBP',
        storeIds: [house.id, shed.id],
        converted: false,
        earningStoreIds: [house.id],
        earned,
        comparedStoreIds: [house.id],
        compared: { now: earned, before: { ...earned, contribution: 80_000, netProfit: 60_000 } },
        notCompared: null,
        lacking: [],
        madeUp: false,
      },
      {
        currency: 'TRY',
        storeIds: [lale.id],
        converted: false,
        earningStoreIds: [lale.id],
        earned: liras,
        comparedStoreIds: [],
        compared: null,
        notCompared: 'before_records',
        lacking: [
          { storeId: lale.id, lacks: 'no_ads' },
          { storeId: lale.id, lacks: 'no_fixed_costs' },
        ],
        madeUp: false,
      },
    ],
    stores: [
      { storeId: house.id, currency: 'GBP', group: 'GBP', own: earned, converted: null, reason: null },
      { storeId: shed.id, currency: 'GBP', group: 'GBP', own: null, converted: null, reason: 'being_read' },
      { storeId: lale.id, currency: 'TRY', group: 'TRY', own: liras, converted: null, reason: null },
    ],
  };
}
