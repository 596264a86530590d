import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { textArray } from '#server/core/db/bulk.ts';
import type { Database } from '#server/core/db/database.ts';
import { analyticsCache, connectedStores } from '#server/core/db/schema/stores.ts';
import type { OwnedStore } from '#server/core/http/serve.ts';
import { historyIsComplete, type RecordsState } from './records-state.ts';

/** A report as it is cached: what it was made of, when, how long it took, and what it says. */
export interface Entry extends RecordsState {
  tookMs: number;
  computedAt: string;
  reply: object;
}

/** An entry with the day and query it answers; without its text where the reader has it already. */
export interface FoundEntry extends RecordsState {
  stretch: string;
  computedAt: string;
  text: string | null;
}

/**
 * What the store's records are now, and the report if it is cached: the latest of these stretches. `known` is the entry
 * that the reader has.
 */
export async function findEntry(
  db: Database,
  storeId: string,
  { report, stretches, known }: { report: string; stretches: string[]; known: Entry | undefined },
): Promise<{ records: RecordsState; found: FoundEntry | null }> {
  const { rows } = await db.execute(sql`
    select sync_states.records_version as version, ${historyIsComplete()} as complete,
      cached.records_version as "madeOf", cached.history_complete as "madeOfComplete",
      date_range as stretch, last_updated as "computedAt",
      case when (last_updated, cached.records_version, cached.history_complete) is distinct from
        (${known?.computedAt ?? null}::timestamptz, ${known?.recordsVersion ?? null}::int, ${known?.historyComplete ?? null}::boolean)
        then data::text end as text
    from sync_states left join analytics_cache as cached
      on cached.store_id = sync_states.store_id and metric_type = ${report}
        and date_range = any(${textArray(stretches)})
    where sync_states.store_id = ${storeId} order by date_range desc nulls last limit 1`);
  const [row] = rows;
  if (!row) return { records: { recordsVersion: 0, historyComplete: false }, found: null };
  const records = { recordsVersion: row.version as number, historyComplete: row.complete as boolean };
  if (row.stretch === null) return { records, found: null };
  return {
    records,
    found: {
      recordsVersion: row.madeOf as number,
      historyComplete: row.madeOfComplete as boolean,
      stretch: row.stretch as string,
      computedAt: new Date(row.computedAt as string).toISOString(),
      text: row.text as string | null,
    },
  };
}

/**
 * Nothing is cached of a store that is gone, and nothing older replaces what is newer.
 * @returns what the store's records are by now; undefined when it is gone.
 */
export async function saveEntry(
  db: Database,
  storeId: string,
  { report, stretch, text, entry }: { report: string; stretch: string; text: string; entry: Entry },
): Promise<RecordsState | undefined> {
  const { recordsVersion, historyComplete, computedAt } = entry;
  const { rows } = await db.execute(sql`
    with cached as (
      insert into analytics_cache as old
        (store_id, date_range, metric_type, data, last_updated, records_version, history_complete)
      select id, ${stretch}, ${report}, ${text}::jsonb, ${computedAt}, ${recordsVersion}, ${historyComplete}
      from connected_stores where id = ${storeId}
      on conflict (store_id, date_range, metric_type) do update
      set data = excluded.data, last_updated = excluded.last_updated, records_version = excluded.records_version,
        history_complete = excluded.history_complete
      where (old.records_version, old.history_complete) <= (excluded.records_version, excluded.history_complete))
    select records_version as version, ${historyIsComplete()} as complete from sync_states where store_id = ${storeId}`);
  const [row] = rows;
  return row && { recordsVersion: row.version as number, historyComplete: row.complete as boolean };
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
  return found ?? null;
}
