import type { OwnedStore } from '#server/core/http/serve.ts';
import type { AdsAction, Basis } from '#shared/ads/ads.ts';
import type { Outcome } from '#shared/analytics/outcomes.ts';
import type { Language } from '#shared/core/languages.ts';
import { toMajor } from '#shared/core/money.ts';
import { hashOf } from './facts-hash.ts';
import type { PlannedAction } from './plan-actions.ts';
import { wordEvidence, wordFinding } from './wording/word-finding.ts';

interface Reading {
  language: Language;
  store: Pick<OwnedStore, 'currency'>;
  outcome: Outcome | null;
}

/** An action as its reader sees it: a provider's words as long as they are of these very facts, else our own. */
export function publicAction(
  { finding, status, record }: PlannedAction,
  { language, store: { currency }, outcome }: Reading,
): AdsAction {
  const { title, description, recommendations } = wordFinding(finding, language, currency);
  const kept = record?.wording[language];
  const providers = kept && kept.facts === hashOf(finding) ? kept : null;
  const { figures, table, formula } = wordEvidence(finding, language, currency);
  const { from, to } = finding.period;
  return {
    subject: finding.subject,
    type: finding.type,
    category: finding.category,
    impact: finding.priority,
    title: providers?.title ?? title,
    description: providers?.description ?? description,
    data: figures,
    atStake: finding.atStake === null ? null : toMajor(finding.atStake, currency),
    currency,
    effort: finding.effort,
    steps: recommendations,
    evidence: { period: from && to ? { from, to } : null, formula, table },
    basis: finding.basis,
    wording: providers ? 'provider' : 'builtin',
    status,
    snoozedUntil: status === 'snoozed' ? (record?.snoozedUntil?.toISOString() ?? null) : null,
    doneAt: status === 'done' ? (record?.doneAt?.toISOString() ?? null) : null,
    outcome: outcome && { ...outcome, basis: basisOfOutcome(finding) },
  };
}

/** What ads cost is read from the account, everything else from the store. */
const basisOfOutcome = ({ watched }: PlannedAction['finding']): Basis => ({
  kind: watched.kind === 'cost' ? 'account' : 'store',
  source: null,
  cases: null,
});
