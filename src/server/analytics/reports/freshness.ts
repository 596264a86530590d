import { sql } from 'drizzle-orm';
import type { Database } from '#server/core/db/database.ts';
import { localHours } from '#server/core/time/local-hours.ts';
import type { StoreCapabilities } from '#server/platforms/ports/store-platform.ts';
import type { Coverage } from '#shared/analytics/analytics.ts';
import { DAY_MS } from '#shared/core/time.ts';
import type { RangePeriod } from './range-period.ts';

/** How much of a store has been read, and until when. */
export interface Freshness {
  startedAt: Date | null;
  historyFrom: Date | null;
  historyComplete: boolean;
  lastSyncedAt: Date | null;
  capabilities: StoreCapabilities;
}

export async function findFreshness(db: Database, storeId: string): Promise<Freshness> {
  const { rows } = await db.execute(sql`
    select started_at, history_from, history_complete, last_synced_at, capabilities
    from sync_states join connected_stores on connected_stores.id = sync_states.store_id where store_id = ${storeId}`);
  const row = rows[0]!;
  return {
    startedAt: asDate(row.started_at),
    historyFrom: asDate(row.history_from),
    historyComplete: row.history_complete as boolean,
    lastSyncedAt: asDate(row.last_synced_at),
    capabilities: row.capabilities as StoreCapabilities,
  };
}

/** From where on every order we are allowed to see has been read; null when nothing has been read. */
export function coverageStart({
  historyFrom,
  historyComplete,
  startedAt,
  capabilities,
}: Freshness): Date | null {
  if (!historyComplete) return historyFrom;
  if (capabilities.historyDays === null || !startedAt) return new Date(0);
  return new Date(startedAt.getTime() - capabilities.historyDays * DAY_MS);
}

/** Local day of the oldest order that was read; null while there is none. */
export function recordsBegin({ historyFrom }: Freshness, timeZone: string): string | null {
  return historyFrom && localHours(timeZone)(historyFrom).day;
}

/** The first local day that figures may be compared with: it was read, and it is not before the first order. */
export function comparableSince(freshness: Freshness, timeZone: string): string | null {
  const coveredFrom = coverageStart(freshness);
  if (coveredFrom === null) return null;
  const readSince = localHours(timeZone)(coveredFrom).day;
  const firstDay = recordsBegin(freshness, timeZone);
  return firstDay !== null && firstDay > readSince ? firstDay : readSince;
}

/**
 * Why the stretch before cannot be shown next to this one; null when it can. Before the first order a shop was not there,
 * or not on this platform: nothing grew since then, it only began.
 */
export function whyNotCompared(
  { previous, timeZone }: Pick<RangePeriod, 'previous' | 'timeZone'>,
  freshness: Freshness,
): 'no_data_yet' | 'no_comparison' | 'not_covered' | 'before_records' | null {
  const coveredFrom = coverageStart(freshness);
  if (coveredFrom === null) return 'no_data_yet';
  if (previous === null) return 'no_comparison';
  if (coveredFrom > previous.from) return 'not_covered';
  const firstDay = recordsBegin(freshness, timeZone);
  return firstDay !== null && previous.firstDay < firstDay ? 'before_records' : null;
}

export function coverageReply(freshness: Freshness, timeZone: string): Coverage {
  const { historyFrom, historyComplete, lastSyncedAt, capabilities } = freshness;
  return {
    from: historyFrom?.toISOString() ?? null,
    to: lastSyncedAt?.toISOString() ?? null,
    complete: historyComplete && capabilities.historyDays === null,
    recordsBegin: recordsBegin(freshness, timeZone),
  };
}

function asDate(text: unknown): Date | null {
  return text === null ? null : new Date(text as string);
}
