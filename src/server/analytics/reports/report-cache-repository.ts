import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { rowsOf } from '#server/core/db/bulk.ts';
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

/** A store's report that is looked for: the days and queries that it may answer, and the entry that the reader has. */
export interface SoughtEntry {
  storeId: string;
  /** The latest first. */
  stretches: [string] | [string, string];
  known?: Entry | undefined;
}

interface FoundRow extends Record<string, unknown> {
  storeId: string;
  version: number;
  complete: boolean;
  madeOf: number;
  madeOfComplete: boolean;
  stretch: string | null;
  computedAt: string;
  text: string | null;
}

/** What the stores' records are now, and the report of each if it is cached, in the order sought; or all without texts. */
export async function findEntries(
  db: Database,
  report: string,
  sought: SoughtEntry[],
  withTexts = true,
): Promise<{ records: RecordsState; found: FoundEntry | null }[]> {
  if (sought.length === 0) return [];
  const incoming = rowsOf(sought, {
    sought_id: ['uuid', ({ storeId }) => storeId],
    latest: ['text', ({ stretches }) => stretches[0]],
    earlier: ['text', ({ stretches }) => stretches[1] ?? null],
    known_at: ['timestamptz', ({ known }) => known?.computedAt ?? null],
    known_version: ['integer', ({ known }) => known?.recordsVersion ?? null],
    known_complete: ['boolean', ({ known }) => known?.historyComplete ?? null],
  });
  const { rows } = await db.execute<FoundRow>(sql`
    select sync_states.store_id as "storeId", sync_states.records_version as version, ${historyIsComplete()} as complete,
      cached.records_version as "madeOf", cached.history_complete as "madeOfComplete",
      date_range as stretch, last_updated as "computedAt",
      case when ${withTexts} and (last_updated, cached.records_version, cached.history_complete) is distinct from
        (known_at, known_version, known_complete) then data::text end as text
    from ${incoming} join sync_states on sync_states.store_id = sought_id
    left join lateral (
      select * from analytics_cache
      where analytics_cache.store_id = sought_id and metric_type = ${report} and date_range in (latest, earlier)
      order by date_range desc limit 1) as cached on true`);
  const byStore = new Map(rows.map((row) => [row.storeId, row]));
  return sought.map(({ storeId }) => foundOf(byStore.get(storeId)));
}

function foundOf(row: FoundRow | undefined): { records: RecordsState; found: FoundEntry | null } {
  if (!row) return { records: { recordsVersion: 0, historyComplete: false }, found: null };
  const { stretch, text } = row;
  const records = { recordsVersion: row.version, historyComplete: row.complete };
  if (stretch === null) return { records, found: null };
  const madeOf = { recordsVersion: row.madeOf, historyComplete: row.madeOfComplete };
  const computedAt = new Date(row.computedAt).toISOString();
  return { records, found: { ...madeOf, stretch, computedAt, text } };
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
