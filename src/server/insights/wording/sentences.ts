import type { Category, Finding } from '#server/insights/finding.ts';
import type { FigureWords } from '#server/language/figure-words.ts';
import type { InsightType } from '#shared/insights.ts';

export interface Wording {
  title: string;
  description: string;
  recommendations: string[];
}

/** A finding's figures by name, written for the reader. */
export interface Told {
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
}

/** All that one language needs. */
export interface Language {
  sentences: Record<InsightType, (told: Told) => Wording>;
  /** How the figures of a type are computed. */
  formulas: Record<InsightType, string>;
  categories: Record<Category, string>;
  /** Names of figures and columns, and the words that cells hold. */
  labels: Record<string, string>;
}

export function tell(finding: Finding, words: FigureWords): Told {
  const figure = (name: string) => finding.figures.find((each) => each.name === name);
  const [kind = '', cause = '', context = ''] = finding.variant.split(':');
  const number = (name: string) => Number(figure(name)?.value ?? 0);
  return {
    kind,
    cause,
    context,
    name: (key) => finding.names[key] ?? '',
    has: (name) => figure(name) !== undefined,
    number,
    say(name) {
      const found = figure(name);
      return found ? words.inWords(found.value, found.unit) : '—';
    },
    weekday: (name) => words.weekday(number(name)),
    hour: (name) => words.hour(number(name)),
  };
}
