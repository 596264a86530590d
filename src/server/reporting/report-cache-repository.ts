import { and, eq, isNull, lt, sql } from 'drizzle-orm';
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

/** The version of the store's records, and the report if it is kept. */
export async function findEntry(db: Database, storeId: string, report: string, stretch: string) {
  const { rows } = await db.execute<{ version: number; entry: Entry | null }>(sql`
    select records_version as version, data as entry
    from sync_states left join analytics_cache
      on analytics_cache.store_id = sync_states.store_id and date_range = ${stretch} and metric_type = ${report}
    where sync_states.store_id = ${storeId}`);
  return rows[0] ?? { version: 0, entry: null };
}

/** Nothing is kept of a store that is gone, and nothing older replaces what is newer. */
export async function keepEntry(
  db: Database,
  storeId: string,
  report: string,
  stretch: string,
  entry: Entry,
) {
  await db.execute(sql`
    insert into analytics_cache as old (store_id, date_range, metric_type, data, last_updated)
    select id, ${stretch}, ${report}, ${JSON.stringify(entry)}::jsonb, ${entry.computedAt}
    from connected_stores where id = ${storeId}
    on conflict (store_id, date_range, metric_type) do update
    set data = excluded.data, last_updated = excluded.last_updated
    where (old.data->>'version')::int <= ${entry.version}`);
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
