import type { AdsFinding } from '#server/ads/advice/actions/finding.ts';
import { countryName } from '#server/ads/advice/place-name.ts';
import { createFigureWords, type FigureWords } from '#server/core/language/figure-words.ts';
import type { EvidenceTable, FigureUnit, NamedFigure, ReaderLanguage } from '#shared/analytics/insights.ts';
import { english } from './english.ts';
import { monthName, readFigures, sourceInFull } from './figure-reader.ts';
import type { Language, Wording } from './language.ts';
import { turkish } from './turkish.ts';

const LANGUAGES: Record<ReaderLanguage, Language> = { en: english, tr: turkish };
const DEFAULT_UNIT: FigureUnit = 'text';

const prepared = new Map<string, FigureWords>();

/** Its formats take longer to make than all sentences of a page. */
function figureWords(language: ReaderLanguage, currency: string): FigureWords {
  const key = `${language} ${currency}`;
  const words = prepared.get(key) ?? createFigureWords(language, currency);
  prepared.set(key, words);
  return words;
}

/** The built-in words of a finding, in the reader's language. */
export function wordFinding(finding: AdsFinding, language: ReaderLanguage, currency: string): Wording {
  const spoken = LANGUAGES[language];
  return spoken.speeches[finding.type].words(readFigures(finding, figureWords(language, currency), spoken));
}

interface Evidence {
  formula: string;
  figures: NamedFigure[];
  table: EvidenceTable | null;
}

/** What a finding rests on, with every name and number written for the reader. */
export function wordEvidence(finding: AdsFinding, language: ReaderLanguage, currency: string): Evidence {
  const spoken = LANGUAGES[language];
  const words = figureWords(language, currency);
  const inWords = (name: string, value: string | number | null, unit: FigureUnit) =>
    SPOKEN[name]?.(Number(value), words, language) ?? words.inWords(value, unit);
  return {
    formula: spoken.speeches[finding.type].formula(readFigures(finding, words, spoken)),
    figures: finding.figures.map(({ name, value, unit }) => ({
      name: labelOf(name, spoken),
      value,
      unit,
      text: inWords(name, value, unit),
    })),
    table: finding.table && {
      columns: finding.table.columns.map(({ name, unit }) => ({
        label: labelOf(name, spoken),
        unit: unit === 'word' ? DEFAULT_UNIT : unit,
      })),
      rows: finding.table.rows.map((row) =>
        row.map((cell, index) => {
          const { unit } = finding.table!.columns[index]!;
          return unit === 'word' ? wordOf(String(cell), spoken, words) : words.inWords(cell, unit);
        }),
      ),
    },
  };
}

/** `budget_own_entry` is the budget, as the owner entered it. */
function labelOf(name: string, { labels, sources }: Language): string {
  if (labels[name]) return labels[name];
  const at = name.indexOf('_');
  if (at < 0) return name;
  return `${labels[name.slice(0, at)] ?? name.slice(0, at)} (${sourceInFull(name.slice(at + 1), sources)})`;
}

/** Words in cells: `weekday_4`, `month_12`, `country_GB`, or a key of the labels. */
function wordOf(cell: string, { labels, language }: Language, words: FigureWords): string {
  const at = cell.indexOf('_');
  const rest = cell.slice(at + 1);
  switch (cell.slice(0, at)) {
    case 'weekday':
      return words.weekday(Number(rest));
    case 'month':
      return monthName(Number(rest), language);
    case 'country':
      return countryName(rest, language);
    default:
      return labels[cell] ?? cell;
  }
}

/** Figures that are no amounts. */
const SPOKEN: Record<string, (value: number, words: FigureWords, language: ReaderLanguage) => string> = {
  weekday: (value, words) => words.weekday(value),
  month: (value, _words, language) => monthName(value, language),
  hourFrom: (value, words) => words.hour(value),
  hourTo: (value, words) => words.hour(value),
};
