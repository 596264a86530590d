import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { textArray } from '#server/db/bulk.ts';
import type { Database } from '#server/db/database.ts';
import { analyticsCache, connectedStores } from '#server/db/schema/stores.ts';
import type { OwnedStore } from '#server/http/serve.ts';

/** A report as it is kept: what it rests on, how long it took, and what it says. */
export interface Entry {
  version: number;
  tookMs: number;
  computedAt: string;
  reply: object;
}

/** A report with what day and query it answers; without its text where the reader has it already. */
export interface FoundEntry {
  version: number;
  stretch: string | null;
  computedAt: string | null;
  text: string | null;
}

/**
 * The version of the store's records, and the report if it is kept: the latest of these stretches. `known` is when the
 * one that the reader has was computed.
 */
export async function findEntry(
  db: Database,
  storeId: string,
  { report, stretches, known }: { report: string; stretches: string[]; known: string | null },
): Promise<FoundEntry> {
  const { rows } = await db.execute<Record<keyof FoundEntry, string | null>>(sql`
    select records_version as version, date_range as stretch, last_updated as "computedAt",
      case when last_updated is distinct from ${known}::timestamptz then data::text end as text
    from sync_states left join analytics_cache
      on analytics_cache.store_id = sync_states.store_id and metric_type = ${report}
        and date_range = any(${textArray(stretches)})
    where sync_states.store_id = ${storeId} order by date_range desc nulls last limit 1`);
  const [row] = rows;
  if (!row) return { version: 0, stretch: null, computedAt: null, text: null };
  const { version, stretch, computedAt, text } = row;
  return {
    version: Number(version),
    stretch,
    text,
    computedAt: computedAt && new Date(computedAt).toISOString(),
  };
}

/** Nothing is kept of a store that is gone, and nothing older replaces what is newer. */
export async function keepEntry(
  db: Database,
  storeId: string,
  report: string,
  stretch: string,
  { text, version, computedAt }: { text: string; version: number; computedAt: string },
) {
  await db.execute(sql`
    insert into analytics_cache as old (store_id, date_range, metric_type, data, last_updated)
    select id, ${stretch}, ${report}, ${text}::jsonb, ${computedAt}
    from connected_stores where id = ${storeId}
    on conflict (store_id, date_range, metric_type) do update
    set data = excluded.data, last_updated = excluded.last_updated
    where (old.data->>'version')::int <= ${version}`);
}

export async function clearEntries(db: Database, before: Date) {
  await db.delete(analyticsCache).where(lt(analyticsCache.lastUpdated, before));
}

export async function findStoreOfReports(db: Database, storeId: string): Promise<OwnedStore | null> {
  const { id, userId, platform, currency, timeZone } = connectedStores;
  const [found] = await db
    .select({ id, userId, platform, currency, timeZone })
    .from(connectedStores)
    .where(and(eq(id, storeId), isNull(connectedStores.disconnectedAt)));
  return (found as OwnedStore | undefined) ?? null;
}
