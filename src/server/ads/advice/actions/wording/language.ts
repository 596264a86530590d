import type { ActionType } from '#server/ads/advice/actions/finding.ts';
import type { ReaderLanguage } from '#shared/analytics/insights.ts';
import type { FigureReader } from './figure-reader.ts';

export interface Wording {
  title: string;
  description: string;
  /** How it is done in Google Ads, step by step. */
  steps: string[];
}

export interface Speech {
  words: (figures: FigureReader) => Wording;
  /** How the figures, and the money at stake, are worked out. */
  formula: (figures: FigureReader) => string;
}

/** All that one language needs. */
export interface Language {
  language: ReaderLanguage;
  speeches: Record<ActionType, Speech>;
  /** Names of figures and columns, and the words that cells hold. */
  labels: Record<string, string>;
  /** Who says a figure that was not counted, by key. */
  sources: Record<string, string>;
}
