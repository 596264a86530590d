import type { Temporal } from 'temporal-polyfill';
import type { OwnedStore } from '#server/http/serve.ts';
import type { ReportSources } from '#server/insights/reports.ts';
import type { FigureWords } from '#server/language/figure-words.ts';
import type { Period } from '#shared/analytics.ts';
import type { Answer, FigureUnit, MetricToAsk, NamedFigure, ReaderLanguage } from '#shared/insights.ts';
import type { RangeQuery } from '#shared/ranges.ts';
import type { AnswerWords } from './answer-words.ts';
import type { Asked } from './parse-question.ts';

/** One question, understood, with all that answering takes. */
export interface Answering {
  asked: Asked;
  store: OwnedStore;
  sources: ReportSources;
  language: ReaderLanguage;
  words: AnswerWords;
  figures: FigureWords;
  today: Temporal.PlainDate;
  /** What the period means, and how a sentence names it. */
  query: RangeQuery;
  periodWords: string;
  comparison: { query: RangeQuery; words: string } | null;
  /** The first local day that was read, where older orders may be missing. */
  readSince: string | null;
}

/** What was found out; what all answers have alike is added to it. */
export interface Found {
  answer: string;
  figures: NamedFigure[];
  table?: Answer['table'];
  /** As the reports say what they looked at. */
  days: { from: string; to: string } | null;
}

export function named(
  { words, figures }: Pick<Answering, 'words' | 'figures'>,
  label: string,
  value: number | string | null,
  unit: FigureUnit,
): NamedFigure {
  return {
    name: words.labels[label] ?? label,
    value,
    unit,
    text: figures.inWords(value, unit),
  };
}

export function tableOf(
  { words, figures }: Pick<Answering, 'words' | 'figures'>,
  columns: [label: string, unit: FigureUnit][],
  rows: (string | number | null)[][],
): Answer['table'] {
  if (rows.length === 0) return null;
  return {
    columns: columns.map(([label, unit]) => ({ label: words.labels[label] ?? label, unit })),
    rows: rows.map((row) => row.map((cell, index) => figures.inWords(cell, columns[index]![1]))),
  };
}

export function daysOf({ firstDay, lastDay }: Period): { from: string; to: string } {
  return { from: firstDay, to: lastDay };
}

/** A figure of 0 to 1 as percent. */
export function percentOf(share: number): number {
  return Math.round(share * 1000) / 10;
}

export type Answerer = (answering: Answering, metric: MetricToAsk) => Promise<Found>;
