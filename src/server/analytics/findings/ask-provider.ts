import type { z } from 'zod';
import { type AiPurpose, asData, type TextModel } from '#server/platforms/ports/text-model.ts';
import type { Language } from '#shared/core/languages.ts';
import { checkWording, type ProvidersWords } from './check-wording.ts';
import { type Facts, inMajorUnits } from './finding.ts';
import type { FindingWords } from './word-finding.ts';

/** What a provider is asked for by those who found something. */
export interface WordingTask<Finding extends Facts, Words extends ProvidersWords> {
  /** What a finding is called in the log. */
  name: string;
  purpose: AiPurpose;
  instructions: (language: Language) => string;
  /** What it writes; the rest of a finding's words stays ours. */
  schema: z.ZodType<Words>;
  maxOutputTokens: number;
  longestTitle: number;
  words: FindingWords<Finding['type']>;
  categoryOf: (finding: Finding, language: Language) => string;
}

interface Reader {
  userId: string;
  storeId: string;
  language: Language;
  currency: string;
  signal: AbortSignal;
}

/** A provider's words for a finding, every number of which was checked. @throws PlatformFailure when there are none. */
export function askForWording<Finding extends Facts, Words extends ProvidersWords>(
  textModel: TextModel,
  finding: Finding,
  task: WordingTask<Finding, Words>,
  { userId, storeId, language, currency, signal }: Reader,
): Promise<Words> {
  const { purpose, schema, maxOutputTokens, words } = task;
  const { figures, table, formula, period } = words.wordEvidence(finding, language, currency);
  const facts = {
    category: task.categoryOf(finding, language),
    period,
    formula,
    figures: figures.map(({ name, text }) => `${name}: ${text}`),
    table: table && { columns: table.columns.map(({ label }) => label), rows: table.rows },
  };
  const draft = schema.parse(words.wordFinding(finding, language, currency));
  return textModel.write({
    purpose,
    instructions: task.instructions(language),
    prompt: `${asData('facts', facts)}\n${asData('draft', draft)}`,
    schema,
    userId,
    storeId,
    maxOutputTokens,
    signal,
    check: (wording) => complaintsAbout(wording, finding, task, { language, currency }),
  });
}

/** What is wrong with a provider's words for a finding. */
export function complaintsAbout<Finding extends Facts, Words extends ProvidersWords>(
  wording: Words,
  finding: Finding,
  { schema, longestTitle, words }: WordingTask<Finding, Words>,
  { language, currency }: Pick<Reader, 'language' | 'currency'>,
): string[] {
  const { formula, figures } = words.wordEvidence(finding, language, currency);
  return checkWording(wording, inMajorUnits(finding, currency), {
    own: schema.parse(words.wordFinding(finding, language, currency)),
    formula: [formula, ...figures.map(({ name }) => name)].join(' '),
    longestTitle,
    language,
    currency,
  });
}
