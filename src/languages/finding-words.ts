/** A finding in words. */
export interface Wording {
  title: string;
  description: string;
  /** What to do about it, in order. */
  recommendations: string[];
}

/** A finding's figures by name, written for the reader. */
export interface FigureReader {
  /** The parts of the variant, between its colons. */
  kind: string;
  detail: string;
  context: string;
  name(key: string): string;
  /** A figure named after its source is found without that: `budget` finds `budget_own_entry`. */
  has(figure: string): boolean;
  /** As it is, for choosing among sentences; money in major units. */
  number(figure: string): number;
  /** Written with its unit. */
  say(figure: string): string;
  /** Where a figure that was not counted comes from: `your entry`. */
  source(figure: string): string;
  weekday(figure: string): string;
  month(figure: string): string;
  hour(figure: string): string;
  /** The countries that the finding names. */
  countries(): string;
  /** A count with its noun: «1 order», «26 orders». */
  counted(figure: string, one: string, other: string): string;
  /** With its unit, a day without its year: what the endings of a language are put to. */
  written(figure: string): string;
  /** A day of this year, without the year. */
  day(figure: string): string;
  /** From one day to another, as briefly as it can be written. */
  days(from: string, to: string): string;
  /** The same of the days that the finding is about. */
  period(): string;
}

/** What one language says about findings of a kind. */
export interface Speech {
  words: (figures: FigureReader) => Wording;
  /** How the figures, and the money at stake, are worked out. */
  formula: string | ((figures: FigureReader) => string);
}

/** Where a figure comes from: in a sentence, and in full where there is room for it. */
export type Source = string | { inSentence: string; inFull: string };

/** All that one language needs. */
export interface FindingLanguage<Kind extends string = string> {
  speeches: Record<Kind, Speech>;
  /** Names of figures and columns, and the words that cells hold. */
  labels: Record<string, string>;
  /** Of figures that were not counted, by key. */
  sources?: Record<string, Source>;
}
