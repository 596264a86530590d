import { growthOf } from '#server/analytics/cards/growth.ts';
import type { Buyers } from '#server/analytics/reports/count-buyers.ts';
import { coverageStart, type Freshness, whyNotCompared } from '#server/analytics/reports/freshness.ts';
import { periodReply, type RangePeriod } from '#server/analytics/reports/range-period.ts';
import type { Figures } from '#server/analytics/reports/report-cache.ts';
import type { MetricDetail } from '#shared/analytics/analytics.ts';
import type { Loyalty } from '#shared/analytics/customer-reports.ts';

export interface LoyaltyFacts {
  currency: string;
  period: RangePeriod;
  freshness: Freshness;
  current: Buyers;
  previous: Buyers | null;
  /** Orders of known customers in the stretch before. */
  previousOrders: number;
}

/** Rates over fewer cases than this get a mark (metrics 0.8). */
const FEW_CASES = 20;
/** A median of fewer pairs of orders says nothing (metrics 2). */
const FEWEST_PAIRS = 30;

type Part = MetricDetail['parts'][number];

/** Returning and repeat, side by side (metrics 2): pure arithmetic over the counts. */
export function loyaltyOf({
  currency,
  period,
  freshness,
  current,
  previous,
  previousOrders,
}: LoyaltyFacts): Omit<Figures<Loyalty>, 'medianDaysBetweenOrders' | 'orderPairs'> {
  const nothingRead = coverageStart(freshness) === null;
  const missing = whyNotCompared(period, freshness);

  function count(of: keyof Buyers, parts: Part[]): MetricDetail {
    const value = nothingRead ? null : current[of];
    const before = missing || !previous ? null : previous[of];
    return {
      value,
      reason: nothingRead ? 'no_data_yet' : null,
      previous: before,
      ...growthOf(value, before, { previousOrders, missing }),
      fewData: false,
      parts: nothingRead ? [] : parts,
    };
  }

  /** Changes of rates are shown as their difference (metrics 6). */
  function rate(of: 'returning' | 'repeating', parts: Part[]): MetricDetail {
    const rateOf = (buyers: Buyers) => (buyers.customers === 0 ? null : buyers[of] / buyers.customers);
    const value = nothingRead ? null : rateOf(current);
    const before = missing || !previous ? null : rateOf(previous);
    const grows = value !== null && before !== null;
    return {
      value,
      reason: nothingRead ? 'no_data_yet' : value === null ? 'no_orders' : null,
      previous: before,
      growth: grows ? value - before : null,
      growthKind: grows ? 'difference' : 'none',
      growthReason: missing ?? (grows ? null : 'no_orders'),
      fewData: value !== null && current.customers < FEW_CASES,
      parts: nothingRead ? [] : parts,
    };
  }

  const part = (name: string, value: number): Part => ({ name, value, unit: 'count' });
  const customers = part('customers_in_period', current.customers);
  const returning = part('returning_customers', current.returning);
  const firstTime = part('first_time_customers', current.firstTime);
  const repeating = part('customers_ordering_twice_in_period', current.repeating);
  return {
    currency,
    customers: count('customers', [customers]),
    newCustomers: count('firstTime', [firstTime]),
    returningCustomers: count('returning', [returning]),
    returningRate: rate('returning', [returning, customers]),
    repeatPurchaseRate: rate('repeating', [repeating, customers]),
    period: periodReply(period),
  };
}

/** Of local days between orders that follow each other, by how often they were. */
export function medianDays(
  pairs: Map<number, number>,
): Pick<Loyalty, 'medianDaysBetweenOrders' | 'orderPairs'> {
  const inOrder = [...pairs].sort(([one], [other]) => one - other);
  const orderPairs = inOrder.reduce((sum, [, found]) => sum + found, 0);
  if (orderPairs < FEWEST_PAIRS) return { medianDaysBetweenOrders: null, orderPairs };
  const dayAt = (place: number) => {
    let before = 0;
    return inOrder.find(([, found]) => {
      before += found;
      return before > place;
    })![0];
  };
  const [low, high] = [Math.floor((orderPairs - 1) / 2), Math.floor(orderPairs / 2)].map(dayAt);
  return { medianDaysBetweenOrders: (low! + high!) / 2, orderPairs };
}
