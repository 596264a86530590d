import type { DashboardMetrics, MetricDetail } from '#shared/analytics/analytics.ts';
import { EXAMPLE_BASIS } from './example-basis.ts';

type Details = DashboardMetrics['details'];

const known = { reason: null, growthReason: null, fewData: false } as const;

/** A month of real sums: every figure is what its parts make. */
const wholeDetails: Details = {
  totalRevenue: {
    ...known,
    value: 284_118.35,
    previous: 252_840.1,
    growth: 12.37,
    growthKind: 'percent',
    parts: [
      { name: 'gross_sales', value: 268_940.5, unit: 'money' },
      { name: 'discounts', value: -9_412.2, unit: 'money' },
      { name: 'sales_reversals', value: -6_130.75, unit: 'money' },
      { name: 'net_sales', value: 253_397.55, unit: 'money' },
      { name: 'shipping', value: 8_204.9, unit: 'money' },
      { name: 'tax', value: 22_391.4, unit: 'money' },
      { name: 'tips_duties_fees', value: 124.5, unit: 'money' },
    ],
  },
  totalOrders: {
    ...known,
    value: 3_418,
    previous: 3_502,
    growth: -2.4,
    growthKind: 'percent',
    parts: [
      { name: 'orders_placed', value: 3_418, unit: 'count' },
      { name: 'of_which_cancelled', value: 41, unit: 'count' },
      { name: 'of_which_unpaid', value: 12, unit: 'count' },
      { name: 'of_which_guests', value: 208, unit: 'count' },
    ],
  },
  conversionRate: {
    value: null,
    reason: 'sessions_not_offered',
    previous: null,
    growth: null,
    growthKind: 'none',
    growthReason: 'sessions_not_offered',
    fewData: false,
    parts: [],
  },
  totalCustomers: {
    ...known,
    value: 2_716,
    previous: 2_650,
    growth: 2.49,
    growthKind: 'percent',
    parts: [
      { name: 'first_time_customers', value: 1_874, unit: 'count' },
      { name: 'returning_customers', value: 842, unit: 'count' },
      { name: 'guest_orders', value: 208, unit: 'count' },
    ],
  },
  averageOrderValue: {
    ...known,
    value: 75.93,
    previous: 71.02,
    growth: 6.91,
    growthKind: 'percent',
    parts: [
      { name: 'gross_less_discounts', value: 259_528.3, unit: 'money' },
      { name: 'orders_placed', value: 3_418, unit: 'count' },
    ],
  },
  repeatCustomers: {
    ...known,
    value: 1_026,
    previous: 1_026,
    growth: 0,
    growthKind: 'percent',
    parts: [
      { name: 'customers_with_two_or_more_orders', value: 1_026, unit: 'count' },
      { name: 'customers_in_period', value: 2_716, unit: 'count' },
    ],
  },
};

interface Given extends Partial<Pick<DashboardMetrics, 'period' | 'coverage' | 'updatedAt' | 'comparison'>> {
  details?: { [Name in keyof Details]?: Partial<MetricDetail> };
}

/** The dashboard's figures as the server sends them; they also answer the metrics call, which asks for fewer. */
export function exampleMetrics({ details: given = {}, ...rest }: Given = {}): DashboardMetrics {
  const details = Object.fromEntries(
    Object.entries(wholeDetails).map(([name, detail]) => [
      name,
      { ...detail, ...given[name as keyof Details] },
    ]),
  ) as Details;
  return {
    ...EXAMPLE_BASIS,
    totalRevenue: details.totalRevenue.value,
    revenueGrowth: details.totalRevenue.growth,
    totalOrders: details.totalOrders.value,
    orderGrowth: details.totalOrders.growth,
    conversionRate: details.conversionRate.value,
    conversionGrowth: details.conversionRate.growth,
    totalCustomers: details.totalCustomers.value,
    customerGrowth: details.totalCustomers.growth,
    averageOrderValue: details.averageOrderValue.value,
    repeatCustomers: details.repeatCustomers.value,
    conversionBasis: 'none',
    currency: 'GBP',
    period: {
      from: '2026-11-01T00:00:00.000Z',
      to: '2026-11-12T14:02:00.000Z',
      range: 'mtd',
      firstDay: '2026-11-01',
      lastDay: '2026-11-12',
      compareFrom: '2026-09-30T23:00:00.000Z',
      compareTo: '2026-10-12T13:02:00.000Z',
      comparesWholeMonth: false,
      includesToday: true,
      fewDays: false,
      timeZone: 'Europe/London',
    },
    coverage: {
      from: '2024-11-12T08:15:00.000Z',
      to: '2026-11-12T14:02:00.000Z',
      complete: true,
      recordsBegin: '2024-11-12',
    },
    updatedAt: '2026-11-12T14:02:00.000Z',
    comparison: null,
    ...rest,
    details,
  };
}
