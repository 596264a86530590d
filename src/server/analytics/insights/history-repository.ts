import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { inMinorUnits } from '#server/analytics/findings/finding.ts';
import type { Database } from '#server/core/db/database.ts';
import { aiInsights, aiInsightsHistory } from '#server/core/db/schema/stores.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { INSIGHT_TYPES, type InsightStatus, type InsightType } from '#shared/analytics/insights.ts';
import type { Language } from '#shared/core/languages.ts';
import type { Finding } from './finders/finding.ts';
import type { WithdrawnBecause } from './repository.ts';

/** A row of the history, and the insight as it stands now; null where it was withdrawn. */
export interface PastRecord {
  id: string;
  insightType: InsightType;
  title: string;
  content: string;
  createdAt: Date;
  metadata: {
    finding: Finding;
    wording?: string;
    language?: Language;
    withdrawnAt?: string;
    withdrawnBecause?: WithdrawnBecause;
  };
  now: { id: string; status: InsightStatus; doneAt: Date | null; finding: Finding } | null;
}

/** Types of earlier versions that no longer exist are left out. */
const ofStore = (storeId: string, type: InsightType | undefined) =>
  and(
    eq(aiInsightsHistory.storeId, storeId),
    inArray(aiInsightsHistory.insightType, type === undefined ? [...INSIGHT_TYPES] : [type]),
  );

/** Newest first. */
export async function findPast(
  db: Database,
  { id: storeId, currency }: Pick<OwnedStore, 'id' | 'currency'>,
  { type, skip, most }: { type: InsightType | undefined; skip: number; most: number },
): Promise<PastRecord[]> {
  const { id, insightType, title, content, createdAt, metadata } = aiInsightsHistory;
  const rows = await db
    .select({
      id,
      insightType,
      title,
      content,
      createdAt,
      metadata,
      now: {
        id: aiInsights.id,
        status: aiInsights.status,
        doneAt: aiInsights.doneAt,
        finding: aiInsights.finding,
      },
    })
    .from(aiInsightsHistory)
    .leftJoin(
      aiInsights,
      sql`${aiInsights.id}::text = ${metadata}->>'insightId' and ${aiInsights.storeId} = ${storeId}`,
    )
    .where(ofStore(storeId, type))
    .orderBy(desc(createdAt), desc(id))
    .offset(skip)
    .limit(most);
  return (rows as PastRecord[]).map(({ metadata: saved, now, ...row }) => ({
    ...row,
    metadata: { ...saved, finding: inMinorUnits(saved.finding, currency) },
    now: now && { ...now, finding: inMinorUnits(now.finding, currency) },
  }));
}

export function countPast(db: Database, storeId: string, type: InsightType | undefined): Promise<number> {
  return db.$count(aiInsightsHistory, ofStore(storeId, type));
}

export async function findPastTypes(db: Database, storeId: string): Promise<InsightType[]> {
  const rows = await db
    .selectDistinct({ type: aiInsightsHistory.insightType })
    .from(aiInsightsHistory)
    .where(eq(aiInsightsHistory.storeId, storeId));
  return rows.map(({ type }) => type as InsightType);
}
