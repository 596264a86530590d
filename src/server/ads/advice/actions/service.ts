import type { FastifyBaseLogger } from 'fastify';
import type { AdsFacts } from '#server/ads/advice/facts/facts.ts';
import { placeName } from '#server/ads/advice/facts/place-name.ts';
import { wordAll } from '#server/analytics/findings/word-all.ts';
import type { Done, Outcomes } from '#server/analytics/outcomes/outcomes.ts';
import type { Database } from '#server/core/db/database.ts';
import { Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { localDate } from '#server/core/time/local-time.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import {
  type AdsAction,
  type adsEndpoints,
  type Basis,
  CAMPAIGN_TYPES,
  type CampaignType,
  TIMEFRAMES,
  type Timeframe,
} from '#shared/ads/ads.ts';
import type { Outcome } from '#shared/analytics/outcomes.ts';
import type { BodyOf, ReplyOf } from '#shared/core/endpoint.ts';
import type { Language } from '#shared/core/languages.ts';
import { toMajor } from '#shared/core/money.ts';
import { text } from '#shared/core/sentence.ts';
import { hashOf } from './facts-hash.ts';
import { findAll } from './find-all.ts';
import type { AdsFinding } from './finders/finding.ts';
import { dayAfter } from './finders/local-days.ts';
import { isDone, type PlannedAction, planActions } from './plan-actions.ts';
import { type ActionRecord, findRecord, findRecords, saveMark, saveWording } from './repository.ts';
import { wordingOfActions } from './wording/ask-provider.ts';
import { wordEvidence, wordFinding } from './wording/word-finding.ts';

interface Reading {
  language: Language;
  store: Pick<OwnedStore, 'currency'>;
  outcome: Outcome | null;
}

/** What ads cost is read from the account, everything else from the store. */
const basisOfOutcome = ({ watched }: PlannedAction['finding']): Basis => ({
  kind: watched.kind === 'cost' ? 'account' : 'store',
  source: null,
  cases: null,
});

const actionProblems = {
  notFound: () => new Problem(404, 'action_not_found', text('This advice no longer exists.')),
};

interface Dependencies {
  db: Database;
  textModel: TextModel | null;
  outcomesOf: Outcomes['outcomesOf'];
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

type Marked = ReplyOf<typeof adsEndpoints.mark>;
/** The facts of a timeframe and type of campaign; null where there is nothing to advise on. */
export type FactsOf = (asked: {
  timeframe: Timeframe;
  campaignType: CampaignType;
}) => Promise<AdsFacts | null>;

/** More would be read by nobody. */
const MOST_WORDED = 12;
/** A request by hand has an answer in time, whatever the provider does. */
const WORDED_WITHIN_MS = 18_000;
const USUAL_SNOOZE_DAYS = 7;

/** What to do in Google Ads: found in the facts, marked by the owner, worded for the reader. */
export function createAdsActions({ db, textModel, outcomesOf, now, log }: Dependencies) {
  /** Open ones first, by money at stake and how sure it is; then snoozed, done and dismissed ones. */
  async function actionsOf(store: OwnedStore, facts: AdsFacts, language: Language): Promise<AdsAction[]> {
    const planned = planActions(findAll(facts), await findRecords(db, store), now());
    const outcomes = await outcomesOf(store, doneIn(planned, language), language);
    return planned.map((action) =>
      publicAction(action, { language, store, outcome: outcomes.get(action.finding.subject) ?? null }),
    );
  }

  /** Asks the provider for words of what is open and not worded yet; whatever goes wrong, our own stand. */
  async function wordAnew(store: OwnedStore, facts: AdsFacts, language: Language): Promise<void> {
    if (!textModel) return;
    try {
      const planned = planActions(findAll(facts), await findRecords(db, store), now());
      const unworded = planned
        .filter(({ status }) => status === 'open')
        .slice(0, MOST_WORDED)
        .filter(({ finding, record }) => record?.wording[language]?.facts !== hashOf(finding))
        .map(({ finding }) => finding);
      const until = AbortSignal.timeout(WORDED_WITHIN_MS);
      const context = { textModel, store, language, until, log };
      for (const [finding, words] of await wordAll(unworded, wordingOfActions, context)) {
        const saved = { facts: hashOf(finding), ...words };
        await saveWording(db, store.id, finding.subject, { [language]: saved });
      }
    } catch (error) {
      log.warn({ err: error, storeId: store.id }, 'actions not worded by the provider');
    }
  }

  async function mark(
    store: OwnedStore,
    { subject, status, days, ...asked }: BodyOf<typeof adsEndpoints.mark>,
    factsOf: FactsOf,
  ): Promise<Marked> {
    const known = await findRecord(db, store, subject);
    if (known?.status === status && status !== 'snoozed') return markOf(known);
    const finding = (await findSaid(subject, asked, factsOf)) ?? known?.finding ?? null;
    const isMarked = known !== null && known.status !== 'open';
    if (!finding && (!isMarked || status === 'done')) throw actionProblems.notFound();
    const today = localDate(now(), store.timeZone).toString();
    const record = {
      subject,
      status,
      snoozedUntil:
        status === 'snoozed'
          ? localDay(dayAfter(today, days ?? USUAL_SNOOZE_DAYS), store.timeZone).from
          : null,
      doneAt: status === 'done' ? now() : null,
      finding: status === 'done' ? finding : null,
    };
    await saveMark(db, store, record);
    return markOf(record);
  }

  return { actionsOf, wordAnew, mark };
}
export type AdsActions = ReturnType<typeof createAdsActions>;

const markOf = ({ subject, status, snoozedUntil, doneAt }: Omit<ActionRecord, 'wording'>): Marked => ({
  subject,
  status,
  snoozedUntil: snoozedUntil?.toISOString() ?? null,
  doneAt: doneAt?.toISOString() ?? null,
});

/** What was done, with what is watched of it; of two products that sell together it is the second. */
function doneIn(planned: PlannedAction[], language: Language): Done[] {
  return planned.filter(isDone).map(({ finding: { subject, watched, names }, record }) => {
    const product = names.second ?? names.product;
    const place = watched.kind === 'place' ? nameOfPlace(watched, language) : null;
    return {
      key: subject,
      doneAt: record.doneAt,
      watched,
      names: { ...(product && { product }), ...(place && { place }) },
    };
  });
}

function nameOfPlace(
  { city, countryCode }: { city: string | null; countryCode: string | null },
  language: Language,
): string {
  return placeName({ kind: city === null ? 'country' : 'city', region: city ?? '', countryCode }, language);
}

/** As it was said where it was read; else wherever it is said. */
async function findSaid(
  subject: string,
  asked: Parameters<FactsOf>[0],
  factsOf: FactsOf,
): Promise<AdsFinding | null> {
  const elsewhere = TIMEFRAMES.flatMap((timeframe) =>
    CAMPAIGN_TYPES.map((campaignType) => ({ timeframe, campaignType })),
  );
  for (const each of [asked, ...elsewhere]) {
    const facts = await factsOf(each);
    const found = facts && findAll(facts).find((finding) => finding.subject === subject);
    if (found) return found;
  }
  return null;
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
