import { and, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import { textArray } from '#server/db/bulk.ts';
import type { Database } from '#server/db/database.ts';
import {
  aiInsights,
  aiInsightsHistory,
  connectedStores,
  insightRuns,
  syncStates,
} from '#server/db/schema/stores.ts';
import type { OwnedStore } from '#server/http/serve.ts';
import type { InsightStatus } from '#shared/insights.ts';
import type { Finding } from './finding.ts';

export type InsightRecord = Omit<typeof aiInsights.$inferSelect, 'finding'> & { finding: Finding };
export type NewInsight = typeof aiInsights.$inferInsert & { finding: Finding };

export async function findInsights(db: Database, storeId: string, most: number): Promise<InsightRecord[]> {
  const rows = await db
    .select()
    .from(aiInsights)
    .where(eq(aiInsights.storeId, storeId))
    .orderBy(desc(sql`(${aiInsights.status} = 'open')`), desc(aiInsights.score), desc(aiInsights.createdAt))
    .limit(most);
  return rows as InsightRecord[];
}

export async function findSaidSince(db: Database, storeId: string, since: Date) {
  const { subject, atStake, priority, createdAt } = aiInsights;
  return db
    .select({ subject, atStake, priority, createdAt })
    .from(aiInsights)
    .where(and(eq(aiInsights.storeId, storeId), gt(createdAt, since)));
}

export async function markInsight(
  db: Database,
  storeId: string,
  insightId: string,
  mark: {
    isRead?: boolean | undefined;
    status?: InsightStatus | undefined;
    doneAt?: Date | null | undefined;
  },
): Promise<InsightRecord | null> {
  const [row] = await db
    .update(aiInsights)
    // Drizzle leaves out what is undefined, and refuses to set nothing at all.
    .set({ ...mark, storeId })
    .where(and(eq(aiInsights.id, insightId), eq(aiInsights.storeId, storeId)))
    .returning();
  return (row as InsightRecord | undefined) ?? null;
}

/** Replaces what was open on the same subjects; the history keeps both. */
export async function insertInsights(db: Database, userId: string, insights: NewInsight[]) {
  const [first] = insights;
  if (!first) return;
  const subjects = insights.map(({ subject }) => subject);
  const { storeId } = first;
  await db
    .delete(aiInsights)
    .where(
      and(
        eq(aiInsights.storeId, storeId),
        eq(aiInsights.status, 'open'),
        inArray(aiInsights.subject, subjects),
      ),
    );
  await db.insert(aiInsights).values(insights);
  await db.insert(aiInsightsHistory).values(
    insights.map(
      ({ type, title, description, priority, subject, finding, wording, language, createdAt }) => ({
        storeId,
        userId,
        insightType: type,
        title,
        content: description,
        ...(priority ? { priority } : {}),
        metadata: { subject, finding, wording, language },
        ...(createdAt ? { createdAt } : {}),
      }),
    ),
  );
}

/** What was open and is no longer so: the stock came in, the carts were bought. */
export async function deleteOutlived(db: Database, storeId: string, subjects: string[]): Promise<number> {
  const gone = await db
    .delete(aiInsights)
    .where(
      and(
        eq(aiInsights.storeId, storeId),
        eq(aiInsights.status, 'open'),
        ...(subjects.length > 0 ? [notInArray(aiInsights.subject, subjects)] : []),
      ),
    )
    .returning({ id: aiInsights.id });
  return gone.length;
}

/** Holds the store's row until the transaction ends, so that two runs do not tell the same twice. */
export async function recordRun(db: Database, run: typeof insightRuns.$inferInsert) {
  await db.insert(insightRuns).values(run).onConflictDoUpdate({ target: insightRuns.storeId, set: run });
}

/** Active stores whose figures have something to say, longest not looked at first. */
export async function findStoresDue(db: Database, before: Date, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (${dueStores(before)}) due order by ran_at nulls first, id limit ${most}`);
  return rows.map((row) => row.id);
}

/** The store, if it is to be looked through now; null when it is gone, or somebody has done it. */
export async function findDueStore(
  db: Database,
  storeId: string,
  before: Date,
): Promise<(OwnedStore & { historyComplete: boolean }) | null> {
  const { rows } = await db.execute<{
    id: string;
    user_id: string;
    platform: OwnedStore['platform'];
    currency: string;
    time_zone: string;
    history_complete: boolean;
  }>(sql`select * from (${dueStores(before)}) due where id = ${storeId}`);
  const [row] = rows;
  if (!row) return null;
  return {
    id: row.id,
    userId: row.user_id,
    platform: row.platform,
    currency: row.currency,
    timeZone: row.time_zone,
    historyComplete: row.history_complete,
  };
}

/** Never looked through, or not since all of the history came in, or not since `before`. */
function dueStores(before: Date) {
  return sql`
    select s.id, s.user_id, s.platform, s.currency, s.time_zone, r.ran_at,
      (y.history_complete and y.totals_version = y.records_version) as history_complete
    from ${connectedStores} s
    join ${syncStates} y on y.store_id = s.id
    left join ${insightRuns} r on r.store_id = s.id
    where s.is_active and s.disconnected_at is null and y.history_from is not null
      and y.phase in ('history', 'ready')
      and (r.ran_at is null or (y.history_complete and y.totals_version = y.records_version and not r.history_complete) or r.ran_at < ${before.toISOString()})`;
}

/** All of the history is in, and the totals by product and customer are counted. */
export async function isHistoryComplete(db: Database, storeId: string): Promise<boolean> {
  const [row] = await db
    .select({
      complete: sql<boolean>`${syncStates.historyComplete} and ${syncStates.totalsVersion} = ${syncStates.recordsVersion}`,
    })
    .from(syncStates)
    .where(eq(syncStates.storeId, storeId));
  return row?.complete ?? false;
}

/** The addresses by which the content creator finds these products; those that are on sale. */
export async function findHandles(
  db: Database,
  storeId: string,
  productIds: string[],
): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; handle: string }>(sql`
    select id, handle from products
    where store_id = ${storeId} and id = any(${textArray(productIds)}) and deleted_at is null and status = 'ACTIVE'`);
  return new Map(rows.map(({ id, handle }) => [id, handle]));
}
