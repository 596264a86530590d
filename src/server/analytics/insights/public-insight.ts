import type { Insight } from '#shared/analytics/insights.ts';
import type { Language } from '#shared/core/languages.ts';
import { toMajor } from '#shared/core/money.ts';
import type { InsightRecord } from './repository.ts';
import { wordCategory, wordEvidence, wordFinding } from './wording/word-finding.ts';

interface Reading extends Pick<Insight, 'actions' | 'outcome' | 'currency'> {
  language: Language;
}

/** An insight as its reader sees it: a provider's words in the language they were written in, our own in any other. */
export function publicInsight(
  record: InsightRecord,
  { language, currency, actions, outcome }: Reading,
): Insight {
  const { finding } = record;
  const isProviders = record.wording === 'provider' && record.language === language;
  const { title, description, recommendations } = isProviders
    ? record
    : wordFinding(finding, language, currency);
  return {
    id: record.id,
    type: record.type,
    title,
    description,
    recommendations,
    priority: finding.priority,
    category: wordCategory(finding, language),
    isRead: record.isRead,
    status: record.status,
    createdAt: record.createdAt.toISOString(),
    atStake: record.atStake === null ? null : toMajor(record.atStake, currency),
    currency,
    evidence: wordEvidence(finding, language, currency),
    actions,
    outcome,
    wording: isProviders ? 'provider' : 'builtin',
  };
}
