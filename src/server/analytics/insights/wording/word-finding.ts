import { WORDS } from '#languages/words.ts';
import { createFindingWords } from '#server/analytics/findings/word-finding.ts';
import type { Finding } from '#server/analytics/insights/finders/finding.ts';
import type { Language } from '#shared/core/languages.ts';

export const insightWords = createFindingWords((language) => WORDS[language].insights);
export const { wordFinding, wordEvidence } = insightWords;

export function wordCategory({ category }: Finding, language: Language): string {
  return WORDS[language].insights.categories[category];
}
