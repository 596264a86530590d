/** By what a text in a language is recognised, and its numbers and dates are read. */
export interface TextCheckWords {
  /** Frequent words, endings and letters; with so many of its words among them a text is in this language. */
  frequent: ReadonlySet<string>;
  typical: RegExp | null;
  share: number;
  /** Letters that it does not have. */
  foreign: RegExp | null;
  /** Regions whose ways of writing a date are known. */
  dateLocales: string[];
  thousands: RegExp;
  decimal: string;
  multipliers: Record<string, number>;
  /** Words that are numbers; one to three are too common to mean anything. */
  numberWords: Record<string, number>;
  /** Those that our own sentences use. */
  ownNumberWords: Record<string, number>;
  /** Currencies and percent, as parts of a regular expression. */
  currency: string;
  percent: string;
  /** Words that make a small number behind them a place in a row. */
  ordinalBefore: string;
  /** What small numbers end in there; none where nothing is added to their digits. */
  ordinalEndings: string;
}
