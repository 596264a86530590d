import type { InsightType } from '#shared/analytics/insights.ts';
import { text } from '#shared/core/sentence.ts';

/** What insights of a type are about. */
export const TYPE_NAMES: Record<InsightType, string> = {
  trend: text('Trend of sales'),
  unusual_day: text('Unusual days'),
  best_product: text('Best products'),
  rising_product: text('Rising products'),
  fading_product: text('Fading products'),
  running_out: text('Stock running out'),
  bought_together: text('Bought together'),
  win_back: text('Customers to win back'),
  second_order: text('Second orders'),
  open_carts: text('Open carts'),
  posting_window: text('Posting times'),
  outlook: text('Outlook'),
  idle_stock: text('Idle stock'),
  refund_rate: text('Returns'),
  below_cost: text('Sold below cost'),
  falling_margin: text('Falling margin'),
  discount_moved: text('Discounts'),
  first_product: text('First purchases'),
  failures_rising: text('Failed orders'),
  best_overdue: text('Best customers overdue'),
  data_note: text('Notes on data'),
};
