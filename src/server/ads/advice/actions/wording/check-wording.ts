import type { AdsFinding } from '#server/ads/advice/actions/finding.ts';
import { checkText } from '#server/analytics/insights/wording/check-wording.ts';
import type { ReaderLanguage } from '#shared/analytics/insights.ts';
import type { Wording } from './language.ts';
import { wordEvidence, wordFinding } from './word-finding.ts';

export type Spoken = Pick<Wording, 'title' | 'description'>;

const LONGEST = { title: 140, description: 700 };

/** What is wrong with a provider's wording of a finding; nothing, when every number is a fact and the rest is in order. */
export function checkWording(
  { title, description }: Spoken,
  finding: AdsFinding,
  { language, currency }: { language: ReaderLanguage; currency: string },
): string[] {
  if (!title.trim() || !description.trim()) return ['The title or the description is empty.'];
  if (title.length > LONGEST.title) return [`The title is longer than ${LONGEST.title} letters.`];
  if (description.length > LONGEST.description)
    return [`The description is longer than ${LONGEST.description} letters.`];
  const own = wordFinding(finding, language, currency);
  const { formula, figures } = wordEvidence(finding, language, currency);
  return checkText({ texts: [title, description], prose: description }, finding, {
    own: [own.title, own.description],
    // Who says a figure stands in its name: “assumed: 5% of net sales”.
    formula: [formula, ...figures.map(({ name }) => name)].join(' '),
    language,
    currency,
  });
}
