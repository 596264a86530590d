import { figureWords } from '#languages/figure-words.ts';
import type { Wording } from '#languages/finding-words.ts';
import { WORDS } from '#languages/words.ts';
import { englishName } from '#server/core/language/names.ts';
import type { Language } from '#shared/core/languages.ts';
import type { Facts } from './finding.ts';
import { type KnownNumber, unknownNumbers } from './number-check.ts';

const FEWEST_WORDS = 4;

const LONGEST = { description: 700, recommendation: 260 };
const MOST_RECOMMENDATIONS = 4;
const MARKUP = /https?:|www\.|<[a-z/]|\*\*|^#+ |\[[^\]]*\]\(/im;
const NUMBER = /\d(?:[\d.,\u00a0\u202f]*\d)?/g;

/** What a provider writes of a finding: all of it, or without recommendations. */
export type ProvidersWords = Pick<Wording, 'title' | 'description'> &
  Partial<Pick<Wording, 'recommendations'>>;

interface Context {
  /** Our own words of the same parts, which name stretches of time and thresholds as well. */
  own: ProvidersWords;
  /** How the figures are worked out, and how they are named: their source stands there (“assumed: 5% of net sales”). */
  formula: string;
  longestTitle: number;
  language: Language;
  currency: string;
}

/** What is wrong with a provider's wording of a finding; nothing, when every number is a fact and the rest is in order. */
export function checkWording(
  { title, description, recommendations = [] }: ProvidersWords,
  facts: Known,
  { own, longestTitle, ...said }: Context,
): string[] {
  const complaints: string[] = [];
  if (!title.trim() || !description.trim()) complaints.push('The title or the description is empty.');
  if (own.recommendations && (recommendations.length < 1 || recommendations.length > MOST_RECOMMENDATIONS))
    complaints.push(`There must be 1 to ${MOST_RECOMMENDATIONS} recommendations.`);
  if (title.length > longestTitle) complaints.push(`The title is longer than ${longestTitle} letters.`);
  if (description.length > LONGEST.description)
    complaints.push(`The description is longer than ${LONGEST.description} letters.`);
  if (recommendations.some((each) => each.length > LONGEST.recommendation))
    complaints.push(`A recommendation is longer than ${LONGEST.recommendation} letters.`);
  // What is far too long is not worth reading through.
  if (complaints.length > 0) return complaints;
  return checkText({ texts: [title, description, ...recommendations], prose: description }, facts, {
    own: [own.title, own.description, ...(own.recommendations ?? [])],
    ...said,
  });
}

/** What may be said: all of it stands in the facts or in our own sentences about them. */
type Known = Pick<Facts, 'names' | 'figures' | 'table' | 'period'>;

interface Said {
  /** Our own sentences, which name stretches of time and thresholds as well. */
  own: string[];
  formula: string;
  language: Language;
  currency: string;
}

/** What is wrong with texts about facts; `prose` is the part that is long enough to recognise its language. */
export function checkText(
  { texts, prose }: { texts: string[]; prose: string },
  facts: Known,
  said: Said,
): string[] {
  const { language } = said;
  const complaints: string[] = [];
  const text = texts.join('\n');
  if (MARKUP.test(text)) complaints.push('There must be no links and no markup.');
  const bare = withoutNames(text, facts);
  const unknown = unknownNumbers(withoutDates(bare, facts, language), knownNumbers(facts, said), language);
  if (unknown.length > 0)
    complaints.push(`These numbers are not among the facts: ${[...new Set(unknown)].join(', ')}.`);
  const inLanguage = [bare, withoutNames(prose, facts)].every((each) => isInLanguage(each, language));
  if (!inLanguage) complaints.push(`The text is not in ${englishName(language)}.`);
  return complaints;
}

/** A product may be called “Mug 350 ml”. */
function withoutNames(text: string, facts: Known): string {
  const cells = (facts.table?.rows ?? []).flatMap((row) =>
    row.filter((cell, index) => typeof cell === 'string' && facts.table!.columns[index]!.unit === 'text'),
  ) as string[];
  return [...Object.values(facts.names), ...cells]
    .filter((name) => name.length > 1)
    .sort((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), text);
}

function datesOf({ figures, table, period }: Known): string[] {
  const inTable = (table?.rows ?? []).flatMap((row) =>
    row.filter((_, index) => table!.columns[index]!.unit === 'date'),
  );
  const inFigures = figures.filter(({ unit }) => unit === 'date').map(({ value }) => value);
  return [...inFigures, ...inTable, period.from, period.to].filter(
    (day): day is string => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day),
  );
}

/** Known dates in the ways in which they are written. */
function withoutDates(text: string, facts: Known, language: Language): string {
  const locales = WORDS[language].textCheck.dateLocales;
  const styles: Intl.DateTimeFormatOptions[] = [
    { day: 'numeric', month: 'long', year: 'numeric' },
    { day: 'numeric', month: 'short', year: 'numeric' },
    { day: '2-digit', month: '2-digit', year: 'numeric' },
    { day: 'numeric', month: 'long' },
    { day: 'numeric', month: 'short' },
  ];
  const written = datesOf(facts).flatMap((day) => {
    const at = new Date(`${day}T00:00:00Z`);
    const forms = locales.flatMap((locale) =>
      styles.map((style) => new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(at)),
    );
    return [day, ...forms];
  });
  return written
    .sort((one, other) => other.length - one.length)
    .reduce((rest, form) => rest.replaceAll(form, ' '), text);
}

function knownNumbers(facts: Known, { own, formula, language, currency }: Said): KnownNumber[] {
  const known: KnownNumber[] = facts.figures.flatMap(({ value, unit }) =>
    typeof value === 'number' ? [{ value, unit }] : [],
  );
  for (const row of facts.table?.rows ?? []) {
    for (const [index, cell] of row.entries()) {
      const { unit } = facts.table!.columns[index]!;
      if (typeof cell === 'number' && unit !== 'word') known.push({ value: cell, unit });
    }
  }
  const ours = withoutNames([...own, formula].join(' '), facts);
  for (const [digits] of ours.matchAll(NUMBER))
    if (/^\d{1,2}$/.test(digits)) known.push({ value: Number(digits), unit: 'count' });
  for (const [, before, after] of formula.matchAll(/%(\d+)(?!\d|,\d)|(?<![\d.])(\d+) ?%/g))
    known.push({ value: Number(before ?? after), unit: 'percent' });
  const { ownNumberWords } = WORDS[language].textCheck;
  for (const word of ours.toLocaleLowerCase(language).match(/\p{L}+/gu) ?? [])
    if (ownNumberWords[word] !== undefined) known.push({ value: ownNumberWords[word], unit: 'any' });
  for (const day of datesOf(facts)) known.push({ value: Number(day.slice(0, 4)), unit: 'count' });
  const words = figureWords(language, currency);
  for (const { name, value } of facts.figures)
    if (name.startsWith('hour'))
      for (const part of words.hour(Number(value)).split(':'))
        known.push({ value: Number(part), unit: 'count' });
  return known;
}

/**
 * Whether a text, its proper names taken out, reads like this language. Shares of words are those by which texts of our
 * languages were distinguished from German, French, Spanish and each other.
 */
function isInLanguage(text: string, language: Language): boolean {
  const { frequent, typical, share, foreign } = WORDS[language].textCheck;
  const words = text.toLocaleLowerCase(language).match(/\p{L}+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return true;
  const known = words.filter((word) => frequent.has(word) || typical?.test(word));
  const others = words.filter((word) => foreign?.test(word));
  return known.length / words.length >= share && others.length / words.length < 0.1;
}
