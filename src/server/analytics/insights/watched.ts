import type { Done } from '#server/analytics/outcomes/outcomes.ts';
import type { Watched } from '#server/analytics/outcomes/watched.ts';
import { productsOf } from './actions.ts';
import type { Finding } from './finders/finding.ts';
import type { InsightRecord } from './repository.ts';

/** Two hours, as a posting window is long. */
const WINDOW_HOURS = 2;
const USUAL_SILENCE_DAYS = 90;
const OVERDUE_SILENCE_DAYS = 60;

/** What should have changed once something was done about a finding; null where nothing could be counted. */
export function watchedOf(finding: Finding): Watched | null {
  const { type, figures } = finding;
  const figure = (name: string) => Number(figures.find((each) => each.name === name)?.value ?? 0);
  switch (type) {
    case 'best_product':
    case 'rising_product':
    case 'fading_product':
    case 'running_out':
    case 'bought_together':
      return { kind: 'product', id: productsOf(finding).at(-1)! };
    case 'refund_rate':
      return { kind: 'product_refunds', id: productsOf(finding)[0]! };
    case 'first_product':
      return { kind: 'second_orders' };
    case 'failures_rising':
      return finding.variant === 'cancelled' ? { kind: 'cancellations' } : null;
    case 'best_overdue':
      return { kind: 'comebacks', afterDays: OVERDUE_SILENCE_DAYS };
    case 'win_back':
      return { kind: 'comebacks', afterDays: Math.round(figure('medianDays')) || USUAL_SILENCE_DAYS };
    case 'second_order':
      return { kind: 'second_orders' };
    case 'open_carts':
      return { kind: 'recovered_carts' };
    case 'posting_window':
      // Of every day there are no other days to compare with.
      if (finding.variant === 'every_day') return null;
      return {
        kind: 'hours',
        weekday: figure('weekday'),
        hours: Array.from({ length: WINDOW_HOURS }, (_, at) => (figure('hour') + at) % 24),
      };
    case 'trend':
    case 'outlook':
      return { kind: 'store' };
    // Of many products, of the past, or of the figures themselves.
    case 'idle_stock':
    case 'below_cost':
    case 'falling_margin':
    case 'discount_moved':
    case 'unusual_day':
    case 'data_note':
      return null;
  }
}

type Marked = Pick<InsightRecord, 'id' | 'status' | 'doneAt' | 'finding'>;

/** What is watched of an insight that was marked as done; nothing, where nothing can be counted. */
export function doneInsight({ id, status, doneAt, finding }: Marked): Done[] {
  const watched = watchedOf(finding);
  if (status !== 'done' || !doneAt || !watched) return [];
  const { second, product = second } = finding.names;
  return [{ key: id, doneAt, watched, names: product === undefined ? {} : { product } }];
}
