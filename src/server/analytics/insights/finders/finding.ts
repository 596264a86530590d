import {
  type Finding as AnyFinding,
  type Draft as DraftOf,
  fromDraft,
  HIGH_SHARE,
  MEDIUM_SHARE,
  type Ranking,
  type Scale,
} from '#server/analytics/findings/finding.ts';
import type { InsightCategory, InsightType } from '#shared/analytics/insights.ts';

interface OfInsight {
  category: InsightCategory;
}
export type Finding = AnyFinding<InsightType> & OfInsight;

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
  below_cost: 1,
  falling_margin: 0.7,
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

const RANKING: Ranking<InsightType> = {
  use: (type) => USE[type],
  shareWithoutMoney: { high: HIGH_SHARE, medium: MEDIUM_SHARE, low: 0.005 },
};

export const makeFinding = (draft: DraftOf<InsightType> & OfInsight, scale: Scale): Finding =>
  fromDraft(draft, scale, RANKING);
