import type { SalesFigures } from '#server/analytics/query/order-sums.ts';
import { netSales, totalSales } from '#server/analytics/reports/sales-sums.ts';
import type { CustomerKind, Reading } from '#shared/analytics/asking.ts';
import type { FigureUnit } from '#shared/analytics/insights.ts';
import { toMajor } from '#shared/core/money.ts';

/** Of what is left of sales. */
export type ProfitMetric = Extract<
  Reading['metric'],
  'profit' | 'gross_profit' | 'gross_margin' | 'fees' | 'cost_of_goods'
>;

/** Metrics that are sums of sales; the others have reports of their own. */
export type SalesMetric = Exclude<
  Reading['metric'],
  'carts' | 'forecast' | 'why_changed' | 'conversion_rate' | ProfitMetric
>;

const COUNTS: readonly Reading['metric'][] = ['orders', 'units', 'customers', 'carts'];
const PERCENTAGES: readonly Reading['metric'][] = ['conversion_rate', 'gross_margin'];

export function unitOfMetric(metric: Reading['metric']): FigureUnit {
  if (PERCENTAGES.includes(metric)) return 'percent';
  return COUNTS.includes(metric) ? 'count' : 'money';
}

/** Of summed sales one figure: money in major units of the currency, counts as they are. Null where there is nothing to divide by. */
export function figureOf(
  metric: SalesMetric,
  { sums, buyers, refunded }: SalesFigures,
  { currency, customerKind }: { currency: string; customerKind: CustomerKind | null },
): number | null {
  const money = (minor: number) => toMajor(minor, currency);
  switch (metric) {
    case 'revenue':
      return money(totalSales(sums));
    case 'net_sales':
      return money(netSales(sums));
    case 'gross_sales':
      return money(sums.gross);
    case 'discounts':
      return money(0 - sums.discounts);
    case 'refunds':
      return money(refunded ?? 0 - sums.reversals);
    case 'shipping':
      return money(sums.shipping);
    case 'tax':
      return money(sums.tax);
    case 'order_value':
      return money(sums.placed);
    case 'average_order_value':
      return sums.orders === 0 ? null : money(Math.round(sums.placed / sums.orders));
    case 'orders':
      return sums.orders;
    case 'units':
      return sums.units;
    case 'customers':
      if (!buyers) return null;
      if (customerKind === 'new') return buyers.firstTime;
      return customerKind === 'returning' ? buyers.repeat : buyers.customers;
  }
}
