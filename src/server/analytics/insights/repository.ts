import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Reported } from '#server/analytics/findings/choose-new.ts';
import { inMajorUnits, inMinorUnits } from '#server/analytics/findings/finding.ts';
import { historyIsComplete, type RecordsState } from '#server/analytics/reports/records-state.ts';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { costReadings } from '#server/core/db/schema/profit.ts';
import {
  aiInsights,
  aiInsightsHistory,
  connectedStores,
  insightRuns,
  syncStates,
} from '#server/core/db/schema/stores.ts';
import type { OwnedStore, StoreScope } from '#server/core/http/serve.ts';
import type { PastInsight } from '#shared/analytics/insight-history.ts';
import type { InsightStatus } from '#shared/analytics/insights.ts';
import type { Finding } from './finders/finding.ts';

export type InsightRecord = Omit<typeof aiInsights.$inferSelect, 'finding'> & { finding: Finding };
export type NewInsight = typeof aiInsights.$inferInsert & { finding: Finding };
type OfStore = Pick<OwnedStore, 'id' | 'currency'>;

export async function findInsights(
  db: Database,
  { id: storeId, currency }: OfStore,
  most: number,
): Promise<InsightRecord[]> {
  const rows = await db
    .select()
    .from(aiInsights)
    .where(
      and(
        eq(aiInsights.storeId, storeId),
        or(ne(aiInsights.status, 'open'), isOfWholeHistory(sql`${storeId}::uuid`)),
      ),
    )
    .orderBy(desc(sql`(${aiInsights.status} = 'open')`), desc(aiInsights.score), desc(aiInsights.createdAt))
    .limit(most);
  return rows.map((row) => ({ ...row, finding: inMinorUnits(row.finding as Finding, currency) }));
}

/** An open insight, the how many-th of its store it is, and how many that has, and has unread. */
export interface RankedInsight {
  record: InsightRecord;
  store: Pick<OwnedStore, 'id' | 'currency'>;
  place: number;
  open: number;
  unread: number;
}

/** The most important open insights of every present store of a user. */
export async function findOpenOfAll(
  db: Database,
  account: StoreScope,
  mostOfStore: number,
): Promise<RankedInsight[]> {
  const { storeId, status, isRead, score, createdAt } = aiInsights;
  const ranked = db
    .select({
      ...getTableColumns(aiInsights),
      place:
        sql<number>`row_number() over (partition by ${storeId} order by ${score} desc, ${createdAt} desc)::int`.as(
          'place',
        ),
      open: sql<number>`count(*) over (partition by ${storeId})::int`.as('open'),
      unread: sql<number>`(count(*) filter (where not ${isRead}) over (partition by ${storeId}))::int`.as(
        'unread',
      ),
      currency: connectedStores.currency,
      connectedAt: sql`${connectedStores.createdAt}`.as('connected_at'),
    })
    .from(aiInsights)
    .innerJoin(connectedStores, eq(connectedStores.id, storeId))
    .where(
      and(
        eq(connectedStores.userId, account.id),
        account.storeIds ? inArray(connectedStores.id, account.storeIds) : undefined,
        isNull(connectedStores.disconnectedAt),
        eq(status, 'open'),
        isOfWholeHistory(sql`${storeId}`),
      ),
    )
    .as('ranked');
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, mostOfStore))
    .orderBy(ranked.connectedAt, ranked.storeId, ranked.place);
  return rows.map(({ place, open, unread, currency, connectedAt: _, ...row }) => ({
    record: { ...row, finding: inMinorUnits(row.finding as Finding, currency) },
    store: { id: row.storeId, currency },
    place,
    open,
    unread,
  }));
}

/** What was found before the whole history was looked through counts as unsaid: nothing shows it, or mails it. */
const isOfWholeHistory = (storeId: SQL) =>
  sql`not exists (select from ${insightRuns} r where r.store_id = ${storeId} and not r.history_complete)`;

export async function findReportedSince(
  db: Database,
  store: OfStore,
  since: Date,
): Promise<Reported<Finding>[]> {
  const { id, subject, atStake, priority, status, createdAt, finding } = aiInsights;
  const rows = await db
    .select({ id, subject, atStake, priority, status, createdAt, finding })
    .from(aiInsights)
    .where(and(eq(aiInsights.storeId, store.id), gt(createdAt, since)));
  return rows.map(
    (row) => ({ ...row, finding: inMinorUnits(row.finding as Finding, store.currency) }) as Reported<Finding>,
  );
}

export async function markInsight(
  db: Database,
  { id: storeId, currency }: OfStore,
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
  return row ? { ...row, finding: inMinorUnits(row.finding as Finding, currency) } : null;
}

/** Replaces what was open on the same subjects; the history keeps both. */
export async function insertInsights(
  db: Database,
  { id: storeId, userId, currency }: OfStore & Pick<OwnedStore, 'userId'>,
  found: NewInsight[],
) {
  if (found.length === 0) return;
  const insights = found.map((insight) => asSaved(insight, currency));
  await withdraw(
    db,
    storeId,
    'reported_anew',
    inArray(
      aiInsights.subject,
      insights.map(({ subject }) => subject),
    ),
  );
  const inserted = await db.insert(aiInsights).values(insights).returning({ id: aiInsights.id });
  await db.insert(aiInsightsHistory).values(
    insights.map(
      ({ type, title, description, priority, subject, finding, wording, language, createdAt }, at) => ({
        storeId,
        userId,
        insightType: type,
        title,
        content: description,
        ...(priority ? { priority } : {}),
        metadata: { insightId: inserted[at]!.id, subject, finding, wording, language },
        ...(createdAt ? { createdAt } : {}),
      }),
    ),
  );
}

/** Its figures as they are shown: a version before this one reads them, too. */
const asSaved = (insight: NewInsight, currency: string): NewInsight => ({
  ...insight,
  finding: inMajorUnits(insight.finding, currency),
});

/** Gives an open insight today's figures; it stays what was reported on its day, and read if it was. */
export async function renewInsight(db: Database, { currency }: OfStore, id: string, insight: NewInsight) {
  const { createdAt: _, ...figures } = asSaved(insight, currency);
  await db
    .update(aiInsights)
    .set(figures)
    .where(and(eq(aiInsights.id, id), eq(aiInsights.status, 'open')));
}

/** What was open and is no longer so: the stock came in, the carts were bought. */
export function deleteOutlived(db: Database, storeId: string, subjects: string[]): Promise<number> {
  return withdraw(
    db,
    storeId,
    'no_longer_so',
    subjects.length > 0 ? notInArray(aiInsights.subject, subjects) : undefined,
  );
}

export type WithdrawnBecause = NonNullable<PastInsight['withdrawnBecause']>;

/** Deletes open insights; the history says until when they were shown, and why no longer. */
async function withdraw(
  db: Database,
  storeId: string,
  because: WithdrawnBecause,
  which: SQL | undefined,
): Promise<number> {
  const gone = await db
    .delete(aiInsights)
    .where(and(eq(aiInsights.storeId, storeId), eq(aiInsights.status, 'open'), which))
    .returning({ id: aiInsights.id });
  if (gone.length > 0)
    await db
      .update(aiInsightsHistory)
      .set({
        metadata: sql`${aiInsightsHistory.metadata} || jsonb_build_object('withdrawnAt', now(), 'withdrawnBecause', ${because}::text)`,
      })
      .where(
        and(
          eq(aiInsightsHistory.storeId, storeId),
          inArray(
            sql`${aiInsightsHistory.metadata}->>'insightId'`,
            gone.map(({ id }) => id),
          ),
        ),
      );
  return gone.length;
}

/** The store's records as they are until the transaction ends; null when the store is gone. */
export async function holdRecords(tx: Database, storeId: string): Promise<RecordsState | null> {
  const { rows } = await tx.execute<{ version: number; complete: boolean }>(sql`
    select records_version as version, ${historyIsComplete()} as complete
    from sync_states where store_id = ${storeId} for share`);
  const [row] = rows;
  return row ? { recordsVersion: row.version, historyComplete: row.complete } : null;
}

/**
 * Holds the store's row until the transaction ends, so that two runs do not report the same twice.
 * @returns false where another run has looked through newer records.
 */
export async function recordRun(db: Database, run: typeof insightRuns.$inferInsert): Promise<boolean> {
  const recorded = await db
    .insert(insightRuns)
    .values(run)
    .onConflictDoUpdate({
      target: insightRuns.storeId,
      set: run,
      setWhere: sql`${insightRuns.recordsVersion} <= excluded.records_version`,
    })
    .returning({ storeId: insightRuns.storeId });
  return recorded.length > 0;
}

/** Active stores whose figures have something to say, longest not looked at first. */
export async function findStoresDue(db: Database, before: Date, most: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (${dueStores(before)}) due order by ran_at nulls first, id limit ${most}`);
  return rows.map((row) => row.id);
}

/** The store, if it is to be looked through now; null when it is gone, or another process has done it. */
export async function findDueStore(db: Database, storeId: string, before: Date): Promise<OwnedStore | null> {
  const { rows } = await db.execute<{
    id: string;
    user_id: string;
    platform: OwnedStore['platform'];
    currency: string;
    time_zone: string;
  }>(sql`select * from (${dueStores(before)}) due where id = ${storeId}`);
  const [row] = rows;
  if (!row) return null;
  const { id, platform, currency } = row;
  return { id, userId: row.user_id, platform, currency, timeZone: row.time_zone };
}

/** Stores whose history is whole: never looked through since, or since costs are known, or not since `before`. */
function dueStores(before: Date) {
  return sql`
    select s.id, s.user_id, s.platform, s.currency, s.time_zone, r.ran_at
    from ${connectedStores} s
    join ${syncStates} y on y.store_id = s.id
    left join ${insightRuns} r on r.store_id = s.id
    left join ${costReadings} c on c.store_id = s.id
    where s.is_active and s.disconnected_at is null and y.history_from is not null and ${historyIsComplete(sql`y`)}
      and (r.ran_at is null or not r.history_complete or r.ran_at < ${before.toISOString()}
        or (not r.with_profit and c.read_at is not null))`;
}

export interface StoreProduct {
  storeId: string;
  productId: string;
}

/** The addresses by which the content creator finds these products; those that are on sale, by store and product. */
export async function findHandles(
  db: Database,
  products: StoreProduct[],
): Promise<Map<string, Map<string, string>>> {
  const handles = new Map<string, Map<string, string>>();
  if (products.length === 0) return handles;
  const { rows } = await db.execute<{ store_id: string; id: string; handle: string }>(sql`
    select store_id, id, handle from products
    where (store_id, id) in (
        select store::uuid, product from unnest(
          ${textArray(products.map(({ storeId }) => storeId))}, ${textArray(products.map(({ productId }) => productId))}
        ) as wanted (store, product))
      and deleted_at is null and status = 'ACTIVE'`);
  for (const { store_id: storeId, id, handle } of rows)
    handles.set(storeId, (handles.get(storeId) ?? new Map<string, string>()).set(id, handle));
  return handles;
}
