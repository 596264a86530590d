import type { Answer, AskedMetric, Reading } from '#shared/analytics/asking.ts';
import type { TabName } from '#web/analytics/reports/address.ts';
import { paths } from '#web/core/app/paths.ts';

export interface AnswerPlace {
  address: string;
  /** Whether the page shows the very figure; otherwise it shows the same days, without what narrows the answer. */
  isWhole: boolean;
}

const TABS: Partial<Record<AskedMetric, TabName>> = {
  customers: 'customers',
  carts: 'carts',
  profit: 'profit',
  gross_profit: 'profit',
  gross_margin: 'profit',
  fees: 'profit',
  cost_of_goods: 'profit',
};

/** Where the page shows what was answered, over the days that were meant. */
export function placeOf({
  reading,
  period,
  search: sought,
}: Pick<Answer, 'reading' | 'period' | 'search'>): AnswerPlace | null {
  if (!reading) return null;
  const search = new URLSearchParams(rangeIn(reading, period));
  const isOfProducts = reading.by === 'product' || reading.product !== null;
  const ofMetric = TABS[reading.metric] ?? 'overview';
  const tab = isOfProducts && ofMetric !== 'profit' ? 'products' : ofMetric;
  if (tab !== 'overview') search.set('tab', tab);
  if (isOfProducts && reading.product && sought) {
    search.set('list', tab === 'profit' ? 'parts' : 'all');
    search.set('search', sought);
  }
  return {
    address: search.size > 0 ? `${paths.analytics}?${search}` : paths.analytics,
    isWhole: isShown(reading),
  };
}

function rangeIn({ metric, period }: Reading, days: Answer['period']): Record<string, string> {
  // The forecast lies ahead, and is on the page whatever its range.
  if (metric === 'forecast' || period.kind === 'this_month') return {};
  if (period.kind === 'all') return { range: 'all' };
  if (period.kind === 'days' && [7, 30, 90].includes(period.days)) return { range: `${period.days}d` };
  return days?.from && days.to ? { range: 'custom', from: days.from, to: days.to } : {};
}

/** The page has no filters but the search for a product, and new and returning customers side by side. */
function isShown({
  metric,
  by,
  country,
  city,
  product,
  customerKind,
  channel,
  orderState,
}: Reading): boolean {
  if (country || city || channel || orderState) return false;
  if (customerKind) return metric === 'customers' && by === null && product === null;
  return by !== 'channel' && by !== 'customer_kind';
}
