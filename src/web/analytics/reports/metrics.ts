import type { DashboardMetrics, MetricDetail } from '#shared/analytics/analytics.ts';
import { text } from '#shared/core/sentence.ts';
import type { Store } from '#shared/stores/stores.ts';

export type MetricName = keyof DashboardMetrics['details'];
export type Unit = MetricDetail['parts'][number]['unit'];

/**
 * What a part does in its figure: it is added; it is the sum so far; it is divided by; it is contained in another
 * part; or it stands next to the figure.
 */
export type PartRole = 'added' | 'subtotal' | 'divisor' | 'within' | 'context';

interface Metric {
  label: string;
  unit: Unit;
  /** How it is computed, in words. */
  formula: string;
  roles: Record<string, PartRole>;
}

export const metrics: Record<MetricName, Metric> = {
  totalRevenue: {
    label: text('Total Revenue'),
    unit: 'money',
    formula: text(
      'Gross sales less discounts and reversals (refunds, cancellations, edits) are the net sales. With shipping, tax, tips, duties and fees they make the total. Each amount counts on the day it happened, a refund on the day of the refund. Test orders and gift card sales are left out.',
    ),
    roles: {
      gross_sales: 'added',
      discounts: 'added',
      sales_reversals: 'added',
      net_sales: 'subtotal',
      shipping: 'added',
      tax: 'added',
      tips_duties_fees: 'added',
    },
  },
  totalOrders: {
    label: text('Total Orders'),
    unit: 'count',
    formula: text(
      'Orders by the day they were placed. Cancelled and unpaid orders stay in the count and are listed apart. Test orders are left out.',
    ),
    roles: {
      orders_placed: 'added',
      of_which_cancelled: 'within',
      of_which_unpaid: 'within',
      of_which_guests: 'within',
    },
  },
  conversionRate: {
    label: text('Conversion Rate'),
    unit: 'percent',
    formula: text(
      'Visits that ended in a completed checkout, divided by all visits to the online store, as the platform counts them. Only finished days count, and a day whose visits are not known is left out.',
    ),
    roles: {
      completed_checkouts_of_visits: 'added',
      visits: 'divisor',
      days_with_visits_known: 'context',
      finished_days: 'context',
    },
  },
  totalCustomers: {
    label: text('Customers'),
    unit: 'count',
    formula: text(
      'Different customers with at least one order in the period. A customer is known by the account, else by e-mail, else by phone. First-time customers placed their first order ever in the period.',
    ),
    roles: { first_time_customers: 'added', returning_customers: 'added', guest_orders: 'context' },
  },
  averageOrderValue: {
    label: text('Average Order Value'),
    unit: 'money',
    formula: text(
      'Gross sales less discounts, divided by the orders placed. Later refunds do not change it.',
    ),
    roles: { gross_less_discounts: 'added', orders_placed: 'divisor' },
  },
  repeatCustomers: {
    label: text('Repeat Customers'),
    unit: 'count',
    formula: text('Customers who ordered in the period and had two or more orders, of all time, at its end.'),
    roles: { customers_with_two_or_more_orders: 'added', customers_in_period: 'context' },
  },
};

/** What the platform must share for a figure to exist. */
const needs: Partial<Record<MetricName, 'customers'>> = {
  totalCustomers: 'customers',
  repeatCustomers: 'customers',
};

/** Missing, or zero for want of anything to count, because the platform shares nothing it could be made of. */
export function isUnshared(name: MetricName, { value, reason }: MetricDetail, { shares }: Store): boolean {
  if (reason === 'sessions_not_offered') return true;
  const need = needs[name];
  return need !== undefined && !shares[need] && !value;
}

const partLabels: Record<string, string> = {
  gross_sales: text('Gross sales'),
  discounts: text('Discounts'),
  sales_reversals: text('Reversals'),
  net_sales: text('Net sales'),
  shipping: text('Shipping'),
  tax: text('Tax'),
  tips_duties_fees: text('Tips, duties and fees'),
  orders_placed: text('Orders placed'),
  of_which_cancelled: text('of which cancelled'),
  of_which_unpaid: text('of which unpaid'),
  of_which_guests: text('of which by guests'),
  first_time_customers: text('First-time customers'),
  returning_customers: text('Returning customers'),
  guest_orders: text('Guest orders, not counted as customers'),
  gross_less_discounts: text('Gross sales less discounts'),
  customers_with_two_or_more_orders: text('With two or more orders'),
  customers_in_period: text('Customers in the period'),
  completed_checkouts_of_visits: text('Visits with a completed checkout'),
  visits: text('Visits'),
  days_with_visits_known: text('Days whose visits are known'),
  finished_days: text('Finished days of the period'),
};

/** Finished days of the period whose visits are not known; 0 where the figure does not count visits. */
export function unknownDays({ parts }: MetricDetail): { known: number; unknown: number } {
  const part = (name: string) => parts.find((each) => each.name === name)?.value ?? 0;
  const known = part('days_with_visits_known');
  return { known, unknown: part('finished_days') - known };
}

/** A part this version has no words for shows its code, readable. */
export function partLabel(name: string): string {
  return partLabels[name] ?? name.replaceAll('_', ' ');
}

export interface Line {
  label: string;
  value: number;
  unit: Unit;
  role: PartRole;
}

export function linesOf(name: MetricName, { parts }: MetricDetail): Line[] {
  return parts.map((part) => ({
    label: partLabel(part.name),
    value: part.value,
    unit: part.unit,
    role: metrics[name].roles[part.name] ?? 'context',
  }));
}
