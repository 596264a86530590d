import {
  type Draft,
  type Figure,
  type Finding,
  fromDraft,
  type Ranking,
  type Scale,
} from '#server/analytics/findings/finding.ts';
import type { Watched } from '#server/analytics/outcomes/watched.ts';
import type { ActionType } from '#shared/ads/action-types.ts';
import type { ACTION_CATEGORIES, Basis, EFFORTS } from '#shared/ads/ads.ts';

export type ActionCategory = (typeof ACTION_CATEGORIES)[number];

interface OfAdvice {
  category: ActionCategory;
  effort: (typeof EFFORTS)[number];
  basis: Basis;
  /** What is compared before and after it was done. */
  watched: Watched;
}
/** What the facts say should be done; at stake is the money of 30 days. */
export type AdsFinding = Finding<ActionType> & OfAdvice;
export type AdsDraft = Draft<ActionType> & OfAdvice;

const SHARE_WITHOUT_MONEY = 0.01;

const RANKING: Ranking<ActionType> = {
  use: () => 1,
  shareWithoutMoney: { high: SHARE_WITHOUT_MONEY, medium: SHARE_WITHOUT_MONEY, low: SHARE_WITHOUT_MONEY },
};

export const makeFinding = (draft: AdsDraft, scale: Scale): AdsFinding => fromDraft(draft, scale, RANKING);

/** Figures that are the reader's to read as words: a weekday, a month, an hour. */
export const reading = (name: string, value: number): Figure => ({ name, value, unit: 'count' });
