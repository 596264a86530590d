import type { FigureUnit, PRIORITIES } from '#shared/analytics/insights.ts';

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

/** What figures say, before anybody puts it in words. Texts of the store are in `names` and in cells of unit `text`. */
export interface Facts<Kind extends string = string> {
  type: Kind;
  /** Which of the type's sentences fits. */
  variant: string;
  period: { from: string | null; to: string | null };
  names: Record<string, string>;
  figures: Figure[];
  table: Table | null;
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
