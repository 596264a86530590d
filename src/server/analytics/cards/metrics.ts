import { conversionRate, type VisitFacts } from '#server/analytics/conversion/figures.ts';
import {
  coverageReply,
  coverageStart,
  type Freshness,
  whyNotCompared,
} from '#server/analytics/reports/freshness.ts';
import { periodReply, type RangePeriod } from '#server/analytics/reports/range-period.ts';
import { netSales, totalSales } from '#server/analytics/reports/sales-sums.ts';
import type { HourSums } from '#server/stores/ledger/sales-hours.ts';
import type { Comparison, DashboardMetrics, MetricDetail } from '#shared/analytics/analytics.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import { toMajor } from '#shared/core/money.ts';
import type { BuyerCounts } from './buyers.ts';
import { growthOf } from './growth.ts';
import type { ComparisonRecord } from './repository.ts';

/** Null where nothing is compared. */
interface Compared<T> {
  current: T;
  previous: T | null;
}

export interface Facts {
  currency: string;
  period: RangePeriod;
  sales: Compared<HourSums>;
  buyers: Compared<BuyerCounts>;
  freshness: Freshness;
  basis: ReportBasis;
  visits: VisitFacts;
  comparison: ComparisonRecord | null;
}

/** Rates over fewer cases than this get a mark (metrics 0.8). */
const FEW_CASES = 20;

/** All figures of the cards and the overview, from sums: pure arithmetic by the metrics reference. */
export function dashboardMetrics(facts: Facts): DashboardMetrics {
  const { currency, period, sales, buyers, freshness } = facts;
  const nothingRead = coverageStart(freshness) === null;
  const previousMissing = whyNotCompared(period, freshness);
  const { current, previous } = sales;
  const previousOrders = previous?.orders ?? 0;

  function detail(
    current: number | null,
    before: number | null,
    parts: MetricDetail['parts'],
    fewData = false,
  ): MetricDetail {
    const value = nothingRead ? null : current;
    return {
      value,
      reason: nothingRead ? 'no_data_yet' : value === null ? 'no_orders' : null,
      previous: previousMissing ? null : before,
      ...growthOf(value, before, { previousOrders, missing: previousMissing }),
      fewData,
      parts: nothingRead ? [] : parts,
    };
  }
  const parts = partsOf({ sales: current, buyers: buyers.current }, currency);

  const details = {
    totalRevenue: detail(
      toMajor(totalSales(current), currency),
      previous && toMajor(totalSales(previous), currency),
      parts.totalRevenue,
    ),
    totalOrders: detail(current.orders, previous?.orders ?? null, parts.totalOrders),
    conversionRate: inPercent(conversionRate(facts.visits)),
    totalCustomers: detail(
      buyers.current.customers,
      buyers.previous?.customers ?? null,
      parts.totalCustomers,
    ),
    averageOrderValue: detail(
      averageOrderValue(current, currency),
      previous && averageOrderValue(previous, currency),
      parts.averageOrderValue,
      isFewOrders(current),
    ),
    repeatCustomers: detail(buyers.current.repeat, buyers.previous?.repeat ?? null, parts.repeatCustomers),
  };

  return {
    totalRevenue: details.totalRevenue.value,
    revenueGrowth: percentOf(details.totalRevenue),
    totalOrders: details.totalOrders.value,
    orderGrowth: percentOf(details.totalOrders),
    conversionRate: details.conversionRate.value,
    conversionGrowth: relativeGrowth(details.conversionRate),
    conversionBasis: details.conversionRate.value === null ? 'none' : 'sessions',
    totalCustomers: details.totalCustomers.value,
    customerGrowth: percentOf(details.totalCustomers),
    averageOrderValue: details.averageOrderValue.value,
    repeatCustomers: details.repeatCustomers.value,
    currency,
    period: periodReply(period),
    coverage: coverageReply(freshness, period.timeZone),
    updatedAt: freshness.lastSyncedAt?.toISOString() ?? null,
    comparison: facts.comparison && comparisonOf(facts.comparison, currency),
    details,
    ...facts.basis,
  };
}

/** The summands or factors behind each figure that is made of sums. */
export function partsOf({ sales, buyers }: { sales: HourSums; buyers: BuyerCounts }, currency: string) {
  type Part = MetricDetail['parts'][number];
  const money = (name: string, minor: number): Part => ({
    name,
    value: toMajor(minor, currency),
    unit: 'money',
  });
  const count = (name: string, value: number): Part => ({ name, value, unit: 'count' });
  return {
    totalRevenue: [
      money('gross_sales', sales.gross),
      money('discounts', sales.discounts),
      money('sales_reversals', sales.reversals),
      money('net_sales', netSales(sales)),
      money('shipping', sales.shipping),
      money('tax', sales.tax),
      money('tips_duties_fees', sales.other),
    ],
    totalOrders: [
      count('orders_placed', sales.orders),
      count('of_which_cancelled', sales.cancelledOrders),
      count('of_which_unpaid', sales.unpaidOrders),
      count('of_which_guests', sales.guestOrders),
    ],
    totalCustomers: [
      count('first_time_customers', buyers.firstTime),
      count('returning_customers', buyers.customers - buyers.firstTime),
      count('guest_orders', sales.guestOrders),
    ],
    averageOrderValue: [money('gross_less_discounts', sales.placed), count('orders_placed', sales.orders)],
    repeatCustomers: [
      count('customers_with_two_or_more_orders', buyers.repeat),
      count('customers_in_period', buyers.customers),
    ],
  };
}

/** Too few for their average to say much. */
export const isFewOrders = ({ orders }: Pick<HourSums, 'orders'>) => orders > 0 && orders < FEW_CASES;

/** Cards write rates in percent; 1.19 is 1.19 %. */
function inPercent(detail: MetricDetail): MetricDetail {
  const percent = (rate: number | null) => (rate === null ? null : Number((rate * 100).toFixed(2)));
  return {
    ...detail,
    value: percent(detail.value),
    previous: percent(detail.previous),
    growth: percent(detail.growth),
  };
}

/** A rate's growth is given in points; the field of the specification is in percent of the rate before (metrics 6). */
function relativeGrowth({ value, previous }: MetricDetail): number | null {
  if (value === null || previous === null || previous === 0) return null;
  return Number((((value - previous) / previous) * 100).toFixed(2));
}

/** (Gross − discounts) ÷ orders, both by order date, in major units; later returns never move it. */
export function averageOrderValue(sums: HourSums, currency: string): number | null {
  return sums.orders === 0 ? null : toMajor(Math.round(sums.placed / sums.orders), currency);
}

function comparisonOf(record: ComparisonRecord, currency: string): Comparison {
  const { firstDay, lastDay } = record;
  const totals = (orders: number, total: number | null) => ({
    orders,
    totalSales: total === null ? null : toMajor(total, currency),
  });
  return {
    comparedAt: record.comparedAt.toISOString(),
    days: firstDay && lastDay ? { from: firstDay, to: lastDay } : null,
    ours: totals(record.ourOrders, record.ourTotal),
    theirs: totals(record.theirOrders, record.theirTotal),
    cause: record.cause,
  };
}

function percentOf(detail: MetricDetail): number | null {
  return detail.growthKind === 'percent' ? detail.growth : null;
}
