import type {
  ProfitFigure,
  ProfitFigureName,
  ProfitOrders,
  ProfitParts,
  ProfitReport,
  ProfitRow,
  VatReport,
} from '#shared/analytics/profit.ts';
import { EXAMPLE_BASIS } from './example-basis.ts';
import { exampleMetrics } from './example-metrics.ts';

const report = { currency: 'GBP', ...EXAMPLE_BASIS };
const { period, coverage } = exampleMetrics();

type Part = ProfitFigure['parts'][number];
const money = (name: string, value: number | null, evidence: Part['evidence'] = null): Part => ({
  name,
  value,
  unit: 'money',
  evidence,
});

const known = { reason: null, coverage: 0.832, evidence: 'rule' } as const;

const ofOrders: Part[] = [
  money('grossProfit', 104_000, 'measured'),
  money('shippingResult', -6_200, 'rule'),
  money('fees', 7_300.5, 'rule'),
  money('handling', 3_418, 'rule'),
  money('otherIncome', 124.5, 'measured'),
  money('otherCosts', 206, 'measured'),
];

const wholeFigures: Record<ProfitFigureName, ProfitFigure> = {
  netSales: {
    ...known,
    coverage: 1,
    value: 250_000,
    previous: 240_000,
    parts: [
      money('grossSales', 268_000, 'measured'),
      money('discounts', -9_000, 'measured'),
      money('returns', -6_000, 'measured'),
      money('vat', -3_000, 'rule'),
    ],
  },
  costOfGoods: {
    ...known,
    evidence: 'measured',
    value: 104_000,
    previous: 98_000,
    parts: [money('covered', 208_000), money('withoutCost', 42_000)],
  },
  grossProfit: {
    ...known,
    value: 104_000,
    previous: 100_000,
    parts: [money('covered', 208_000), money('costOfGoods', 104_000, 'measured')],
  },
  grossMargin: {
    ...known,
    value: 0.5,
    previous: 0.505,
    parts: [money('covered', 208_000), money('costOfGoods', 104_000, 'measured')],
  },
  fees: {
    ...known,
    coverage: 0.94,
    value: 7_300.5,
    previous: 7_100,
    parts: [money('paid', 284_000, 'measured'), money('paidWithFee', 266_960)],
  },
  shippingResult: {
    ...known,
    coverage: 0.9,
    value: -6_200,
    previous: -5_900,
    parts: [
      money('shippingCharged', 8_000, 'measured'),
      money('shippingCost', 14_200, 'rule'),
      { name: 'shipments', value: 3_418, unit: 'count', evidence: null },
    ],
  },
  handling: { ...known, coverage: null, value: 3_418, previous: 3_502, parts: [] },
  contribution: { ...known, value: 87_000, previous: 80_000, parts: ofOrders },
  contributionMargin: {
    ...known,
    value: 0.418,
    previous: 0.4,
    parts: [money('covered', 208_000), ...ofOrders],
  },
  adSpend: {
    value: null,
    reason: 'no_ads',
    previous: null,
    coverage: null,
    evidence: null,
    parts: [],
  },
  contributionAfterAds: {
    ...known,
    value: 87_000,
    previous: 80_000,
    parts: [money('contribution', 87_000, 'rule'), money('adSpend', null)],
  },
  fixedCosts: {
    value: null,
    reason: 'no_fixed_costs',
    previous: null,
    coverage: null,
    evidence: null,
    parts: [],
  },
  netProfit: {
    value: null,
    reason: 'no_fixed_costs',
    previous: null,
    coverage: 0.832,
    evidence: null,
    parts: [money('contribution', 87_000, 'rule'), money('adSpend', null), money('fixedCosts', null)],
  },
  breakEvenRoas: {
    ...known,
    value: 2.39,
    previous: 2.5,
    parts: [money('covered', 208_000), ...ofOrders],
  },
  poas: {
    value: null,
    reason: 'no_ads',
    previous: null,
    coverage: null,
    evidence: null,
    parts: [],
  },
};

interface Given extends Partial<Omit<ProfitReport, 'figures'>> {
  figures?: { [Name in ProfitFigureName]?: Partial<ProfitFigure> };
}

/** Twelve days of November of a shop that has said most, not all; every sum is what its parts make. */
export function exampleProfit({ figures: given = {}, ...rest }: Given = {}): ProfitReport {
  const figures = Object.fromEntries(
    Object.entries(wholeFigures).map(([name, figure]) => [
      name,
      { ...figure, ...given[name as ProfitFigureName] },
    ]),
  ) as ProfitReport['figures'];
  return {
    ...report,
    figures,
    waterfall: [
      { kind: 'part', name: 'grossSales', amount: 268_000, evidence: 'measured' },
      { kind: 'part', name: 'discounts', amount: -9_000, evidence: 'measured' },
      { kind: 'part', name: 'returns', amount: -6_000, evidence: 'measured' },
      { kind: 'part', name: 'vat', amount: -3_000, evidence: 'rule' },
      { kind: 'total', name: 'netSales', amount: 250_000 },
      { kind: 'part', name: 'withoutCost', amount: -42_000, evidence: null },
      { kind: 'part', name: 'costOfGoods', amount: -104_000, evidence: 'measured' },
      { kind: 'total', name: 'grossProfit', amount: 104_000 },
      { kind: 'part', name: 'shippingCharged', amount: 8_000, evidence: 'measured' },
      { kind: 'part', name: 'shippingCost', amount: -14_200, evidence: 'rule' },
      { kind: 'part', name: 'fees', amount: -7_300.5, evidence: 'rule' },
      { kind: 'part', name: 'handling', amount: -3_418, evidence: 'rule' },
      { kind: 'part', name: 'otherIncome', amount: 124.5, evidence: 'measured' },
      { kind: 'part', name: 'otherCosts', amount: -206, evidence: 'measured' },
      { kind: 'total', name: 'contribution', amount: 87_000 },
    ],
    grain: 'day',
    points: Array.from({ length: 12 }, (_, at) => ({
      from: `2026-11-${`${at + 1}`.padStart(2, '0')}`,
      to: `2026-11-${`${at + 1}`.padStart(2, '0')}`,
      netSales: 20_000 + at * 150,
      grossProfit: at === 3 ? null : 8_500 + at * 40,
      contribution: at === 3 ? null : at === 5 ? -900 : 7_000 + at * 30,
      margin: at === 3 ? null : 0.48 + at / 400,
      coverage: at === 3 ? 0 : 0.83,
      partial: at === 11,
    })),
    gaps: [
      { kind: 'costs', netSales: 42_000, variants: 37 },
      { kind: 'fees', amount: 17_040, gateways: ['iyzico'] },
      { kind: 'shipping', orders: 342, charged: 890 },
      { kind: 'fees_expected', payments: 3 },
      { kind: 'fixed_costs' },
    ],
    withheld: 0,
    comparison: null,
    madeUp: false,
    period,
    coverage,
    ...rest,
  };
}

export function exampleProfitRow(at: number, change: Partial<ProfitRow> = {}): ProfitRow {
  const netSales = 4_000 - at * 120;
  return {
    id: `gid://shopify/Product/${at}`,
    title: ['Copper Kettle', 'Darjeeling First Flush', 'Oolong Sampler', 'Cast-iron Pot'][at % 4]!,
    variantTitle: null,
    imageUrl: null,
    orders: null,
    units: 40 + at,
    netSales,
    coverage: 1,
    costOfGoods: netSales / 2,
    grossProfit: netSales / 2,
    margin: 0.5,
    shippingResult: -120,
    fees: 90,
    contribution: netSales / 2 - 210,
    contributionMargin: 0.44,
    costEvidence: 'measured',
    evidence: 'measured',
    unknown: [],
    ...change,
  };
}

export function exampleProfitParts(change: Partial<ProfitParts> = {}): ProfitParts {
  return {
    ...report,
    by: 'product',
    rows: [
      exampleProfitRow(0, {
        costOfGoods: 4_600,
        grossProfit: -600,
        margin: -0.15,
        contribution: -810,
        contributionMargin: -0.2025,
      }),
      exampleProfitRow(1, { coverage: 0.64, evidence: 'assumed', unknown: ['costs', 'fees'] }),
      exampleProfitRow(2),
      exampleProfitRow(3, {
        coverage: 0,
        costOfGoods: null,
        grossProfit: null,
        margin: null,
        contribution: null,
        contributionMargin: null,
        costEvidence: null,
        evidence: null,
        unknown: ['costs'],
      }),
    ],
    total: 412,
    page: 1,
    pageSize: 25,
    period,
    ...change,
  };
}

export function exampleProfitOrder(
  at: number,
  change: Partial<ProfitOrders['rows'][number]> = {},
): ProfitOrders['rows'][number] {
  return {
    id: `gid://shopify/Order/${at}`,
    name: `#10${at}`,
    placedOn: '2026-11-07',
    countryCode: 'GB',
    netSales: 42.5,
    costOfGoods: 38,
    shippingResult: -9.2,
    fees: 1.6,
    handling: 1,
    other: 0,
    contribution: -7.3,
    complete: true,
    unknown: [],
    reasons: ['shipping', 'discount'],
    ...change,
  };
}

export function exampleProfitOrders(change: Partial<ProfitOrders> = {}): ProfitOrders {
  return {
    ...report,
    rows: [
      exampleProfitOrder(1),
      exampleProfitOrder(2, {
        fees: null,
        complete: false,
        unknown: ['fees'],
        reasons: ['returned'],
      }),
    ],
    total: 61,
    contribution: -418.2,
    page: 1,
    pageSize: 25,
    period,
    ...change,
  };
}

export function exampleVat(change: Partial<VatReport> = {}): VatReport {
  return {
    ...report,
    basis: 'platform',
    rows: [
      { countryCode: 'GB', percent: 20, channelLiable: false, base: 180_000, tax: 36_000 },
      { countryCode: 'GB', percent: 0, channelLiable: false, base: 12_000, tax: 0 },
      { countryCode: 'DE', percent: 19, channelLiable: true, base: 1_000, tax: 190 },
      { countryCode: null, percent: null, channelLiable: false, base: 420, tax: 0 },
    ],
    period,
    ...change,
  };
}
