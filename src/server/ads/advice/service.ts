import { upsertSettings } from '#server/ads/settings/repository.ts';
import { DAYS_OF } from '#server/ads/settings/timeframe-days.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import { Problem } from '#server/core/http/problem.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import type { AdsResult, adsEndpoints, CampaignType, NoAdsResult, Timeframe } from '#shared/ads/ads.ts';
import type { BodyOf } from '#shared/core/endpoint.ts';
import type { Language } from '#shared/core/languages.ts';
import { type Sentence, type Text, text } from '#shared/core/sentence.ts';
import type { AdsActions } from './actions/service.ts';
import { BUDGET_DAYS } from './facts/assumptions.ts';
import { isIndustry } from './facts/industries.ts';
import { type AdsSources, type FoundFacts, type OtherSources, readFacts } from './facts/read-facts.ts';
import { defineAdsReports } from './facts/reports.ts';
import { adsResult } from './result.ts';

const refusedField = (field: string, message: Sentence) =>
  new Problem(400, 'invalid_request', message, { fields: { [field]: message } });

const adsProblems = {
  unknownIndustry: () => refusedField('industry', text('Please choose one of the kinds of goods listed.')),
  aboveAll: (name: string) =>
    refusedField(`assumptions.${name}`, text('Please enter a rate of at most 100%.')),
};

interface Dependencies extends OtherSources {
  db: Database;
  reports: Pick<ReportCache, 'read'>;
  sources: AdsSources;
  actions: AdsActions;
  now: () => Date;
}

interface Asked {
  timeframe: Timeframe;
  campaignType: CampaignType;
}

const RATES = ['clickRate', 'conversionRate'] as const;

/** Advice for Google Ads from the store's own figures, joined with what an account and the owner say. */
export function createAdsService({ db, actions, ...others }: Dependencies) {
  const defined = defineAdsReports(db);
  const factsOf = (store: OwnedStore, asked: Asked) => readFacts(store, asked, { db, defined, ...others });

  async function read(store: OwnedStore, asked: Asked, language: Language): Promise<AdsResult | NoAdsResult> {
    const found = await factsOf(store, asked);
    return 'missing' in found ? noResult(found.missing) : adviceOf(store, found, language);
  }

  async function analyze(
    store: OwnedStore,
    asked: Asked,
    language: Language,
  ): Promise<AdsResult | NoAdsResult> {
    const found = await factsOf(store, asked);
    if ('missing' in found) return noResult(found.missing);
    await actions.wordAnew(store, found.facts, language);
    return adviceOf(store, found, language);
  }

  async function adviceOf(store: OwnedStore, { facts, ...found }: FoundFacts, language: Language) {
    return adsResult(facts, { ...found, language, actions: await actions.actionsOf(store, facts, language) });
  }

  /** What is marked is looked for in what was shown. */
  const mark = (store: OwnedStore, body: BodyOf<typeof adsEndpoints.mark>) =>
    actions.mark(store, body, async (asked) => {
      const found = await factsOf(store, asked);
      return 'missing' in found ? null : found.facts;
    });

  async function saveSettings(store: OwnedStore, change: BodyOf<typeof adsEndpoints.settings>) {
    const { industry, assumptions } = change;
    if (industry && !isIndustry(industry)) throw adsProblems.unknownIndustry();
    for (const rate of RATES) if ((assumptions?.[rate] ?? 0) > 1) throw adsProblems.aboveAll(rate);
    await upsertSettings(db, store.id, { ...change, assumptions: assumptions && entriesToSave(change) });
    return { success: true };
  }

  return { read, analyze, mark, saveSettings, reports: Object.values(defined) };
}
export type AdsService = ReturnType<typeof createAdsService>;

function entriesToSave({ assumptions, timeframe = '30d' }: BodyOf<typeof adsEndpoints.settings>) {
  const { budget } = assumptions ?? {};
  return budget
    ? { ...assumptions, budget: (budget * BUDGET_DAYS) / DAYS_OF[timeframe] }
    : { ...assumptions };
}

function noResult(error: NoAdsResult['error']): NoAdsResult {
  return { error, message: NO_RESULT[error] };
}

const NO_RESULT: Record<NoAdsResult['error'], Text> = {
  no_data_yet: text(
    'Nothing has been read from your store yet. The analysis appears here as soon as the first orders are in, usually within a minute.',
  ),
  nothing_to_analyse: text(
    'Your store has no products on sale and no orders yet. Add products on your store platform, refresh the store here and try again.',
  ),
};
