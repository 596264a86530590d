import type { Category, Finding } from '#server/analytics/insights/finding.ts';
import type { FigureWords } from '#server/core/language/figure-words.ts';
import { type TurkishCase, turkishSuffix } from '#server/core/language/turkish-suffix.ts';
import type { InsightType } from '#shared/analytics/insights.ts';

export interface Wording {
  title: string;
  description: string;
  recommendations: string[];
}

/** A finding's figures by name, written for the reader. */
export interface FigureReader {
  /** The parts of the variant, between its colons. */
  kind: string;
  cause: string;
  context: string;
  name(key: string): string;
  has(figure: string): boolean;
  /** As it is, for choosing among sentences. */
  number(figure: string): number;
  /** Written with its unit. */
  say(figure: string): string;
  weekday(figure: string): string;
  hour(figure: string): string;
  /** A count with its noun: «1 order», «26 orders». */
  counted(figure: string, one: string, other: string): string;
  /** Written with a Turkish ending: «36’sı», «₺250’ye», «18 Kasım’da». */
  ending(figure: string, ending: TurkishCase): string;
  /** A day of this year, without the year. */
  day(figure: string): string;
  /** From one day to another, as briefly as it can be written. */
  days(from: string, to: string): string;
  /** The same of the days that the finding is about. */
  period(): string;
}

/** All that one language needs. */
export interface Language {
  sentences: Record<InsightType, (figures: FigureReader) => Wording>;
  /** How the figures of a type are computed. */
  formulas: Record<InsightType, string>;
  categories: Record<Category, string>;
  /** Names of figures and columns, and the words that cells hold. */
  labels: Record<string, string>;
}

const withEnding = (written: string, ending: TurkishCase) => `${written}’${turkishSuffix(written, ending)}`;

export function readFigures(finding: Finding, words: FigureWords): FigureReader {
  const figure = (name: string) => finding.figures.find((each) => each.name === name);
  const [kind = '', cause = '', context = ''] = finding.variant.split(':');
  const number = (name: string) => Number(figure(name)?.value ?? 0);
  const text = (name: string) => String(figure(name)?.value ?? '');
  const day = (name: string) => words.dayOfYear(text(name));
  function say(name: string) {
    const found = figure(name);
    return found ? words.inWords(found.value, found.unit) : '—';
  }
  return {
    kind,
    cause,
    context,
    name: (key) => finding.names[key] ?? '',
    has: (name) => figure(name) !== undefined,
    number,
    say,
    weekday: (name) => words.weekday(number(name)),
    hour: (name) => words.hour(number(name)),
    counted: (name, one, other) => `${say(name)} ${number(name) === 1 ? one : other}`,
    ending: (name, ending) => withEnding(figure(name)?.unit === 'date' ? day(name) : say(name), ending),
    day,
    days: (from, to) => words.dates(text(from), text(to)),
    period: () => words.dates(finding.period.from!, finding.period.to!),
  };
}
