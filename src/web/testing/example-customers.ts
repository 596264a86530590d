import type { MetricDetail } from '#shared/analytics/analytics.ts';
import {
  type AbandonedCart,
  type CartSummary,
  type Cohorts,
  CUSTOMER_GROUPS,
  type Customer,
  type CustomerGroups,
  type FirstRepurchase,
  type Loyalty,
} from '#shared/analytics/customer-reports.ts';
import { EXAMPLE_BASIS } from './example-basis.ts';
import { exampleMetrics } from './example-metrics.ts';

const report = { currency: 'GBP', ...EXAMPLE_BASIS };
const { period } = exampleMetrics();

const names = [
  ['Ayşe', 'Demir'],
  ['Tom', 'Baker'],
  ['Ines', 'Moreau'],
  ['Priya', 'Nair'],
  ['Jonas', 'Weber'],
  ['Mary', 'O’Neill'],
] as const;

export function exampleCustomer(at: number, change: Partial<Customer> = {}): Customer {
  const [firstName, lastName] = names[at % names.length]!;
  return {
    id: `customer-${at}`,
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}${at}@example.com`,
    location: at % 3 === 0 ? 'London, GB' : 'Dublin, IE',
    totalSpent: 4_210.5 - at * 61,
    totalOrders: 41 - at,
    firstOrderAt: '2025-02-03T10:00:00.000Z',
    lastOrderAt: '2026-11-09T18:20:00.000Z',
    group: CUSTOMER_GROUPS[at % CUSTOMER_GROUPS.length]!,
    currency: 'GBP',
    ...change,
  };
}

export const exampleCustomers = (count: number): Customer[] =>
  Array.from({ length: count }, (_, at) => exampleCustomer(at));

export function exampleGroups(change: Partial<CustomerGroups> = {}): CustomerGroups {
  const sizes = [310, 520, 740, 890, 1_020, 1_460, 210, 380, 1_330, 2_410];
  const sales = [96, 88, 61, 22, 31, 58, 34, 41, 29, 33];
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const money = sales.reduce((sum, part) => sum + part, 0);
  return {
    ...report,
    customers: all,
    prospects: 142,
    basis: 'quintiles',
    groups: CUSTOMER_GROUPS.map((group, at) => ({
      group,
      customers: sizes[at]!,
      share: sizes[at]! / all,
      netSales: sales[at]! * 1_000,
      netShare: sales[at]! / money,
      medianDaysSinceOrder: 12 + at * 38,
      meanOrders: 6 - at * 0.5,
    })),
    ...change,
  };
}

/** Cohorts from January to November 2026; November is not over. */
export function exampleCohorts(change: Partial<Cohorts> = {}): Cohorts {
  const months = Array.from({ length: 11 }, (_, at) => `2026-${`${at + 1}`.padStart(2, '0')}`);
  const cohorts = months.map((month, at) => {
    const size = 420 - at * 9;
    const age = months.length - 1 - at;
    const rateOf = (elapsed: number) => (elapsed === 0 ? 1 : (0.14 / elapsed ** 0.4) * (1 + (at % 3) / 12));
    return {
      month,
      size,
      cells: Array.from({ length: age + 1 }, (_, elapsed) => ({
        month: elapsed,
        customers: Math.round(size * rateOf(elapsed)),
        rate: rateOf(elapsed),
        finished: elapsed < age,
      })),
      windows: [],
      valuePerCustomer: Array.from({ length: age + 1 }, (_, k) => ({
        days: 30 * (k + 1),
        value: 62 + 9 * k ** 0.8,
        finished: k < age,
      })),
      firstOrdersUncertain: at === 0,
    };
  });
  return {
    ...report,
    cohorts,
    averages: months.slice(0, 10).map((_, month) => ({
      month,
      rate: month === 0 ? 1 : 0.15 / month ** 0.4,
      cohorts: 10 - month,
    })),
    averageValue: months
      .slice(0, 9)
      .map((_, k) => ({ days: 30 * (k + 1), value: 62 + 9 * k, customers: 900 })),
    ...change,
  };
}

const known = { reason: null, growthReason: null, fewData: false, parts: [] } as const;

function figure(value: number, previous: number, change: Partial<MetricDetail> = {}): MetricDetail {
  return {
    ...known,
    parts: [],
    value,
    previous,
    growth: ((value - previous) / previous) * 100,
    growthKind: 'percent',
    ...change,
  };
}

function rate(value: number, previous: number): MetricDetail {
  return figure(value, previous, { growth: value - previous, growthKind: 'difference' });
}

export function exampleFirstRepurchase(change: Partial<FirstRepurchase> = {}): FirstRepurchase {
  return {
    ...report,
    customers: 2_678,
    cameBack: 1_818,
    medianDays: 65,
    horizons: [
      { days: 90, customers: 2_400, cameBack: 1_100, notBack: 1_300 / 2_400 },
      { days: 180, customers: 2_100, cameBack: 1_260, notBack: 0.4 },
      { days: 360, customers: 12, cameBack: 8, notBack: null },
    ],
    recent: { customers: 300, cameBack: 130 },
    earlier: { customers: 290, cameBack: 126 },
    ...change,
  };
}

export function exampleLoyalty(change: Partial<Loyalty> = {}): Loyalty {
  return {
    ...report,
    customers: figure(2_716, 2_650),
    newCustomers: figure(1_874, 1_902),
    returningCustomers: figure(842, 748),
    returningRate: rate(0.31, 0.282),
    repeatPurchaseRate: rate(0.124, 0.129),
    medianDaysBetweenOrders: 34,
    orderPairs: 18_240,
    period,
    ...change,
  };
}

export function exampleCart(at: number, change: Partial<AbandonedCart> = {}): AbandonedCart {
  return {
    id: `cart-${at}`,
    customerEmail: `buyer${at}@example.com`,
    createdAt: '2026-11-11T18:00:00.000Z',
    updatedAt: '2026-11-11T18:20:00.000Z',
    totalPrice: 84.5 + at * 12,
    itemCount: 2 + at,
    currency: 'GBP',
    items: [
      { title: 'Copper Kettle', quantity: 1 },
      { title: 'Earl Grey, 250 g', quantity: 1 + at },
    ],
    recoveryUrl: `https://tea-house.example/recover/${at}`,
    outcome: 'open',
    ...change,
  };
}

export const exampleCarts = (count: number): AbandonedCart[] =>
  Array.from({ length: count }, (_, at) => exampleCart(at));

export function exampleCartSummary(change: Partial<CartSummary> = {}): CartSummary {
  return {
    ...report,
    shared: true,
    abandoned: 412,
    open: { carts: 338, value: 24_810.2 },
    recovered: { carts: 52, value: 4_120.75 },
    recoveredOtherwise: { carts: 22, value: 1_630 },
    abandonmentRate: rate(0.624, 0.641),
    recoveryRate: rate(0.139, 0.112),
    checkoutCompletion: rate(0.892, 0.887),
    abandonedAfterMinutes: 60,
    period,
    ...change,
  };
}
