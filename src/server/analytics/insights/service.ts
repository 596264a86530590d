import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Wording } from '#languages/finding-words.ts';
import { chooseNew } from '#server/analytics/findings/choose-new.ts';
import { wordAll } from '#server/analytics/findings/word-all.ts';
import { findInsightsOfStore } from '#server/analytics/jobs.ts';
import type { Outcomes } from '#server/analytics/outcomes/outcomes.ts';
import { findRecordsState } from '#server/analytics/reports/records-state.ts';
import type { ReportCache } from '#server/analytics/reports/report-cache.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore, StoreScope } from '#server/core/http/serve.ts';
import type { Jobs } from '#server/core/jobs/jobs.ts';
import { languageOfZone } from '#server/core/language/reader-language.ts';
import type { Live } from '#server/core/live/live.ts';
import type { TextModel } from '#server/platforms/ports/text-model.ts';
import {
  type AllInsights,
  type Insight,
  type InsightStatus,
  MOST_INSIGHTS_OF_ALL,
  PRIORITIES,
} from '#shared/analytics/insights.ts';
import type { Language } from '#shared/core/languages.ts';
import { HOUR_MS, WEEK_MS } from '#shared/core/time.ts';
import type { LiveEvent } from '#shared/stores/live.ts';
import { actionsOf, productsOf } from './actions.ts';
import { findAll } from './find-all.ts';
import type { Finding } from './finders/finding.ts';
import { type ReportSources, readReports } from './finders/reports.ts';
import { insightProblems } from './problems.ts';
import { publicInsight } from './public-insight.ts';
import {
  deleteOutlived,
  findDueStore,
  findHandles,
  findInsights,
  findOpenOfAll,
  findReportedSince,
  findStoresDue,
  holdRecords,
  type InsightRecord,
  insertInsights,
  markInsight,
  type NewInsight,
  type RankedInsight,
  recordRun,
  renewInsight,
} from './repository.ts';
import { doneInsight } from './watched.ts';
import { wordingOfInsights } from './wording/ask-provider.ts';
import { wordFinding } from './wording/word-finding.ts';

interface Dependencies {
  db: Database;
  jobs: Jobs;
  live: Live;
  sources: ReportSources;
  outcomesOf: Outcomes['outcomesOf'];
  readTogether: ReportCache['readTogether'];
  textModel: TextModel | null;
  now: () => Date;
  log: FastifyBaseLogger;
}

const MOST_SHOWN = 50;
/** Of all stores, as many of one as its own tab shows at a time. */
const MOST_OF_STORE = 5;
const NO_HANDLES = new Map<string, string>();
/** At one time; more would be read by nobody. */
const MOST_REPORTED = 20;
export const EVERY_MS = 23 * HOUR_MS;
export const MOST_ENQUEUED = 500;
/** A request by hand has an answer within 25 seconds, whatever the provider does. */
const WORDED_WITHIN_MS = 21_000;
const ANSWERED_WITHIN_MS = 23_000;

/** Facts first, words second: findings from the reports, said once a week, in the reader's language. */
export function createInsightService(dependencies: Dependencies) {
  const { db, jobs, live, sources, readTogether, outcomesOf, textModel, now, log } = dependencies;

  async function listFor(store: OwnedStore, language: Language): Promise<Insight[]> {
    return publicOf(store, await findInsights(db, store, MOST_SHOWN), language);
  }

  /** What is open in all of a user's stores; each is marked in its own store. */
  async function listOfAll(account: StoreScope, language: Language): Promise<AllInsights> {
    const found = await findOpenOfAll(db, account, MOST_OF_STORE);
    const shown = inTurns(found).slice(0, MOST_INSIGHTS_OF_ALL);
    const handles = await handlesOf(shown.map(({ record }) => record));
    const openIn = new Map(found.map(({ store, open }) => [store.id, open]));
    return {
      insights: shown.map(({ record, store: { id: storeId, currency } }) => ({
        storeId,
        ...publicInsight(record, {
          language,
          currency,
          actions: actionsOf(record.finding, handles.get(storeId) ?? NO_HANDLES),
          outcome: null,
        }),
      })),
      more: [...openIn]
        .map(([storeId, open]) => ({
          storeId,
          insights: open - shown.filter(({ store }) => store.id === storeId).length,
        }))
        .filter(({ insights }) => insights > 0),
      unread: found.reduce((sum, { place, unread }) => (place === 1 ? sum + unread : sum), 0),
    };
  }

  function handlesOf(records: InsightRecord[]) {
    return findHandles(
      db,
      records.flatMap(({ storeId, finding }) =>
        productsOf(finding).map((productId) => ({ storeId, productId })),
      ),
    );
  }

  /** With what can be done about each, and what came of those that were done. */
  async function publicOf(store: OwnedStore, records: InsightRecord[], language: Language) {
    const handles = (await handlesOf(records)).get(store.id) ?? NO_HANDLES;
    const outcomes = await outcomesOf(store, records.flatMap(doneInsight), language);
    return records.map((record) =>
      publicInsight(record, {
        language,
        currency: store.currency,
        actions: actionsOf(record.finding, handles),
        outcome: outcomes.get(record.id) ?? null,
      }),
    );
  }

  async function generate(store: OwnedStore, language: Language): Promise<Insight[]> {
    const looking = lookThrough(store, language);
    // In a huge store the first reports may take longer: what is found then arrives by a live event.
    if (!(await finishesWithin(looking, ANSWERED_WITHIN_MS)))
      looking.catch((error: unknown) => log.error({ err: error, storeId: store.id }, 'no insights found'));
    return listFor(store, language);
  }

  /**
   * Nothing is found in half a history, nor in reports of different versions: a wrong sentence is worse than a late one.
   * Where it could not be done now, the store stays due.
   */
  async function lookThrough(store: OwnedStore, language: Language) {
    const { historyComplete } = await findRecordsState(db, store.id);
    const read = historyComplete ? await readTogether(store, () => readReports(sources, store)) : null;
    if (!read?.historyComplete) return;
    const { recordsVersion, replies } = read;
    const withProfit = replies.margins !== undefined;
    const until = AbortSignal.timeout(WORDED_WITHIN_MS);
    const findings = findAll(replies);
    const since = new Date(now().getTime() - WEEK_MS);
    const choice = chooseNew(findings, await findReportedSince(db, store, since), now());
    const chosen = [...choice.news.slice(0, MOST_REPORTED), ...choice.renewed.map(({ finding }) => finding)];
    const worded =
      textModel && (await wordAll(chosen, wordingOfInsights, { textModel, store, language, until, log }));
    await db.transaction(async (tx) => {
      const records = await holdRecords(tx, store.id);
      if (!records?.historyComplete) return;
      const run = { storeId: store.id, ranAt: now(), historyComplete, withProfit, recordsVersion };
      if (!(await recordRun(tx, run))) return;
      // Another run may have reported some of them by now.
      const { news, renewed } = chooseNew(chosen, await findReportedSince(tx, store, since), now());
      const record = (finding: Finding) =>
        recordOf(finding, { provided: worded?.get(finding), store, language, createdAt: now() });
      await insertInsights(tx, store, news.map(record));
      for (const { id, finding } of renewed) await renewInsight(tx, store, id, record(finding));
      const outlived = await deleteOutlived(
        tx,
        store.id,
        findings.map(({ subject }) => subject),
      );
      if (news.length + renewed.length + outlived > 0) await notifyPages(tx, store);
    });
  }

  async function mark(
    store: OwnedStore,
    insightId: string,
    change: { isRead?: boolean | undefined; status?: InsightStatus | undefined },
    language: Language,
  ): Promise<Insight> {
    const record = await db.transaction(async (tx) => {
      const { status } = change;
      const doneAt = status && (status === 'done' ? now() : null);
      const marked = await markInsight(tx, store, insightId, { ...change, doneAt });
      if (marked) await notifyPages(tx, store);
      return marked;
    });
    if (!record) throw insightProblems.notFound();
    const [marked] = await publicOf(store, [record], language);
    return marked!;
  }

  const notifyPages = (tx: Database, store: OwnedStore) =>
    live.notify(tx, store.userId, { type: 'insights-changed', storeId: store.id });

  /** Once a day, and as soon as there is something to look at, or to look at in profit. */
  async function findIfDue(storeId: string) {
    const store = await findDueStore(db, storeId, new Date(now().getTime() - EVERY_MS));
    // Whom a job writes for is not known.
    if (store) await lookThrough(store, languageOfZone(store.timeZone));
  }

  async function enqueueDue() {
    const before = new Date(now().getTime() - EVERY_MS);
    await jobs.enqueueForStores(db, findInsightsOfStore, await findStoresDue(db, before, MOST_ENQUEUED));
  }

  /** Insights follow as soon as the history is whole: nobody waits for the clock. */
  const phases = new Map<string, string>();
  function noticed(event: LiveEvent) {
    if (event.type !== 'store-progress') return;
    const { storeId } = event;
    const { phase } = event.sync;
    if (phases.get(storeId) === phase) return;
    phases.set(storeId, phase);
    if (phase !== 'ready') return;
    jobs
      .enqueue(db, findInsightsOfStore, { storeId }, { key: storeId })
      .catch((error: unknown) => log.error({ err: error, storeId }, 'insights could not be queued'));
  }

  return { listFor, listOfAll, generate, mark, findIfDue, enqueueDue, noticed };
}
export type InsightService = ReturnType<typeof createInsightService>;

/**
 * The most important of each store, then the second of each. What is at stake can be compared in one currency only: among
 * others the share of a month's sales decides, which is what the priority says.
 */
function inTurns(found: RankedInsight[]): RankedInsight[] {
  const currencies = [...new Set(found.map(({ store }) => store.currency))];
  const rankOf = ({ record, store, place }: RankedInsight) => [
    place,
    PRIORITIES.indexOf(record.finding.priority),
    currencies.indexOf(store.currency),
    -record.score,
  ];
  return found.toSorted((one, other) => {
    const [ranks, others] = [rankOf(one), rankOf(other)];
    const first = ranks.findIndex((rank, at) => rank !== others[at]);
    return first < 0 ? 0 : ranks[first]! - others[first]!;
  });
}

async function finishesWithin(work: Promise<void>, ms: number): Promise<boolean> {
  const over = new AbortController();
  const late = wait(ms, false, { signal: over.signal }).catch(() => true);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    over.abort();
  }
}

interface Worded {
  /** A provider's words; our own where there are none. */
  provided: Wording | undefined;
  store: OwnedStore;
  language: Language;
  createdAt: Date;
}

function recordOf(finding: Finding, { provided, store, language, createdAt }: Worded): NewInsight {
  const { subject, type, category, priority, atStake, score } = finding;
  const { title, description, recommendations } = provided ?? wordFinding(finding, language, store.currency);
  return {
    storeId: store.id,
    subject,
    type,
    category,
    priority,
    title,
    description,
    recommendations,
    finding,
    wording: provided ? 'provider' : 'builtin',
    language,
    atStake,
    score,
    createdAt,
  };
}
