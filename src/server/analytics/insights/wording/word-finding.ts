import { createFindingWords } from '#server/analytics/findings/word-finding.ts';
import type { Language } from '#server/analytics/findings/wording-types.ts';
import type { Category, Finding } from '#server/analytics/insights/finders/finding.ts';
import type { InsightType, ReaderLanguage } from '#shared/analytics/insights.ts';
import { english } from './english.ts';
import { turkish } from './turkish.ts';

interface InsightLanguage extends Language<InsightType> {
  categories: Record<Category, string>;
}

const LANGUAGES: Record<ReaderLanguage, InsightLanguage> = { en: english, tr: turkish };

export const insightWords = createFindingWords(LANGUAGES);
export const { wordFinding, wordEvidence } = insightWords;

export function wordCategory({ category }: Finding, language: ReaderLanguage): string {
  return LANGUAGES[language].categories[category];
}
