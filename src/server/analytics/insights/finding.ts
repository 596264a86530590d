import type { Facts, Priority } from '#server/analytics/findings/finding.ts';
import type { InsightType } from '#shared/analytics/insights.ts';
import { minorDigits } from '#shared/core/money.ts';

export const CATEGORIES = ['sales', 'products', 'customers', 'carts', 'marketing', 'data'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Finding extends Facts<InsightType> {
  /** What it is about, the same from day to day. */
  subject: string;
  category: Category;
  /** Minor units; null where it cannot be said in money. */
  atStake: number | null;
  /** 0 to 1. */
  confidence: number;
  priority: Priority;
  /** Minor units: what is at stake times how sure it is times how much can be done. Findings are ranked by it. */
  score: number;
}

export interface Scale {
  currency: string;
  /** Net sales of the last 30 finished days, major units: what is much or little for this store. */
  monthNet: number;
}

type Draft = Omit<Finding, 'priority' | 'score' | 'atStake' | 'names' | 'table'> & {
  names?: Finding['names'];
  table?: Finding['table'];
  /** Major units. */
  atStake: number | null;
  /** For findings that cannot be said in money. */
  priority?: Priority;
};

const HIGH_SHARE = 0.1;
const MEDIUM_SHARE = 0.02;
/** What cannot be said in money ranks as if so much of a month's sales were at stake. */
const SHARE_WITHOUT_MONEY: Record<Priority, number> = { high: HIGH_SHARE, medium: MEDIUM_SHARE, low: 0.005 };

/**
 * How much an owner can do at once. 1: something is being lost or stands wrong today, and the action stops it. 0.7: something
 * to try. 0.4: good to know when planning.
 */
const USE: Record<InsightType, number> = {
  running_out: 1,
  open_carts: 1,
  failures_rising: 1,
  refund_rate: 1,
  best_overdue: 1,
  win_back: 1,
  idle_stock: 1,
  data_note: 1,
  fading_product: 0.7,
  rising_product: 0.7,
  bought_together: 0.7,
  first_product: 0.7,
  second_order: 0.7,
  discount_moved: 0.7,
  best_product: 0.7,
  unusual_day: 0.4,
  trend: 0.4,
  outlook: 0.4,
  posting_window: 0.4,
};

export function makeFinding(draft: Draft, { currency, monthNet }: Scale): Finding {
  const minor = (major: number) => Math.round(major * 10 ** minorDigits(currency));
  const atStake = draft.atStake === null ? null : minor(draft.atStake);
  const share = draft.atStake === null || monthNet <= 0 ? null : draft.atStake / monthNet;
  const priority = draft.priority ?? priorityOf(share);
  const worth = atStake ?? Math.max(0, minor(monthNet)) * SHARE_WITHOUT_MONEY[priority];
  return {
    names: {},
    table: null,
    ...draft,
    atStake,
    priority,
    score: worth * draft.confidence * USE[draft.type],
  };
}

function priorityOf(share: number | null): Priority {
  if (share === null) return 'low';
  if (share >= HIGH_SHARE) return 'high';
  return share >= MEDIUM_SHARE ? 'medium' : 'low';
}

export function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
