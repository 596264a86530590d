import type { Answer, MetricToAsk } from '#shared/insights.ts';
import type { TabName } from '#web/analytics/place.ts';
import { paths } from '#web/app/paths.ts';

const TAB_OF: Record<MetricToAsk, TabName> = {
  revenue: 'overview',
  orders: 'overview',
  average_order_value: 'overview',
  customers: 'customers',
  new_customers: 'customers',
  returning_customers: 'customers',
  best_products: 'products',
  worst_products: 'products',
  countries: 'overview',
  carts: 'carts',
  forecast: 'overview',
  refunds: 'overview',
  best_hour: 'overview',
  best_day: 'overview',
  why_changed: 'overview',
};

/** Where the page shows what was answered, over the days that were meant. */
export function placeOf({ metric, period }: Pick<Answer, 'metric' | 'period'>): string | null {
  if (!metric) return null;
  const search = new URLSearchParams();
  const tab = TAB_OF[metric];
  // The forecast lies ahead, and is on the page whatever its range.
  if (period?.from && period.to && metric !== 'forecast') {
    search.set('range', 'custom');
    search.set('from', period.from);
    search.set('to', period.to);
  }
  if (tab !== 'overview') search.set('tab', tab);
  return search.size > 0 ? `${paths.analytics}?${search}` : paths.analytics;
}
