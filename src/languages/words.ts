import type { ActionType } from '#shared/ads/action-types.ts';
import type { InsightCategory, InsightType } from '#shared/analytics/insights.ts';
import { LANGUAGES, type Language } from '#shared/core/languages.ts';
import type { AdsSentences } from './ads-words.ts';
import type { AnswerWords } from './answer-words.ts';
import type { Catalogue } from './catalogue.ts';
import type { ExportWords } from './export-words.ts';
import type { FileWords } from './file-words.ts';
import type { FindingLanguage } from './finding-words.ts';
import type { MailPhrases } from './mail-words.ts';
import type { OutcomeLanguage } from './outcome-words.ts';
import type { TimingWords } from './posting-time-words.ts';
import type { QuestionWords } from './question-words.ts';
import type { ShopPageWords } from './shop-page-words.ts';
import type { TextCheckWords } from './text-check-words.ts';
import type { WriteBackWords } from './write-back-words.ts';

/** All that the server words itself, which each language has in its `words.ts`. */
export interface Words {
  /** Sentences that a screen and a file both say, by their English; English has none. */
  sentences: Catalogue;
  /** Where an owner whose language is not known reads this one. */
  timeZones: string[];
  insights: FindingLanguage<InsightType> & { categories: Record<InsightCategory, string> };
  advice: FindingLanguage<ActionType>;
  mails: MailPhrases;
  dataExport: ExportWords;
  outcomes: OutcomeLanguage;
  postingTimes: TimingWords;
  ads: AdsSentences;
  answers: AnswerWords;
  files: FileWords;
  textCheck: TextCheckWords;
  questions: QuestionWords;
  shopPage: ShopPageWords;
  writeBack: WriteBackWords;
}

async function wordsOf(language: Language): Promise<[Language, Words]> {
  const { words } = (await import(`./${language}/words.ts`)) as { words: Words };
  return [language, words];
}

export const WORDS = Object.fromEntries(await Promise.all(LANGUAGES.map(wordsOf))) as Record<Language, Words>;
