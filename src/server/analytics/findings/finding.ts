import type { FigureUnit, PRIORITIES } from '#shared/analytics/insights.ts';
import { toMajor, toMinor } from '#shared/core/money.ts';

export type Priority = (typeof PRIORITIES)[number];

export interface Figure {
  name: string;
  value: number | string;
  unit: FigureUnit;
}

/** A `word` is a key that the wording translates. */
type ColumnUnit = FigureUnit | 'word';

export interface Table {
  columns: { name: string; unit: ColumnUnit }[];
  rows: (string | number | null)[][];
}

/** What sentences are made of. Texts of the store are in `names` and in cells of unit `text`. */
export interface Facts<Kind extends string = string> {
  type: Kind;
  /** Which of the type's sentences fits. */
  variant: string;
  period: { from: string | null; to: string | null };
  names: Record<string, string>;
  figures: Figure[];
  table: Table | null;
}

/** What figures say, before anybody puts it in words. All its money is in minor units, integers. */
export interface Finding<Kind extends string = string> extends Facts<Kind> {
  /** What it is about, the same from day to day. */
  subject: string;
  /** Null where it cannot be said in money. */
  atStake: number | null;
  /** 0 to 1. */
  confidence: number;
  priority: Priority;
  /** What is at stake times how sure it is times how much can be done: findings are ranked by it. */
  score: number;
}

/** A finding as its finder states it, with money in major units, as the reports that it looks through have it. */
export type Draft<Kind extends string = string> = Omit<
  Finding<Kind>,
  'priority' | 'score' | 'names' | 'table'
> &
  Partial<Pick<Finding<Kind>, 'names' | 'table' | 'priority'>>;

export interface Scale {
  currency: string;
  /** Net sales of 30 days, in major units: what is much or little for this store. */
  monthNet: number;
}

export interface Ranking<Kind extends string> {
  /** How much an owner can do at once, 0 to 1. */
  use: (kind: Kind) => number;
  /** What cannot be said in money ranks as if this share of a month's sales were at stake. */
  shareWithoutMoney: Record<Priority, number>;
}

export const HIGH_SHARE = 0.1;
export const MEDIUM_SHARE = 0.02;

export function fromDraft<Kind extends string, Own>(
  draft: Draft<Kind> & Own,
  { currency, monthNet }: Scale,
  { use, shareWithoutMoney }: Ranking<Kind>,
): Finding<Kind> & Own {
  const atStake = draft.atStake === null ? null : Math.max(0, toMinor(draft.atStake, currency));
  const month = Math.max(0, toMinor(monthNet, currency));
  const priority = draft.priority ?? priorityOf(atStake === null || month === 0 ? null : atStake / month);
  const worth = atStake ?? month * shareWithoutMoney[priority];
  return {
    ...inMinorUnits({ names: {}, table: null, ...draft }, currency),
    atStake,
    priority,
    score: worth * draft.confidence * use(draft.type),
  };
}

function priorityOf(share: number | null): Priority {
  if (share === null) return 'low';
  if (share >= HIGH_SHARE) return 'high';
  return share >= MEDIUM_SHARE ? 'medium' : 'low';
}

/** The most useful first. */
export const byScore = (one: Finding, other: Finding): number => other.score - one.score;

type Amounts = Pick<Facts, 'figures' | 'table'>;

/** Of figures as reports and saved findings have them. */
export const inMinorUnits = <Stated extends Amounts>(stated: Stated, currency: string): Stated =>
  withMoney(stated, (value) => toMinor(value, currency));

/** As figures are worded, shown and saved: a version before this one reads findings of today, too. */
export const inMajorUnits = <Found extends Amounts>(found: Found, currency: string): Found =>
  withMoney(found, (value) => toMajor(value, currency));

function withMoney<Some extends Amounts>(some: Some, convert: (value: number) => number): Some {
  const { figures, table } = some;
  const inUnit = <Value extends Figure['value'] | null>(value: Value, unit: ColumnUnit | undefined) =>
    unit === 'money' && typeof value === 'number' ? convert(value) : value;
  return {
    ...some,
    figures: figures.map((figure) => ({ ...figure, value: inUnit(figure.value, figure.unit) })),
    table: table && {
      ...table,
      rows: table.rows.map((row) => row.map((cell, at) => inUnit(cell, table.columns[at]?.unit))),
    },
  };
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
