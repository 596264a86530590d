import type { AnswerWords, Subject } from '#languages/answer-words.ts';
import type { FigureWords } from '#languages/figure-words.ts';
import type { ReportSources } from '#server/analytics/insights/finders/reports.ts';
import type { SalesFigures } from '#server/analytics/query/order-sums.ts';
import type { SalesQueries } from '#server/analytics/query/sales-query.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { Answer, Reading } from '#shared/analytics/asking.ts';
import type { Conversion } from '#shared/analytics/conversion.ts';
import type { FigureUnit, NamedFigure } from '#shared/analytics/insights.ts';
import type { ProfitReport, ProfitRow } from '#shared/analytics/profit.ts';
import type { ReportBasis } from '#shared/analytics/report-basis.ts';
import type { Language } from '#shared/core/languages.ts';
import type { RangeQuery } from '#shared/core/ranges.ts';
import type { AskedStretches } from './asked-stretches.ts';

/** The reports that answers rest on: those of insights, visits and profit. */
export interface AnswerSources extends ReportSources {
  conversion(store: OwnedStore, query: RangeQuery): Promise<Conversion>;
  profit(store: OwnedStore, query: RangeQuery): Promise<ProfitReport>;
}

/** One reading with all that answering it takes. */
export interface Answering {
  reading: Reading;
  store: OwnedStore;
  sources: AnswerSources;
  sales: SalesQueries;
  language: Language;
  words: AnswerWords;
  figures: FigureWords;
  stretches: AskedStretches;
  /** The same days, for reports that are asked by a range. */
  query: RangeQuery;
  /** How sentences name the days, and those they are compared with. */
  periodWords: string;
  comparedWords: { whole: string; part: string } | null;
  recordsBegin: string | null;
  /** Gathers what cached figures were made of. */
  bases: ReportBasis[];
  /** Whether nothing older exists for us. */
  isComplete: boolean;
  /** Of the product that the reading is about. */
  productTitle: string | null;
  /** Of the city that the reading is about. */
  cityName: string | null;
  /** What the reading is about, its names in the reader's language. */
  subject: Subject;
  /** Codes of countries that the store sells to, largest first. */
  countries: string[];
  cities: { key: string; label: string }[];
  /** Titles of products by their ids. */
  titlesOf(ids: string[]): Promise<Map<string, string>>;
}

/** Sums of sales, and those of the time they are compared with, where that can be done fairly. */
export interface SalesSums {
  current: SalesFigures;
  before: SalesFigures | null;
}

/** One row of a list of sales. */
export interface ListedRow {
  key: string;
  name: string;
  value: number;
  /** What it is ranked by: of weekdays the average of one. */
  rate: number;
  orders: number;
  units: number;
  /** What it was worked out from; null where a report had the figure itself. */
  figures: SalesFigures | null;
  /** Of several stores, what each adds to it. */
  stores?: string;
}

/** One row of a list of profit. */
export interface PartRow {
  id: string;
  name: string;
  value: number | null;
  row: ProfitRow;
}

/** One figure for those who count on: money in major units, shares in percent. */
export interface Measure {
  value: number;
  /** Of what it is compared with, where that is known. */
  before: number | null;
  unit: FigureUnit;
  /** Of profit, what it rests on and how much of its base is known. */
  evidence?: ProfitRow['evidence'];
  coverage?: number | null;
}

/** What was found out; what all answers have alike is added to it. */
export interface Found {
  answer: string;
  figures: NamedFigure[];
  /** Of what is no list. */
  measure?: Measure;
  table?: Answer['table'];
  /** Of a forecast, other days than those of the reading. */
  days?: { from: string; to: string };
  /** What the answer says of how far its figures reach. */
  remarks?: string[];
  /** What it was worded from: several stores are put together by these. */
  sales?: SalesSums;
  rows?: ListedRow[];
  parts?: PartRow[];
}

export function named(
  { figures }: Pick<Answering, 'figures'>,
  name: string,
  value: number | string | null,
  unit: FigureUnit,
): NamedFigure {
  return { name, value, unit, text: figures.inWords(value, unit) };
}

export function tableOf(
  { figures }: Pick<Answering, 'figures'>,
  columns: [label: string, unit: FigureUnit][],
  rows: (string | number | null)[][],
): Answer['table'] {
  if (rows.length === 0) return null;
  return {
    columns: columns.map(([label, unit]) => ({ label, unit })),
    rows: rows.map((row) => row.map((cell, index) => figures.inWords(cell, columns[index]![1]))),
  };
}

/** A figure of 0 to 1 as percent. */
export function percentOf(share: number): number {
  // Never -0, which would be written so.
  return Math.round(share * 1000) / 10 || 0;
}

export type Answerer = (answering: Answering) => Promise<Found>;
