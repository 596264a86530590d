import { CUSTOMER_GROUPS } from '#shared/analytics/customer-reports.ts';
import type { InsightAction } from '#shared/analytics/insights.ts';
import type { Finding } from './finders/finding.ts';

const MOST = 2;

/** Types whose subject is `type:product`, or `type:product:other product`. */
const OF_PRODUCTS: Finding['type'][] = [
  'best_product',
  'rising_product',
  'fading_product',
  'running_out',
  'bought_together',
  'refund_rate',
  'first_product',
];

/** Ids of the products that a finding is about. */
export function productsOf({ type, subject }: Pick<Finding, 'type' | 'subject'>): string[] {
  return OF_PRODUCTS.includes(type) ? subject.split(':').slice(1) : [];
}

/**
 * What an owner can do about a finding at once, the most useful first; there is always something. `handles` are those of
 * products on sale: a post can be drafted for no other.
 */
export function actionsOf(finding: Finding, handles: Map<string, string>): InsightAction[] {
  const { type, variant, period, figures } = finding;
  const [productId] = productsOf(finding);
  const handle = productId === undefined ? undefined : handles.get(productId);
  const { product, first: title = product } = finding.names;
  const show: InsightAction[] = title === undefined ? [] : [{ kind: 'open_product', title }];
  const draft: InsightAction[] = handle === undefined ? show : [{ kind: 'draft_post', handle }];
  const hold: InsightAction[] = productId === undefined ? [] : [{ kind: 'hold_posts', productId }];
  const days: InsightAction[] =
    period.from && period.to ? [{ kind: 'open_days', from: period.from, to: period.to }] : [];
  const weekday = figures.find(({ name }) => name === 'weekday');
  const actions = (): InsightAction[] => {
    switch (type) {
      case 'best_product':
      case 'rising_product':
      case 'bought_together':
        return draft;
      case 'fading_product':
        return variant.startsWith('sold_out') ? hold : draft;
      case 'running_out':
        return [{ kind: 'open_stock', stock: 'running_out' }, ...hold];
      case 'idle_stock':
        return [{ kind: 'open_stock', stock: 'not_moving' }];
      case 'below_cost':
      case 'falling_margin':
        return [
          ...(period.from && period.to
            ? [{ kind: 'open_losses' as const, from: period.from, to: period.to }]
            : []),
          { kind: 'open_costs' },
        ];
      case 'refund_rate':
        return [...show, ...hold];
      case 'first_product':
        return variant === 'more' ? draft : [{ kind: 'open_group', group: 'new' }];
      case 'failures_rising':
      case 'discount_moved':
        return days;
      case 'best_overdue':
        return [{ kind: 'open_group', group: 'overdue' }];
      case 'win_back': {
        const group = CUSTOMER_GROUPS.find((each) => each === variant);
        return group ? [{ kind: 'open_group', group }] : [];
      }
      case 'second_order':
        return [{ kind: 'open_group', group: 'new' }];
      case 'open_carts':
        return [{ kind: 'open_carts' }];
      case 'posting_window':
        return weekday ? [{ kind: 'plan_post', weekday: Number(weekday.value) }] : days;
      case 'unusual_day':
        return period.from ? [{ kind: 'open_day', day: period.from }] : [];
      case 'trend':
        return days;
      case 'outlook':
        return [{ kind: 'open_forecast' }];
      case 'data_note':
        return [{ kind: 'open_stores' }];
    }
  };
  return actions().slice(0, MOST);
}
