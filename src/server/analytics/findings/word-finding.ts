import { type FigureWords, figureWords } from '#languages/figure-words.ts';
import type { FindingLanguage, Wording } from '#languages/finding-words.ts';
import { countryName, monthName } from '#server/core/language/names.ts';
import type { FigureUnit, Insight } from '#shared/analytics/insights.ts';
import type { Language } from '#shared/core/languages.ts';
import { readFigures, sourceOf } from './figure-reader.ts';
import { type Facts, inMajorUnits } from './finding.ts';

const DEFAULT_UNIT: FigureUnit = 'text';

/** Our own words of findings of these kinds, in the reader's language. */
export function createFindingWords<Kind extends string>(
  languageOf: (language: Language) => FindingLanguage<Kind>,
) {
  function wordFinding(found: Facts<Kind>, language: Language, currency: string): Wording {
    const facts = inMajorUnits(found, currency);
    const { speeches, sources } = languageOf(language);
    const words = figureWords(language, currency);
    return speeches[facts.type].words(readFigures(facts, { words, language, sources }));
  }

  /** What a finding rests on, with every name and number written for the reader. */
  function wordEvidence(found: Facts<Kind>, language: Language, currency: string): Insight['evidence'] {
    const facts = inMajorUnits(found, currency);
    const spoken = languageOf(language);
    const words = figureWords(language, currency);
    const { formula } = spoken.speeches[facts.type];
    return {
      period: facts.period,
      formula:
        typeof formula === 'string'
          ? formula
          : formula(readFigures(facts, { words, language, sources: spoken.sources })),
      figures: facts.figures.map(({ name, value, unit }) => ({
        name: labelOf(name, spoken),
        value,
        unit,
        text: SPOKEN[name]?.(Number(value), words, language) ?? words.inWords(value, unit),
      })),
      table: facts.table && {
        columns: facts.table.columns.map(({ name, unit }) => ({
          label: labelOf(name, spoken),
          unit: unit === 'word' ? DEFAULT_UNIT : unit,
        })),
        rows: facts.table.rows.map((row) =>
          row.map((cell, index) => {
            const { unit } = facts.table!.columns[index]!;
            if (unit !== 'word') return words.inWords(cell, unit);
            return wordOf(String(cell), spoken.labels, { words, language });
          }),
        ),
      },
    };
  }

  return { wordFinding, wordEvidence };
}
export type FindingWords<Kind extends string> = ReturnType<typeof createFindingWords<Kind>>;

/** `budget_own_entry` is the budget, as the owner entered it. */
function labelOf(name: string, { labels, sources }: FindingLanguage): string {
  if (labels[name]) return labels[name];
  const at = name.indexOf('_');
  if (at < 0) return name;
  return `${labels[name.slice(0, at)] ?? name.slice(0, at)} (${sourceOf(name.slice(at + 1), sources, 'inFull')})`;
}

/** Words in cells: `weekday_4`, `month_12`, `country_GB`, or a key of the labels. */
function wordOf(
  cell: string,
  labels: FindingLanguage['labels'],
  { words, language }: { words: FigureWords; language: Language },
): string {
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
const SPOKEN: Record<string, (value: number, words: FigureWords, language: Language) => string> = {
  weekday: (value, words) => words.weekday(value),
  month: (value, _words, language) => monthName(value, language),
  hour: (value, words) => words.hour(value),
  hourAfter: (value, words) => words.hour(value),
  hourBefore: (value, words) => words.hour(value),
  hourFrom: (value, words) => words.hour(value),
  hourTo: (value, words) => words.hour(value),
};
