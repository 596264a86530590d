import type { FastifyBaseLogger } from 'fastify';
import type { Outcomes } from '#server/analytics/outcomes/outcomes.ts';
import type { Database } from '#server/core/db/database.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { HISTORY_PAGE, type PastInsight } from '#shared/analytics/insight-history.ts';
import { INSIGHT_TYPES, type InsightType } from '#shared/analytics/insights.ts';
import type { Outcome } from '#shared/analytics/outcomes.ts';
import type { Language } from '#shared/core/languages.ts';
import type { Finding } from './finders/finding.ts';
import { countPast, findPast, findPastTypes, type PastRecord } from './history-repository.ts';
import { doneInsight } from './watched.ts';
import { wordCategory, wordFinding } from './wording/word-finding.ts';

interface Dependencies {
  db: Database;
  outcomesOf: Outcomes['outcomesOf'];
  log: FastifyBaseLogger;
}

interface Asked {
  type?: InsightType | undefined;
  page: number;
}

/** What was reported when, and what came of it. */
export function createInsightHistory({ db, outcomesOf, log }: Dependencies) {
  async function listFor(store: OwnedStore, { type, page }: Asked, language: Language) {
    const [records, total, present] = await Promise.all([
      findPast(db, store, { type, skip: (page - 1) * HISTORY_PAGE, most: HISTORY_PAGE }),
      countPast(db, store.id, type),
      findPastTypes(db, store.id),
    ]);
    const done = records.flatMap(({ now }) => (now ? doneInsight(now) : []));
    const outcomes = await outcomesOf(store, done, language);
    return {
      insights: records.map((record) => ({
        ...worded(record, language, store.currency),
        ...becameOf(record),
        outcome: (record.now && outcomes.get(record.now.id)) ?? (null as Outcome | null),
      })),
      total,
      types: INSIGHT_TYPES.filter((each) => present.includes(each)),
    };
  }

  /** As it was first reported: its figures of then, in the reader's language. */
  function worded(
    { id, insightType, title, content, createdAt, metadata }: PastRecord,
    language: Language,
    currency: string,
  ) {
    const { finding, wording } = metadata;
    const { priority } = finding;
    const isAsStored = wording === 'provider' && metadata.language === language;
    const words = isAsStored ? null : inOurWords(finding, language, currency);
    return {
      id,
      type: insightType,
      priority,
      ...(words ?? { title, description: content }),
      category: wordCategory(finding, language),
      reportedAt: createdAt.toISOString(),
    };
  }

  /** Null where a finding of an earlier version has not what today's sentences are made of. */
  function inOurWords(finding: Finding, language: Language, currency: string) {
    try {
      const { title, description } = wordFinding(finding, language, currency);
      return { title, description };
    } catch (error) {
      log.warn({ err: error, type: finding.type }, 'past insight shown as it was saved');
      return null;
    }
  }

  return { listFor };
}
export type InsightHistory = ReturnType<typeof createInsightHistory>;

function becameOf({
  now,
  metadata,
}: PastRecord): Pick<PastInsight, 'state' | 'endedAt' | 'withdrawnBecause'> {
  if (!now) {
    const { withdrawnAt, withdrawnBecause = null } = metadata;
    return {
      state: 'withdrawn',
      endedAt: withdrawnAt ? new Date(withdrawnAt).toISOString() : null,
      withdrawnBecause,
    };
  }
  const state = now.status;
  return { state, endedAt: (state === 'done' && now.doneAt?.toISOString()) || null, withdrawnBecause: null };
}
