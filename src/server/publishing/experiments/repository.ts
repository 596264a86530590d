import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { netSales, wholeSum } from '#server/analytics/reports/sales-sums.ts';
import type { Database } from '#server/core/db/database.ts';
import { postingExperiments } from '#server/core/db/schema/experiments.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { localDay } from '#server/core/time/local-hours.ts';
import { listed, PUBLISHED } from '#server/publishing/posts/lifecycle.ts';
import type { WeekSales } from './offer.ts';

export type ExperimentRecord = typeof postingExperiments.$inferSelect;
type Plan = Pick<ExperimentRecord, 'startsOn' | 'weeks' | 'rule'>;

/** The newest first. */
export async function findExperiments(db: Database, storeId: string): Promise<ExperimentRecord[]> {
  return db
    .select()
    .from(postingExperiments)
    .where(eq(postingExperiments.storeId, storeId))
    .orderBy(desc(postingExperiments.createdAt), desc(postingExperiments.id));
}

/** @returns whether there was none under way. */
export async function insertExperiment(
  tx: Database,
  storeId: string,
  plan: Plan,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insert(postingExperiments)
    .values({ ...plan, storeId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: postingExperiments.id });
  return inserted.length > 0;
}

/** @returns whether it had not ended before. */
export async function endExperiment(
  tx: Database,
  { id, storeId }: Pick<ExperimentRecord, 'id' | 'storeId'>,
  end: Pick<ExperimentRecord, 'endedAt' | 'endReason'> & Partial<Pick<ExperimentRecord, 'result'>>,
): Promise<boolean> {
  const ended = await tx
    .update(postingExperiments)
    .set(end)
    .where(
      and(
        eq(postingExperiments.id, id),
        eq(postingExperiments.storeId, storeId),
        isNull(postingExperiments.endedAt),
      ),
    )
    .returning({ id: postingExperiments.id });
  return ended.length > 0;
}

/** Every week from one Monday to another, which is exclusive; as the dashboard counts net sales. */
export async function findWeekSales(
  db: Database,
  storeId: string,
  { from, to }: { from: string; to: string },
): Promise<WeekSales[]> {
  const { rows } = await db.execute<{ day: string; gross: number; discounts: number; reversals: number }>(sql`
    select weeks::date::text as day, ${wholeSum('gross')} as gross, ${wholeSum('discounts')} as discounts,
      ${wholeSum('reversals')} as reversals
    from generate_series(${from}::date, ${to}::date - 7, '7 days') as weeks
      left join sales_days on store_id = ${storeId} and day >= weeks::date and day < weeks::date + 7
    group by weeks order by weeks`);
  return rows.map(({ day, gross, discounts, reversals }) => ({
    day,
    netSales: netSales({ gross: Number(gross), discounts: Number(discounts), reversals: Number(reversals) }),
  }));
}

/** How many posts Vitrin published in the weeks between two Mondays, by the Monday; weeks without any are left out. */
export async function countPublished(
  db: Database,
  { id, timeZone }: Pick<OwnedStore, 'id' | 'timeZone'>,
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  const [begin, end] = [localDay(from, timeZone).from, localDay(to, timeZone).from];
  const { rows } = await db.execute<{ day: string; posts: number }>(sql`
    select date_trunc('week', published_at at time zone ${timeZone})::date::text as day,
      count(distinct post_id)::int as posts
    from post_deliveries
    where store_id = ${id} and status in ${listed(PUBLISHED)}
      and published_at >= ${begin.toISOString()} and published_at < ${end.toISOString()}
    group by 1`);
  return new Map(rows.map(({ day, posts }) => [day, posts]));
}
