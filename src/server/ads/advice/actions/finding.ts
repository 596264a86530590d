import type { Facts, Figure, Priority } from '#server/analytics/findings/finding.ts';
import type { Watched } from '#server/analytics/outcomes/watched.ts';
import type { ACTION_CATEGORIES, Basis, EFFORTS } from '#shared/ads/ads.ts';
import { minorDigits } from '#shared/core/money.ts';
import { ACCOUNT_TYPES } from './account-types.ts';

export const ACTION_TYPES = [
  'measure_conversions',
  'measure_account',
  'test_first',
  'max_click',
  'promote_product',
  'product_clicks',
  'pause_product',
  'rising_product',
  'fading_product',
  'sell_together',
  'more_hours',
  'less_hours',
  'more_day',
  'less_day',
  'aim_countries',
  'aim_city',
  'leave_country',
  'season_ahead',
  'win_back',
  'leave_out_buyers',
  'abandoned_carts',
  'write_search_ads',
  'choose_keywords',
  'send_feed',
  'mend_feed',
  'add_pictures',
  ...ACCOUNT_TYPES,
] as const;
export type ActionType = (typeof ACTION_TYPES)[number];
export type ActionCategory = (typeof ACTION_CATEGORIES)[number];

/** What the facts say should be done. Money is in major units. */
export interface AdsFinding extends Facts<ActionType> {
  /** What it is about, the same from day to day. */
  subject: string;
  category: ActionCategory;
  effort: (typeof EFFORTS)[number];
  /** In 30 days; null where it cannot be said in money. */
  atStake: number | null;
  /** 0 to 1. */
  confidence: number;
  impact: Priority;
  /** Money at stake times confidence: what actions are ranked by. */
  score: number;
  basis: Basis;
  /** What is compared before and after it was done. */
  watched: Watched;
}

export interface Scale {
  currency: string;
  /** Net sales of 30 days: what is much or little for this store. */
  monthNet: number;
}

type Draft = Omit<AdsFinding, 'impact' | 'score' | 'names' | 'table'> & {
  names?: AdsFinding['names'];
  table?: AdsFinding['table'];
  /** Where money alone would say too little. */
  impact?: Priority;
};

const HIGH_SHARE = 0.1;
const MEDIUM_SHARE = 0.02;
/** What cannot be said in money ranks as if this share of a month's sales were at stake. */
const SHARE_WITHOUT_MONEY = 0.01;

export function makeFinding(draft: Draft, { currency, monthNet }: Scale): AdsFinding {
  const unit = 10 ** minorDigits(currency);
  const atStake = draft.atStake === null ? null : Math.max(0, Math.round(draft.atStake * unit) / unit);
  const weight = atStake ?? Math.max(0, monthNet) * SHARE_WITHOUT_MONEY;
  return {
    names: {},
    table: null,
    ...draft,
    atStake,
    impact: draft.impact ?? impactOf(atStake === null || monthNet <= 0 ? null : atStake / monthNet),
    score: weight * draft.confidence,
  };
}

function impactOf(share: number | null): Priority {
  if (share === null) return 'low';
  if (share >= HIGH_SHARE) return 'high';
  return share >= MEDIUM_SHARE ? 'medium' : 'low';
}

/** Figures that are the reader's to read as words: a weekday, a month, an hour. */
export const reading = (name: string, value: number): Figure => ({ name, value, unit: 'count' });
