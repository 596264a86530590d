import type { FigureUnit, InsightType, PRIORITIES } from '#shared/insights.ts';
import { minorDigits } from '#shared/money.ts';

export type Priority = (typeof PRIORITIES)[number];
export const CATEGORIES = ['sales', 'products', 'customers', 'carts', 'marketing', 'data'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface Figure {
  name: string;
  value: number | string;
  unit: FigureUnit;
}

/** A `word` is a key that the wording translates. */
type ColumnUnit = FigureUnit | 'word';

/** What the figures say, before anybody puts it in words. Texts of the store are in `names` and in cells of unit `text`. */
export interface Finding {
  /** What it is about, the same from day to day. */
  subject: string;
  type: InsightType;
  /** Which of the type's sentences fits. */
  variant: string;
  category: Category;
  period: { from: string | null; to: string | null };
  names: Record<string, string>;
  figures: Figure[];
  table: { columns: { name: string; unit: ColumnUnit }[]; rows: (string | number | null)[][] } | null;
  /** Minor units; null where it cannot be said in money. */
  atStake: number | null;
  /** 0 to 1. */
  confidence: number;
  priority: Priority;
  /** Money at stake times confidence: what findings are ranked by. */
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
/** What cannot be said in money ranks as if this share of a month's sales were at stake. */
const SHARE_WITHOUT_MONEY = 0.01;

export function makeFinding(draft: Draft, { currency, monthNet }: Scale): Finding {
  const minor = (major: number) => Math.round(major * 10 ** minorDigits(currency));
  const atStake = draft.atStake === null ? null : minor(draft.atStake);
  const share = draft.atStake === null || monthNet <= 0 ? null : draft.atStake / monthNet;
  return {
    names: {},
    table: null,
    ...draft,
    atStake,
    priority: draft.priority ?? priorityOf(share),
    score: (atStake ?? Math.max(0, minor(monthNet)) * SHARE_WITHOUT_MONEY) * draft.confidence,
  };
}

function priorityOf(share: number | null): Priority {
  if (share === null) return 'low';
  if (share >= HIGH_SHARE) return 'high';
  return share >= MEDIUM_SHARE ? 'medium' : 'low';
}

export const money = (name: string, value: number): Figure => ({ name, value, unit: 'money' });
export const count = (name: string, value: number): Figure => ({ name, value, unit: 'count' });
/** A share of 0 to 1, or a change over its base. */
export const percent = (name: string, share: number): Figure => ({
  name,
  value: Math.round(share * 1000) / 10,
  unit: 'percent',
});
export const tenths = (name: string, value: number, unit: 'days' | 'times'): Figure => ({
  name,
  value: Math.round(value * 10) / 10,
  unit,
});

export function roundTo(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
