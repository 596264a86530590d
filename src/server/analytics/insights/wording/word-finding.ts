import type { Finding } from '#server/analytics/insights/finding.ts';
import { createFigureWords, type FigureWords } from '#server/core/language/figure-words.ts';
import type { FigureUnit, Insight, ReaderLanguage } from '#shared/analytics/insights.ts';
import { english } from './english.ts';
import { type Language, readFigures, type Wording } from './sentences.ts';
import { turkish } from './turkish.ts';

const LANGUAGES: Record<ReaderLanguage, Language> = { en: english, tr: turkish };
const DEFAULT_UNIT: FigureUnit = 'text';

/** The built-in words of a finding, in the reader's language. */
export function wordFinding(finding: Finding, language: ReaderLanguage, currency: string): Wording {
  const figures = readFigures(finding, createFigureWords(language, currency));
  return LANGUAGES[language].sentences[finding.type](figures);
}

export function wordCategory({ category }: Finding, language: ReaderLanguage): string {
  return LANGUAGES[language].categories[category];
}

/** What a finding rests on, with every name and number written for the reader. */
export function wordEvidence(
  finding: Finding,
  language: ReaderLanguage,
  currency: string,
): Insight['evidence'] {
  const { labels, formulas } = LANGUAGES[language];
  const words = createFigureWords(language, currency);
  const label = (key: string) => labels[key] ?? key;
  return {
    period: finding.period,
    formula: formulas[finding.type],
    figures: finding.figures.map(({ name, value, unit }) => ({
      name: label(name),
      value,
      unit,
      text: SPOKEN[name]?.(Number(value), words) ?? words.inWords(value, unit),
    })),
    table: finding.table && {
      columns: finding.table.columns.map(({ name, unit }) => ({
        label: label(name),
        unit: unit === 'word' ? DEFAULT_UNIT : unit,
      })),
      rows: finding.table.rows.map((row) =>
        row.map((cell, index) => {
          const unit = finding.table!.columns[index]!.unit;
          return unit === 'word' ? label(String(cell)) : words.inWords(cell, unit);
        }),
      ),
    },
  };
}

/** Figures that are no amounts. */
const SPOKEN: Record<string, (value: number, words: FigureWords) => string> = {
  weekday: (value, words) => words.weekday(value),
  hour: (value, words) => words.hour(value),
  hourAfter: (value, words) => words.hour(value),
  hourBefore: (value, words) => words.hour(value),
};
